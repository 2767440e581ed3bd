//! The option that says which cards a game has. It alone needs the catalogue.

use crate::games::storm::cards::{self, decks, second};
use crate::options;
use crate::play::option::{CountedSet, Counts};

/// The decks that have a name.
const DECKS: &[CountedSet] = &[
    CountedSet { name: decks::PRINTED, names: cards::usual },
    CountedSet { name: decks::SECOND, names: second::names },
];

options! {
    /// The deck of Chess Storm.
    pub struct DeckOption {
        deck: Vec<u32> = Counts { of: cards::names(), absent: cards::unusual(), sets: DECKS, each: 1, most: 9 },
            "How many of each card are in the deck; 0 leaves a card out.";
    }
}
