//! The look at once of DoubleCross Chess: the material that a move wins, for the levels that look no further.

use crate::board::{Move, Side};
use crate::bots::chess::exchange::victim;
use crate::bots::novice::Glance;
use crate::games::doublecross::Table;

/// The prices of the kinds of pieces, from Pawn to King.
pub const PRICES: [i32; 6] = [1, 3, 3, 5, 9, 1000];

/// The material that a move wins for `side`.
pub fn at_once(table: &Table, side: Side, m: Move) -> i32 {
    let own = table.board.piece(m.piece).side == side;
    let taken = victim(&table.board, m).map_or(0, |kind| PRICES[kind.index()]);
    let grown = m.becomes.map_or(0, |kind| PRICES[kind.index()] - PRICES[0]);
    if own {
        taken + grown
    } else {
        -taken - grown
    }
}

/// The novice's look at a move. A card decides what moves next, so no piece is lost for sure.
pub fn glance(table: &Table, side: Side, m: Move) -> Glance {
    let value = at_once(table, side, m);
    Glance { value, gain: 100 * value, loses: false }
}
