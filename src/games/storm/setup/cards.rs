//! The cards of a table as a setup lists them; what it leaves over is dealt.

use std::sync::Arc;

use super::wanted::{PileLists, Setup};
use crate::games::start;
use crate::games::storm::cards::own;
use crate::games::storm::model::catalog::Card;
use crate::games::storm::model::layout::bad;
use crate::games::storm::model::piles::{Token, Undealt};
use crate::games::storm::model::table::Table;
use crate::games::storm::{Event, T};
use crate::play::config::SomeLists;
use crate::play::{Fault, Flow, Seat, SeatSet, Value};

/// A card of a seat's deck whose face everybody knows.
pub fn open(table: &mut Table, card: Card, owner: Seat) -> Token {
    let piles = Arc::make_mut(&mut table.piles);
    let token = piles.mint(card, owner);
    piles.reveal(token, SeatSet::BOTH);
    token
}

/// Most own cards of a game, and most copies of one.
const OWN_CARDS: usize = 40;
const COPIES: u32 = 9;

/// The own cards of a game, each with the number of its copies.
///
/// # Errors
/// `bad-setup` naming the card and what is wrong with it.
pub fn own_cards(wanted: &[Value]) -> Result<Vec<(Card, u32)>, Fault> {
    if wanted.len() > OWN_CARDS {
        return bad(format!("a game has at most {OWN_CARDS} own cards, not {}", wanted.len()));
    }
    let mut cards: Vec<(Card, u32)> = Vec::new();
    for (at, card) in wanted.iter().enumerate() {
        let (packed, copies) = match card.text().and_then(|text| text.split_once(':')) {
            Some((packed, copies)) => (Value::from(packed), copies.parse().unwrap_or(0)),
            None => (card.clone(), 1),
        };
        if !(1..=COPIES).contains(&copies) {
            return bad(format!("own card {}: there are 1 to {COPIES} copies of a card", at + 1));
        }
        let read = own::read(&packed).or_else(|wrong| {
            let wrong = wrong.first().map(ToString::to_string).unwrap_or_default();
            bad(format!("own card {}: {wrong}", at + 1))
        })?;
        if cards.iter().any(|(known, _)| *known == read) {
            return bad(format!("own card {} is there twice", at + 1));
        }
        cards.push((read, copies));
    }
    Ok(cards)
}

/// The card of that name among those that are left over, or of the catalogue; an own one also by what stands before its
/// hash, if no other is called so.
///
/// # Errors
/// `bad-setup` naming it.
pub fn card_named(rest: &[Card], name: &str) -> Result<Card, Fault> {
    let is_called = |card: &&Card| card.is_own() && own::short(card.name()) == name;
    let mut own = rest.iter().filter(is_called);
    match (Card::from_name(name), own.next()) {
        (Some(card), _) => Ok(card),
        (None, Some(&card)) if own.all(|other| *other == card) => Ok(card),
        (None, Some(_)) => bad(format!("several cards are called `{name}`: give its whole name")),
        (None, None) => bad(format!("there is no card `{name}` in this game")),
    }
}

/// Takes a card out of those that are left over.
///
/// # Errors
/// `bad-setup` naming it.
pub fn take(rest: &mut Vec<Card>, name: &str) -> Result<Card, Fault> {
    let card = card_named(rest, name)?;
    match rest.iter().position(|&other| other == card) {
        Some(at) => Ok(rest.remove(at)),
        None => bad(format!("the deck has no card `{name}` left")),
    }
}

