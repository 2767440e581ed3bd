//! The other player's turn is taken back: CS-121 to CS-124.

use super::printed;
use crate::games::storm::model::catalog::{Counsel, Row, When};

/// A card with which another Action is demanded, under one of its names.
const fn another(number: u8, name: &'static str, title: &'static str) -> Row {
    Row {
        number,
        name,
        title,
        window: When::After,
        lasts: false,
        text: "Undo your opponent's turn. They must do something different instead.",
        glyphs: "back arrow double",
        counsel: Counsel::Plain,
        play: printed::play(number),
    }
}

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 121,
        name: "veto",
        title: "Veto",
        window: When::After,
        lasts: false,
        text: "Undo the turn that put you in check or checkmate. Your opponent gets no other move.",
        glyphs: "back own:king",
        counsel: Counsel::Plain,
        play: printed::play(121),
    },
    another(122, "repealed", "Repealed"),
    another(123, "cancelled", "Cancelled"),
    another(124, "abolished", "Abolished"),
];
