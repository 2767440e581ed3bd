//! The cards, in files by mechanism, each with its rows and deeds; and the registry of them all.

pub mod aftermath;
pub mod again;
pub mod blasts;
pub mod borrowed;
pub mod both;
pub mod corners;
pub mod counters;
pub mod cylinder;
pub mod decks;
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
pub mod own;
pub mod pawns;
pub mod phase;
pub mod places;
pub mod printed;
pub mod returns;
pub mod royals;
pub mod runs;
pub mod seats;
pub mod second;
pub mod sendings;
pub mod shapes;
pub mod skill;
pub mod swaps;
pub mod takebacks;
pub mod talk;
pub mod travel;
pub mod tree;
pub mod turncoats;
pub mod workshop;

use std::sync::OnceLock;

use super::model::catalog::{Card, Row};
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

/// The rows that a program has added to those of the files.
static ADDED: OnceLock<&'static [&'static [Row]]> = OnceLock::new();

/// The rows that a program plays in place of those of the files with the same numbers.
static INSTEAD: OnceLock<&'static [Row]> = OnceLock::new();

/// All rows, once they have been asked for.
static ROWS: OnceLock<Vec<&'static Row>> = OnceLock::new();

/// The rows of the files, and those of the second deck.
fn ours() -> impl Iterator<Item = &'static Row> {
    FILES.iter().copied().flatten().chain(second::rows())
}

/// Adds cards of a program's own to the catalogue, in files as here: once, before anything asks for the cards. They are
/// in no deck of [`decks::JOINED`], so that all games stay what they were; the option `deck` brings them into one.
/// `tests/added_cards.rs` adds three. The list belongs to the whole process: it is for tests and for forks.
///
/// # Errors
/// A sentence if it is too late, or if a number or a name is taken.
pub fn add(files: &'static [&'static [Row]]) -> Result<(), String> {
    let all: Vec<&Row> = ours().chain(files.iter().copied().flatten()).collect();
    for (at, row) in all.iter().enumerate() {
        let is_twin = |other: &&&Row| other.number == row.number || alike(other.name, row.name);
        if let Some(twin) = all[..at].iter().find(is_twin) {
            let [this, other] = [row, twin].map(|row| format!("{} {}", row.number, row.name));
            return Err(format!("{this} has the number or the name of {other}"));
        }
    }
    if ROWS.get().is_some() || ADDED.set(files).is_err() {
        return Err("cards are added once, before anything asks for them".to_owned());
    }
    Ok(())
}

/// Plays rows in place of those with their numbers: once, before anything asks for the cards. It is for tests, which
/// compare two ways of playing a card.
///
/// # Errors
/// A sentence if it is too late.
pub fn play_instead(rows: &'static [Row]) -> Result<(), String> {
    if ROWS.get().is_some() || INSTEAD.set(rows).is_err() {
        return Err("rows are replaced once, before anything asks for the cards".to_owned());
    }
    Ok(())
}

/// All rows in the order of their numbers.
pub fn rows() -> &'static [&'static Row] {
    ROWS.get_or_init(|| {
        let added = ADDED.get().copied().unwrap_or_default();
        let instead = |row: &'static Row| {
            let rows = INSTEAD.get().copied().unwrap_or_default();
            rows.iter().find(|other| other.number == row.number).unwrap_or(row)
        };
        let mut rows: Vec<&Row> = ours().chain(added.iter().copied().flatten()).map(instead).collect();
        crate::board::order::by_key(&mut rows, |row| row.number);
        rows
    })
}

/// The names of all cards, in the order of their numbers.
pub fn names() -> &'static [&'static str] {
    static NAMES: OnceLock<Vec<&'static str>> = OnceLock::new();
    NAMES.get_or_init(|| rows().iter().map(|row| row.name).collect())
}

/// The names of the cards of the usual deck.
pub fn usual() -> &'static [&'static str] {
    static NAMES: OnceLock<Vec<&'static str>> = OnceLock::new();
    NAMES.get_or_init(|| rows().iter().filter(|row| decks::holds(row.number)).map(|row| row.name).collect())
}

/// The names of the cards that are in no usual deck.
pub fn unusual() -> &'static [&'static str] {
    static NAMES: OnceLock<Vec<&'static str>> = OnceLock::new();
    NAMES.get_or_init(|| rows().iter().filter(|row| !decks::holds(row.number)).map(|row| row.name).collect())
}

impl Card {
    /// All cards that are built, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Card> {
        rows().iter().copied().map(Card::of)
    }

    /// The card of that name, in any spelling; an own one that has been read, by its whole name.
    pub fn from_name(name: &str) -> Option<Card> {
        let find = |is: &dyn Fn(&str) -> bool| rows().iter().copied().find(|row| is(row.name));
        let own = || own::named(name).map(|own| own.row);
        find(&|known| known == name).or_else(own).or_else(|| find(&|known| alike(known, name))).map(Card::of)
    }
}
