//! Cards leave a hand and come into it (FC-6, FC-22).

use super::cards::Card;
use super::table::Trace;
use super::T;
use crate::games::five_card::Event;
use crate::play::cards::Deck;
use crate::play::{Flow, Seat, SeatSet, Stop};

/// Puts a card of the hand on the discards.
pub fn spend(t: T<'_, '_>, me: Seat, card: Card) {
    t.table.give_up(me, card);
    t.table.discard.push(card);
    t.table.trail.push(Trace::Spent(me, card));
    t.tell(Event::Discard { seat: me, card: card.name() });
}

/// FC-6, FC-22: draws a card; an empty stack is made anew from the discards.
///
/// # Errors
/// The end of this way, where a card is told from outside that is not left.
pub fn draw(t: T<'_, '_>, me: Seat) -> Flow {
    if t.table.stack.is_empty() && !t.table.discard.is_empty() {
        let cards = std::mem::take(&mut t.table.discard);
        let count = cards.len();
        t.table.made.clone_from(&cards);
        t.table.made.sort_unstable();
        t.table.stack = std::mem::take(&mut t.table.stack).made_of(t, cards);
        t.table.trail.push(Trace::Reshuffled);
        t.tell(Event::Shuffle { deck: 0, cards: count });
        t.say(None, format!("The {count} discards become the new stack."), Vec::new(), None);
    }
    let is_sealed = t.table.sealed == Some(me);
    if !t.table.is_apart() {
        Deck::settle(t, |table| &mut table.stack);
    } else if !is_sealed && !t.table.stack.is_empty() {
        let number = t.roll(t.table.made.len());
        let card = t.table.made[number];
        if !t.table.raise(card) {
            return Err(Stop::Void);
        }
    }
    let sees = if is_sealed { SeatSet::NONE } else { t.table.sees(me) };
    let Some(card) = t.table.stack.take(sees) else { return Ok(()) };
    let open = t.table.options.open_hands.then(|| card.truth().name());
    t.table.trail.push(Trace::Drew(me, card.clone()));
    t.table.hands[me.index()].push(card);
    t.table.sort_hand(me);
    t.tell(Event::Draw { seat: me, card: open });
    Ok(())
}
