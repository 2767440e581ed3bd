//! Cards that a setup takes out of those that are left over.

use std::sync::Arc;

use crate::games::storm::model::catalog::Card;
use crate::games::storm::model::layout::bad;
use crate::games::storm::model::piles::Token;
use crate::games::storm::model::table::Table;
use crate::play::{Fault, SeatSet};

/// A card whose face everybody knows.
pub fn open(table: &mut Table, card: Card) -> Token {
    let piles = Arc::make_mut(&mut table.piles);
    let token = piles.mint(card);
    piles.reveal(token, SeatSet::BOTH);
    token
}

/// The card of that name.
///
/// # Errors
/// `bad-setup` naming it.
pub fn card_named(name: &str) -> Result<Card, Fault> {
    Card::from_name(name).map_or_else(|| bad(format!("there is no card `{name}` in this game")), Ok)
}

/// Takes a card out of those that are left over.
///
/// # Errors
/// `bad-setup` naming it.
pub fn take(rest: &mut Vec<Card>, name: &str) -> Result<Card, Fault> {
    let card = card_named(name)?;
    match rest.iter().position(|&other| other == card) {
        Some(at) => Ok(rest.remove(at)),
        None => bad(format!("the deck has no card `{name}` left")),
    }
}
