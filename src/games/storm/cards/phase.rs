//! CS-039: a piece is off the board while the player moves, and back on its square after that.

use crate::board::{How, Kind, Move, PieceId};
use crate::games::storm::catalog::{any, Counsel, Play, Row, When};
use crate::games::storm::lasting::{self, On, Rule, Until};
use crate::games::storm::table::Table;
use crate::games::storm::{bombs, doors, permit, picks, T};
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 39,
    name: "phase-shift",
    title: "Phase shift",
    window: When::Before,
    lasts: false,
    text: "Lift any piece (not a king) off the board while you move: others may pass its square. Then it is back.",
    glyphs: "any:pawn promote own:rook arrow",
    counsel: Counsel::Plain,
    play: Play::Do(phase_shift),
}];

/// A piece is lifted for the move of this turn, if there is a move then.
fn phase_shift(t: T<'_, '_>, me: Seat) -> Flow {
    // It is about the player's own move: a copy in the other's turn has none.
    if me != t.table.mover {
        return Err(Stop::Void);
    }
    let piece = picks::piece(t, me, any(&[]).but(&[Kind::King]))?;
    lasting::begin(t, me, On::Piece(piece), Until::Action, Rule::Lifted);
    if permit::can_move(t.table) {
        Ok(())
    } else {
        Err(Stop::Void)
    }
}

/// The moves of the player on turn while a piece is lifted: none of that piece, and none to its square. The King's safety
/// is judged with the piece back.
pub fn moves(table: &Table, piece: PieceId) -> Vec<Move> {
    let (side, at) = (table.side(table.mover), table.at(piece));
    let lifted = bombs::without(table, piece);
    let (there, here) = (lifted.bent(), table.bent());
    let mut moves: Vec<Move> = there.movers(side).iter().flat_map(|id| there.ways(id)).collect();
    if !table.board.rights().is_empty() {
        moves.extend(there.legal(side).into_iter().filter(|m| matches!(m.how, How::Castle(_))));
    }
    let lands = |m: Move| m.to == at || doors::partner(table, m).is_some_and(|m| m.to == at);
    moves.retain(|&m| !lands(m) && here.is_safe_after(&here.edits(m, side), side));
    crate::board::order::by_key(&mut moves, |m| (m.from, table.lodgers().contains(m.piece), m.to, m.becomes));
    moves
}
