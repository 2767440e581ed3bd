//! The draw of a card, the deck made anew, and the place of a card that was used (DX-15, DX-16).

use super::cards::{Card, Joust};
use super::idle;
use super::options::{JoustUse, NoMove};
use super::{Choice, Event, Why, T};
use crate::games::{classic, words};
use crate::play::cards::Deck;
use crate::play::{Flow, Seat};

/// DX-3.2, DX-6: turns over a card and, with `no_move = again`, others as long as they can do nothing. A turn goes through
/// the cards of one new deck at most: the last one of it ends the turn in any case.
///
/// # Errors
/// The stops of a script; the end of the game where no card is left.
pub fn draw(t: T<'_, '_>, me: Seat) -> Flow<Card> {
    let first = t.table.decks;
    loop {
        let card = turn_over(t, me)?;
        let again = t.table.options.no_move == NoMove::Again;
        let is_last = t.table.deck.is_empty() && t.table.decks > first;
        let Some(why) = idle::reason(t.table, card).filter(|_| again && !is_last) else {
            t.table.idle = None;
            return Ok(card);
        };
        t.say(me, format!("{why}: draw again."), Vec::new(), None);
        put_away(t, me, card);
        t.table.idle = Some(card);
        if t.ask(me, Why::Draw, vec![Choice::Draw, Choice::Resign])? == Choice::Resign {
            return Err(classic::resign(t, me));
        }
    }
}

/// DX-3.2, DX-15: the top card is turned over; an empty deck is made anew from the discards.
fn turn_over(t: T<'_, '_>, me: Seat) -> Flow<Card> {
    if t.table.deck.is_empty() {
        reshuffle(t)?;
    }
    Deck::settle(t, |table| &mut table.deck);
    let Some(card) = t.table.deck.draw() else {
        return Err(t.finish(None, "no-cards", NO_CARDS.into()));
    };
    t.table.drawn = Some(card);
    t.tell(Event::Draw { seat: me, card: Some(card.name()) });
    let title = card.title();
    let text = format!("{} draws {title}.", words::side(t.table.side(me)));
    t.say_of_card(me, text, Vec::new(), card.name(), &title);
    Ok(card)
}

const NO_CARDS: &str = "Draw: no card is left.";

/// DX-15, DX-24: both discard piles become the next deck, unless the last allowed deck has been played.
fn reshuffle(t: T<'_, '_>) -> Flow {
    let limit = t.table.options.deck_limit;
    if limit > 0 && t.table.decks >= limit {
        return Err(t.finish(None, "deck-limit", format!("Draw: {limit} decks have been played.")));
    }
    let cards: Vec<Card> = t.table.discards.iter_mut().flat_map(std::mem::take).collect();
    if cards.is_empty() {
        return Err(t.finish(None, "no-cards", NO_CARDS.into()));
    }
    let count = cards.len();
    t.table.deck = std::mem::take(&mut t.table.deck).made_of(t, cards);
    t.table.decks += 1;
    let deck = t.table.decks;
    t.tell(Event::Shuffle { deck, cards: count });
    t.say(None, format!("The discards are shuffled into deck {deck}: {count} cards."), Vec::new(), None);
    Ok(())
}

/// DX-3.5: the card goes to the discards of the player who drew it; a Save King that is held stays where it is.
pub fn put_away(t: T<'_, '_>, me: Seat, card: Card) {
    t.table.drawn = None;
    if card != Card::Joust(Joust::SaveKing) {
        spend(t, me, card);
    }
}

/// DX-16: a used card is discarded, or leaves the game (`joust_use = once`).
pub fn spend(t: T<'_, '_>, whose: Seat, card: Card) {
    if t.table.options.joust_use == JoustUse::Once && matches!(card, Card::Joust(_)) {
        t.table.gone.push(card);
        return;
    }
    t.table.discards[whose.index()].push(card);
    t.tell(Event::Discard { seat: whose, card: card.name() });
}
