//! Computer opponents: a folder for each game, over the searches that they share. They see what their seat sees and
//! answer with one of the offered choices. This file is their front door: it hands on what others ask of them.

pub mod answer_kind;
mod bot;
pub mod chess;
pub mod deception;
pub mod doublecross;
pub mod five_card;
mod greedy;
pub mod habit;
mod judge;
mod learner;
pub mod level;
mod novice;
mod plain;
mod random;
pub mod registry;
pub mod run;
pub mod search;
pub mod storm;
pub mod trial;

pub use answer_kind::AnswerKind;
pub use bot::Bot;
pub use habit::{Habit, Player};
pub use judge::advice::{advise, advise_within, Advice, Advised};
pub use judge::gains::{gains, Gain};
pub use judge::review::{review, Retrospect, Reviewer};
pub use judge::reviewed::{Better, MateSlip, Reviewed};
pub use level::{Budget, Level};
pub use registry::{budget, measure, shows, suggest, suggest_by};
