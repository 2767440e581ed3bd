//! The level between the first opponent and the beginner: it fights for a lead, and lets the other side come back.

use super::bot::Bot;
use super::level::{Budget, Level};
use crate::play::Seen;

/// With so much of a chance to win it is well ahead: in chess, about two Pawns.
const LEAD: f64 = 0.7;

/// Nodes that it looks at to see that.
const GLIMPSE: u64 = 60;

/// The level at which a question is answered: for the learner that of the beginner until it is well ahead, and then that
/// of the novice.
pub fn answering<G: Bot>(level: Level, seen: &Seen<G>, stop: &mut dyn FnMut() -> bool) -> Level {
    if level != Level::Learner {
        level
    } else if G::standing(seen, Budget { nodes: GLIMPSE, stop }) < LEAD {
        Level::Beginner
    } else {
        Level::Novice
    }
}
