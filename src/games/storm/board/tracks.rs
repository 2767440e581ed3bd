//! Lines that pieces run along: which moves of a Queen, Rook or Bishop are such, and where it comes to if it runs on.

use crate::board::{dir, Dir, Geometry, How, Kind, Move, PieceId, Power, Reach, Square};
use crate::games::storm::board::moves;
use crate::games::storm::model::memory::{LineRun, Way};
use crate::games::storm::model::table::Table;
use crate::games::storm::model::world::World;

/// Way in which a piece makes a move of its own that is still to be made on this table.
pub fn own(table: &World, m: Move) -> Way {
    let kinds: Vec<Kind> = table.bent().moves_as(m.piece).collect();
    lent(table, m, &kinds)
}

/// Way in which a piece makes a move that is still to be made on this table, if it moves as these kinds. If the sides
/// are joined, it goes over the join only to squares that it does not reach without.
pub fn lent(table: &World, m: Move, kinds: &[Kind]) -> Way {
    let flat = line(table, &table.variant().geometry, m, kinds, false);
    let over_join = || table.joined.then(|| line(table, &table.land.rolled().geometry, m, kinds, false)).flatten();
    flat.or_else(over_join).map_or(Way::Other, Way::Line)
}

/// Way in which a piece makes a move that needs the join of the sides.
pub fn across(table: &World, m: Move) -> Way {
    let kinds: Vec<Kind> = table.bent().moves_as(m.piece).collect();
    line(table, &table.land.rolled().geometry, m, &kinds, false).map_or(Way::Other, Way::Line)
}

/// Way in which a piece makes a move of its own over whoever stands in between.
pub fn over(table: &World, m: Move) -> Way {
    let kinds: Vec<Kind> = table.bent().moves_as(m.piece).collect();
    line(table, &table.variant().geometry, m, &kinds, true).map_or(Way::Other, Way::Line)
}

/// True if a piece is one of those whose runs count as line moves.
pub fn is_runner(table: &World, piece: PieceId) -> bool {
    table.bent().kinds(piece).any(is_line_kind)
}

fn is_line_kind(kind: Kind) -> bool {
    matches!(kind, Kind::Queen | Kind::Rook | Kind::Bishop)
}

/// The line of a move that one of these kinds makes.
fn line(table: &World, geometry: &Geometry, m: Move, kinds: &[Kind], passes: bool) -> Option<LineRun> {
    if m.how != How::Plain || !is_runner(table, m.piece) {
        return None;
    }
    let runs = |dir: Dir| {
        let power = if dir::is_straight(dir) { Power::Straight } else { Power::Aslant };
        kinds.iter().any(|&kind| is_line_kind(kind) && Reach::of(kind).has(power))
    };
    let lifted = table.lifted().map(|id| table.at(id));
    let free = |at: Square| passes || table.is_empty(at) || lifted == Some(at);
    dir::ALL.into_iter().filter(|&dir| runs(dir)).find_map(|dir| along(geometry, m, dir, &free))
}

/// The way of a move in a direction over free squares.
fn along(geometry: &Geometry, m: Move, dir: Dir, free: &dyn Fn(Square) -> bool) -> Option<LineRun> {
    let first = geometry.next(dir, m.from);
    let mut last = m.from;
    loop {
        match geometry.next(dir, last) {
            next if next == m.to => return Some(LineRun { dir, first, last, then: (dir, first) }),
            next if next == Square::OFF || next == m.from || !free(next) => return None,
            next => last = next,
        }
    }
}

/// CS-040, CS-041: end of the run of a piece of the player on turn from a square: on the next piece that it
/// may capture, in front of any other or of a wall, or off the board, which a royal piece does not leave. The square it
/// has left, if it stands there yet, counts as empty.
pub fn run_on(table: &Table, piece: PieceId, from: Square, dir: Dir) -> Square {
    let start = table.at(piece);
    let mut at = from;
    loop {
        let next = table.variant().geometry.next(dir, at);
        if next == Square::OFF {
            return if table.is_royal(piece) || table.land.is_walled(at, dir) { at } else { next };
        }
        if moves::is_prey(table, table.mover, piece, next) {
            return next;
        }
        if next != start && !table.is_empty(next) {
            return at;
        }
        at = next;
    }
}
