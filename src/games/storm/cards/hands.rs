//! Cards about the cards in hand: CS-002.

use std::rc::Rc;

use crate::games::storm::catalog::{Counsel, Play, Row, When};
use crate::games::storm::{play, T};
use crate::play::{Flow, Seat};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 2,
    name: "tabula-rasa",
    title: "Tabula Rasa",
    window: When::Any,
    lasts: false,
    text: "Discard the rest of your hand and draw a new one.",
    glyphs: "cards arrow cards",
    counsel: Counsel::Plain,
    play: Play::Renew(tabula_rasa),
}];

/// CS-002: the other cards go first, face up; the new hand is drawn when this one has followed them.
fn tabula_rasa(t: T<'_, '_>, me: Seat) -> Flow {
    let played: Vec<_> = t.table.stack.iter().map(|declared| declared.token).collect();
    let hand = std::mem::take(&mut Rc::make_mut(&mut t.table.piles).hands[me.index()]);
    for token in hand.into_iter().filter(|token| !played.contains(token)) {
        play::discard(t, me, token);
    }
    Ok(())
}
