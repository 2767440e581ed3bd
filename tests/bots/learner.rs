//! The learner: the beginner until it is well ahead, and then the novice.

use deckmate::bots::Level;
use serde_json::json;

use super::asked::{answer, game};

/// The answers of a level to a question of chess with 40 seeds.
fn answers(board: &str, level: Level) -> Vec<String> {
    let game = game(json!({ "game": "chess", "seed": "learner", "setup": { "board": board } }));
    (0..40).map(|seed| answer(&game, level, &format!("l{seed}"))).collect()
}

#[test]
fn plays_as_the_beginner_until_it_is_well_ahead_and_then_as_the_novice() {
    for (board, level) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", Level::Beginner),
        // A Pawn ahead, and a Rook behind.
        ("rnbqkbnr/ppp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", Level::Beginner),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq -", Level::Beginner),
        // A Rook ahead.
        ("1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk -", Level::Novice),
    ] {
        let learner = answers(board, Level::Learner);
        assert_eq!(learner, answers(board, level), "{board}");
        let other = if level == Level::Novice { Level::Beginner } else { Level::Novice };
        assert_ne!(learner, answers(board, other), "{board}");
    }
}
