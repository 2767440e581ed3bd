//! Plays that hand and board allow together, and the card that pays for each (FC-6, FC-7).

use super::cards::Card;
use super::options::FreeCaptures;
use super::table::Table;
use crate::board::Move;
use crate::games::classic;
use crate::games::five_card::Choice;
use crate::play::Seat;

/// The plays that hand and board allow: a move of a piece whose card is held, a free move, a move that would be free with
/// the card of the piece (FC-7), any move with a Wild card.
pub fn plays(table: &Table, me: Seat) -> Vec<Choice> {
    let moves = table.board.legal(table.variant, classic::side_of(me));
    let has = |card: Option<Card>| card.is_none_or(|card| table.may_hold(me, card));
    let own = moves.iter().filter(|&&m| has(needed(table, m))).map(|&m| Choice::Move(m));
    let paid = |&m: &Move| {
        let card = Card::of(table.board.piece(m.piece).kind)?;
        (needed(table, m).is_none() && has(Some(card))).then(|| Choice::Paid(m, card.name()))
    };
    let wild = moves.iter().filter(|_| has(Some(Card::Wild))).map(|&m| Choice::Wild(m));
    own.chain(moves.iter().filter_map(paid)).chain(wild).collect()
}

/// The card that is spent for an answer, if it is a move that needs one.
pub fn price(table: &Table, choice: &Choice) -> Option<Card> {
    match *choice {
        Choice::Move(m) => needed(table, m),
        Choice::Paid(_, name) => Card::from_name(name),
        Choice::Wild(_) => Some(Card::Wild),
        _ => None,
    }
}

/// FC-6, FC-7: the card that a move needs; a King's move needs none, nor does a capture with `free_captures = all`.
pub fn needed(table: &Table, m: Move) -> Option<Card> {
    let free = table.options.free_captures == FreeCaptures::All && table.board.taken(m).is_some();
    if free {
        None
    } else {
        Card::of(table.board.piece(m.piece).kind)
    }
}

/// Moves that a seat may plan, each paid by the hand that it holds now: by the card of the piece, or else by a Wild card.
pub fn plans(table: &Table, me: Seat) -> Vec<Choice> {
    let has = |card: Card| table.may_hold(me, card);
    let plan = |m: Move| match Card::of(table.board.piece(m.piece).kind) {
        Some(card) if table.options.free_captures != FreeCaptures::All && !has(card) => {
            has(Card::Wild).then_some(Choice::Wild(m))
        }
        _ => Some(Choice::Move(m)),
    };
    table.board.planned(table.variant, classic::side_of(me)).into_iter().filter_map(plan).collect()
}
