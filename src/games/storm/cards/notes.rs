//! A square that only its owner knows: CS-010.

use crate::games::storm::catalog::{Counsel, Play, Row, When};
use crate::games::storm::lasting::{self, Rule, Until};
use crate::games::storm::{picks, T};
use crate::play::{Flow, Seat};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 10,
    name: "trap",
    title: "Trap",
    window: When::End,
    lasts: true,
    text: "Hide a bomb on a square that is empty or yours. The first enemy piece to stand there is removed. A king survives.",
    glyphs: "ring skull foe:knight",
    counsel: Counsel::Plain,
    play: Play::Do(trap),
}];

/// CS-010: the square is noted in secret.
fn trap(t: T<'_, '_>, me: Seat) -> Flow {
    let own = t.table.pieces(me).iter().map(|id| t.table.at(id));
    let squares = own.fold(t.table.empty(), |all, at| all.with(at));
    let at = picks::square(t, me, squares)?;
    let on = lasting::note(t.table, me, at);
    lasting::begin(t, me, on, Until::Gone, Rule::Mined);
    Ok(())
}
