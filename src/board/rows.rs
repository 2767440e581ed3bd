//! The words that rules have for parts of a board: ranks, edges, corners, centre, shades, and borders between squares.

use super::piece::Side;
use super::square::{Square, SquareSet};
use super::terrain::Terrain;

/// Two squares that lie side by side, the lower one or the one nearer to the a-file first.
pub type Border = (Square, Square);

impl Terrain {
    /// The rank of a square counted from this side's first rank, which is 0.
    pub const fn row_of(&self, side: Side, square: Square) -> u8 {
        let (min, max) = self.corners();
        match side {
            Side::White => square.rank().wrapping_sub(min.rank()),
            Side::Black => max.rank().wrapping_sub(square.rank()),
        }
    }

    /// Whether the square lies on the rank from which this side's Pawns may step twice.
    pub const fn is_second_row(&self, side: Side, square: Square) -> bool {
        self.row_of(side, square) == 1
    }

    /// Whether the square lies on the rank on which this side's Pawns promote.
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
    pub fn edge(&self) -> SquareSet {
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

    /// Whether a square is dark, as a1 is at the start; shades turn with the board.
    pub const fn is_dark(&self, square: Square) -> bool {
        ((square.file() + square.rank()) & 1 == 0) != self.has_swapped_shades()
    }

    /// The borders between squares that exist, walled or not, in the order of their first squares.
    pub fn borders(&self) -> impl Iterator<Item = Border> {
        self.borders_from(self.squares())
    }

    /// Those of the borders that meet one, in the same order.
    pub fn borders_beside(&self, one: Border) -> impl Iterator<Item = Border> {
        let (low, high) = one;
        let ranks = low.rank().saturating_sub(1)..=(high.rank() + 1).min(7);
        let files = SquareSet::files(low.file().saturating_sub(1), (high.file() + 1).min(15));
        let near = ranks.map(SquareSet::row).fold(SquareSet::EMPTY, |all, rank| all | rank) & files & self.squares();
        self.borders_from(near).filter(move |&other| borders_meet(one, other))
    }

    /// The borders whose first square is one of these.
    fn borders_from(&self, firsts: SquareSet) -> impl Iterator<Item = Border> {
        let squares = self.squares();
        firsts.iter().flat_map(move |at| {
            let east = (at.file() < 15).then(|| Square::new(at.file() + 1, at.rank()));
            let north = (at.rank() < 7).then(|| Square::new(at.file(), at.rank() + 1));
            let beside = [east, north].into_iter().flatten().filter(move |&to| squares.contains(to));
            beside.map(move |to| (at, to))
        })
    }
}

/// Whether two borders meet: they share exactly one end, in line or at a right angle.
#[inline]
pub fn borders_meet(one: Border, other: Border) -> bool {
    let shared = ends(one).into_iter().filter(|end| ends(other).contains(end)).count();
    shared == 1
}

/// The two points at which a border ends, as corners of squares: (0, 0) is the lower left one of a1.
fn ends((low, high): Border) -> [(u8, u8); 2] {
    let (x, y) = (high.file(), high.rank());
    if low.rank() == y {
        [(x, y), (x, y + 1)]
    } else {
        [(x, y), (x + 1, y)]
    }
}

#[cfg(test)]
mod tests {
    use super::{borders_meet, Border};
    use crate::board::{Square, Terrain};

    fn at(name: &str) -> Square {
        Square::parse(name).unwrap_or(Square::OFF)
    }

    fn border(low: &str, high: &str) -> Border {
        (at(low), at(high))
    }

    #[test]
    fn a_border_meets_three_at_either_end() {
        let borders: Vec<Border> = Terrain::new(8).borders().collect();
        assert_eq!(borders.len(), 2 * 7 * 8);
        let meeting = |one: Border| borders.iter().filter(|&&other| borders_meet(one, other)).count();
        assert_eq!(meeting(border("d4", "d5")), 6);
        assert_eq!(meeting(border("a4", "a5")), 3, "one end lies on the side of the board");
        assert!(borders_meet(border("d4", "d5"), border("e4", "e5")));
        assert!(!borders_meet(border("d4", "d5"), border("d5", "d6")));
        assert!(!borders_meet(border("d4", "d5"), border("d4", "d5")));
    }

    #[test]
    fn shades_turn_with_the_board() {
        let full = Terrain::new(8);
        assert!(full.is_dark(at("a1")) && !full.is_dark(at("h1")));
        assert!(full.turned(true).is_dark(at("h1")) && !full.turned(true).is_dark(at("a1")));
        assert_eq!(full.turned(true).turned(true), full);
        let cut = full.crop(at("c3"), at("g6"));
        for clockwise in [false, true] {
            for square in cut.squares().iter() {
                let turned = cut.turned(clockwise);
                assert_eq!(turned.is_dark(cut.turn_square(square, clockwise)), cut.is_dark(square), "{square}");
            }
        }
    }

    #[test]
    fn parts_of_a_cut_board_are_its_own() {
        let names = |squares: crate::board::SquareSet| squares.iter().map(|at| at.to_string()).collect::<Vec<_>>();
        assert_eq!(names(Terrain::new(8).centre()), ["d4", "e4", "d5", "e5"]);
        let cut = Terrain::new(8).crop(at("c3"), at("g7"));
        assert_eq!(names(cut.centre()), ["e5"]);
        assert_eq!(names(cut.corner_squares()), ["c3", "g3", "c7", "g7"]);
        assert_eq!(cut.edge().len(), 16);
        assert_eq!(names(cut.hole(at("c3")).corner_squares()), ["g3", "c7", "g7"]);
    }

    #[test]
    fn the_borders_beside_one_are_all_that_meet_it() {
        let plain = Terrain::new(8);
        for terrain in [plain, Terrain::new(16), plain.hole(at("d4")).crop(at("b2"), at("g8"))] {
            for one in terrain.borders() {
                let meeting: Vec<Border> = terrain.borders().filter(|&other| borders_meet(one, other)).collect();
                assert_eq!(terrain.borders_beside(one).collect::<Vec<_>>(), meeting, "{one:?}");
            }
        }
    }
}
