//! Computer opponents: a folder for each game, over the searches that they share. They see what their seat sees and
//! answer with one of the offered choices. This file is their front door: it hands on what others ask of them.

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

pub use advice::{advise, advise_within};
pub use level::{Budget, Level};
#[cfg(feature = "cli")]
pub use registry::budget;
pub use registry::{measure, suggest, Bot};
pub use review::{review, review_ticking};
