//! What happens on the board: displacements, effects at work, lines, and the way back.

pub mod bombs;
pub mod discard;
pub mod doors;
pub mod lasting;
pub mod moves;
pub mod notes;
pub mod rewind;
pub mod tracks;
