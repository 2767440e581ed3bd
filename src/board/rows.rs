//! The words that rules have for parts of a board: ranks, edges, corners, centre, shades, and borders between squares.

use super::side::Side;
use super::square::{Square, SquareSet};
use super::terrain::Terrain;

/// Two squares that lie side by side, the lower one or the one nearer to the a-file first.
pub type SquareEdge = (Square, Square);

impl Terrain {
    /// The rank of a square counted from this side's first rank, which is 0.
    pub const fn row_of(&self, side: Side, square: Square) -> u8 {
        let (min, max) = self.corners();
        match side {
            Side::White => square.rank().wrapping_sub(min.rank()),
            Side::Black => max.rank().wrapping_sub(square.rank()),
        }
    }

    /// The rank (0 to 7, as White counts them) that is a side's own row of this number on the full board.
    pub(super) const fn rank_of(&self, side: Side, row: u8) -> u8 {
        match side {
            Side::White => row,
            Side::Black => self.ranks() - 1 - row,
        }
    }

    /// True if this side's Pawns may step twice from the square: from the second row, unless the full board has fewer than
    /// eight ranks.
    pub const fn is_double_row(&self, side: Side, square: Square) -> bool {
        self.ranks() == Square::RANKS && self.is_second_row(side, square)
    }

    /// True if the square lies on this side's second rank.
    pub const fn is_second_row(&self, side: Side, square: Square) -> bool {
        self.row_of(side, square) == 1
    }

    /// True if the square lies on the rank on which this side's Pawns promote.
    pub const fn is_last_row(&self, side: Side, square: Square) -> bool {
        self.row_of(side.foe(), square) == 0
    }

    /// The squares in the corners of the rectangle that exist, lower left first.
    pub fn corner_squares(&self) -> SquareSet {
        let (min, max) = self.corners();
        let corners = [min, Square::new(max.file(), min.rank()), Square::new(min.file(), max.rank()), max];
        corners.into_iter().fold(SquareSet::EMPTY, SquareSet::with) & self.squares()
    }

    /// The squares along the four sides of the rectangle.
    pub fn rim(&self) -> SquareSet {
        let (min, max) = self.corners();
        let on_edge = |at: &Square| {
            [min.file(), max.file()].contains(&at.file()) || [min.rank(), max.rank()].contains(&at.rank())
        };
        self.squares().iter().filter(on_edge).fold(SquareSet::EMPTY, SquareSet::with)
    }

    /// The squares whose file and rank are middle ones: d4, d5, e4, e5 on the full board of chess.
    pub fn centre(&self) -> SquareSet {
        let (min, max) = self.corners();
        let is_middle = |least: u8, most: u8, at: u8| (2 * at).abs_diff(least + most) <= 1;
        let central =
            |at: &Square| is_middle(min.file(), max.file(), at.file()) && is_middle(min.rank(), max.rank(), at.rank());
        self.squares().iter().filter(central).fold(SquareSet::EMPTY, SquareSet::with)
    }

    /// True if a square is dark, as a1 is at the start; shades turn with the board.
    pub const fn is_dark(&self, square: Square) -> bool {
        ((square.file() + square.rank()) & 1 == 0) != self.has_swapped_shades()
    }

    /// The borders between squares that exist, walled or not, in the order of their first squares.
    pub fn borders(&self) -> impl Iterator<Item = SquareEdge> {
        self.borders_from(self.squares())
    }

    /// Those of the borders that meet one, in the same order.
    pub fn borders_beside(&self, one: SquareEdge) -> impl Iterator<Item = SquareEdge> {
        let (low, high) = one;
        let ranks = low.rank().saturating_sub(1)..=(high.rank() + 1).min(7);
        let files = SquareSet::files(low.file().saturating_sub(1), (high.file() + 1).min(15));
        let near = ranks.map(SquareSet::row).fold(SquareSet::EMPTY, |all, rank| all | rank) & files & self.squares();
        self.borders_from(near).filter(move |&other| borders_meet(one, other))
    }

    /// The borders whose first square is one of these.
    fn borders_from(&self, firsts: SquareSet) -> impl Iterator<Item = SquareEdge> {
        let squares = self.squares();
        firsts.iter().flat_map(move |at| {
            let east = (at.file() < 15).then(|| Square::new(at.file() + 1, at.rank()));
            let north = (at.rank() < 7).then(|| Square::new(at.file(), at.rank() + 1));
            let beside = [east, north].into_iter().flatten().filter(move |&to| squares.contains(to));
            beside.map(move |to| (at, to))
        })
    }
}

/// True if two borders meet: they share exactly one end, in line or at a right angle.
#[inline]
pub fn borders_meet(one: SquareEdge, other: SquareEdge) -> bool {
    let shared = ends(one).into_iter().filter(|end| ends(other).contains(end)).count();
    shared == 1
}

/// The two points at which a border ends, as corners of squares: (0, 0) is the lower left one of a1.
fn ends((low, high): SquareEdge) -> [(u8, u8); 2] {
    let (x, y) = (high.file(), high.rank());
    if low.rank() == y {
        [(x, y), (x, y + 1)]
    } else {
        [(x, y), (x + 1, y)]
    }
}
