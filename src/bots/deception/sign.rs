//! The acts by which the habits of Deception Chess are known.

use super::knowledge::Knowledge;
use crate::board::{Kind, PieceId};
use crate::games::deception::Choice;

/// Turns of both players in which a cloak is lifted early.
const EARLY: u32 = 16;

/// True if an answer of the seat that knows so much is the act of that name.
pub fn shows(sign: &str, knowledge: &Knowledge, choice: Choice) -> bool {
    let Knowledge { board, turn, .. } = knowledge;
    let is_pawn = |at| board.at(at).is_some_and(|id| knowledge.own(id) == Kind::Pawn);
    match (sign, choice) {
        // The King is left where Kings stand.
        ("bare", Choice::Done) => {
            let is_bare = |id: PieceId| knowledge.own(id) == Kind::King && board.piece(id).kind == Kind::King;
            board.of(knowledge.side).iter().any(is_bare)
        }
        ("uncloak", Choice::Uncloak(_)) => true,
        // A cloak is lifted under which there was only a Pawn.
        ("pawn", Choice::Uncloak(at)) => *turn <= EARLY && is_pawn(at),
        // A piece comes to the other's first two ranks, where Kings are looked for.
        ("break-in", Choice::Move(m)) => {
            let foe = board.piece(m.piece).side.foe();
            foe.row_of(m.to) < 2 && foe.row_of(m.from) >= 2
        }
        _ => false,
    }
}
