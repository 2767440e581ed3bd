//! Cards that can do nothing: as printed they end the turn; by the option `no_move` the mover draws again (DX-6).

use super::cards::{Card, Joust};
use super::moving::{moves_named, waiting_pawns};
use super::{joust, Table, T};
use crate::board::Kind;
use crate::games::words;
use crate::play::Seat;

/// Reason that a card can do nothing on this table, as the beginning of a sentence; none if it does something. Lose Move,
/// Switch Sides and Save King always do what they say.
pub fn reason(table: &Table, card: Card) -> Option<String> {
    let (idle, why) = match card {
        Card::Piece(side, kind) => {
            let waits = kind == Kind::Pawn && !waiting_pawns(table, side).is_empty();
            if waits || !moves_named(table, side, kind).is_empty() {
                return None;
            }
            let stands = !(table.board.of(side) & table.board.kind(kind)).is_empty();
            let why = if stands { "can move" } else { "is left" };
            return Some(format!("No {} {} {why}", side.name(), words::kind(kind)));
        }
        Card::Joust(Joust::DoubleCross) => (table.undoable.is_empty(), "There is nothing to undo"),
        Card::Joust(Joust::ReturnAnyPiece) => (joust::returnable(table).is_empty(), "No piece can be returned"),
        Card::Joust(Joust::RemoveAnyPawn) => (joust::pawns(table).is_empty(), "There is no pawn"),
        Card::Joust(Joust::WildMove) => (joust::wild_moves(table).is_empty(), "No piece can move"),
        Card::Joust(Joust::SaveKing | Joust::LoseMove | Joust::SwitchSides) => return None,
    };
    idle.then(|| why.into())
}

/// The words of a card that can do nothing and ends the turn.
pub fn end(t: T<'_, '_>, me: Seat, card: Card, why: &str) {
    let text = match card {
        Card::Piece(..) => format!("{why}. The turn ends."),
        Card::Joust(_) => format!("{why}: {} loses the turn.", words::side(t.table.side(me))),
    };
    t.say(me, text, Vec::new(), None);
}
