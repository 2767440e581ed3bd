//! The moves that cards make: plain ones to given squares, with the promotions and double steps that come of them, and
//! whom they may capture.

use crate::board::{Bent, How, Kind, Meets, Move, PieceId, Side, Square, SquareSet, Ways};
use crate::games::storm::board::lasting;
use crate::games::storm::model::catalog::Who;
use crate::games::storm::model::effect::Until;
use crate::games::storm::model::table::Table;
use crate::play::Seat;

/// A plain move of a piece.
pub fn plain(table: &Table, piece: PieceId, to: Square) -> Move {
    Move { piece, from: table.at(piece), to, becomes: None, how: How::Plain }
}

/// The plain moves of these pieces, one piece after the other, to the squares that each of them may go to.
pub fn moves_to(table: &Table, pieces: &[PieceId], goals: &dyn Fn(PieceId) -> SquareSet) -> Vec<Move> {
    let mut moves = Vec::new();
    for &piece in pieces {
        moves.extend(goals(piece).iter().map(|to| plain(table, piece, to)));
    }
    moves
}

/// The moves of these pieces to their goals as in [`moves_to`], with promotions and double steps as [`promoting`] says.
pub fn promoting_to(table: &Table, pieces: &[PieceId], goals: &dyn Fn(PieceId) -> SquareSet) -> Vec<Move> {
    let mut moves = Vec::new();
    for &piece in pieces {
        for to in goals(piece).iter() {
            moves.extend(promoting(table, piece, to));
        }
    }
    moves
}

/// A move of a piece, once for each promotion if it is a Pawn that comes to its last rank by it, and a double step if
/// it is one (CS-0.46).
pub fn promoting(table: &Table, piece: PieceId, to: Square) -> Vec<Move> {
    let mut m = plain(table, piece, to);
    if is_double_step(table, m) {
        m.how = How::TwoStep;
    }
    if promotes(table, piece, to) {
        table.variant().promotions.iter().map(|&kind| Move { becomes: Some(kind), ..m }).collect()
    } else {
        vec![m]
    }
}

/// True if it is a Pawn that goes two squares ahead from its second rank; a Crab has no such step.
fn is_double_step(table: &Table, m: Move) -> bool {
    let side = table.board.piece(m.piece).side;
    let over = table.variant().geometry.ahead(side, m.from);
    table.land.terrain().is_double_row(side, m.from)
        && table.variant().geometry.ahead(side, over) == m.to
        && table.bent().kinds(m.piece).any(|kind| kind == Kind::Pawn)
}

/// The normal moves of a piece that a card may make: they capture no royal piece, one of two Kings neither (CS-0.41).
pub fn ways(table: &Table, piece: PieceId) -> Vec<Move> {
    let bent = table.bent();
    let by = table.played().map_or(table.mover, |played| played.seat);
    let mut moves = bent.pseudo_legal(table.side(by), piece);
    moves.retain(|&m| bent.taken(m).iter().all(|id| !table.is_royal(id)));
    moves
}

/// CS-0.41: true if a piece may capture on a square by a card.
pub fn may_take(table: &Table, piece: PieceId, at: Square) -> bool {
    let bent = table.bent();
    bent.may_take_on(piece, at) && bent.occupants(at).iter().all(|id| !table.is_royal(id))
}

/// True if a piece of this seat may capture on a square by a card, and whoever is there is the other player's.
pub fn is_prey(table: &Table, me: Seat, piece: PieceId, at: Square) -> bool {
    let foes = table.pieces(me.other());
    may_take(table, piece, at) && table.bent().occupants(at).iter().all(|id| foes.contains(id))
}

/// True if the piece is a Pawn that would be promoted on this square: fused ones never are.
pub fn promotes(table: &Table, piece: PieceId, to: Square) -> bool {
    let mover = table.board.piece(piece);
    let is_fused = table.overlay.fused.iter().any(|&(id, _)| id == piece);
    mover.kind.counts_as() == Kind::Pawn && !is_fused && table.land.terrain().is_last_row(mover.side, to)
}

/// The pieces that are meant and can move now, in the order of their squares: none in exile, asleep or beside a magnet.
pub fn movable(table: &Table, me: Seat, who: Who) -> Vec<PieceId> {
    let mut pieces = table.who(me, who);
    pieces.retain(|&id| !table.bent().is_stuck(id));
    pieces
}

/// The pieces that are meant and may be sent to a square: one in exile may not be (CS-088); sleep and magnets keep nobody
/// from it (CS-043).
pub fn sendable(table: &Table, me: Seat, who: Who) -> Vec<PieceId> {
    let mut pieces = table.who(me, who);
    pieces.retain(|&id| !table.overlay.pinned_down.contains(id));
    pieces
}

/// Squares that a piece comes to in the way of some kinds: the empty squares, and those on which it would capture.
pub fn reach(bent: Bent<'_>, side: Side, piece: PieceId, kinds: &[Kind], path: Ways) -> [SquareSet; 2] {
    let [mut empty, mut met] = [SquareSet::EMPTY; 2];
    for &kind in kinds {
        bent.goals(piece, kind, side, path, &mut |to, meets| match meets {
            Meets::Nobody => empty = empty.with(to),
            Meets::Piece(_) => met = met.with(to),
        });
    }
    [empty, met]
}

/// Every kind a piece moves as now.
pub fn kinds(table: &Table, piece: PieceId) -> Vec<Kind> {
    table.bent().kinds(piece).collect()
}

/// True if a move of the player on turn mates the other side.
pub fn mates(table: &Table, m: Move) -> bool {
    mates_by(table, table.side(table.mover), m)
}

/// True if a move that a side makes mates the other side.
pub fn mates_by(table: &Table, side: Side, m: Move) -> bool {
    let mut after = table.clone();
    for edit in table.bent().edits(m, side) {
        after.silently(edit);
    }
    // An effect of a card for the move alone is over with it.
    after.lasting.retain(|effect| effect.until != Until::Action);
    lasting::refresh(&mut after);
    after.mated(side.foe())
}
