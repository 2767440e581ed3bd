//! Computer opponents: a folder for each game, over the searches that they share. They see what their seat sees and
//! answer with one of the offered choices.

pub mod chess;
pub mod deception;
pub mod doublecross;
pub mod five_card;
mod greedy;
pub mod level;
mod plain;
mod random;
pub mod registry;
pub mod review;
pub mod search;
pub mod storm;

pub use level::{Budget, Level};
pub use registry::{measure, review, suggest, Bot};
