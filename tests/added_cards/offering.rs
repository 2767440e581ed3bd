//! A card of a program's own: its row and its deed.

use deckmate::board::Kind;
use deckmate::games::storm::model::card_play::CardPlay;
use deckmate::games::storm::model::catalog::{own, Counsel, Play, Row, When};
use deckmate::play::Flow;

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 250,
    name: "offering",
    title: "Offering",
    window: When::End,
    lasts: false,
    text: "Remove one of your pawns.",
    glyphs: "own:pawn cross",
    counsel: Counsel::Plain,
    play: Play::Do(offering),
}];

/// CS-250: a Pawn leaves the board.
fn offering(card: &mut CardPlay<'_, '_>) -> Flow {
    let pawn = card.pick_piece(own(&[Kind::Pawn]))?;
    card.remove(pawn);
    Ok(())
}
