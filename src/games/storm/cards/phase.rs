//! CS-039: a piece is off the board while the player moves, and back on its square after that.

use std::ops::ControlFlow;

use crate::board::{order, How, Kind, Move, PieceId};
use crate::games::storm::board::{bombs, doors, lasting};
use crate::games::storm::model::catalog::{any, Counsel, Play, Row, When};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::{permit, picks};
use crate::games::storm::T;
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
    let piece = lifted(t, me)?;
    lasting::begin(t, me, On::Piece(piece), Until::Action, Rule::Lifted);
    if permit::can_move(t.table, piece) {
        Ok(())
    } else {
        Err(Stop::Void)
    }
}

/// The piece to be lifted. A shortcut saves most searches: if another piece has a legal move that does not end on the
/// square of the lifted piece, that move can still be made. With sleepers, lodgers or duties this is not certain.
fn lifted(t: T<'_, '_>, me: Seat) -> Flow<PieceId> {
    let table = &*t.table;
    let over = &table.overlay;
    let is_simple = over.sleepers().is_empty() && over.lodgers.is_empty() && !permit::is_bound(table, me);
    let mut moves = if is_simple && !picks::is_tried(table) { table.legal(table.side(me)) } else { Vec::new() };
    moves.retain(|m| matches!(m.how, How::Plain | How::TwoStep));
    let stays = |piece: PieceId, m: &Move| m.piece != piece && m.to != table.at(piece);
    let pieces = table.who(me, any(&[]).but(&[Kind::King]));
    let sure: Vec<PieceId> = pieces.iter().copied().filter(|&id| moves.iter().any(|m| stays(id, m))).collect();
    let options = pieces.iter().map(|&id| table.name(id)).collect();
    let choice = picks::pick_where(t, me, options, &|table, &choice| {
        table.named(choice).is_some_and(|id| sure.contains(&id)) || picks::leads_on(table, me, choice)
    })?;
    t.table.named(choice).ok_or(Stop::Diverged)
}

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
        there.ways(id).into_iter().try_for_each(&mut see_safe)?;
    }
    if !table.board.rights().is_empty() {
        let castles = |m: &Move| matches!(m.how, How::Castle(_));
        there.legal(side).into_iter().filter(castles).try_for_each(&mut see_safe)?;
    }
    ControlFlow::Continue(())
}
