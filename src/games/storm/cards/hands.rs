//! Cards about the cards in hand: CS-002, CS-130 to CS-132.

use std::sync::Arc;

use crate::board::order;
use crate::games::storm::board::discard;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{Card, Counsel, Play, Row, When};
use crate::games::storm::model::declared::Draw;
use crate::games::storm::model::piles::Token;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::piling;
use crate::games::storm::{Choice, Event};
use crate::games::words;
use crate::play::{Flow, Seat, SeatSet, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
    number: 2,
    name: "tabula-rasa",
    title: "Tabula Rasa",
    window: When::Any,
    lasts: false,
    text: "Discard the rest of your hand and draw a new one.",
    glyphs: "cards arrow cards",
    counsel: Counsel::Plain,
    play: Play::Do(tabula_rasa),
},
    Row {
        number: 130,
        name: "flush",
        title: "Flush",
        window: When::Before,
        lasts: false,
        text: "Play all your other cards this turn, each at its time, even several in place of your move. Then draw a new hand.",
        glyphs: "cards cards cards arrow",
        counsel: Counsel::Gives(60),
        play: Play::Do(flush),
    },
    Row {
        number: 131,
        name: "swap",
        title: "Swap",
        window: When::Before,
        lasts: false,
        text: "Swap hands with your opponent, who draws a card for Swap. Then make your move.",
        glyphs: "cards swap cards",
        counsel: Counsel::Gives(40),
        play: Play::Do(swap),
    },
    Row {
        number: 132,
        name: "peeker",
        title: "Peeker",
        window: When::After,
        lasts: false,
        text: "Your opponent just captured one of your pieces (not a pawn): take a card of your choice from the draw pile.",
        glyphs: "foe:rook take cards star",
        counsel: Counsel::Gives(60),
        play: Play::Do(peeker),
    },
];

/// CS-002: the other cards are discarded first, face up; the new hand is drawn when this card has followed them.
fn tabula_rasa(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    let (others, side) = (others(card.table(), me), words::side(card.side()));
    let how = if others.is_empty() { "draws a new hand" } else { "discards the rest of the hand and draws a new one" };
    card.say(me, format!("{side} {how}."), Vec::new(), Some("tabula-rasa"));
    for token in others {
        Arc::make_mut(&mut card.table_mut().piles).hands[me.index()].retain(|&held| held != token);
        discard::discard(card.turn(), me, token);
    }
    piling::draws(card.table_mut(), Draw::Hand);
    Ok(())
}

/// The cards in hand without the one that is being played, which is still in the hand while it is only tried.
pub(super) fn others(table: &Table, me: Seat) -> Vec<Token> {
    let is_played = |token: &Token| table.stack.iter().any(|declared| declared.token == *token);
    let mut others: Vec<Token> =
        table.piles.hands[me.index()].iter().copied().filter(|token| !is_played(token)).collect();
    crate::board::order::by_key(&mut others, |&token| table.piles.face(token));
    others
}

/// CS-130: notes that the other cards must all be played in this turn; the script of the turn demands it.
fn flush(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    card.void_if(others(card.table(), me).is_empty())?;
    card.table_mut().flushing[me.index()] = true;
    Ok(())
}

/// CS-131: the hands are swapped, and the other player draws for this card.
fn swap(card: &mut CardPlay<'_, '_>) -> Flow {
    let sees = Seat::BOTH.map(|seat| card.table().sees(seat));
    Arc::make_mut(&mut card.table_mut().piles).swap_hands(sees);
    card.say(card.me(), "The players swap hands.".into(), Vec::new(), None);
    card.tell(Event::Hands);
    piling::draws(card.table_mut(), Draw::Other);
    Ok(())
}

/// CS-132: the player looks through the draw pile and takes one card of it, after the other player has let Peeker pass.
fn peeker(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    card.void_if(!card.table().just_lost(me).any(|(_, taken)| taken.is_loss_beyond_pawn(me)))?;
    take_from_pile(card.asking("the card you take"))
}

/// The player looks through the draw pile and takes one card of it; the rest is shuffled.
pub(super) fn take_from_pile(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    piling::fill_pile(card.turn(), me);
    card.turn().disclose();
    let pile = card.table().piles.pile(me).to_vec();
    let piles = Arc::make_mut(&mut card.table_mut().piles);
    pile.iter().for_each(|&token| piles.reveal(token, SeatSet::only(me)));
    // The cards are sorted, because the order of the pile would tell what is drawn next.
    let mut faces: Vec<Card> = pile.iter().map(|&token| piles.face(token)).collect();
    order::by_key(&mut faces, |&card| card);
    let mut options: Vec<Choice> = faces.iter().map(|card| Choice::Card(card.name())).collect();
    options.dedup();
    let chosen = card.then_ask(me, true, options)?;
    let at = faces.iter().position(|card| Choice::Card(card.name()) == chosen).ok_or(Stop::Diverged)?;
    let taken = faces.remove(at);
    card.turn().shuffle(&mut faces);
    let (cards, sees) = (faces.len(), card.table().sees(me));
    Arc::make_mut(&mut card.table_mut().piles).fetch(taken, faces, me, sees);
    let side = words::side(card.side());
    card.say(me, format!("{side} takes a card from the draw pile, which is shuffled."), Vec::new(), None);
    card.tell(Event::Draw { seat: me, card: None });
    let deck = card.table().piles.heap(me) as u32 + 1;
    card.tell(Event::Shuffle { deck, cards });
    piling::draws(card.table_mut(), Draw::Nothing);
    Ok(())
}
