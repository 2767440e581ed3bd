//! Every hand that the other player may hold, for proofs.

use super::cards::Card;
use super::table::Table;
use crate::play::branch::{takings, ways};
use crate::play::cards::Deck;
use crate::play::pile::Pile;
use crate::play::{Eye, Hidden, Seat};

/// Every table that the seat cannot tell from this one, but for the order of the stack, and how many deals lead to it.
pub fn worlds(table: &Table, seat: Seat) -> Vec<(u128, Table)> {
    let other = seat.other();
    let mut open = table.clone();
    let hand = &mut open.hands[other.index()];
    let (known, unseen): (Vec<_>, Vec<_>) =
        std::mem::take(hand).into_iter().partition(|card| card.look(Eye::Seat(seat)).is_some());
    *hand = known;
    let count = unseen.len();
    let mut cards: Vec<Card> = unseen.into_iter().map(Hidden::into_inner).collect();
    while let Some(card) = open.stack.draw() {
        cards.push(card);
    }
    open.stack = Deck::stacked(cards);
    let kinds = open.stack.sort(0);
    let sees = open.sees(other);
    let world = |each: Vec<usize>| {
        let mut world = open.clone();
        world.stack.raise(0, &each);
        for _ in 0..count {
            let card = world.stack.take(sees);
            world.hands[other.index()].extend(card);
        }
        world.sort_hand(other);
        world.stack.sort(0);
        (ways(&kinds, &each), world)
    };
    takings(&kinds, count).into_iter().map(world).collect()
}
