//! A setup as it is written: a position to start from.

use serde::Deserialize;

use crate::play::config::SomeLists;
use crate::play::Value;

/// A position to start from; every field may be left out.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The first four FEN fields.
    pub board: Option<String>,
    /// The hands.
    pub hands: Option<SomeLists>,
    /// The draw pile, top card first.
    pub pile: Option<Vec<String>>,
    /// The discard pile, last card first.
    pub discard: Option<Vec<String>>,
    /// The pools of pieces.
    pub pool: Option<SetupPool>,
    /// Effects that last.
    pub lasting: Option<Vec<SetupLasting>>,
    /// Own cards that are in the deck, too: packed, with a number of copies behind a colon or without, or as values.
    pub cards: Option<Vec<Value>>,
}

/// Pieces in the pools of both armies.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupPool {
    /// Kinds of White's pieces.
    #[serde(default)]
    pub white: Vec<String>,
    /// Kinds of Black's pieces.
    #[serde(default)]
    pub black: Vec<String>,
}

/// An effect that lasts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupLasting {
    /// The card.
    pub card: String,
    /// Seat that played it.
    pub owner: String,
    /// The square of the piece it is about.
    pub at: Option<String>,
    /// A second piece: its kind, or its square.
    pub more: Option<String>,
}
