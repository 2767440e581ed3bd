//! What happens on the board: displacements, lasting effects, lines, and taking a turn back.

pub mod bombs;
pub mod discard;
pub mod doors;
pub mod lasting;
pub mod moves;
pub mod notes;
pub mod rewind;
pub mod tracks;
