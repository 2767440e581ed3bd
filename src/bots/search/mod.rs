//! What the searches of several games have in common: the alpha-beta, its tables, and the order of trying.

pub mod alphabeta;
mod draws;
pub(super) mod order;
mod quiet;
pub(super) mod table;
