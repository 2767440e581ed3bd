//! The sentence of a card, made from its tree: what everybody is told that it does.

mod board;
mod conds;
mod lasting;
mod moving;
mod nouns;
mod places;
mod say;
mod steps;
mod turns;
mod ways;

pub use self::steps::{branches, sentence};
