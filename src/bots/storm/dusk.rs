//! Dusk (CS-0.18) as the computer sees it coming: in the last turns points count, and the lead that wins.

use crate::board::{Board, Side};
use crate::games::storm::model::memory::Action;
use crate::games::storm::model::points::{points, LEAD};
use crate::games::storm::Table;

/// Turns before dusk from which points are what counts.
const NEAR: u32 = 4;
/// The worth of half a point, and of a lead that wins, in hundredths of a Pawn.
const HALF: i32 = 50;
const WINS: i32 = 300;
/// The other worth of the position counts this part beside them.
pub const OTHERS: i32 = 16;

/// True if the end by points is near.
pub fn is_near(table: &Table) -> bool {
    let dusk = table.options.dusk;
    dusk > 0 && table.turn + NEAR > dusk
}

/// The worth of a board to a side when points decide.
pub fn worth(board: &Board, table: &Table, side: Side) -> i32 {
    let lead = points(board, table, side).0 - points(board, table, side.foe()).0;
    HALF * lead + if lead.abs() >= LEAD.0 { WINS * lead.signum() } else { 0 }
}

/// Number of moves that are still made, where the end is near.
pub fn plies(table: &Table) -> Option<usize> {
    let played = u32::from(table.now.action != Action::None);
    is_near(table).then(|| (table.options.dusk + 1).saturating_sub(table.turn + played) as usize)
}
