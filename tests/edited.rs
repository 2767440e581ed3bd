//! Positions put together in the editor: its own form says all that the setups of the spec files say, and leads to every
//! question of every game.

use std::collections::BTreeSet;

use deckmate::games::chess::Chess;
use deckmate::games::deception::Deception;
use deckmate::games::doublecross::DoubleCross;
use deckmate::games::editing::{edit, Edited, EditedRight, Step};
use deckmate::games::five_card::FiveCard;
use deckmate::games::full_double::FullDouble;
use deckmate::games::storm::Storm;
use deckmate::play::{Game, Named, Seat};
use deckmate::{AnyGame, NewGame, Value};
use deckmate_spec::CaseStep;

/// Questions to which no position at one device leads, and why.
const ELSEWHERE: [(&str, &str, &str); 2] = [
    ("deception", "cloak", "the secret set-up is part of the usual start alone"),
    ("five-card", "able", "asked where the hands lie apart, each on a device of its own"),
];

/// Every so many setups are put together piece by piece; the others are pasted.
const EACH: usize = 40;

fn step(t: &str) -> Step {
    Step { t: t.into(), ..Step::default() }
}

fn with(wanted: &NewGame, setup: Value) -> NewGame {
    NewGame { setup: Some(setup), ..wanted.clone() }
}

/// The setup after a step, which must not be refused.
fn edited(wanted: &NewGame, step: &Step) -> Edited {
    edit(wanted.clone(), step).unwrap_or_else(|fault| panic!("{:?} {}: {}", wanted.setup, step.t, fault.message))
}

/// The board of a setup, put together piece by piece from an empty one.
fn pieced(wanted: &NewGame, like: &Edited) -> Value {
    let mut setup = edited(wanted, &step("clear")).setup;
    for (at, cell) in like.cells.iter().enumerate() {
        let Some(cell) = cell else { continue };
        let (file, rank) = (at % usize::from(like.files), at / usize::from(like.files) + 1);
        let square = format!("{}{rank}", char::from(b'a' + file as u8));
        let (kind, side) = (Some(cell.kind.into()), Some(cell.side.into()));
        setup = edited(&with(wanted, setup), &Step { at: Some(square), kind, side, ..step("put") }).setup;
    }
    setup = edited(&with(wanted, setup), &Step { side: Some(like.side.into()), ..step("side") }).setup;
    for right in like.rights.iter().filter(|right| right.on) {
        let text = Some(right.letter.clone());
        setup = edited(&with(wanted, setup), &Step { text, on: Some(true), ..step("right") }).setup;
    }
    let at = like.passed.map(str::to_owned);
    edited(&with(wanted, setup), &Step { at, ..step("pass") }).setup
}

/// The part of a setup at a path.
fn part<'a>(setup: &'a Value, path: &[&str]) -> Option<&'a Value> {
    path.iter().try_fold(setup, |found, name| found.get(name))
}

/// A setup with a part at a path.
fn put(setup: &mut Value, path: &[&str], value: &Value) {
    let Value::Map(parts) = setup else { return };
    let (name, rest) = (path[0], &path[1..]);
    if parts.iter().all(|(known, _)| known != name) {
        parts.push((name.into(), Value::Map(Vec::new())));
    }
    let Some((_, at)) = parts.iter_mut().find(|(known, _)| known == name) else { return };
    if rest.is_empty() {
        *at = value.clone();
    } else {
        put(at, rest, value);
    }
}

/// A setup without its board, its own cards, and what is empty: as the form has it.
fn beside(setup: &Value) -> String {
    let Value::Map(parts) = setup.sorted() else { return String::new() };
    let told = |(name, value): &(String, Value)| {
        let is_empty = matches!(value, Value::Null) || matches!(value, Value::Map(all) if all.is_empty());
        name != "board" && name != "cards" && !is_empty
    };
    Value::Map(parts.into_iter().filter(told).collect()).to_string()
}

/// The same wishes with a setup that the editor has made.
fn made(wanted: &NewGame, number: usize) -> NewGame {
    let whole = wanted.setup.clone().unwrap_or_else(|| Value::Map(Vec::new()));
    let board = whole.get("board").and_then(Value::text);
    let like = match board {
        Some(board) => edited(wanted, &Step { text: Some(board.into()), ..step("paste") }),
        None => edited(&with(wanted, Value::Map(Vec::new())), &step("look")),
    };
    let bare = NewGame { setup: None, ..wanted.clone() };
    let is_pieced = number.is_multiple_of(EACH);
    let board = like.setup.get("board").cloned().unwrap_or_default();
    let pasted = || Value::Map(vec![("board".into(), board.clone())]);
    let mut setup = if is_pieced { pieced(&bare, &like) } else { pasted() };
    assert_eq!(setup.get("board"), Some(&board), "{whole}");
    for field in &like.fields {
        if let Some(value) = part(&whole, field.path) {
            put(&mut setup, field.path, value);
        }
    }
    assert_eq!(beside(&setup), beside(&whole), "the form says less than {whole}");
    if let Some(cards) = whole.get("cards") {
        put(&mut setup, &["cards"], cards);
    }
    let last = edited(&with(wanted, setup), &step("look"));
    assert_eq!(last.fault, None, "{whole}");
    with(wanted, last.setup)
}

