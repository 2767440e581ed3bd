//! Chess Storm: a deck of effect cards on top of chess, with windows for playing and answering them.

pub mod board;
pub mod cards;
mod eyes;
mod game;
pub mod language;
mod listing;
pub mod model;
pub mod options;
pub mod protocol;
mod setup;
mod shown;
pub mod vocabulary;

pub use self::model::table::Table;
pub use self::vocabulary::{Choice, Claim, Event, Prompt, View, Why};
use crate::play::Turn;

/// Chess Storm.
#[derive(Clone)]
pub struct Storm;

/// A running turn of this game.
pub type T<'a, 'b> = &'a mut Turn<'b, Storm>;
