//! Cards about the cards in hand: CS-002, CS-130.

use std::rc::Rc;

use crate::games::storm::catalog::{Counsel, Play, Row, When};
use crate::games::storm::declared::Draw;
use crate::games::storm::piles::Token;
use crate::games::storm::table::Table;
use crate::games::storm::{play, T};
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
    number: 2,
    name: "tabula-rasa",
    title: "Tabula Rasa",
    window: When::Any,
    lasts: false,
    text: "Discard the rest of your hand and draw a new one.",
    glyphs: "cards arrow cards",
    counsel: Counsel::Plain,
    play: Play::Do(tabula_rasa),
},
    Row {
        number: 130,
        name: "flush",
        title: "Flush",
        window: When::Before,
        lasts: false,
        text: "Play all your other cards this turn, each at its time, even several in place of your move. Then draw a new hand.",
        glyphs: "cards cards cards arrow",
        counsel: Counsel::Plain,
        play: Play::Do(flush),
    },
];

/// CS-002: the other cards go first, face up; the new hand is drawn when this one has followed them.
fn tabula_rasa(t: T<'_, '_>, me: Seat) -> Flow {
    for token in others(t.table, me) {
        Rc::make_mut(&mut t.table.piles).hands[me.index()].retain(|&held| held != token);
        play::discard(t, me, token);
    }
    play::draws(t.table, Draw::Hand);
    Ok(())
}

/// The cards in hand but for the one that is being played: while it is only tried, it has not left the hand.
fn others(table: &Table, me: Seat) -> Vec<Token> {
    let is_played = |token: &Token| table.stack.iter().any(|declared| declared.token == *token);
    table.piles.hands[me.index()].iter().copied().filter(|token| !is_played(token)).collect()
}

/// CS-130: the other cards must all be played in this turn; the turn sees to it.
fn flush(t: T<'_, '_>, me: Seat) -> Flow {
    if others(t.table, me).is_empty() {
        return Err(Stop::Void);
    }
    t.table.flushing[me.index()] = true;
    Ok(())
}
