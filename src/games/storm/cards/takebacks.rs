//! The other player's turn is taken back: CS-121 to CS-124.

use crate::games::storm::board::checks;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{Counsel, Play, Row, When};
use crate::games::storm::protocol::permit;
use crate::play::Flow;

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
        play: Play::Do(other_action),
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
        play: Play::Do(veto),
    },
    another(122, "repealed", "Repealed"),
    another(123, "cancelled", "Cancelled"),
    another(124, "abolished", "Abolished"),
];

/// CS-121: the turn that gave check is over without having happened.
fn veto(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    card.void_if(checks::just_checking(card.table(), me).is_empty())?;
    card.rewind()?;
    card.table_mut().now.forfeit();
    Ok(())
}

/// CS-122 to CS-124: the Action must be another. In check there has to be one; cards in hand do not count (CS-0.52).
fn other_action(card: &mut CardPlay<'_, '_>) -> Flow {
    card.rewind()?;
    let table = card.table();
    card.void_if(table.checked(table.side(table.mover)) && permit::moves(table).is_empty())
}
