//! Cards leave a hand and come into it (FC-6, FC-22).

use super::cards::Card;
use super::table::Trace;
use super::T;
use crate::games::five_card::Event;
use crate::play::cards::Deck;
use crate::play::Seat;

/// Puts a card of the hand on the discards.
pub fn spend(t: T<'_, '_>, me: Seat, card: Card) {
    let hand = &mut t.table.hands[me.index()];
    if let Some(at) = hand.iter().position(|held| *held.truth() == card) {
        hand.remove(at);
    }
    t.table.discard.push(card);
    t.table.trail.push(Trace::Spent(me, card));
    t.tell(Event::Discard { seat: me, card: card.name() });
}

/// FC-6, FC-22: draws a card; an empty stack is made anew from the discards.
pub fn draw(t: T<'_, '_>, me: Seat) {
    if t.table.stack.is_empty() && !t.table.discard.is_empty() {
        let cards = std::mem::take(&mut t.table.discard);
        let count = cards.len();
        t.table.stack = Deck::shuffled(t, cards);
        t.table.trail.push(Trace::Reshuffled);
        t.tell(Event::Shuffle { deck: 0, cards: count });
        t.say(None, format!("The {count} discards become the new stack."), Vec::new(), None);
    }
    let sees = t.table.sees(me);
    let Some(card) = t.table.stack.take(sees) else { return };
    let open = t.table.options.open_hands.then(|| card.truth().name());
    t.table.trail.push(Trace::Drew(me, card.clone()));
    t.table.hands[me.index()].push(card);
    t.table.sort_hand(me);
    t.tell(Event::Draw { seat: me, card: open });
}
