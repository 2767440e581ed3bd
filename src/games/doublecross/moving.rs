//! The moves that a card allows, and how the board changes: every change of a turn is noted, so that it can be undone.

use super::table::Table;
use super::T;
use crate::board::{order, Edit, How, Kind, Move, PieceId, Side, Square};
use crate::games::words;
use crate::play::{Line, Moved, Seat};

/// The moves that a piece card allows (DX-4, DX-8: castling is a move of the King and of the Rook).
pub fn moves_named(table: &Table, side: Side, kind: Kind) -> Vec<Move> {
    let named = |m: &Move| {
        let castles = matches!(m.how, How::Castle(..)) && kind == Kind::Rook;
        table.board.piece(m.piece).kind == kind || castles
    };
    moves(table, side).filter(named).collect()
}

/// The moves of an army that nothing frozen prevents.
pub fn moves(table: &Table, side: Side) -> impl Iterator<Item = Move> + '_ {
    table.board.legal(table.variant, side).into_iter().filter(|&m| !is_frozen(table, m))
}

/// DX-17, `freeze_turns`: a frozen piece neither moves nor is captured.
pub fn is_frozen(table: &Table, m: Move) -> bool {
    frozen(table, m).is_some()
}

/// The frozen piece that keeps a move from being made: the one that moves, its partner, or the one it would capture.
pub fn frozen(table: &Table, m: Move) -> Option<PieceId> {
    let other = match m.how {
        How::Castle(which, _) => table.board.at(table.variant.castlings[usize::from(which)].partner),
        How::Plain | How::TwoStep | How::Passing => table.board.taken(m),
    };
    [Some(m.piece), other].into_iter().flatten().find(|id| table.frozen.contains(id))
}

/// Makes a move and tells it.
pub fn play_move(t: T<'_, '_>, me: Seat, m: Move) {
    let what = words::movement(&t.table.board, t.table.variant, m);
    let army = t.table.board.piece(m.piece).side;
    let who = t.table.side(me);
    let text = if army == who {
        format!("{}: {what}.", words::side(who))
    } else {
        format!("{}: {} {what}.", words::side(who), army.name())
    };
    let edits = t.table.board.edits(t.table.variant, m);
    let moved = Some(Moved::of(&t.table.board, m, &edits));
    t.say_line(Line { seat: Some(me), text, squares: vec![m.from, m.to], moved, ..Line::default() });
    for change in edits {
        edit(t, change);
    }
    t.table.last = vec![m.from, m.to];
}

/// Changes the board and notes the change among those of this turn.
pub fn edit(t: T<'_, '_>, change: Edit) {
    t.table.edits.push(change);
    t.edit(change);
}

/// DX-10, `delayed_promotion`: Pawns that wait on their far rank, in the order of their squares.
pub fn waiting_pawns(table: &Table, side: Side) -> Vec<Square> {
    let pawns = (table.board.of(side) & table.board.kind(Kind::Pawn)).iter().map(|id| table.board.piece(id).at);
    let mut squares: Vec<Square> = pawns.filter(|&at| table.variant.geometry.terrain().is_last_row(side, at)).collect();
    order::by_key(&mut squares, |&at| at);
    squares
}
