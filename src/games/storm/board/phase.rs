//! CS-039: the moves of the player on turn while a piece is lifted.

use std::ops::ControlFlow;

use crate::board::{order, How, Move, PieceId};
use crate::games::storm::board::{bombs, doors};
use crate::games::storm::model::table::Table;

/// The moves of the player on turn while a piece is lifted: none of that piece, and none to its square. The King's safety
/// is judged with the piece back.
pub fn moves(table: &Table, piece: PieceId) -> Vec<Move> {
    let mut moves = Vec::new();
    let _ = each(table, piece, &mut |m| {
        moves.push(m);
        ControlFlow::Continue(())
    });
    order::by_key(&mut moves, |m| (m.from, table.lodgers().contains(m.piece), m.to, m.becomes));
    moves
}

/// Goes through these moves, in no order, until it is stopped.
pub fn each(table: &Table, piece: PieceId, see: &mut dyn FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
    let (side, at) = (table.side(table.mover), table.at(piece));
    let lifted = bombs::without(table, piece);
    let (there, here) = (lifted.bent(), table.bent());
    let lands = |m: Move| m.to == at || doors::partner(table, m).is_some_and(|m| m.to == at);
    let mut see_safe = |m: Move| {
        let may = !lands(m) && here.is_safe_after(&here.edits(m, side), side);
        if may {
            see(m)
        } else {
            ControlFlow::Continue(())
        }
    };
    for id in there.movers(side) {
        there.pseudo_legal(side, id).into_iter().try_for_each(&mut see_safe)?;
    }
    if !table.board.rights().is_empty() {
        let castles = |m: &Move| matches!(m.how, How::Castle(..));
        there.legal(side).into_iter().filter(castles).try_for_each(&mut see_safe)?;
    }
    ControlFlow::Continue(())
}
