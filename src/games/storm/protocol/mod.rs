//! The order of play. A card opens windows in which cards are played, so these files know each other in circles:
//! the recursion is that of the rules.

pub mod asides;
pub(super) mod attempt;
pub mod by_hand;
pub mod dead_ends;
mod deeds;
pub mod during;
pub mod help;
mod late;
pub mod look;
pub mod penalties;
pub mod permit;
pub mod picks;
pub mod piling;
pub mod play;
pub mod proofs;
mod remark_words;
pub mod remarks;
pub mod result;
mod runs;
pub(super) mod search;
pub mod swaps;
pub mod turn;
pub mod upkeep;
mod visited;
pub mod windows;
