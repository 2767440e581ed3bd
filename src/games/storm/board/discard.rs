//! The way of cards from beside the board to the discard pile of their deck.

use std::sync::Arc;

use crate::games::storm::model::piles::Token;
use crate::games::storm::{Event, T};
use crate::play::{Seat, SeatSet};

/// A card goes to the discard pile.
pub fn discard(t: T<'_, '_>, seat: Seat, token: Token) {
    let piles = Arc::make_mut(&mut t.table.piles);
    piles.reveal(token, SeatSet::BOTH);
    piles.throw(token);
    let card = piles.face(token).name();
    t.tell(Event::Discard { seat, card });
}
