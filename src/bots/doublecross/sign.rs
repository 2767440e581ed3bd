//! The acts by which the habits of DoubleCross Chess are known.

use crate::board::{Kind, Move};
use crate::games::doublecross::{Choice, Claim, DoubleCross, Table, Why};
use crate::play::Seen;

/// True if an answer is the act of that name.
pub fn shows(sign: &str, seen: &Seen<DoubleCross>, choice: &Choice) -> bool {
    let (table, prompt) = (seen.table(), seen.prompt());
    if let ("forgets", Why::Call) = (sign, prompt.why) {
        return table.duty.due && *choice != Choice::Claim(Claim::Check);
    }
    matches!(*choice, Choice::Move(m) if of_move(sign, table, m))
}

/// True if a move on this table is the act of that name.
pub fn of_move(sign: &str, table: &Table, m: Move) -> bool {
    let piece = table.board.piece(m.piece);
    let [was, is] = [m.from, m.to].map(|at| piece.side.row_of(at));
    match sign {
        // A Pawn goes beyond the middle.
        "pawn" => piece.kind == Kind::Pawn && was < 4 && is >= 4,
        // A piece does.
        "crossing" => piece.kind != Kind::Pawn && was < 4 && is >= 4,
        // A King leaves his first two ranks.
        "king" => piece.kind == Kind::King && was < 2 && is >= 2,
        "check" => {
            let mut board = table.board.clone();
            board.make(table.variant, m);
            let foe = piece.side.foe();
            let king = (board.of(foe) & board.kind(Kind::King)).first().map(|id| board.piece(id).at);
            king.is_some_and(|king| board.attacked(table.variant, king, piece.side))
        }
        _ => false,
    }
}
