//! The doors of the board: every move, swap, arrival and removal goes through one of these.

mod by_card;
mod changing;
mod many;
mod moving;
mod outcome;

pub use self::changing::{arrive, defect, recast, reclaim, remove, replace, shrink, strike, swap, turn};
pub use self::many::{blow_up, rearrange, remove_all};
pub use self::moving::{go, join, make, make_for, pull, push, sweep};
pub use self::outcome::{close_passing, open_passing, partner, settle};
