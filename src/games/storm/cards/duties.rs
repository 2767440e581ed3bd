//! What the other player must do in their next turn: CS-127.

use crate::games::storm::catalog::{Counsel, Play, Row, When};
use crate::games::storm::lasting::{self, On, Rule, Until};
use crate::games::storm::T;
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 7,
        name: "ceasefire",
        title: "Ceasefire",
        window: When::End,
        lasts: true,
        text: "No piece can be captured until a king is in check.",
        glyphs: "own:pawn take cross foe:pawn",
        counsel: Counsel::Plain,
        play: Play::Begin(Until::Check, Rule::Ceased),
    },
    Row {
        number: 127,
        name: "provocation",
        title: "Provocation",
        window: When::End,
        lasts: false,
        text: "Next turn, your opponent must capture one of your pieces or lose the turn. Not while the enemy king is in check.",
        glyphs: "foe:pawn take own:pawn",
        counsel: Counsel::Plain,
        play: Play::Do(provocation),
    },
];

/// CS-127: the other player must capture; CS-0.55 spares one who is in check.
fn provocation(t: T<'_, '_>, me: Seat) -> Flow {
    if t.table.checked(t.table.side(me.other())) {
        return Err(Stop::Void);
    }
    let until = Until::next_close(t.table, me.other());
    lasting::begin(t, me, On::Nobody, until, Rule::Provoked);
    Ok(())
}
