//! Ways of cards: off the table, discarded, drawn, and the draw pile made anew (CS-0.11 to CS-0.14).

use std::sync::Arc;

use crate::games::storm::board::discard;
use crate::games::storm::model::catalog::{Card, When};
use crate::games::storm::model::declared::{Declared, Draw, Fate, Rest};
use crate::games::storm::model::piles::Token;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::windows;
use crate::games::storm::{Choice, Event, T};
use crate::games::words;
use crate::play::{Flow, Seat, SeatSet};

/// A card of the hand is laid onto the stack for all to see: it is the card of its player's turn (CS-0.13). Returns
/// whether it was there.
pub fn lay_down(table: &mut Table, me: Seat, card: Card, fate: Fate) -> bool {
    table.spent[me.index()] = true;
    let piles = Arc::make_mut(&mut table.piles);
    let Some(token) = piles.pull(me, card) else { return false };
    piles.reveal(token, SeatSet::BOTH);
    table.plays += 1;
    let declared = Declared { fate, ..Declared::new(table.plays, token, card, me) };
    table.stack.push(declared);
    table.act(me, Choice::Card(card.name()));
    true
}

/// CS-0.14: a card without effect is discarded and replaced, unless it is taken by who responds to it.
///
/// # Errors
/// The stops of a script.
pub fn dump(t: T<'_, '_>, me: Seat, card: Card) -> Flow {
    let at = t.table.stack.len();
    if lay_down(t.table, me, card, Fate::Failed) {
        let (side, title) = (words::side(t.table.side(me)), card.title());
        t.say_of_card(me, format!("{side} discards {title}{}", words::stop(title)), Vec::new(), card.name(), title);
        t.tell(Event::Dump { seat: me, card: card.name() });
        windows::takers(t, me.other())?;
        put_away(t, at);
    }
    Ok(())
}

/// Sets the draw of cards for when the card being played is put away.
pub fn draws(table: &mut Table, draw: Draw) {
    if let Some(played) = table.stack.last_mut() {
        played.draw = draw;
    }
}

/// A card of the stack goes where it belongs, and its player draws.
pub fn put_away(t: T<'_, '_>, at: usize) {
    let declared = t.table.stack.remove(at);
    let Declared { token, card, seat, fate, rest, draw, .. } = declared;
    if at > 0 && card.window() == When::Reply {
        t.table.answered.push(declared);
    }
    match rest {
        Rest::Discard => discard::discard(t, seat, token),
        Rest::Hand(to) => keep(t, to, token),
        Rest::Stays => {}
    }
    let draw = match draw {
        _ if fate == Fate::Cancelled => Draw::One,
        Draw::Other if !is_full(t.table, seat.other()) => {
            draw_up(t, seat.other(), 1);
            Draw::Nothing
        }
        draw => draw,
    };
    for seat in Seat::BOTH {
        let owed = std::mem::take(&mut t.table.owed[seat.index()]);
        draw_up(t, seat, owed);
    }
    if t.table.flushing[seat.index()] {
        return flushed(t, seat);
    }
    match draw {
        Draw::One | Draw::Other => draw_up(t, seat, 1),
        Draw::Hand => fill(t, seat),
        Draw::Nothing => {}
    }
}

/// CS-129: a card that was played comes into a hand, where everybody knows it.
fn keep(t: T<'_, '_>, seat: Seat, token: Token) {
    let piles = Arc::make_mut(&mut t.table.piles);
    piles.hands[seat.index()].push(token);
    let card = piles.face(token);
    let (side, title) = (words::side(t.table.side(seat)), card.title());
    t.say_of_card(seat, format!("{side} takes {title}{}", words::stop(title)), Vec::new(), card.name(), title);
    t.tell(Event::Draw { seat, card: Some(card.name()) });
}

/// A hand is drawn up to its full size.
fn fill(t: T<'_, '_>, seat: Seat) {
    draw_up(t, seat, t.table.options.full_hand(seat));
}

/// CS-130: nothing is drawn until the hand is empty, and then a whole one.
fn flushed(t: T<'_, '_>, seat: Seat) {
    let is_to_come = t.table.stack.iter().any(|declared| declared.rest == Rest::Hand(seat));
    if t.table.piles.hands[seat.index()].is_empty() && !is_to_come {
        t.table.flushing[seat.index()] = false;
        fill(t, seat);
    }
}

/// CS-130: at the end of the turn the cards that could not be played are discarded, in the order of the catalogue: the
/// places they had in the hand tell nobody when they were drawn.
pub fn end_flush(t: T<'_, '_>, seat: Seat) {
    while t.table.flushing[seat.index()] {
        let piles = Arc::make_mut(&mut t.table.piles);
        let Some(at) = (0..piles.hands[seat.index()].len()).min_by_key(|&at| piles.face(piles.hands[seat.index()][at]))
        else {
            break;
        };
        let token = piles.hands[seat.index()].remove(at);
        discard::discard(t, seat, token);
        flushed(t, seat);
    }
}

/// So many cards are drawn, but no more than fit into the hand.
fn draw_up(t: T<'_, '_>, seat: Seat, cards: u8) {
    for _ in 0..cards {
        draw(t, seat);
    }
}

/// True if a hand has room for no other card.
fn is_full(table: &Table, seat: Seat) -> bool {
    table.piles.hands[seat.index()].len() >= usize::from(table.options.full_hand(seat))
}

/// CS-0.11, CS-0.12: a card is drawn, from the shuffled discards if need be.
fn draw(t: T<'_, '_>, me: Seat) {
    if !is_full(t.table, me) {
        take_top(t, me);
    }
}

/// So many cards are drawn by a card that says so, also beyond the size of the hand.
pub fn draw_more(t: T<'_, '_>, seat: Seat, cards: u8) {
    for _ in 0..cards {
        take_top(t, seat);
    }
}

fn take_top(t: T<'_, '_>, me: Seat) {
    if !t.table.options.redraw {
        return;
    }
    fill_pile(t, me);
    let sees = t.table.sees(me);
    let piles = Arc::make_mut(&mut t.table.piles);
    let Some(token) = piles.take_top(me) else { return };
    piles.reveal(token, sees);
    t.tell(Event::Draw { seat: me, card: None });
}

/// CS-0.12: an empty draw pile of a seat is made anew from its discards.
pub fn fill_pile(t: T<'_, '_>, me: Seat) {
    let piles = &t.table.piles;
    if piles.pile(me).is_empty() {
        let mut faces: Vec<Card> = piles.discard(me).iter().map(|&token| piles.face(token)).collect();
        let whose = piles.lists().map_or("The".into(), |_| format!("{}'s", words::side(t.table.side(me))));
        if faces.is_empty() {
            return;
        }
        t.shuffle(&mut faces);
        let cards = faces.len();
        Arc::make_mut(&mut t.table.piles).turn_over(me, faces);
        t.say(None, format!("{whose} discards are shuffled into a new draw pile."), Vec::new(), None);
        t.tell(Event::Shuffle { deck: t.table.piles.heap(me) as u32 + 1, cards });
    }
}
