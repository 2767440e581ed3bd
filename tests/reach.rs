//! Reach of a piece: every offer is within it, and effects, cloaks and both sides are seen to.
#![allow(clippy::unwrap_used)] // a test may fail

use deckmate::games::any::{AnyGame, NewGame};
use deckmate::games::registry::GAMES;
use deckmate::play::{Code, Control, Dice, Eye, Offer, Role, Seat};
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

#[test]
fn a_survey_says_who_stands_where_what_is_attacked_and_what_hangs() {
    // The pinned knight takes nothing; the pawn on d5 takes the guarded bishop, and is worth less; the rook hangs.
    let board = json!({ "board": "4k3/4n3/2r5/3p4/4B3/3P4/8/R3R1K1 w - -" });
    let survey = game("chess", board).survey(None).unwrap();
    let takes = |control: &Control| {
        control.takes.iter().map(|take| format!("{}{}", take.0, take.1)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!((takes(&survey.white), takes(&survey.black)), ("e4d5".into(), "d5e4".into()));
    assert_eq!(survey.hanging, ["e4"], "the pawn on d5 is guarded, and no bishop is given for it");
    assert!(survey.black.squares.contains(&"d5"), "guarded squares are controlled, too");
    let alike = |side: &str, kind: &str| {
        let found = survey.pieces.iter().find(|one| (one.side, one.kind) == (side, kind));
        found.map(|one| one.squares.join(" ")).unwrap_or_default()
    };
    assert_eq!([alike("white", "rook"), alike("black", "pawn")], ["a1 e1", "d5"]);
    assert_eq!(survey.pieces[0].kind, "king");
}

#[test]
fn a_survey_tells_nothing_that_is_hidden() {
    // Under one cloak there is a queen, under the other a pawn: both look like what they show.
    let setup = |d2: &str, d1: &str| game("deception", json!({ "bases": { "d2": d2, "d1": d1 } }));
    for eye in [Eye::Seat(Seat::First), Eye::Seat(Seat::Second), Eye::Watcher] {
        let [one, other] = [setup("queen", "pawn"), setup("pawn", "queen")].map(|game| game.survey(Some(eye)).unwrap());
        assert_eq!(one, other);
    }
    let cloaks = setup("queen", "pawn");
    assert_eq!(cloaks.survey(Some(Eye::All)).unwrap_err().code, Code::NotOver);
    assert!(cloaks.survey(None).unwrap().pieces.iter().all(|alike| alike.cloaked));
}

#[test]
fn rays_follow_the_board_as_effects_have_made_it() {
    let rays = |game: &AnyGame, square: &str| {
        let rays = game.rays(square, None).unwrap();
        rays.iter().map(|ray| format!("{}:{}", ray.squares.join(""), ray.met.join(""))).collect::<Vec<_>>()
    };
    let plain = game("chess", json!({ "board": "4k3/8/8/1p6/8/8/8/4K3 w - -" }));
    assert_eq!(rays(&plain, "a6"), ["a7a8:", "b7c8:", "b6c6d6e6f6g6h6:", "b5c4d3e2f1:b5", "a5a4a3a2a1:"]);
    let hole = json!({ "board": "4k3/8/8/8/8/8/8/4K3 w - -", "lasting": [{ "card": "black-hole", "owner": "first", "at": "c8" }] });
    assert_eq!(rays(&game("chess-storm", hole), "a6")[1], "b7:");
    let wide = game("full-double", json!({}));
    assert_eq!(
        rays(&wide, "p1"),
        [
            "p2p3p4p5p6p7p8:p2p7p8",
            "o1n1m1l1k1j1i1h1g1f1e1d1c1b1a1:o1n1m1l1k1j1i1h1g1f1e1d1c1b1a1",
            "o2n3m4l5k6j7i8:o2j7i8"
        ]
    );
}

/// Answers to the open question that a text may mean, in one line.
fn meant(game: &AnyGame, text: &str) -> String {
    game.meant(text).iter().map(|offer| offer.text.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn moves_are_read_as_players_write_them() {
    let mut game = game("chess", json!({ "board": "4k3/1P6/8/3p4/2B1P3/8/8/RN2K1NR w KQ -" }));
    for (text, wanted) in [
        ("Nf3", "g1f3"),
        ("nf3", "g1f3"),
        ("Ng1-f3", "g1f3"),
        ("exd5", "e4d5"),
        ("ed5", "e4d5"),
        ("Bxd5", "c4d5"),
        ("bxd5", "c4d5"),
        ("b8=Q+", "b7b8=queen"),
        ("b8n", "b7b8=knight"),
        ("b7b8q", "b7b8=queen"),
        ("e4e5", "e4e5"),
        ("Nf3x", ""),
        ("O-O", ""),
        ("Nd2", "b1d2"),
        ("Qd5", ""),
        ("knight", ""),
        ("", ""),
    ] {
        assert_eq!(meant(&game, text), wanted, "{text}");
    }
    game.apply("Nf3").unwrap();
    assert_eq!(game.record().concat(), ["first g1f3"], "what is kept is the notation");
    game.apply("d4").unwrap();
    game.apply("0-0").unwrap();
    game.apply("Kd7").unwrap();
    assert_eq!(meant(&game, "Nd2"), "b1d2 f3d2");
    let refused = game.apply("Nd2").unwrap_err();
    assert_eq!((refused.code, refused.message.as_str()), (Code::NotOffered, "`Nd2` may be b1d2 or f3d2"));
    assert_eq!(game.apply("Nbd2").map(drop), Ok(()));
    assert_eq!(game.apply("Nf3").unwrap_err().code, Code::NotOffered);
}

#[test]
fn other_games_read_such_moves_too() {
    let wide = game("full-double", json!({}));
    assert_eq!([meant(&wide, "Nc3"), meant(&wide, "k4")].map(|text| text.len()), [4, 4]);
    // The hand pays: the card of the kind where nothing is said, or the one that is named.
    let hand = json!({ "hands": { "first": ["knight", "wild"] } });
    let poker = game("five-card", hand);
    assert_eq!([meant(&poker, "Nf3"), meant(&poker, "Nf3:wild")], ["g1f3", "g1f3:wild"]);
    assert_eq!(meant(&poker, "e4"), "e2e4:wild");
    // A cloak is called what it looks like.
    let cloaks = game("deception", json!({ "bases": { "g1": "queen" } }));
    assert_eq!([meant(&cloaks, "Nf3"), meant(&cloaks, "Qf3")], ["g1f3", ""]);
    let storm = game("chess-storm", json!({ "hands": { "first": ["double"] } }));
    assert_eq!([meant(&storm, "Nf3"), meant(&storm, "card:Double")], ["g1f3", "card:double"]);
}