/// Puts the listed cards in their places; what is left over is dealt later.
///
/// # Errors
/// `bad-setup` naming what is wrong.
pub fn lay_cards(table: &mut Table, setup: &Setup, mut heaps: [Vec<Card>; 2]) -> Result<(), Fault> {
    let nothing = SomeLists::default();
    let wanted = setup.hands.as_ref().unwrap_or(&nothing);
    let mut undealt = Undealt::default();
    for (seat, names) in Seat::BOTH.into_iter().zip([&wanted.first, &wanted.second]) {
        let Some(names) = names else {
            undealt.hands[seat.index()] = true;
            continue;
        };
        let full = table.options.full_hand(seat);
        if names.len() > usize::from(full) {
            return bad(format!("the hand of the {} seat has at most {full} cards, not {}", seat.name(), names.len()));
        }
        for name in names {
            let card = take(&mut heaps[table.piles.heap(seat)], name)?;
            into_hand(table, seat, card);
        }
    }
    let lists = |lists: &Option<PileLists>| matches!(lists, Some(PileLists::Each(_)));
    if table.piles.lists().is_none() && (lists(&setup.pile) || lists(&setup.discard)) {
        return bad("a shared deck has one pile: list its cards, or set `decks=own`".into());
    }
    for seat in drawers(table) {
        let heap = table.piles.heap(seat);
        for name in setup.discard.iter().filter_map(|lists| lists.of(seat)).flatten().rev() {
            let card = take(&mut heaps[heap], name)?;
            let token = open(table, card, seat);
            Arc::make_mut(&mut table.piles).throw(token);
        }
        let pile = setup.pile.as_ref().and_then(|lists| lists.of(seat));
        for name in pile.iter().copied().flatten().rev() {
            let card = take(&mut heaps[heap], name)?;
            onto_pile(table, seat, card);
        }
        undealt.piles[heap] = pile.is_none();
    }
    undealt.rest = heaps;
    undealt.left_out = std::mem::take(&mut table.undealt.left_out);
    table.undealt = undealt;
    Ok(())
}

/// The seats that have a draw pile: the first one has that of a shared deck.
fn drawers(table: &Table) -> Vec<Seat> {
    Seat::BOTH.into_iter().filter(|&seat| seat == Seat::First || table.piles.lists().is_some()).collect()
}

fn into_hand(table: &mut Table, seat: Seat, card: Card) {
    let sees = table.sees(seat);
    let piles = Arc::make_mut(&mut table.piles);
    let token = piles.mint(card, seat);
    piles.reveal(token, sees);
    piles.hands[seat.index()].push(token);
}

fn onto_pile(table: &mut Table, seat: Seat, card: Card) {
    let piles = Arc::make_mut(&mut table.piles);
    let (token, heap) = (piles.mint(card, seat), piles.heap(seat));
    piles.draws[heap].push(token);
}

/// BO-11: says which cards are not in the deck, and why.
fn tell_left_out(t: T<'_, '_>, cards: &[Card]) {
    let told = |card: &Card| {
        let want = card.row().lacks(t.table.land.full())?;
        Some(format!("{} (needs {want})", card.title()))
    };
    let told: Vec<String> = cards.iter().filter_map(told).collect();
    if !told.is_empty() {
        t.say(None, format!("Left out of the deck: {}.", told.join(", ")), Vec::new(), None);
    }
}

/// CS-0.10: the cards that the setup left out are shuffled and dealt.
///
/// # Errors
/// The stops of a script.
pub fn deal(t: T<'_, '_>) -> Flow {
    let Undealt { mut rest, hands, piles, left_out } = std::mem::take(&mut t.table.undealt);
    start::tell(t, t.table.land.full());
    tell_left_out(t, &left_out);
    let drawers = drawers(t.table);
    for &seat in &drawers {
        let heap = t.table.piles.heap(seat);
        t.shuffle(&mut rest[heap]);
    }
    for seat in Seat::BOTH.into_iter().filter(|seat| hands[seat.index()]) {
        for _ in 0..t.table.options.full_hand(seat) {
            let Some(card) = rest[t.table.piles.heap(seat)].pop() else { break };
            into_hand(t.table, seat, card);
        }
    }
    for seat in drawers {
        let heap = t.table.piles.heap(seat);
        let cards = if piles[heap] { std::mem::take(&mut rest[heap]) } else { Vec::new() };
        cards.into_iter().for_each(|card| onto_pile(t.table, seat, card));
        t.tell(Event::Shuffle { deck: heap as u32 + 1, cards: t.table.piles.count_of(seat) });
    }
    Ok(())
}
