//! CS-070: the moves across the joined sides of the board.

use crate::board::{Bent, Move, Ways};
use crate::games::storm::board::moves::{self, kinds, mates_by, movable, reach};
use crate::games::storm::model::catalog::own;
use crate::games::storm::model::table::Table;
use crate::play::Seat;

/// The moves of a player that need the join. The card makes them possible, so none of them may mate (CS-0.53); attacks and
/// the King's safety are judged on the flat board.
pub fn across(table: &Table, me: Seat) -> Vec<Move> {
    let side = table.side(me);
    let land = table.land.rolled();
    let (flat, rolled) = (table.bent(), Bent { variant: &land, ..table.bent() });
    let mut moves: Vec<Move> = Vec::new();
    for piece in movable(table, me, own(&[])) {
        let [empty, met] = reach(rolled, side, piece, &kinds(table, piece), Ways::Free);
        let known = reach(flat, side, piece, &kinds(table, piece), Ways::Free);
        let takes = (met & !known[1]).iter().filter(|&to| moves::may_take(table, piece, to));
        // CS-016: whoever may go through a wormhole does not need the join.
        let plain = flat.pseudo_legal(side, piece);
        let goals = (empty & !known[0]).iter().chain(takes).filter(|&to| plain.iter().all(|m| m.to != to));
        moves.extend(goals.flat_map(|to| moves::promoting(table, piece, to)));
    }
    moves.retain(|&m| flat.is_safe_after(&flat.edits(m, side), side) && !mates_by(table, side, m));
    moves
}
