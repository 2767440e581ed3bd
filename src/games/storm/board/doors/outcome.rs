//! Consequences of every displacement: it is recorded, castling rights are lost, squares passed over and effects
//! change.

use crate::board::{Edit, How, Move, PieceId, Side, Square};
use crate::games::storm::board::{bombs, lasting};
use crate::games::storm::model::memory::{CapturedPiece, Displacement, PieceThen, Way};
use crate::games::storm::model::table::Table;
use crate::games::storm::model::world::World;
use crate::games::storm::T;
use crate::play::Seat;

/// Keeps in memory how a piece was displaced, or what it captured, and what it was before.
pub(super) fn record(table: &mut Table, by: Seat, m: Move, was: PieceThen, way: Way, taken: Vec<CapturedPiece>) {
    let (in_action, crosses) = (table.in_action(), crosses(table, m));
    let row = table.land.terrain().row_of(table.side(by), m.to);
    table.now.steps.push(Displacement { by, m, made: m, was, way, crosses, row, taken, in_action });
}

/// CS-108: true if a way leads from the half nearer to one player to the half nearer to the other.
fn crosses(table: &Table, m: Move) -> bool {
    let row = |side, at| table.land.terrain().row_of(side, at);
    let nearer = |at| row(Side::White, at).cmp(&row(Side::Black, at));
    let is_on_board = m.from != Square::OFF && m.to != Square::OFF;
    is_on_board && nearer(m.from).is_ne() && nearer(m.from) == nearer(m.to).reverse()
}

/// CS-099: a piece that a player takes from the board, and that first belonged to that player, is lost to nobody else.
pub(super) fn give_up(table: &mut Table, by: Seat, taken: &[CapturedPiece]) {
    let side = table.side(by);
    let own = taken.iter().filter(|taken| table.origin(taken.piece) == side);
    table.given_up = own.fold(table.given_up, |all, taken| all.with(taken.piece));
}

/// Move of the Rook by a castling.
pub fn partner(table: &World, m: Move) -> Option<Move> {
    let How::Castle(index, _) = m.how else { return None };
    let castling = &table.variant().castlings[usize::from(index)];
    let piece = table.board.at(castling.partner)?;
    Some(plain(piece, castling.partner, castling.partner_to))
}

pub(super) fn plain(piece: PieceId, from: Square, to: Square) -> Move {
    Move { piece, from, to, becomes: None, how: How::Plain }
}

/// The castlings that need a piece at home on these squares are lost (CS-0.47).
pub(super) fn spoil(t: T<'_, '_>, squares: &[Square]) {
    let was = t.table.board.rights();
    let variant = t.table.variant();
    let now = squares.iter().fold(was, |rights, &at| variant.rights_after(rights, at, at));
    if now != was {
        t.edit(Edit::Rights { was, now });
    }
}

/// CS-0.6, CS-0.7: a piece that changed sides and has left the board belongs to its first army again; one that is only
/// away (CS-139) does not.
fn come_home(t: T<'_, '_>) {
    let off = t.table.board.off() - t.table.away();
    // CS-079: a piece that shares a square stands there with the other piece.
    for piece in off.iter().filter(|&id| t.table.at(id) == Square::OFF).collect::<Vec<_>>() {
        let (was, now) = (t.table.board.piece(piece).side, t.table.origin(piece));
        if was != now {
            t.edit(Edit::Defect { piece, was, now });
        }
    }
}

/// Applies the consequences of a displacement (CS-0.48): pieces come home, bombs explode, en passant rights and lasting
/// effects end.
pub(super) fn apply_consequences(t: T<'_, '_>) {
    come_home(t);
    bombs::explode(t);
    let world = &mut t.table.world;
    let mut passed = std::mem::take(&mut world.passed);
    // A Pawn that stands where its double step ended no longer, as after a second turn, is not captured in passing.
    passed.retain(|passed| world.at(passed.pawn) == passed.beyond);
    world.passed = passed;
    let (was, now) = (t.table.board.passing(), open_passing(t.table));
    if now != was {
        t.edit(Edit::Passing { was, now });
    }
    lasting::end_expired(t);
}

/// The square passed over, if it is only one and the other player could capture there.
pub fn open_passing(table: &Table) -> Square {
    match table.passed[..] {
        [only] if table.bent().passing_is_open(only.square, only.pawn, table.side(only.by)) => only.square,
        _ => Square::OFF,
    }
}

/// Pieces that were lost stay so although a rewind has brought the board back: what follows.
pub fn settle(t: T<'_, '_>) {
    apply_consequences(t);
}

/// The squares that the other player's Pawns passed over before this turn are free again (CS-0.46).
pub fn close_passing(t: T<'_, '_>, me: Seat) {
    free_passed(t.table, me);
    apply_consequences(t);
}

/// A player has had a turn in which to capture in passing. A square that a copy passes over in that turn waits for the
/// next (CS-133).
pub(super) fn free_passed(table: &mut Table, me: Seat) {
    let turn = table.turn;
    table.passed.retain(|passed| passed.by == me || passed.turn == turn);
}
