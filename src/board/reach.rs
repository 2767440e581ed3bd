//! What each kind of man can do, as a table: the directions it rides, its steps and leaps, and what it sees.

use super::geometry::{self, view, Dir};
use super::piece::{Kind, Side};

/// The straight directions, one bit each.
const STRAIGHT: u8 = 0b0101_0101;
/// The slanting directions.
const ASLANT: u8 = 0b1010_1010;

/// The powers of one kind of man other than a Pawn's forward step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The directions it rides, one bit each.
    pub rides: u8,
    /// Whether it leaps like a Knight.
    pub leaps: bool,
    /// Whether it steps like a King.
    pub steps: bool,
}

impl Reach {
    /// The powers of this kind; a Pawn has none of them.
    #[inline]
    pub const fn of(kind: Kind) -> Reach {
        let (rides, leaps, steps) = match kind {
            Kind::Pawn => (0, false, false),
            Kind::Knight => (0, true, false),
            Kind::Bishop => (ASLANT, false, false),
            Kind::Rook => (STRAIGHT, false, false),
            Kind::Queen => (STRAIGHT | ASLANT, false, false),
            Kind::King => (0, false, true),
            Kind::Cardinal => (ASLANT, true, false),
            Kind::Chancellor => (STRAIGHT, true, false),
            Kind::Amazon => (STRAIGHT | ASLANT, true, false),
        };
        Reach { rides, leaps, steps }
    }
}

/// The direction in which Pawns of a side advance.
#[inline]
pub const fn forward(side: Side) -> Dir {
    match side {
        Side::White => geometry::NORTH,
        Side::Black => geometry::SOUTH,
    }
}

/// The two directions in which Pawns of a side take.
#[inline]
pub const fn takes(side: Side) -> [Dir; 2] {
    match side {
        Side::White => [geometry::NORTH_WEST, geometry::NORTH_EAST],
        Side::Black => [geometry::SOUTH_WEST, geometry::SOUTH_EAST],
    }
}

/// For each side and kind the [`view`]s under which it attacks, one bit each.
static SEES: [[u32; 16]; 2] = [seen_by(Side::White), seen_by(Side::Black)];

const fn seen_by(side: Side) -> [u32; 16] {
    let mut table = [0; 16];
    let mut index = 0;
    while index < Kind::ALL.len() {
        let kind = Kind::ALL[index];
        let reach = Reach::of(kind);
        let mut seen = if reach.leaps { 1 << view::LEAP } else { 0 };
        let mut dir = 0;
        while dir < 8 {
            if reach.rides >> dir & 1 != 0 {
                seen |= 1 << view::near(dir) | 1 << view::far(dir);
            }
            if reach.steps {
                seen |= 1 << view::near(dir);
            }
            dir += 1;
        }
        if matches!(kind, Kind::Pawn) {
            let [left, right] = takes(side);
            seen |= 1 << view::near(left) | 1 << view::near(right);
        }
        table[index] = seen;
        index += 1;
    }
    table
}

/// Whether a man attacks a square that lies so, provided that nothing stands in between.
#[inline]
pub fn sees(side: Side, kind: Kind, view: u8) -> bool {
    SEES[side.index()][kind.index() & 15] >> (view & 31) & 1 != 0
}
