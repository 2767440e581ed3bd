//! Castling rights and en passant, where pieces come and go otherwise than by moves (DX-8, DX-9).

use super::moving::edit;
use super::T;
use crate::board::{Edit, Kind, Side, Square};

/// DX-9: a right to capture en passant that was there at the start of the turn ends with it.
pub fn expire_en_passant(t: T<'_, '_>, stale: Square) {
    let touched = t.table.edits.iter().any(|change| matches!(change, Edit::Passing { .. }));
    if stale != Square::OFF && !touched && t.table.board.passing() == stale {
        edit(t, Edit::Passing { was: stale, now: Square::OFF });
    }
}

/// DX-8: a piece that left its square by anything but a move takes its castling rights along.
pub fn drop_lost_rights(t: T<'_, '_>) {
    if let Some(lost) = t.table.board.rights_lost(t.table.variant) {
        edit(t, lost);
    }
    drop_lost_passing(t);
}

/// DX-9: without the Pawn that made the double step there is nothing to capture en passant.
fn drop_lost_passing(t: T<'_, '_>) {
    let was = t.table.board.passing();
    if was == Square::OFF {
        return;
    }
    let (board, geometry) = (&t.table.board, &t.table.variant.geometry);
    // The square behind is the one that the Pawn came from.
    let has_stepped = |side: Side| {
        let pawn = board.at(geometry.ahead(side, was)).map(|id| board.piece(id));
        geometry.ahead(side.foe(), was).rank() == side.second_rank()
            && pawn.is_some_and(|piece| piece.kind == Kind::Pawn && piece.side == side)
    };
    if !Side::BOTH.into_iter().any(has_stepped) {
        edit(t, Edit::Passing { was, now: Square::OFF });
    }
}
