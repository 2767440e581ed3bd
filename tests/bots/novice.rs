//! The novice: it is weak because it does not see everything, and gives nothing away.

use deckmate::bots::Level;
use serde_json::json;

use super::asked::{answer, game};

/// Its answers to a question with 300 seeds.
fn answers(game: &deckmate::games::any::AnyGame) -> Vec<String> {
    (0..300).map(|seed| answer(game, Level::Novice, &format!("n{seed}"))).collect()
}

/// In how many of a hundred of these answers one was given.
fn share(answers: &[String], wanted: &str) -> usize {
    100 * answers.iter().filter(|text| *text == wanted).count() / answers.len()
}

#[test]
fn loses_no_piece_by_its_own_move() {
    // The Queen can go to squares where a Pawn captures her, and to others.
    let board = "4k3/8/2p1p3/1p1p1p2/8/3Q4/8/4K3 w - -";
    let game = game(json!({ "game": "chess", "seed": "novice", "setup": { "board": board } }));
    let given = answers(&game);
    for lost in ["d3b5", "d3d5", "d3f5", "d3c4", "d3e4"] {
        assert_eq!(share(&given, lost), 0, "{lost}");
    }
    let others = given.iter().collect::<std::collections::BTreeSet<_>>().len();
    assert!(others > 5, "it plays {others} moves only");
}

#[test]
fn sees_a_mate_and_a_hanging_queen_oftener_than_other_moves_but_not_always() {
    let mate = json!({ "game": "chess", "seed": "novice", "setup": { "board": "6k1/5ppp/8/8/8/8/8/R5K1 w - -" } });
    let queen = json!({ "game": "chess", "seed": "novice", "setup": { "board": "4k3/8/8/3q4/4P3/8/8/4K3 w - -" } });
    let shares = [(mate, "a1a8"), (queen, "e4d5")].map(|(asked, text)| share(&answers(&game(asked)), text));
    // Both positions have some twenty moves: by lot a move would be made five times in a hundred.
    assert!(shares.iter().all(|share| (12..60).contains(share)), "{shares:?}");
}

#[test]
fn sees_the_same_as_long_as_it_is_asked_with_the_same_seed() {
    for name in ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"] {
        let game = game(json!({ "game": name, "seed": "novice" }));
        for seed in ["one", "two", "three"] {
            let [once, again] = [0, 1].map(|_| answer(&game, Level::Novice, seed));
            assert_eq!(once, again, "{name}");
        }
    }
}

#[test]
fn neither_calls_nor_doubles_of_its_own() {
    let mut game = game(json!({ "game": "five-card", "seed": "novice", "options": { "clock": "none" } }));
    let mut given = 0;
    while game.asked().is_some() && given < 150 {
        let text = answer(&game, Level::Novice, &format!("n{given}"));
        assert!(!["call", "double", "give-up"].contains(&text.as_str()), "{text} at answer {given}");
        game.apply(&text).expect("an offered answer");
        given += 1;
    }
    assert!(given > 20);
}

/// A game of Full Double Chess in which White has two kings, on e1 and l1, and Black a rook.
fn two_kings(rook: &str) -> deckmate::games::any::AnyGame {
    let board = format!("4k6k4/16/16/16/16/{rook}/16/4K6K4 w - -");
    game(json!({ "game": "full-double", "seed": "novice", "setup": { "board": board } }))
}

/// The moves by which the king on e1 leaves the e-file.
const FLIGHTS: [&str; 4] = ["e1d1", "e1d2", "e1f1", "e1f2"];

#[test]
fn never_moves_one_of_two_kings_to_where_it_is_captured() {
    // The rook looks down the f-file: two squares beside the king are attacked.
    let steps = answers(&two_kings("5r10"));
    for lost in ["e1f1", "e1f2"] {
        assert_eq!(share(&steps, lost), 0, "{lost}");
    }
    let attacked = answers(&two_kings("4r11"));
    assert_eq!(share(&attacked, "e1e2"), 0, "it stays on the line of the rook");
}

#[test]
fn overlooks_now_and_then_that_one_of_two_kings_is_attacked_but_not_twice() {
    let flees = |game: &_| {
        let given = answers(game);
        100 * given.iter().filter(|text| FLIGHTS.contains(&text.as_str())).count() / given.len()
    };
    let mut game = two_kings("4r11");
    let first = flees(&game);
    assert!((40..90).contains(&first), "it flees in {first} of a hundred");
    // The king has stood there while Black made a move: now it is seen.
    for text in ["l1l2", "l8l7"] {
        game.apply(text).expect("a move");
    }
    assert_eq!(flees(&game), 100);
}

#[test]
fn obeys_the_laws_with_its_last_king() {
    let setup = json!({ "board": "4k6k4/16/16/16/16/4r11/15P/4K11 w - -" });
    let game = game(json!({ "game": "full-double", "seed": "novice", "setup": setup }));
    let given = answers(&game);
    assert!(given.iter().all(|text| FLIGHTS.contains(&text.as_str())), "{given:?}");
}

/// Chess Storm after White's move, with this hand: cards that fit the end of the turn can be played.
fn storm(board: &str, hand: &[&str]) -> deckmate::games::any::AnyGame {
    let setup = json!({ "board": board, "hands": { "first": hand, "second": ["dub"] }, "pile": ["courting", "home"] });
    let mut game = game(json!({ "game": "chess-storm", "seed": "novice", "setup": setup }));
    game.apply("g1f1").expect("a move");
    game
}

#[test]
fn shows_its_cards_but_none_that_hurts_it() {
    let quiet = "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -";
    let given = answers(&storm(quiet, &["respect", "crab"]));
    let shown = ["card:respect", "card:crab"].map(|text| share(&given, text));
    assert!(shown.iter().all(|&each| each > 5) && (20..50).contains(&(shown[0] + shown[1])), "{shown:?} of a hundred");
    // Disintegrate removes a piece of whoever plays it.
    assert_eq!(share(&answers(&storm(quiet, &["disintegrate", "crab"])), "card:disintegrate"), 0);
}
