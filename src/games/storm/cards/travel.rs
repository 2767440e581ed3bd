//! A man goes straight to a square, whatever lies between (CS-0.42): CS-043, CS-045 to CS-047, CS-053, CS-075 to CS-077.

use crate::board::Move;
use crate::games::storm::catalog::{Play, Row, When};
use crate::games::storm::{doors, picks, T};
use crate::play::{Flow, Seat};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 43,
    name: "private-jet",
    title: "Private jet",
    window: When::Instead,
    lasts: false,
    text: "Your King flies to any empty square where it is safe.",
    glyphs: "own:king arrow star",
    play: Play::Do(private_jet),
}];

/// CS-043: the King goes to any empty square.
fn private_jet(t: T<'_, '_>, me: Seat) -> Flow {
    let table = &*t.table;
    let kings = table.royals(table.side(me));
    let moves: Vec<Move> =
        kings.iter().flat_map(|king| table.empty_squares().map(move |to| picks::plain(table, king, to))).collect();
    let m = picks::a_move(t, me, &moves)?;
    doors::make(t, me, m);
    Ok(())
}
