//! Answers that the computer must find in DoubleCross, without knowing the order of the deck.

use deckmate::bots::Level;
use deckmate::games::any::AnyGame;
use serde_json::json;

use super::asked::{answer, game};

/// A DoubleCross game with this board and deck, top card first.
fn cards(board: &str, deck: &[&str]) -> AnyGame {
    game(json!({ "game": "doublecross", "seed": "bots", "setup": { "board": board, "deck": deck } }))
}

#[test]
fn takes_the_king_when_the_card_allows_it() {
    let mut game = cards("4k3/8/8/8/4R3/8/P7/4K3 w - -", &["white-rook", "black-king", "white-king"]);
    for level in [Level::Greedy, Level::Easy, Level::Normal, Level::Strong] {
        assert_eq!(answer(&game, level, "s"), "draw");
    }
    game.apply("draw").expect("a card");
    for level in [Level::Greedy, Level::Easy, Level::Normal, Level::Strong] {
        assert_eq!(answer(&game, level, "s"), "e4e8", "{}", level.name());
    }
}

/// However much noise there is in what a level sees, it captures a King who stands open.
#[test]
fn no_noise_hides_an_open_king() {
    let board = "4k3/8/2n5/1p1p4/4R3/8/P7/4K3 w - -";
    let mut game = cards(board, &["white-rook", "black-king", "white-king", "white-pawn", "black-pawn"]);
    game.apply("draw").expect("a card");
    for level in [Level::Beginner, Level::Easy] {
        for seed in 0..200 {
            assert_eq!(answer(&game, level, &seed.to_string()), "e4e8", "{} {seed}", level.name());
        }
    }
}

#[test]
fn leaves_an_attacked_square_when_it_can() {
    // The black Rook card is next: a King on the e file or the first row beside it is lost.
    let mut game = cards("4r2k/8/8/8/8/8/8/4K3 w - -", &["white-king", "black-rook", "black-rook"]);
    game.apply("draw").expect("a card");
    for level in [Level::Easy, Level::Normal] {
        let text = answer(&game, level, "s");
        assert!(!text.starts_with("e1e"), "{text} stays on the Rook's file");
    }
}

#[test]
fn calls_what_is_due_and_only_that() {
    let mut due = cards("4k3/8/8/8/8/8/8/R3K3 w - -", &["white-rook", "black-king", "white-king"]);
    due.apply("draw").expect("a card");
    due.apply("a1a8").expect("a move");
    let mut calm = cards("4k3/4p3/8/8/8/8/8/R5K1 w - -", &["white-rook", "black-king", "white-king"]);
    calm.apply("draw").expect("a card");
    calm.apply("a1e1").expect("a move");
    for level in [Level::Greedy, Level::Easy, Level::Normal] {
        assert_eq!(answer(&due, level, "s"), "claim:check");
        assert_eq!(answer(&calm, level, "s"), "done");
    }
}

#[test]
fn punishes_silence() {
    let mut game = cards("4k3/8/8/8/8/8/8/R3K3 w - -", &["white-rook", "black-king", "white-king"]);
    for text in ["draw", "a1a8", "done"] {
        game.apply(text).expect("an answer");
    }
    for level in [Level::Greedy, Level::Easy, Level::Normal] {
        assert_eq!(answer(&game, level, "s"), "claim:punish");
    }
    game.apply("claim:punish").expect("a claim");
    assert_eq!(answer(&game, Level::Normal, "s"), "piece:a8");
}

#[test]
fn a_forgetful_computer_forgets() {
    let mut game = game(json!({ "game": "doublecross", "seed": "bots", "options": { "forgetful": 100 },
        "setup": { "board": "4k3/8/8/8/8/8/8/R3K3 w - -", "deck": ["white-rook", "black-king"] } }));
    game.apply("draw").expect("a card");
    game.apply("a1a8").expect("a move");
    assert_eq!(answer(&game, Level::Normal, "s"), "done");
    game.apply("done").expect("an answer");
    assert_eq!(answer(&game, Level::Normal, "s"), "draw");
}

#[test]
fn saves_its_king() {
    let mut game = game(json!({ "game": "doublecross", "seed": "bots", "setup": {
        "board": "4k3/8/8/8/4R3/8/P7/4K3 w - -", "deck": ["white-rook", "black-king", "white-king"],
        "held": { "second": ["save-king"] } } }));
    game.apply("draw").expect("a card");
    game.apply("e4e8").expect("a move");
    assert_eq!(answer(&game, Level::Normal, "s"), "card:save-king");
}

/// The computer must not know the order of the deck: games that differ in it alone get the same answers.
#[test]
fn the_order_of_the_deck_does_not_matter() {
    let board = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq -";
    let mut one = cards(board, &["white-knight", "black-pawn", "white-queen", "switch-sides", "white-pawn"]);
    let mut other = cards(board, &["white-knight", "white-pawn", "switch-sides", "white-queen", "black-pawn"]);
    one.apply("draw").expect("a card");
    other.apply("draw").expect("a card");
    for level in [Level::Greedy, Level::Easy, Level::Normal] {
        assert_eq!(answer(&one, level, "s"), answer(&other, level, "s"));
    }
}
