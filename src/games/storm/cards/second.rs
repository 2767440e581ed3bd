//! The second deck: thirty cards of ours in the language of cards, one a line of `second.jsonl`. Sentence, picture and
//! advice follow from the trees, as with a card that somebody has made at a table.

use std::sync::OnceLock;

use super::own;
use crate::games::storm::language;
use crate::games::storm::model::catalog::Row;
use crate::games::storm::model::tree::arena::Arena;
use crate::play::{close, spelling};

/// The cards as they are written.
const CARDS: &str = include_str!("second.jsonl");
/// Number of the card that the printed ones end with.
const PRINTED: u8 = 140;

/// The rows of the deck, in the order of their lines.
pub fn rows() -> &'static [Row] {
    static ROWS: OnceLock<Vec<Row>> = OnceLock::new();
    ROWS.get_or_init(|| {
        let arena: &'static Arena<'static> = Box::leak(Box::default());
        (PRINTED + 1..).zip(CARDS.lines()).filter_map(|(number, line)| row(number, line, arena)).collect()
    })
}

fn row(number: u8, line: &str, arena: &'static Arena<'static>) -> Option<Row> {
    let design = language::read(&close::value(line)?, arena).ok()?;
    Some(own::row(number, arena.text(&spelling::slug(design.title)), &design, arena))
}

/// True for the number of a card of this deck.
pub fn holds(number: u8) -> bool {
    rows().iter().any(|row| row.number == number)
}

/// The names of its cards.
pub fn names() -> &'static [&'static str] {
    static NAMES: OnceLock<Vec<&'static str>> = OnceLock::new();
    NAMES.get_or_init(|| rows().iter().map(|row| row.name).collect())
}
