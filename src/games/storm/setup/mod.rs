//! How a table of Chess Storm is laid out and dealt.

mod cards;
pub mod deck;
mod effects;
mod table;
pub mod wanted;

pub use self::cards::deal;
pub use self::table::{dropped, lay_out};
