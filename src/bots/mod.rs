//! Computer opponents: a folder for each game, over the searches that they share. They see what their seat sees and
//! answer with one of the offered choices.

pub mod advice;
pub mod chess;
pub mod deception;
pub mod doublecross;
pub mod five_card;
mod greedy;
pub mod level;
mod line;
mod outlook;
mod plain;
mod random;
mod reason;
pub mod registry;
pub mod review;
pub mod search;
pub mod storm;

pub use level::{Budget, Level};
#[cfg(feature = "cli")]
pub use registry::budget;
pub use registry::{advise, advise_within, measure, review, review_ticking, suggest, Bot};