/// Answers of a line of a case, or nothing for one that answers nothing.
fn play(game: &mut AnyGame, line: &CaseStep, last: &mut Vec<String>) {
    match line.word.as_str() {
        "do" => last.clone_from(&line.parts),
        "again" => {}
        "back" => {
            game.back_of(Seat::from_name(&line.parts.concat())).expect("it went back before");
            return;
        }
        _ => return,
    }
    let times = if line.word == "do" { 1 } else { line.parts.concat().parse().expect("a number") };
    for answer in (0..times).flat_map(|_| last.clone()) {
        let (answer, thought) = answer.split_once(" @").unwrap_or((&answer, "0"));
        let text = answer.split_once(' ').map_or(answer, |(_, text)| text);
        game.apply_after(text, thought.parse().expect("milliseconds")).expect("it was answered before");
        SEEN.with_borrow_mut(|seen| seen.extend(game.prompt().map(|prompt| (game.name(), prompt.why))));
    }
}

thread_local! {
    /// Questions that were asked, by game.
    static SEEN: std::cell::RefCell<BTreeSet<(&'static str, &'static str)>> = const { std::cell::RefCell::new(BTreeSet::new()) };
}

fn words<G: Game>() -> (&'static str, &'static [&'static str]) {
    (G::INFO.name, G::Why::WORDS)
}

#[test]
fn every_question_is_reached_from_an_edited_position() {
    let folders =
        ["/tests/specs", "/tests/own_cards/specs"].map(|name| format!("{}{name}", env!("CARGO_MANIFEST_DIR")));
    let (files, wrong) = deckmate_spec::read(&folders);
    assert_eq!(wrong, [""; 0]);
    let mut number = 0;
    for case in files.iter().flat_map(|file| &file.cases) {
        let Ok(wanted) = serde_json::from_value::<NewGame>(case.game.clone()) else { continue };
        // Refused setups are not edited; a usual beginning only where it hides nothing.
        let is_open = ["chess", "full-double"].contains(&wanted.game.as_str());
        if !(is_open || wanted.setup.is_some()) || AnyGame::new(wanted.clone()).is_err() {
            continue;
        }
        number += 1;
        let mut game = AnyGame::new(made(&wanted, number)).expect("the editor has looked at it");
        SEEN.with_borrow_mut(|seen| seen.extend(game.prompt().map(|prompt| (game.name(), prompt.why))));
        let mut last = Vec::new();
        case.steps.iter().for_each(|line| play(&mut game, line, &mut last));
    }
    assert!(number > 500, "{number} setups");
    let games = [
        words::<Chess>(),
        words::<FullDouble>(),
        words::<DoubleCross>(),
        words::<FiveCard>(),
        words::<Deception>(),
        words::<Storm>(),
    ];
    let all: BTreeSet<_> =
        games.into_iter().flat_map(|(game, whys)| whys.iter().map(move |&why| (game, why))).collect();
    let elsewhere: BTreeSet<_> = ELSEWHERE.into_iter().map(|(game, why, _)| (game, why)).collect();
    let missing: Vec<_> = all.iter().filter(|one| SEEN.with_borrow(|seen| !seen.contains(one))).collect();
    assert_eq!(missing, elsewhere.iter().collect::<Vec<_>>(), "after {number} setups");
}

#[test]
fn what_is_said_of_a_piece_goes_with_it() {
    let bases = |text: &str| {
        let setup = format!(r#"{{"board":"4k3/8/8/8/8/8/4P3/4K3 w - -",{text}}}"#);
        NewGame { setup: Some(serde_json::from_str(&setup).expect("a setup")), ..NewGame::of("deception") }
    };
    let cloaked = bases(r#""bases":{"e2":"king","e1":"pawn"},"uncloaked":["e8"]"#);
    let to = |at: &str, to: &str| Step { at: Some(at.into()), to: Some(to.into()), ..step("move") };
    let moved = edited(&cloaked, &to("e2", "e4")).setup;
    assert_eq!(moved.get("bases").map(ToString::to_string).as_deref(), Some(r#"{"e4":"king","e1":"pawn"}"#));
    let gone = edited(&with(&cloaked, moved), &Step { at: Some("e8".into()), ..step("take") });
    assert_eq!(gone.setup.get("uncloaked").map(ToString::to_string).as_deref(), Some("[]"));
    assert_eq!(gone.fault.as_deref(), Some("black must have exactly one base king and at most 16 pieces"));
}

#[test]
fn a_fault_names_its_squares_and_a_step_its_lack() {
    let chess = NewGame::of("chess").board("4k3/4R3/8/8/8/8/8/P3K3 w - -");
    let pawn = edited(&chess, &step("look"));
    assert_eq!((pawn.fault.as_deref(), pawn.squares), (Some("a pawn cannot stand on a1"), vec!["a1"]));
    let checked = edited(&chess, &Step { at: Some("a1".into()), ..step("take") });
    assert_eq!(checked.fault.as_deref(), Some("black is in check but not to move"));
    assert_eq!(checked.squares, ["e8", "e7"]);
    let turned = Step { side: Some("black".into()), ..step("side") };
    let fine = edited(&with(&chess, checked.setup), &turned);
    assert_eq!((fine.fault, fine.said.as_str()), (None, "It can be played. You are in check. There are 3 answers."));
    for (wrong, told) in [
        (step("put"), "`put` needs a square"),
        (Step { at: Some("e4".into()), kind: Some("crab".into()), ..step("put") }, "`put` needs a kind of this board"),
        (step("side"), "`side` needs a side, white or black"),
        (step("jump"), "there is no step `jump`"),
        (Step { text: Some("e4".into()), ..step("paste") }, "the board of this game is 8x8 and has 8 rows, not 1"),
    ] {
        assert_eq!(edit(chess.clone(), &wrong).err().map(|fault| fault.message).as_deref(), Some(told));
    }
}

#[test]
fn an_effect_says_what_it_needs() {
    let storm = |effect: &str| {
        let setup = format!(r#"{{"lasting":[{effect}]}}"#);
        let setup = Some(serde_json::from_str(&setup).expect("a setup"));
        edited(&NewGame { setup, ..NewGame::of("chess-storm") }, &step("look"))
    };
    let bare = storm(r#"{"card":"exile","owner":"first"}"#);
    assert_eq!((bare.needs[0].at, bare.needs[0].more), (true, false));
    assert_eq!(bare.fault.as_deref(), Some("`exile` needs a square of the board"));
    assert_eq!(storm(r#"{"card":"exile","owner":"first","at":"d1"}"#).fault, None);
    let lasting = bare.fields.iter().find(|field| field.holds == "effects").expect("a part for effects");
    for card in &lasting.of {
        let told = storm(&format!(r#"{{"card":"{card}","owner":"second"}}"#));
        let is_known = told.fault.is_none() || told.needs.iter().any(|needs| needs.at || needs.more);
        assert!(is_known, "{card}: {:?}", told.fault);
    }
}

#[test]
fn in_chess960_a_king_gets_the_rights_of_the_rooks_beside_it() {
    let wanted = NewGame::of("chess").option("start", "numbered");
    let paste = Step { text: Some("1rk2r2/5p2/8/8/8/8/2P5/R1R1K1R1 w GA -".into()), ..step("paste") };
    let pasted = edited(&wanted, &paste);
    let marks = |edited: &Edited, is: fn(&EditedRight) -> bool| {
        let all = edited.rights.iter().filter(|right| is(right));
        all.map(|right| format!("{} {}", right.letter, right.words)).collect::<Vec<_>>()
    };
    let all = [
        "K White kingside",
        "Q White queenside with a1",
        "C White queenside with c1",
        "k Black kingside",
        "q Black queenside",
    ];
    assert_eq!(marks(&pasted, |right| right.may), all);
    assert_eq!(marks(&pasted, |right| right.on), [all[0], all[1]]);
    // With one rook of each side at a time.
    let right = Step { text: Some("C".into()), on: Some(true), ..step("right") };
    let other = edited(&with(&wanted, pasted.setup), &right);
    assert_eq!(marks(&other, |right| right.on), [all[0], all[2]]);
    // The king goes on: its rights go, and come again as wishes.
    let go = Step { at: Some("e1".into()), to: Some("f1".into()), ..step("move") };
    let gone = edited(&with(&wanted, other.setup), &go);
    let right = Step { text: Some("k".into()), ..step("right") };
    let last = edited(&with(&wanted, gone.setup), &right);
    assert_eq!(last.fault, None);
    let board = last.setup.get("board").and_then(Value::text).unwrap_or_default();
    assert_eq!(board, "1rk2r2/5p2/8/8/8/8/2P5/R1R2KR1 w KCk -");
    let game = AnyGame::new(with(&wanted, last.setup.clone())).expect("it can be played");
    assert!(game.offers().iter().any(|offer| offer.text == "f1g1"), "castles with the rook beside it");
}
