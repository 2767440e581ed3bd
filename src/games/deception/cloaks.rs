//! Cloaks that may be set aside: a legal move must remain (DE-8).

use super::options::LatePromotion;
use super::table::Table;
use crate::board::{order, Edit, Kind, PieceId, Square};
use crate::games::chess;

/// DE-8: the own cloaked pieces after whose uncloaking a legal move remains.
pub fn uncloakable(table: &Table) -> Vec<Square> {
    let own = table.board.of(table.side()) & table.cloaked;
    let mut squares: Vec<Square> =
        own.iter().filter(|&id| leaves_a_move(table, id)).map(|id| table.board.piece(id).at).collect();
    order::by_key(&mut squares, |&at| at);
    squares
}

/// DE-8, as far as it is known here: of a sealed base it is enough that one is left that allows a move.
fn leaves_a_move(table: &Table, id: PieceId) -> bool {
    table.kinds_under(id).into_iter().any(|base| leaves_a_move_as(table, id, base))
}

fn leaves_a_move_as(table: &Table, id: PieceId, base: Kind) -> bool {
    let mut board = table.board.clone();
    let it = board.piece(id);
    if base != it.kind {
        board.edit(Edit::Recast { piece: id, was: it.kind, now: base });
        board.rights_lost(table.variant).into_iter().for_each(|edit| board.edit(edit));
    }
    let promoted = base == Kind::Pawn
        && table.variant.geometry.terrain().is_last_row(it.side, it.at)
        && table.options.late_promotion == LatePromotion::AtOnce;
    let kinds: &[Kind] = if promoted { &chess::PROMOTIONS } else { &[Kind::Pawn] };
    kinds.iter().any(|&kind| {
        if promoted {
            let was = board.piece(id).kind;
            board.edit(Edit::Recast { piece: id, was, now: kind });
        }
        !board.legal(table.variant, it.side).is_empty()
    })
}

/// True if the side of a piece has a legal move when the piece is of another kind.
pub fn moves_with(table: &Table, id: PieceId, kind: Kind) -> bool {
    let mut board = table.board.clone();
    let it = board.piece(id);
    board.edit(Edit::Recast { piece: id, was: it.kind, now: kind });
    !board.legal(table.variant, it.side).is_empty()
}
