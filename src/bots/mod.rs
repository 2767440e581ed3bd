//! Computer opponents. They see what their seat sees and answer with one of the offered choices.

pub mod alphabeta;
mod any;
pub mod belief;
pub mod bench;
mod classic;
pub mod deception;
mod deception_search;
mod deception_setup;
mod deception_sight;
mod doublecross;
mod draws;
pub mod evaluate;
pub mod expectimax;
pub mod five_card;
mod five_card_plan;
mod five_card_search;
pub mod five_card_sight;
mod five_card_worth;
mod greedy;
pub mod level;
mod order;
pub mod outlook;
mod pawns;
mod quiet;
mod random;
pub mod storm;
mod storm_action;
mod storm_cards;
mod storm_peril;
mod storm_search;
mod storm_windows;
mod storm_worth;
mod table;

pub use any::suggest;
pub use level::{Budget, Level};
