//! The option that says which cards a game has. It alone needs the catalogue.

use crate::games::storm::cards;
use crate::options;
use crate::play::option::Counts;

options! {
    /// The deck of Chess Storm.
    pub struct DeckOption {
        deck: Vec<u32> = Counts { of: cards::names(), absent: cards::unusual(), each: 1, most: 9 },
            "How many of each card are in the deck; 0 leaves a card out.";
    }
}
