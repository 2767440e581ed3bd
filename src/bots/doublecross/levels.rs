//! The differences between the levels in DoubleCross Chess.

use crate::bots::level::{Level, Nodes};

/// Positions judged.
pub const NODES: Nodes = Nodes { beginner: 100, easy: 100, normal: 100_000, strong: 1_000_000 };

/// Draws that a level looks ahead at most. A third one gains nothing that was found in matches.
pub fn draws_ahead(level: Level) -> u32 {
    match level {
        Level::Random | Level::Greedy | Level::Novice | Level::Learner | Level::Beginner | Level::Easy => 0,
        Level::Normal => 1,
        Level::Strong => 2,
    }
}

/// The noise in the evaluation, in hundredths of a Pawn. To look further gains little here, so that it is the noise
/// that keeps the levels apart.
pub fn noise(level: Level) -> i32 {
    match level {
        Level::Novice | Level::Learner | Level::Beginner => 500,
        Level::Easy => 100,
        Level::Normal => 40,
        _ => 0,
    }
}
