//! A setup as it is written: a position to start from.

use serde::Deserialize;

use crate::play::config::SomeLists;
use crate::play::{Seat, Value};

/// A position to start from; every field may be left out.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The first four FEN fields.
    pub board: Option<String>,
    /// The hands.
    pub hands: Option<SomeLists>,
    /// The draw pile, top card first, or that of each seat.
    pub pile: Option<PileLists>,
    /// The discard pile, last card first, or that of each seat.
    pub discard: Option<PileLists>,
    /// The pools of pieces.
    pub pool: Option<SetupPool>,
    /// Effects that last.
    pub lasting: Option<Vec<SetupLasting>>,
    /// Own cards that are in the deck, too: packed, with a number of copies behind a colon or without, or as values.
    pub cards: Option<Vec<Value>>,
}

/// A pile: of a shared deck, or the same for both seats, or one for each (CS-0.17).
#[derive(Deserialize)]
#[serde(untagged, expecting = "a pile is a list of cards, or with `decks=own` one for each seat: { first, second }")]
pub enum PileLists {
    /// One list.
    One(Vec<String>),
    /// A list for each seat, which may be left out.
    Each(SomeLists),
}

impl PileLists {
    /// The list of a seat.
    pub fn of(&self, seat: Seat) -> Option<&Vec<String>> {
        match self {
            PileLists::One(list) => Some(list),
            PileLists::Each(lists) if seat == Seat::First => lists.first.as_ref(),
            PileLists::Each(lists) => lists.second.as_ref(),
        }
    }
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
