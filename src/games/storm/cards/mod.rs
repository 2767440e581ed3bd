//! The cards, in files by mechanism, each with its rows and deeds; and the registry of them all.

pub mod aftermath;
pub mod again;
pub mod blasts;
pub mod borrowed;
pub mod both;
pub mod corners;
pub mod counters;
pub mod cylinder;
pub mod duels;
pub mod duties;
pub mod ends;
pub mod first_rank;
pub mod hands;
pub mod interrupts;
pub mod land;
pub mod losses;
pub mod marks;
pub mod notes;
pub mod offences;
pub mod pawns;
pub mod phase;
pub mod places;
pub mod returns;
pub mod royals;
pub mod runs;
pub mod seats;
pub mod sendings;
pub mod shapes;
pub mod skill;
pub mod swaps;
pub mod takebacks;
pub mod talk;
pub mod travel;
pub mod turncoats;

use std::sync::OnceLock;

use super::catalog::{Card, Row};
use crate::play::spelling::alike;

/// The rows of all files.
pub const FILES: &[&[Row]] = &[
    aftermath::ROWS,
    again::ROWS,
    blasts::ROWS,
    borrowed::ROWS,
    both::ROWS,
    corners::ROWS,
    counters::ROWS,
    cylinder::ROWS,
    duels::ROWS,
    duties::ROWS,
    ends::ROWS,
    first_rank::ROWS,
    hands::ROWS,
    interrupts::ROWS,
    land::ROWS,
    losses::ROWS,
    marks::ROWS,
    notes::ROWS,
    offences::ROWS,
    pawns::ROWS,
    phase::ROWS,
    places::ROWS,
    returns::ROWS,
    royals::ROWS,
    runs::ROWS,
    seats::ROWS,
    sendings::ROWS,
    shapes::ROWS,
    skill::ROWS,
    swaps::ROWS,
    takebacks::ROWS,
    talk::ROWS,
    travel::ROWS,
    turncoats::ROWS,
];

/// The cards that were built under some rules, by number: saves of those rules were dealt from them.
pub fn deck_of(rules: u16) -> &'static [u8] {
    match rules {
        1 => &DECK_OF_RULES_3[23..],
        2 => &DECK_OF_RULES_3[15..],
        _ => &DECK_OF_RULES_3,
    }
}

/// Those that joined with rules 3, with rules 2, then those of rules 1.
const DECK_OF_RULES_3: [u8; 107] = [
    4, 7, 8, 10, 86, 89, 91, 92, 94, 105, 109, 126, 128, 134, 136, //
    14, 108, 116, 127, 130, 132, 133, 140, //
    2, 9, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 41, 42, 43, 44,
    45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
    75, 76, 77, 78, 79, 80, 81, 83, 84, 98, 99, 100, 101, 102, 104, 106, 117, 118, 119, 120, 121, 122, 123, 124, 125,
    137,
];

/// All rows in the order of their numbers.
pub fn rows() -> &'static [&'static Row] {
    static ROWS: OnceLock<Vec<&'static Row>> = OnceLock::new();
    ROWS.get_or_init(|| {
        let mut rows: Vec<&Row> = FILES.iter().flat_map(|file| file.iter()).collect();
        crate::board::order::by_key(&mut rows, |row| row.number);
        rows
    })
}

/// The names of all cards, in the order of their numbers.
pub fn names() -> &'static [&'static str] {
    static NAMES: OnceLock<Vec<&'static str>> = OnceLock::new();
    NAMES.get_or_init(|| rows().iter().map(|row| row.name).collect())
}

impl Card {
    /// All cards that are built, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Card> {
        rows().iter().copied().map(Card::of)
    }

    /// The card of that name, in any spelling.
    pub fn from_name(name: &str) -> Option<Card> {
        let find = |is: &dyn Fn(&str) -> bool| rows().iter().copied().find(|row| is(row.name));
        find(&|known| known == name).or_else(|| find(&|known| alike(known, name))).map(Card::of)
    }
}
