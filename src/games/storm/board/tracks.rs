//! Lines that pieces run along: the way of a Queen, Rook or Bishop that moved, and where it comes to if it runs on.

use crate::board::{Dir, Geometry, Kind, Move, PieceId, Square};
use crate::games::storm::cards::cylinder;
use crate::games::storm::picks;
use crate::games::storm::table::Table;
use crate::games::storm::world::World;

/// The way of a line move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Track {
    /// Its direction.
    pub dir: Dir,
    /// The first square after the start.
    pub first: Square,
    /// The last square before the goal; the start if there is none in between.
    pub last: Square,
}

impl Track {
    /// The way of a move that is still to be made on this table, if a Queen, Rook or Bishop makes it along a line.
    pub fn of(table: &World, m: Move) -> Option<Track> {
        let is_rider = |kind: Kind| matches!(kind, Kind::Queen | Kind::Rook | Kind::Bishop);
        if !table.bent().kinds(m.piece).any(is_rider) {
            return None;
        }
        let along = |geometry: &Geometry| (0..8).find_map(|dir| Track::along(table, geometry, m, dir));
        // What can be reached straight on does not go over the join.
        let over_join = || table.is_joined().then(|| along(&cylinder::rolled().geometry)).flatten();
        along(&table.variant().geometry).or_else(over_join)
    }

    fn along(table: &World, geometry: &Geometry, m: Move, dir: Dir) -> Option<Track> {
        let first = geometry.next(dir, m.from);
        let mut last = m.from;
        loop {
            match geometry.next(dir, last) {
                next if next == m.to => return Some(Track { dir, first, last }),
                next if next == Square::OFF || !table.is_empty(next) => return None,
                next => last = next,
            }
        }
    }
}

/// CS-040, CS-041: where a piece of the player on turn ends that runs on from a square: on the next piece that it may
/// take, in front of any other, or off the board, which a royal piece does not leave. The square that it has left, if
/// it stands there yet, counts as empty.
pub fn run_on(table: &Table, piece: PieceId, from: Square, dir: Dir) -> Square {
    let start = table.at(piece);
    let mut at = from;
    loop {
        let next = table.variant().geometry.next(dir, at);
        if next == Square::OFF {
            return if table.is_royal(piece) { at } else { next };
        }
        if picks::is_prey(table, table.mover, piece, next) {
            return next;
        }
        if next != start && !table.is_empty(next) {
            return at;
        }
        at = next;
    }
}
