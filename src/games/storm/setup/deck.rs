//! The options that say which cards a game has, and the decks they make. They alone need the catalogue.

use crate::board::Variant;
use crate::games::storm::cards::{self, decks, second};
use crate::games::storm::model::catalog::Card;
use crate::play::option::{CountedSet, Counts};
use crate::play::{Config, Fault};
use crate::{names, options};

/// The decks that have a name.
const DECKS: &[CountedSet] = &[
    CountedSet { name: decks::PRINTED, names: cards::usual },
    CountedSet { name: decks::SECOND, names: second::names },
];
/// Fewest and most cards of a player's own deck.
const LEAST: usize = 5;
const MOST: usize = 30;

names! {
    /// Decks from which the players draw (CS-0.17).
    pub enum Decks {
        /// One for both.
        Shared = "shared",
        /// One for each.
        Own = "own",
    }
}

options! {
    /// The decks of Chess Storm.
    pub struct DeckOption {
        deck: Vec<u32> = Counts { of: cards::names(), absent: cards::unusual(), sets: DECKS, each: 1, most: 9 },
            "How many of each card are in the deck; 0 leaves a card out.";
        decks: Decks, "Both players draw from one deck, or each from their own.";
        deck_first: Vec<u32> = Counts { of: cards::names(), absent: &[], sets: DECKS, each: 0, most: 9 },
            "The first player's own deck, 5 to 30 cards; left out: the same as the deck.";
        deck_second: Vec<u32> = Counts { of: cards::names(), absent: &[], sets: DECKS, each: 0, most: 9 },
            "The second player's own deck, 5 to 30 cards; left out: the same as the deck.";
    }
}

/// The cards of a game: a list for each heap, the second one empty where the deck is shared.
pub struct Dealt {
    /// The lists.
    pub heaps: [Vec<Card>; 2],
    /// True if each player has a deck.
    pub are_own: bool,
    /// Cards that have no meaning on the board (BO-11).
    pub left_out: Vec<Card>,
}

/// The decks that the options make, with own cards beside those of the catalogue.
///
/// # Errors
/// `bad-option` for an own deck of a wrong size, or for one where the deck is shared.
pub fn dealt(config: &Config, own: &[(Card, u32)], rules: &'static Variant) -> Result<Dealt, Fault> {
    let wanted = DeckOption::read(config);
    let are_own = wanted.decks == Decks::Own;
    let mut dealt = Dealt { heaps: [Vec::new(), Vec::new()], are_own, left_out: Vec::new() };
    for (heap, (name, counts)) in
        [("deck_first", &wanted.deck_first), ("deck_second", &wanted.deck_second)].into_iter().enumerate()
    {
        let is_given = config.options.get(name).is_some();
        if is_given && !are_own {
            return Err(Fault::option(name, format!("option `{name}` needs `decks=own`")));
        }
        if heap > 0 && !are_own {
            break;
        }
        let counts = if is_given { counts } else { &wanted.deck };
        let all = Card::all().zip(counts.iter().copied()).chain(own.iter().copied()).filter(|&(_, count)| count > 0);
        let cards: Vec<(Card, u32)> = all.collect();
        let size: usize = cards.iter().map(|&(_, count)| count as usize).sum();
        if is_given && !(LEAST..=MOST).contains(&size) {
            let message = format!("option `{name}` makes a deck of {LEAST} to {MOST} cards, not of {size}");
            return Err(Fault::option(name, message));
        }
        for (card, count) in cards {
            if card.row().lacks(rules).is_none() {
                dealt.heaps[heap].extend(std::iter::repeat_n(card, count as usize));
            } else if !dealt.left_out.contains(&card) {
                dealt.left_out.push(card);
            }
        }
    }
    Ok(dealt)
}
