//! What the searches of several games have in common: the alpha-beta over a tree that the game describes, its
//! deepening, tables and order of trying.

pub(super) mod acts;
pub(super) mod alphabeta;
pub mod deepen;
pub(super) mod order;
mod settle;
pub(super) mod table;
pub mod tree;
pub(super) mod window;
pub(super) mod worlds;
