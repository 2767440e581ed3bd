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
        "check" => early && checks(table, m),
        // A King is attacked, be it one of two.
        "aim" => aims(table, m),
        // A piece does.
        "crossing" => early && piece.kind != Kind::Pawn && crosses,
        "offer" => offers(table, m),
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

fn aims(table: &Table, m: Move) -> bool {
    let (mut board, side) = (table.board.clone(), table.side());
    board.make(table.variant, m);
    let kings = board.of(side.foe()) & board.kind(Kind::King);
    kings.iter().any(|id| board.attacked(table.variant, board.piece(id).at, side))
}

/// A piece goes where an equal one can capture it.
fn offers(table: &Table, m: Move) -> bool {
    let class = |kind: Kind| CLASSES[kind.index()].map(|class| class.max(1));
    let piece = table.board.piece(m.piece);
    let mut board = table.board.clone();
    board.make(table.variant, m);
    let facing = board.attackers(table.variant, m.to, piece.side.foe());
    let mover = class(piece.kind);
    mover.is_some() && facing.iter().any(|id| class(board.piece(id).kind) == mover)
}
