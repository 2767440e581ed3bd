//! The acts by which the habits of chess and Full Double Chess are known.

use super::features::CLASSES;
use crate::board::{Kind, Move};
use crate::games::classic::Table;

/// Turns of both players that an opening lasts: some acts are a habit only there.
const OPENING: u32 = 40;
/// The first rank beyond the middle, as a side counts.
const BEYOND: u8 = 4;

/// True if a move on this table is the act of that name.
pub fn shows(sign: &str, table: &Table, m: Move) -> bool {
    let piece = table.board.piece(m.piece);
    let [was, is] = [m.from, m.to].map(|at| piece.side.row_of(at));
    let crosses = was < BEYOND && is >= BEYOND;
    let early = table.turn <= OPENING;
    match sign {
        // A Pawn goes beyond the middle.
        "pawn" => early && piece.kind == Kind::Pawn && crosses,
        "check" => checks(table, m),
        // A piece does.
        "crossing" => early && piece.kind != Kind::Pawn && crosses,
        "trade" => trades(table, m),
        // One of the three that are Knights, too.
        "ride" => matches!(piece.kind, Kind::Amazon | Kind::Chancellor | Kind::Cardinal) && crosses,
        // A King leaves the two ranks where he is safe.
        "king" => piece.kind == Kind::King && was < 2 && is >= 2,
        _ => false,
    }
}

fn checks(table: &Table, m: Move) -> bool {
    let mut board = table.board.clone();
    board.make(table.variant, m);
    board.checked(table.variant, table.side().foe())
}

/// A piece captures an equal one, and not where something has just been captured.
fn trades(table: &Table, m: Move) -> bool {
    let class = |kind: Kind| CLASSES[kind.index()].map(|class| class.max(1));
    let mover = class(table.board.piece(m.piece).kind);
    let taken = table.board.at(m.takes_on()).map(|id| class(table.board.piece(id).kind));
    let back = table.quiet == 0 && table.last.last() == Some(&m.to);
    mover.is_some() && taken == Some(mover) && !back
}
