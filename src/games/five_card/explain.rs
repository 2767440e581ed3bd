//! Reasons that a square or a card cannot be chosen: the own hand and the board say it.

use super::cards::Card;
use super::plays::price;
use super::table::Table;
use super::vocabulary::{Choice, Prompt, Why};
use crate::board::{Move, Square};
use crate::games::{classic, explain, words};
use crate::play::{About, Seat};

/// One sentence about what the open question does not offer.
pub fn explain(table: &Table, prompt: &Prompt, about: About) -> Option<String> {
    Some(match (prompt.why, about) {
        (Why::AnswerDraw, _) => explain::ANSWER_DRAW.into(),
        (Why::AnswerDouble, _) => "Accept or decline the double first.".into(),
        (Why::Flop, _) => "Draw a card of the tie-break first.".into(),
        (_, About::Square(at)) => square(table, prompt.seat, at),
        (_, About::Way(from, to)) => return way(table, prompt.seat, from, to),
        (_, About::Card(name)) => return Card::from_name(name).and_then(|card| of_card(table, prompt, card)),
    })
}

/// FC-6: a move lacks its card, or the board forbids it.
fn square(table: &Table, me: Seat, at: Square) -> String {
    let side = classic::side_of(me);
    let moves = table.board.legal(table.variant, side);
    if let Some(m) = moves.iter().find(|m| m.from == at) {
        return no_card(table, m);
    }
    match moves.iter().filter(|m| m.to == at).collect::<Vec<_>>()[..] {
        [] => explain::plain(&table.board, table.variant, side, at),
        [only] => no_card(table, only),
        _ => format!("You hold no card for a move to {at}."),
    }
}

/// The board forbids the way there, or the card for it is missing.
fn way(table: &Table, me: Seat, from: Square, to: Square) -> Option<String> {
    let side = classic::side_of(me);
    let moves = table.board.legal(table.variant, side);
    match moves.iter().find(|m| (m.from, m.to) == (from, to)) {
        Some(m) => Some(no_card(table, m)),
        None => explain::way_on(&table.board, table.variant, side, from, to),
    }
}

fn no_card(table: &Table, m: &Move) -> String {
    format!("You hold no {} card.", words::kind(table.board.piece(m.piece).kind))
}

/// Reason that a card is of no use now; nothing if it pays for a move that is offered.
fn of_card(table: &Table, prompt: &Prompt, card: Card) -> Option<String> {
    let pays = |choice: &Choice| price(table, choice) == Some(card);
    let (me, name) = (prompt.seat, card.name());
    if prompt.options.iter().any(pays) {
        return None;
    }
    if table.holds(me, card) == 0 {
        return Some(format!("You hold no {name} card."));
    }
    let side = classic::side_of(me);
    let of_kind = |m: &Move| card == Card::Wild || Card::of(table.board.piece(m.piece).kind) == Some(card);
    Some(if table.board.legal(table.variant, side).iter().any(of_kind) {
        format!("No move needs a {name} card now.")
    } else if card == Card::Wild {
        "None of your pieces can move.".into()
    } else if !table.board.of(side).iter().any(|id| Card::of(table.board.piece(id).kind) == Some(card)) {
        format!("You have no {name}.")
    } else if table.board.checked(table.variant, side) {
        format!("You are in check, and no {name} can help.")
    } else {
        format!("None of your {name}s can move.")
    })
}
