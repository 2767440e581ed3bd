//! Sealed hand: one that lies on another device. Here stand as many cards of those that were not seen, in any order; what
//! its owner plays, folds or shows takes its place among them.

use super::cards::Card;
use super::table::Table;
use super::T;
use crate::play::{Eye, Flow, Hidden, Seat, Stop};

impl Table {
    /// True if each hand is known to one device alone: rolls come from outside, and hands are closed.
    pub fn is_apart(&self) -> bool {
        self.given && !self.options.open_hands
    }

    /// True if a seat holds such a card, or may hold it in a sealed hand.
    pub fn may_hold(&self, seat: Seat, card: Card) -> bool {
        if self.sealed != Some(seat) {
            return self.holds(seat, card) > 0;
        }
        let hand = &self.hands[seat.index()];
        let known = |held: &&Hidden<Card>| !is_sealed(held, seat);
        hand.iter().filter(known).any(|held| *held.truth() == card)
            || hand.iter().any(|held| is_sealed(held, seat))
                && (hand.iter().any(|held| *held.truth() == card) || self.stack.holds(card))
    }

    /// Takes a card out of a hand.
    pub fn give_up(&mut self, seat: Seat, card: Card) {
        let hand = &self.hands[seat.index()];
        let of_owner = |held: &Hidden<Card>| self.sealed == Some(seat) && is_sealed(held, seat);
        let known = hand.iter().position(|held| *held.truth() == card && !of_owner(held));
        let sealed = hand.iter().position(of_owner);
        let at = known.or_else(|| sealed.filter(|&place| self.put(seat, place, card)));
        if let Some(at) = at {
            self.hands[seat.index()].remove(at);
        }
    }

    /// Puts a card at a sealed place of a hand; what stood there goes where that was. False if none is left.
    fn put(&mut self, seat: Seat, at: usize, card: Card) -> bool {
        let hand = &mut self.hands[seat.index()];
        let was = *hand[at].truth();
        let other = hand.iter_mut().find(|held| is_sealed(held, seat) && *held.truth() == card);
        let Some(other) = other.or_else(|| self.stack.places().find(|held| *held.truth() == card)) else {
            return false;
        };
        other.replace(was);
        self.hands[seat.index()][at].replace(card);
        true
    }

    /// Lays a card on top of the stack; it may have stood in the sealed hand. False if none is left.
    pub fn raise(&mut self, card: Card) -> bool {
        let sealed = self.sealed;
        let hands = Seat::BOTH.into_iter().zip(&mut self.hands).filter(|(seat, _)| sealed == Some(*seat));
        let elsewhere = hands.flat_map(|(seat, hand)| hand.iter_mut().filter(move |held| is_sealed(held, seat)));
        let mut places: Vec<&mut Hidden<Card>> = self.stack.places().collect();
        let Some(top) = places.pop() else { return false };
        let was = *top.truth();
        if was != card {
            let Some(other) = places.into_iter().chain(elsewhere).find(|held| *held.truth() == card) else {
                return false;
            };
            other.replace(was);
            top.replace(card);
        }
        true
    }

    /// A sealed hand is shown: these are its cards. False if they cannot be.
    fn unseal(&mut self, seat: Seat, mut cards: Vec<Card>) -> bool {
        for at in 0..self.hands[seat.index()].len() {
            let held = &self.hands[seat.index()][at];
            if is_sealed(held, seat) {
                continue;
            }
            let Some(found) = cards.iter().position(|card| card == held.truth()) else { return false };
            cards.remove(found);
        }
        let sees = self.sees(seat);
        for at in 0..self.hands[seat.index()].len() {
            if !is_sealed(&self.hands[seat.index()][at], seat) {
                continue;
            }
            let Some(card) = cards.pop().filter(|&card| self.put(seat, at, card)) else { return false };
            self.hands[seat.index()][at] = Hidden::known_to(card, sees);
        }
        self.sort_hand(seat);
        true
    }
}

/// True for a card that not even its owner's place here knows.
fn is_sealed(card: &Hidden<Card>, owner: Seat) -> bool {
    card.look(Eye::Seat(owner)).is_none()
}

/// A hand is shown: a sealed one is told from outside, card by card, like rolls.
///
/// # Errors
/// The end of this way, where those cards cannot be its cards.
pub fn show(t: T<'_, '_>, seat: Seat) -> Flow {
    if t.table.sealed != Some(seat) {
        return Ok(());
    }
    let count = t.table.hands[seat.index()].len();
    let cards = (0..count).map(|_| Card::ALL[t.roll(Card::ALL.len())]).collect();
    if t.table.unseal(seat, cards) {
        Ok(())
    } else {
        Err(Stop::Void)
    }
}
