//! The search that several games share: alpha-beta over a tree that the game describes, iterative
//! deepening, the transposition table and move ordering.

pub(super) mod acts;
pub(super) mod alphabeta;
pub mod deepen;
mod line;
pub(super) mod order;
mod quiescence;
pub(super) mod table;
pub mod tree;
pub(super) mod window;
pub mod worlds;
