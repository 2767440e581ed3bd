//! Set-up of a table of Chess Storm, and the deal.

mod cards;
pub mod deck;
mod effects;
mod table;
pub mod wanted;

pub use self::cards::deal;
pub use self::effects::can_last;
pub use self::table::{dropped, lay_out, needs};
