//! A card of a program's own: its row and its deed.

use deckmate::board::Kind;
use deckmate::games::storm::board::doors;
use deckmate::games::storm::model::catalog::{own, Counsel, Play, Row, When};
use deckmate::games::storm::protocol::picks;
use deckmate::games::storm::T;
use deckmate::play::{Flow, Seat};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 141,
    name: "offering",
    title: "Offering",
    window: When::End,
    lasts: false,
    text: "Remove one of your pawns.",
    glyphs: "own:pawn cross",
    counsel: Counsel::Plain,
    play: Play::Do(offering),
}];

/// CS-141: a Pawn leaves the board.
fn offering(t: T<'_, '_>, me: Seat) -> Flow {
    let pawn = picks::piece(t, me, own(&[Kind::Pawn]))?;
    doors::remove(t, me, pawn);
    Ok(())
}
