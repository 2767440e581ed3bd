//! The shape of a board as plain data: which squares exist, where walls stand, whether the sides are joined, and how squares are shaded.

use super::dir::{Dir, STEPS};
use super::square::{Square, SquareSet};

/// A rectangle of squares with holes and walls. It is cheap to keep and to change;
/// [`Geometry::shaped`](super::Geometry::shaped) makes the tables of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terrain {
    files: u8,
    ranks: u8,
    min: Square,
    max: Square,
    holes: SquareSet,
    /// The squares with a wall on their northern edge, and on their eastern one.
    walls: [SquareSet; 2],
    joined: bool,
    /// True if turns have swapped the shades of the squares.
    swapped_shades: bool,
}

impl Terrain {
    /// The plain board of so many files and eight ranks.
    pub const fn new(files: u8) -> Terrain {
        Terrain::sized(files, Square::RANKS)
    }

    /// The plain board of so many files and ranks, at most eight.
    pub const fn sized(files: u8, ranks: u8) -> Terrain {
        let (min, max) = (Square::new(0, 0), Square::new(files - 1, ranks - 1));
        Terrain {
            files,
            ranks,
            min,
            max,
            holes: SquareSet::EMPTY,
            walls: [SquareSet::EMPTY; 2],
            joined: false,
            swapped_shades: false,
        }
    }

    /// The number of files the full board has.
    pub const fn files(&self) -> u8 {
        self.files
    }

    /// The number of ranks the full board has.
    pub const fn ranks(&self) -> u8 {
        self.ranks
    }

    /// The lower left and the upper right corner of the rectangle.
    pub const fn corners(&self) -> (Square, Square) {
        (self.min, self.max)
    }

    /// True if turns have swapped light and dark squares.
    pub const fn has_swapped_shades(&self) -> bool {
        self.swapped_shades
    }

    /// With light and dark squares swapped, as a quarter turn of the full board leaves them.
    #[must_use]
    pub fn swap_shades(mut self) -> Terrain {
        self.swapped_shades = !self.swapped_shades;
        self
    }

    /// Equal for equal terrains, 0 for the plain board: for keys of positions.
    pub fn key(&self) -> u64 {
        let SquareSet { low, high } = self.squares();
        let [north, east] = self.walls.map(|walls| walls.low ^ walls.high.rotate_left(32));
        let parts = [low, high, north, east, u64::from(self.joined), u64::from(self.swapped_shades)];
        let mix = |key: u64, part: u64| (key ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        if self.is_plain() {
            0
        } else {
            parts.into_iter().fold(1, mix)
        }
    }

    /// True if nothing has been changed.
    pub fn is_plain(&self) -> bool {
        *self == Terrain::sized(self.files, self.ranks)
    }

    /// Without this square: pieces can leap over it, but not enter or cross it.
    #[must_use]
    pub fn hole(mut self, square: Square) -> Terrain {
        self.holes = self.holes.with(square);
        self
    }

    /// With this square restored.
    #[must_use]
    pub fn filled(mut self, square: Square) -> Terrain {
        self.holes = self.holes & !SquareSet::of(square);
        self
    }

    /// With a wall between two squares that share an edge; other pairs change nothing.
    #[must_use]
    pub fn wall(mut self, a: Square, b: Square) -> Terrain {
        if let Some((edge, square)) = edge(a, b) {
            self.walls[edge] = self.walls[edge].with(square);
        }
        self
    }

    /// Without any walls.
    #[must_use]
    pub fn without_walls(mut self) -> Terrain {
        self.walls = [SquareSet::EMPTY; 2];
        self
    }

    /// True if a wall stands between two squares that share an edge.
    #[inline]
    pub fn is_walled(&self, a: Square, b: Square) -> bool {
        edge(a, b).is_some_and(|(edge, square)| self.walls[edge].contains(square))
    }

    /// The walls, each as the two squares it parts.
    pub fn walls(&self) -> impl Iterator<Item = (Square, Square)> + '_ {
        let north = self.walls[0].iter().map(|square| (square, Square(square.0 + 16)));
        north.chain(self.walls[1].iter().map(|square| (square, Square(square.0 + 1))))
    }

    /// The holes within the rectangle.
    pub fn holes(&self) -> SquareSet {
        self.holes & self.rectangle()
    }

    /// Cut down to the rectangle with these corners (lower left, upper right); walls that lose a side vanish.
    #[must_use]
    pub fn crop(mut self, min: Square, max: Square) -> Terrain {
        (self.min, self.max) = (min, max);
        let inside = self.rectangle();
        self.holes = self.holes & inside;
        let kept = |walls: SquareSet, by: i8| walls & inside & inside.moved(-by);
        self.walls = [kept(self.walls[0], 16), kept(self.walls[1], 1)];
        self
    }

    /// With the left and the right side joined. A board of one file is not rolled up: it would step onto itself.
    #[must_use]
    pub fn wrap_files(mut self) -> Terrain {
        self.joined = true;
        self
    }

    /// Turned by a quarter with its holes, walls and shades. A smaller rectangle keeps its lower left corner unless it would
    /// then reach beyond the full board; it is shifted left or down just enough.
    #[must_use]
    pub fn turned(self, clockwise: bool) -> Terrain {
        let (min, max) = self.turned_corners();
        let mut turned = Terrain { min, max, joined: self.joined, ..Terrain::sized(self.files, self.ranks) };
        turned.swapped_shades = turned.is_dark(self.turn_square(self.min, clockwise)) != self.is_dark(self.min);
        for hole in self.holes().iter() {
            turned = turned.hole(self.turn_square(hole, clockwise));
        }
        for (a, b) in self.walls() {
            turned = turned.wall(self.turn_square(a, clockwise), self.turn_square(b, clockwise));
        }
        turned
    }

