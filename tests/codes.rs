//! The error codes of the engine are those of `engine.d.ts`, no more and no fewer; what an error quotes is cut short.
#![allow(clippy::unwrap_used)] // a test may fail

use std::collections::BTreeSet;

use deckmate::play::{Code, Fault, Named, Value};
use deckmate::{AnyGame, NewGame};
use serde::Deserialize;

/// Codes that only the JavaScript around the engine uses, and codes that never reach it.
const OUTSIDE: [&str; 2] = ["freed", "crashed"];
const INSIDE: [Code; 2] = [Code::Diverged, Code::Endless];

#[test]
fn codes_are_those_of_the_types() {
    let types = include_str!("../www/engine.d.ts");
    let (_, union) = types.split_once("export type ErrorCode =").unwrap();
    let (union, _) = union.split_once(';').unwrap();
    let declared: BTreeSet<&str> = union.split('"').skip(1).step_by(2).filter(|code| !OUTSIDE.contains(code)).collect();
    let known = Code::ALL.iter().filter(|code| !INSIDE.contains(code)).map(|code| code.name()).collect();
    assert_eq!(declared, known);
}

/// Message of a fault that was made of this.
fn brief(message: String) -> String {
    Fault::new(Code::BadInput, message).message
}

#[test]
fn a_quotation_is_cut_and_the_rest_of_the_sentence_stays() {
    let long = "x".repeat(5_000);
    let said = format!("there is no card `{long}` in this game");
    assert_eq!(brief(said), format!("there is no card `{}…` in this game", "x".repeat(79)));
    let said = format!("wanted a number, not \"{}\"", "word ".repeat(1_000));
    assert_eq!(brief(said).chars().count(), 22 + 80 + 1);
    let short = format!("option `deck` takes pairs such as `tabula-rasa:1/round-robin:0`, not `{}`", "y".repeat(80));
    assert_eq!(brief(short.clone()), short.replace(&"y".repeat(80), &format!("{}…", "y".repeat(79))));
}

#[test]
fn quotation_marks_inside_a_quotation_do_not_open_the_way_for_more() {
    assert_eq!(brief(format!("no `{}`", "`x".repeat(5_000))).chars().count(), 401);
}

/// The sentence about a request that cannot be read.
fn refused(fields: Value) -> String {
    NewGame::deserialize(fields).unwrap_err().to_string()
}

/// A request with one more field beside the game.
fn with(name: &str, value: Value) -> Value {
    Value::Map(vec![("game".into(), Value::from("chess")), (name.into(), value)])
}

#[test]
fn a_value_of_the_wrong_sort_is_told_with_the_name_of_its_field() {
    assert_eq!(refused(with("seed", Value::Number(42.0))), "`seed` is a text, not the number 42");
    assert_eq!(refused(with("options", Value::Text("auto".into()))), "`options` is an object, not the text `auto`");
    assert!(refused(with("sed", Value::Null)).contains("`sed`"));
    for (setup, told) in [
        (Value::Text("8/8".into()), "a setup is an object such as { board: \"...\" }, not the text `8/8`"),
        (Value::Map(vec![("board".into(), Value::Number(8.0))]), "`board` is a text, not the number 8"),
    ] {
        let wanted = NewGame { setup: Some(setup), ..NewGame::of("chess") };
        let fault = AnyGame::new(wanted).unwrap_err();
        assert_eq!(fault.code, "bad-setup");
        assert!(fault.message.ends_with(told), "{fault}");
    }
}

