//! Start positions of Chess960: the options that choose one, and the rules of castling that go with it (docs/rules/boards.md).

use std::borrow::Cow;
use std::num::NonZeroU32;

use crate::board::{shuffled, Position, RightsStyle, Side, Variant};
use crate::play::option::Range;
use crate::play::{Config, Dice, Game, Turn};
use crate::{names, options};

names! {
    /// Start positions that a game may begin with (BO-1).
    pub enum Start {
        /// The usual one.
        Usual = "usual",
        /// One of 960, drawn by lot.
        Drawn = "drawn",
        /// One of 960, named by its number.
        Numbered = "numbered",
    }
}

options! {
    /// The options for the start position.
    pub struct StartOptions {
        start: Start, "The usual start position, or one of the 960 of Chess960: drawn by lot, or named by number.";
        start_number: u32 = Range { default: shuffled::USUAL, least: 0, most: shuffled::STARTS - 1 },
            "The number of the start position that is named by number; 518 is the usual one.";
    }
}

/// The number of the start position, which a game's options choose; none with the usual start.
pub fn number(config: &Config) -> Option<u32> {
    let options = StartOptions::read(config);
    match options.start {
        Start::Usual => None,
        // BO-2: from the seed, but with dice of its own; no seed has a blank.
        Start::Drawn => {
            NonZeroU32::new(shuffled::STARTS).map(|of| Dice::new(&format!("start {}", config.seed)).roll(of))
        }
        Start::Numbered => Some(options.start_number),
    }
}

/// The position from which a game begins, as text, and the rules of its board: what a setup gives, else the start that
/// the options choose, else the usual one of the game.
pub fn opening<'a>(
    config: &Config,
    given: Option<&'a str>,
    usual: &'a str,
    base: &'static Variant,
) -> (Cow<'a, str>, &'static Variant) {
    let Some(number) = number(config) else { return (Cow::Borrowed(given.unwrap_or(usual)), base) };
    let text = given.map_or_else(|| Cow::Owned(shuffled::text(number)), Cow::Borrowed);
    let rules = shuffled::rules(base, &text, Some(number));
    (text, rules)
}

/// BO-2: says which of the start positions a game begins with, where it is one of them.
pub fn tell<G: Game>(t: &mut Turn<'_, G>, variant: &Variant) {
    if variant.rights_style != RightsStyle::Files {
        return;
    }
    let position = Position { board: G::board(t.table).clone(), side: Side::White }.text(variant);
    if let Some(number) = (0..shuffled::STARTS).find(|&number| shuffled::text(number) == position) {
        t.say(None, format!("Start position {number} of Chess960."), Vec::new(), None);
    }
}
