//! Points of what stands on the board, which decide a game that ends at dusk (CS-0.18).

use std::cmp::Reverse;
use std::fmt;

use crate::board::{order, Board, Kind, PieceId, Side, Square};
use crate::games::storm::model::table::Table;
use crate::games::storm::model::world::World;
use crate::play::Seat;

/// Turns before dusk in which the sums are shown.
const SHOWN: u32 = 9;

/// A sum of points in halves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Points(pub i32);

impl fmt::Display for Points {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(out, "{}{half}", self.0 / 2)
    }
}

/// The least lead that wins.
pub const LEAD: Points = Points(2);

/// Points of a kind, in halves. Kings are worth none.
fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::King => 0,
        Kind::Pawn => 2,
        Kind::Crab => 3,
        Kind::Prince => 4,
        Kind::Camel => 5,
        Kind::Knight | Kind::Bishop => 6,
        Kind::Kangaroo => 8,
        Kind::Rook | Kind::Princess => 10,
        Kind::Cardinal => 12,
        Kind::Chancellor => 16,
        Kind::Queen => 18,
        Kind::Amazon => 24,
    }
}

/// The points of a side for what stands on a board under the effects of a world: a piece that is asleep, neutral or
/// royal counts nothing, a fused one as both.
pub fn points(board: &Board, world: &World, side: Side) -> Points {
    let over = &world.overlay;
    let idle = over.sleepers() | over.neutral | over.crowned;
    let stands = |id: PieceId| board.piece(id).at != Square::OFF;
    let hosted = |id: &PieceId| over.lodgers.iter().any(|&(lodger, host)| lodger == *id && stands(host));
    let lodgers = world.lodgers().iter().filter(hosted);
    let all = board.pieces().iter().chain(lodgers);
    let own = all.filter(|&id| board.piece(id).side == side && !idle.contains(id));
    let of = |id: PieceId| {
        let fused = over.fused.iter().filter(move |&&(piece, _)| piece == id).map(|&(_, kind)| worth(kind));
        worth(board.piece(id).kind) + fused.sum::<i32>()
    };
    Points(own.map(of).sum())
}

/// The points of both sides, White's first.
pub fn sums(table: &Table) -> [Points; 2] {
    Side::BOTH.map(|side| points(&table.board, table, side))
}

/// A sentence on the points that decide at dusk, of the kinds that stand on the board, the dearest first.
pub fn said(table: &Table) -> String {
    let stands = |kind: Kind| {
        let pieces = table.board.pieces();
        let is_there = |id| table.board.piece(id).kind == kind && table.board.piece(id).at != Square::OFF;
        pieces.iter().any(is_there) || table.overlay.fused.iter().any(|&(_, second)| second == kind)
    };
    let mut kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|&kind| worth(kind) > 0 && stands(kind)).collect();
    order::by_key(&mut kinds, |&kind| Reverse(worth(kind)));
    let each: Vec<String> = kinds.iter().map(|&kind| format!("{} {}", kind.name(), Points(worth(kind)))).collect();
    let all = if each.is_empty() { String::new() } else { format!("Points: {}. ", each.join(", ")) };
    format!(
        "{all}A king counts nothing, nor does a piece that is asleep or neutral. \
         A lead of {LEAD} wins at dusk; less is a draw."
    )
}

/// The turns that each seat still has before dusk if nobody has an extra one, the present turn among them; nothing where
/// there is no dusk.
pub fn turns_left(table: &Table) -> Option<[u32; 2]> {
    let dusk = Some(table.options.dusk).filter(|&dusk| dusk > 0)?;
    let left = (dusk + 1).saturating_sub(table.turn);
    let of = |seat| if seat == table.mover { left.div_ceil(2) } else { left / 2 };
    Some(Seat::BOTH.map(of))
}

/// True in the last turns before dusk: the sums are shown.
pub fn are_shown(table: &Table) -> bool {
    let dusk = table.options.dusk;
    dusk > 0 && table.turn + SHOWN >= dusk
}