#[test]
fn an_unknown_option_or_card_is_told_with_the_nearest_known_one() {
    let refused = |game: &str, option: &str, value: Value| {
        AnyGame::new(NewGame::of(game).option(option, value)).unwrap_err().message
    };
    let told = refused("doublecross", "autoCall", Value::Bool(true));
    assert!(
        told.starts_with("doublecross has no option `autoCall` (nearest: `auto_call`); its options are "),
        "{told}"
    );
    let told = refused("chess-storm", "deck", Value::from("0/krab:4"));
    assert_eq!(told, "option `deck`: there is no `krab` (nearest: `crab`)");
    let told = refused("doublecross", "joust_counts", Value::from("save-kng:1"));
    assert_eq!(told, "option `joust_counts`: there is no `save-kng` (nearest: `save-king`)");
}

#[test]
fn an_answer_that_is_nearly_right_is_read_or_told_what_is_wrong_with_it() {
    let promotes = || AnyGame::new(NewGame::of("chess").board("8/P7/8/8/8/8/k7/2K5 w - -")).unwrap();
    for (said, told) in
        [("a7a8q", "first a7a8=queen"), ("a7a8N", "first a7a8=knight"), ("a7a8=rook", "first a7a8=rook")]
    {
        let mut game = promotes();
        game.apply(said).unwrap();
        assert_eq!(game.record().concat(), [told]);
    }
    for (said, code) in [("a7a8k", "not-offered"), ("a7a8", "not-offered"), ("a7q", "not-offered")] {
        assert_eq!(promotes().apply(said).unwrap_err().code, code, "{said}");
    }
    let mut game = AnyGame::new(NewGame::of("chess")).unwrap();
    let told = game.apply("E2E4").unwrap_err();
    assert_eq!(
        (told.code.name(), told.message.as_str()),
        ("unknown-square", "there is no square `E2`: squares have small letters, `e2`")
    );
    let offer = Value::Map(vec![
        ("choice".into(), Value::Map(vec![("t".into(), Value::from("move"))])),
        ("text".into(), Value::from("e2e4")),
    ]);
    let told = game.answer(&offer, 0).unwrap_err().message;
    assert_eq!(told, "this is a whole offer: an answer is its `text`, here `e2e4`, or its `choice`");
    let told = game.judge("checkmate", None).unwrap_err().message;
    assert!(
        told.starts_with("`checkmate` is no goal: this game has no such word; it has ") && told.contains("won"),
        "{told}"
    );
}

#[test]
fn a_position_is_dealt_as_it_was_pasted_and_the_log_says_what_was_left_out() {
    for game in ["chess", "doublecross", "five-card", "deception", "chess-storm"] {
        let dealt = |board: &str| AnyGame::new(NewGame::of(game).board(board));
        let log = |board: &str| {
            let view = dealt(board).unwrap().view(deckmate::Eye::Watcher).unwrap();
            (view.board, view.log.iter().map(|line| line.text.clone()).collect::<Vec<_>>())
        };
        let (board, plain) = log("4k2r/4p3/8/8/8/8/4P3/4K2R w Kk -");
        let (pasted, told) = log("4k2r/4p3/8/8/8/8/4P3/4K2R W KQk – 0 1");
        assert_eq!(board, pasted, "{game}");
        let left = "Left out of the position: castling right “Q” needs its rook on a1.".to_owned();
        assert!(told.contains(&left) && !plain.contains(&left), "{game}: {told:?}");
        let (_, told) = log("4k3/4p3/8/8/8/8/4P3/4K3 w - e6");
        assert!(
            told.contains(&"Left out of the position: no pawn can just have passed over e6.".into()),
            "{game}: {told:?}"
        );
        // The parts left out stay left out in a save that is loaded again.
        let game_again = AnyGame::restore(dealt("4k3/4p3/8/8/8/8/4P3/4K3 w Q e6").unwrap().kept()).unwrap();
        assert_eq!(
            game_again.view(deckmate::Eye::Watcher).unwrap().log.len(),
            2 + log("4k3/4p3/8/8/8/8/4P3/4K3 w - -").1.len()
        );
        let told = dealt("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1 bm").unwrap_err();
        assert_eq!((told.code.name(), told.message.contains("“bm”")), ("bad-setup", true), "{game}");
    }
}