    /// The square that a square of the rectangle becomes by [`Terrain::turned`].
    pub fn turn_square(&self, square: Square, clockwise: bool) -> Square {
        let (x, y) = (square.file() - self.min.file(), square.rank() - self.min.rank());
        let (wide, high) = self.size();
        let (x, y) = if clockwise { (y, wide - 1 - x) } else { (high - 1 - y, x) };
        let (corner, _) = self.turned_corners();
        Square::new(corner.file() + x, corner.rank() + y)
    }

    fn turned_corners(&self) -> (Square, Square) {
        let (high, wide) = self.size();
        debug_assert!(wide <= self.files && high <= self.ranks, "a board that is no square cannot be turned");
        let min = Square::new(self.min.file().min(self.files - wide), self.min.rank().min(self.ranks - high));
        (min, Square::new(min.file() + wide - 1, min.rank() + high - 1))
    }

    /// Files and ranks of the rectangle.
    fn size(&self) -> (u8, u8) {
        (self.max.file() - self.min.file() + 1, self.max.rank() - self.min.rank() + 1)
    }

    fn rectangle(&self) -> SquareSet {
        let ranks = (self.min.rank()..=self.max.rank()).map(SquareSet::row);
        ranks.fold(SquareSet::EMPTY, |all, rank| all | rank) & SquareSet::files(self.min.file(), self.max.file())
    }

    /// All squares that exist.
    pub fn squares(&self) -> SquareSet {
        self.rectangle() & !self.holes
    }

    /// True if a square exists; [`Square::OFF`] does not.
    pub fn contains(&self, square: Square) -> bool {
        self.in_rectangle(square.file() as i8, square.rank() as i8) && !self.holes.contains(square)
    }

    /// The square so far to the east and north, if it exists, as leaps go: over everything.
    pub(super) fn shifted(&self, square: Square, (east, north): (i8, i8)) -> Square {
        if !self.contains(square) {
            return Square::OFF;
        }
        let (mut file, rank) = (square.file() as i8 + east, square.rank() as i8 + north);
        let (wide, _) = self.size();
        if self.joined && wide > 1 {
            file = (file - self.min.file() as i8).rem_euclid(wide as i8) + self.min.file() as i8;
        }
        if !self.in_rectangle(file, rank) {
            return Square::OFF;
        }
        let to = Square::new(file as u8, rank as u8);
        if self.contains(to) {
            to
        } else {
            Square::OFF
        }
    }

    fn in_rectangle(&self, file: i8, rank: i8) -> bool {
        (self.min.file() as i8..=self.max.file() as i8).contains(&file)
            && (self.min.rank() as i8..=self.max.rank() as i8).contains(&rank)
    }

    /// Every step in a direction, from where to where. A slanting step goes through the point where four squares meet and
    /// is stopped only when both ways round that point are walled. No wall stands on the join of the sides itself.
    pub(super) fn steps(&self, dir: Dir) -> impl Iterator<Item = (Square, Square)> + '_ {
        let (squares, (east, north)) = (self.squares(), STEPS[dir]);
        let [north_walls, east_walls] = self.walls;
        let blocks_vertical = if north > 0 { north_walls } else { north_walls.moved(16) };
        let blocks_horizontal = if east > 0 { east_walls } else { east_walls.moved(1) };
        let stopped = match (east, north) {
            (0, _) => blocks_vertical,
            (_, 0) => blocks_horizontal,
            _ => {
                (blocks_vertical | blocks_horizontal.moved(-16 * north))
                    & (blocks_horizontal | blocks_vertical.moved(-east))
            }
        };
        let outermost = if east > 0 { self.max.file() } else { self.min.file() };
        let outer = if east == 0 { SquareSet::EMPTY } else { squares & SquareSet::files(outermost, outermost) };
        let by = 16 * north + east;
        let open = squares & !outer & squares.moved(-by) & !stopped;
        let inside = open.iter().map(move |from| (from, Square((from.0 as i8 + by) as u8)));
        let rolled = if self.joined { outer } else { SquareSet::EMPTY };
        let across =
            rolled.iter().map(move |from| (from, self.shifted(from, STEPS[dir]))).filter(move |&(from, to)| {
                let is_walled = |at: Square| blocks_vertical.contains(at);
                to != Square::OFF && (north == 0 || !is_walled(from) || !is_walled(Square::new(to.file(), from.rank())))
            });
        inside.chain(across)
    }
}

/// True if a step in a direction has gone across the joined sides.
pub(super) fn is_across(dir: Dir, from: Square, to: Square) -> bool {
    to.file() as i8 != from.file() as i8 + STEPS[dir & 7].0
}

/// The wall between two squares: the direction it is listed under (north, east) and the square it belongs to.
fn edge(a: Square, b: Square) -> Option<(usize, Square)> {
    let (low, high) = (a.min(b), a.max(b));
    match (high.file().abs_diff(low.file()), high.rank().abs_diff(low.rank())) {
        (0, 1) => Some((0, low)),
        (1, 0) => Some((1, low)),
        _ => None,
    }
}
