//! The computer of Deception Chess: it takes a king that is shown, and hides its own elsewhere each time.

use std::collections::BTreeMap;

use deckmate::bots::{Bot, Budget, Level};
use deckmate::games::deception::Deception;
use deckmate::play::{Host, Seat, Seen};
use serde_json::json;

use super::asked::{ask, host, said};

#[test]
fn takes_a_king_that_is_shown() {
    let setup =
        json!({ "board": "k7/8/8/8/8/8/7p/R3K3 w - -", "uncloaked": ["a8"], "bases": { "a1": "rook", "e1": "king" } });
    let host = host::<Deception>("shown", Some(setup), json!({}));
    for level in [Level::Greedy, Level::Easy, Level::Normal] {
        assert_eq!(said(Deception::suggest, &host, level), "a1a8");
    }
}

/// A set-up in which two bases are swapped and the others lie as they look is not repaired step by step.
#[test]
fn shuffles_what_lies_as_it_looks() {
    let mut host = host::<Deception>("swapped", None, json!({}));
    host.apply(host.find("swap:e1e2").unwrap()).unwrap();
    assert_eq!(said(Deception::suggest, &host, Level::Normal), "shuffle");
}

/// However little it may spend, and however many worlds it imagines.
#[test]
fn no_level_passes_by_a_king_that_is_shown() {
    let setup = json!({ "board": "rnbq1bnr/pppppppp/8/4k3/8/8/PPPPPPPP/RNBQKBNR w - -", "uncloaked": ["e5"],
        "bases": { "b1": "pawn", "e5": "king", "e1": "king", "d2": "queen", "e2": "rook", "h2": "bishop" } });
    let mut host = host::<Deception>("passed-by", Some(setup), json!({}));
    host.apply(host.find("d2d4").unwrap()).unwrap();
    host.apply(host.find("a7a6").unwrap()).unwrap();
    let levels = [Level::Greedy, Level::Beginner, Level::Easy, Level::Normal, Level::Strong];
    for (level, nodes) in levels.into_iter().flat_map(|level| [1, 300, 3_000, 20_000].map(|nodes| (level, nodes))) {
        for hurried in [false, true] {
            let mut game = host.clone();
            // An uncloaking may come before the move.
            while game.prompt().is_some_and(|prompt| prompt.seat == Seat::First) {
                let budget = Budget { nodes, stop: &mut || hurried };
                let said = Deception::suggest(&Seen::new(&game).unwrap(), level.into(), budget, "open").unwrap();
                game.apply(said).unwrap();
            }
            assert!(game.prompt().is_none(), "{} with {nodes} nodes, hurried: {hurried}", level.name());
        }
    }
}

#[test]
fn hides_its_king_elsewhere_each_time() {
    let mut places = BTreeMap::new();
    for number in 0..24 {
        let mut host: Host<Deception> = host(&format!("cloaks-{number}"), None, json!({}));
        let mut steps = 0;
        while host.prompt().unwrap().why == deckmate::games::deception::Why::Cloak {
            let choice =
                ask::<Deception>(Deception::suggest, host.table(), host.prompt().unwrap(), Level::Normal, 1000);
            host.apply(choice).unwrap();
            steps += 1;
            assert!(steps < 60);
        }
        let table = host.table();
        let king = table.board.pieces().iter().find(|&id| table.base(id) == deckmate::board::Kind::King).unwrap();
        let at = table.board.piece(king).at;
        assert!(!["d2", "e2", "f2"].contains(&at.to_string().as_str()));
        *places.entry(at).or_insert(0) += 1;
    }
    assert!(places.len() >= 5, "{places:?}");
}
