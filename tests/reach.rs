//! Reach of a piece: every offer is within it, and effects, cloaks and both sides are seen to.
#![allow(clippy::unwrap_used)] // a test may fail

use deckmate::games::any::{AnyGame, NewGame};
use deckmate::games::registry::GAMES;
use deckmate::play::{Code, Dice, Eye, Offer, Role, Seat};
use serde_json::{json, Value};

fn game(name: &str, setup: Value) -> AnyGame {
    AnyGame::new(NewGame { setup: serde_json::from_value(setup).unwrap(), ..NewGame::of(name).seed("reach") }).unwrap()
}

/// The squares, in one line.
fn reach(game: &AnyGame, square: &str) -> String {
    game.reach(square, None).unwrap().join(" ")
}

/// Games in which a move is offered if and only if it is within reach, once a move is asked.
const EXACT: [&str; 2] = ["chess", "full-double"];

#[test]
fn what_is_offered_is_within_reach() {
    for info in GAMES.iter().map(|game| game.info()) {
        let (mut seen, mut dice) = (0, Dice::new(info.name));
        for n in 0..3 {
            let mut game = AnyGame::new(NewGame::of(info.name).seed(format!("reach-{n}"))).unwrap();
            for _ in 0..50 {
                let offers: Vec<_> = game.offers().into_iter().filter(|offer| offer.role == Role::Play).collect();
                if offers.is_empty() {
                    break;
                }
                // The moves that a card allows are its own matter.
                let is_turn = game.prompt().is_some_and(|prompt| prompt.why != "target");
                let is_move = |offer: &&Offer| is_turn && json!(offer.choice)["t"] == "move";
                let mut moves: Vec<_> = offers.iter().filter(is_move).map(|offer| &offer.squares[..2]).collect();
                moves.dedup();
                for one in moves.chunk_by(|one, other| one[0] == other[0]) {
                    let goals = game.reach(one[0][0], None).unwrap();
                    let offered: Vec<_> = one.iter().map(|m| m[1]).collect();
                    assert!(offered.iter().all(|to| goals.contains(to)), "{}: {one:?} {goals:?}", info.name);
                    assert!(!EXACT.contains(&info.name) || goals == offered, "{}: {one:?} {goals:?}", info.name);
                }
                seen += moves.len();
                let done = offers.iter().find(|offer| offer.text == "done");
                let text = done.unwrap_or(&offers[dice.below(offers.len())]).text.clone();
                game.apply(&text).unwrap();
            }
        }
        assert!(seen > 100, "{}: {seen} moves", info.name);
    }
}

#[test]
fn either_side_goes_where_the_laws_of_check_let_it() {
    let pinned = game("chess", json!({ "board": "4k3/4r3/8/8/8/8/P3B3/4K3 w - -" }));
    assert_eq!(reach(&pinned, "e2"), "");
    assert_eq!(reach(&pinned, "e7"), "e2 e3 e4 e5 e6 a7 b7 c7 d7 f7 g7 h7");
    assert_eq!(reach(&pinned, "a2"), "a3 a4");
    assert_eq!(reach(&pinned, "c4"), "");
    assert_eq!(pinned.reach("i1", None).unwrap_err().code, Code::UnknownSquare);
    assert_eq!(pinned.reach("e2", Some(Eye::All)).unwrap_err().code, Code::NotOver);
    // Without check nothing is pinned; the hand plays no part.
    let free = game("doublecross", json!({ "board": "4k3/4r3/8/8/8/8/P3B3/4K3 w - -" }));
    assert_eq!(reach(&free, "e2"), "d1 f1 d3 f3 c4 g4 b5 h5 a6");
    let poker = game("five-card", json!({ "board": "4k3/4r3/8/8/8/8/P3B3/4K3 w - -", "hands": { "first": ["pawn"] } }));
    assert_eq!([reach(&poker, "e2"), reach(&poker, "e1")], ["", "d1 f1 d2 f2"]);
}

#[test]
fn a_cloak_goes_as_it_looks_for_everybody() {
    let cloaks = game("deception", json!({ "bases": { "d2": "queen", "d1": "pawn" } }));
    for eye in [Eye::Seat(Seat::First), Eye::Seat(Seat::Second), Eye::Watcher] {
        assert_eq!(cloaks.reach("d2", Some(eye)).unwrap(), ["d3", "d4"]);
    }
    let mut open = cloaks.clone();
    open.apply("uncloak:d2").unwrap();
    assert_eq!(reach(&open, "d2"), "c3 d3 e3 b4 d4 f4 a5 d5 g5 d6 h6 d7");
}

#[test]
fn effects_in_force_bend_it() {
    let storm = |board: &str, lasting: Value| {
        let hands = json!({ "first": [], "second": [] });
        game("chess-storm", json!({ "board": board, "hands": hands, "lasting": lasting }))
    };
    let asleep =
        storm("r5k1/5ppp/8/8/8/8/5PPP/4R1K1 w - -", json!([{ "card": "inception", "owner": "first", "at": "a8" }]));
    assert_eq!([reach(&asleep, "a8"), reach(&asleep, "g8")], ["", "f8 h8"]);
    // Whoever may move a neutral piece: both.
    let neutral = storm("4k3/8/8/8/3N4/8/8/4K3 w - -", json!([{ "card": "neutrality", "owner": "first", "at": "d4" }]));
    assert_eq!(reach(&neutral, "d4"), "c2 e2 b3 f3 b5 f5 c6 e6");
    // A duty binds whom it binds.
    let ordered =
        storm("4k1n1/p7/8/8/8/8/P7/4K3 b - -", json!([{ "card": "diktat", "owner": "first", "at": "knight" }]));
    let goals = ["a7", "g8", "a2"].map(|at| reach(&ordered, at));
    assert_eq!(goals, ["", "f6 h6 e7", "a3 a4"]);
}

#[test]
fn a_view_names_the_pieces_that_give_check() {
    for (name, board, checkers) in [
        ("chess", "8/8/2k5/2n5/8/1K6/8/2R5 w - -", vec!["c5"]),
        ("chess", "4r1k1/8/8/8/1b6/8/8/4K3 w - -", vec!["b4", "e8"]),
        ("chess", "4k3/8/8/8/8/8/8/4K2R w - -", vec![]),
        ("five-card", "6k1/5ppp/8/8/8/8/5PPP/3r2K1 w - -", vec!["d1"]),
        ("chess-storm", "6k1/5ppp/8/8/8/8/5PPP/3r2K1 w - -", vec!["d1"]),
        ("full-double", "r3k11/16/16/16/16/16/16/K15 w - -", vec!["a8"]),
        ("doublecross", "4k3/8/8/8/8/8/8/r3K3 w - -", vec![]),
    ] {
        let view = json!(game(name, json!({ "board": board })).view(Eye::Watcher).unwrap());
        assert_eq!(view["checkers"], json!(checkers), "{name}: {board}");
    }
}
