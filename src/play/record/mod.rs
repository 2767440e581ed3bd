//! What has been answered: kept, played again, taken back, and judged by a goal.

pub mod compact;
pub mod goal;
pub mod goal_words;
pub mod numeral;
pub mod replay;
pub mod save;
pub mod spelt;
mod take_back;
