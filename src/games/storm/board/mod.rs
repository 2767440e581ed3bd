//! Events on the board: displacements, lasting effects, lines, and taking a turn back.

pub mod bombs;
pub mod by_hand;
pub mod checks;
pub mod cylinder;
pub mod discard;
pub mod doors;
pub mod lasting;
pub mod moves;
pub mod notes;
pub mod phase;
pub mod rewind;
mod rewind_log;
pub mod tracks;
pub mod undone;
