//! The cards, in files by mechanism, each with its rows and deeds; and the registry of them all.

pub mod aftermath;
pub mod again;
pub mod borrowed;
pub mod counters;
pub mod cylinder;
pub mod hands;
pub mod interrupts;
pub mod marks;
pub mod pawns;
pub mod runs;
pub mod shapes;
pub mod swaps;
pub mod takebacks;
pub mod travel;

use std::sync::OnceLock;

use super::catalog::{Card, Row};

/// The rows of all files.
pub const FILES: [&[Row]; 14] = [
    aftermath::ROWS,
    again::ROWS,
    borrowed::ROWS,
    counters::ROWS,
    cylinder::ROWS,
    hands::ROWS,
    interrupts::ROWS,
    marks::ROWS,
    pawns::ROWS,
    runs::ROWS,
    shapes::ROWS,
    swaps::ROWS,
    takebacks::ROWS,
    travel::ROWS,
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

    /// The card of that name.
    pub fn from_name(name: &str) -> Option<Card> {
        rows().iter().copied().find(|row| row.name == name).map(Card::of)
    }
}
