//! The shape of the board as tables: neighbours, leaps, and how two squares lie to each other.

use super::dir::{
    self, is_straight, takes, Dir, EAST, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST,
};
use super::piece::Side;
use super::square::{Square, SquareSet};
use super::terrain::{is_across, Terrain};

const LEAPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const LONG_LEAPS: [(i8, i8); 8] = [(2, 3), (3, 2), (3, -2), (2, -3), (-2, -3), (-3, -2), (-3, 2), (-2, 3)];

/// The direction of squares that do not lie in one line.
const NOWHERE: u8 = 8;

/// The tables of one board shape, all worked out from its [`Terrain`].
///
/// Only [`Bent`](super::Bent) moves pieces on changed terrain: the plain generator finds blockers by the order of square
/// numbers (`straight`, `aslant`, `shifted`) and knows nothing of joined sides or moved ranks.
#[derive(Clone, PartialEq, Debug)]
pub struct Geometry {
    terrain: Terrain,
    squares: SquareSet,
    next: Box<[[Square; 256]; 8]>,
    leaps: Box<[[Square; 8]; 128]>,
    leap_sets: Box<[SquareSet; 128]>,
    long_leap_sets: Box<[SquareSet; 128]>,
    step_sets: Box<[SquareSet; 128]>,
    lines: Box<[[u8; 128]; 128]>,
    rays: Box<[[SquareSet; 128]; 8]>,
    straight_lines: Box<[SquareSet; 128]>,
    aslant_lines: Box<[SquareSet; 128]>,
    pawn_sets: Box<[[SquareSet; 128]; 2]>,
    open: [SquareSet; 8],
}

impl Geometry {
    /// The plain board of so many files and eight ranks.
    pub fn new(files: u8) -> Geometry {
        debug_assert!((1..=16).contains(&files));
        Geometry::shaped(Terrain::new(files))
    }

    /// The board of this terrain.
    pub fn shaped(terrain: Terrain) -> Geometry {
        let mut next = Box::new([[Square::OFF; 256]; 8]);
        let mut leaps = Box::new([[Square::OFF; 8]; 128]);
        // Of squares that do not exist everything is empty already.
        for square in terrain.squares().iter() {
            for dir in dir::ALL {
                next[dir][square.index()] = terrain.step(square, dir);
                leaps[square.index()][dir] = terrain.shifted(square, LEAPS[dir]);
            }
        }
        let mut geometry = Geometry {
            squares: terrain.squares(),
            terrain,
            next,
            leaps,
            leap_sets: Box::new([SquareSet::EMPTY; 128]),
            long_leap_sets: Box::new([SquareSet::EMPTY; 128]),
            step_sets: Box::new([SquareSet::EMPTY; 128]),
            lines: Box::new([[NOWHERE; 128]; 128]),
            rays: Box::new([[SquareSet::EMPTY; 128]; 8]),
            straight_lines: Box::new([SquareSet::EMPTY; 128]),
            aslant_lines: Box::new([SquareSet::EMPTY; 128]),
            pawn_sets: Box::new([[SquareSet::EMPTY; 128]; 2]),
            open: [SquareSet::EMPTY; 8],
        };
        geometry.derive();
        geometry
    }

    /// Works the derived tables out of the neighbours and leaps.
    fn derive(&mut self) {
        for from in self.squares.iter() {
            let at = from.index();
            for by in LONG_LEAPS {
                let leap = SquareSet::of(self.terrain.shifted(from, by));
                self.long_leap_sets[at] = self.long_leap_sets[at] | leap;
            }
            for dir in dir::ALL {
                let leap = self.leaps[at][dir];
                if leap != Square::OFF {
                    self.leap_sets[at] = self.leap_sets[at].with(leap);
                }
                let mut to = self.next(dir, from);
                if to == Square::OFF {
                    continue;
                }
                self.open[dir] = self.open[dir].with(from);
                self.step_sets[at] = self.step_sets[at].with(to);
                // Where the sides are joined a line may come back to where it began: there it ends.
                while to != Square::OFF && to != from {
                    self.lines[at][to.index()] = dir as u8;
                    self.rays[dir][at] = self.rays[dir][at].with(to);
                    to = self.next(dir, to);
                }
                let lines = if is_straight(dir) { &mut self.straight_lines } else { &mut self.aslant_lines };
                lines[at] = lines[at] | self.rays[dir][at];
            }
            for side in Side::BOTH {
                let [left, right] = takes(side).map(|dir| SquareSet::of(self.next(dir, from)));
                self.pawn_sets[side.index()][at] = left | right;
            }
        }
    }

    /// The number of files, 8 or 16.
    pub fn files(&self) -> u8 {
        self.terrain.files()
    }

    /// Whether the square belongs to the board.
    pub fn contains(&self, square: Square) -> bool {
        square != Square::OFF && self.squares.contains(square)
    }

    /// All squares of the board, a1 first, rank by rank.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.squares.iter()
    }

    /// What the tables were worked out from: change a copy of it and shape the board anew.
    pub fn terrain(&self) -> &Terrain {
        &self.terrain
    }

    /// One step in a direction, or [`Square::OFF`].
    #[inline]
    pub fn next(&self, dir: Dir, from: Square) -> Square {
        self.next[dir & 7][from.0 as usize]
    }

    /// One step ahead as Pawns of a side go, or [`Square::OFF`].
    #[inline]
    pub fn ahead(&self, side: Side, from: Square) -> Square {
        self.next(dir::forward(side), from)
    }

    /// Whether a step that ends on the board goes across the joined sides.
    #[inline]
    pub(super) fn is_across(&self, dir: Dir, from: Square, to: Square) -> bool {
        is_across(dir, from, to)
    }

    /// The squares a Knight reaches, [`Square::OFF`] where there is none.
    #[inline]
    pub fn leaps(&self, from: Square) -> &[Square; 8] {
        &self.leaps[(from.0 & 127) as usize]
    }

    /// The squares a Knight reaches, as a set.
    #[inline]
    pub fn leap_set(&self, from: Square) -> SquareSet {
        self.leap_sets[(from.0 & 127) as usize]
    }

    /// The squares a Camel reaches, three along and two across, as a set.
    #[inline]
    pub fn long_leap_set(&self, from: Square) -> SquareSet {
        self.long_leap_sets[(from.0 & 127) as usize]
    }

    /// The neighbouring squares, as a set.
    #[inline]
    pub fn step_set(&self, from: Square) -> SquareSet {
        self.step_sets[(from.0 & 127) as usize]
    }

    /// The squares around one, whatever walls stand between.
    pub fn around(&self, from: Square) -> SquareSet {
        let beside = dir::STEPS.into_iter().map(|by| SquareSet::of(self.terrain.shifted(from, by)));
        beside.fold(SquareSet::EMPTY, |all, one| all | one)
    }

    /// All squares in a direction as far as the board goes.
    #[inline]
    pub fn ray(&self, dir: Dir, from: Square) -> SquareSet {
        self.rays[dir & 7][(from.0 & 127) as usize]
    }

    /// The squares a straight rider reaches on an empty board.
    #[inline]
    pub fn straight_lines(&self, from: Square) -> SquareSet {
        self.straight_lines[(from.0 & 127) as usize]
    }

    /// The squares a slanting rider reaches on an empty board.
    #[inline]
    pub fn aslant_lines(&self, from: Square) -> SquareSet {
        self.aslant_lines[(from.0 & 127) as usize]
    }

    /// The squares a straight rider reaches, blockers included.
    #[inline]
    pub fn straight(&self, from: Square, occupied: SquareSet) -> SquareSet {
        self.rising(NORTH, from, occupied)
            | self.rising(EAST, from, occupied)
            | self.falling(SOUTH, from, occupied)
            | self.falling(WEST, from, occupied)
    }

    /// The squares a slanting rider reaches, blockers included.
    #[inline]
    pub fn aslant(&self, from: Square, occupied: SquareSet) -> SquareSet {
        self.rising(NORTH_EAST, from, occupied)
            | self.rising(NORTH_WEST, from, occupied)
            | self.falling(SOUTH_EAST, from, occupied)
            | self.falling(SOUTH_WEST, from, occupied)
    }

    /// A ray as far as the first blocker, where square numbers rise.
    #[inline]
    fn rising(&self, dir: Dir, from: Square, occupied: SquareSet) -> SquareSet {
        let ray = self.ray(dir, from);
        let met = ray & occupied;
        // All bits up to the lowest one that is set; all bits if none is.
        let upto = |word: u64| word ^ word.wrapping_sub(1);
        let high = if met.low == 0 { upto(met.high) } else { 0 };
        ray & SquareSet { low: upto(met.low), high }
    }

    /// A ray as far as the first blocker, where square numbers fall.
    #[inline]
    fn falling(&self, dir: Dir, from: Square, occupied: SquareSet) -> SquareSet {
        let ray = self.ray(dir, from);
        let met = ray & occupied;
        // All bits down to the highest one that is set; all bits if none is.
        let downto = |word: u64| (i64::MIN >> (word | 1).leading_zeros()) as u64;
        let below = if met.high == 0 { ray.low } else { 0 };
        SquareSet { low: below & downto(met.low), high: ray.high & downto(met.high) }
    }

    /// The squares between two that lie in this direction from each other, seen from the first.
    #[inline]
    pub fn between(&self, from: Square, dir: Dir, to: Square) -> SquareSet {
        self.ray(dir, from) & self.ray(dir::opposite(dir), to)
    }

    /// The squares attacked by a Pawn of this side.
    #[inline]
    pub fn pawn_set(&self, side: Side, from: Square) -> SquareSet {
        self.pawn_sets[side.index()][(from.0 & 127) as usize]
    }

    /// All squares reached from a set by one step in a direction.
    #[inline]
    pub fn shifted(&self, from: SquareSet, dir: Dir) -> SquareSet {
        let (east, north) = dir::STEPS[dir & 7];
        (from & self.open[dir & 7]).moved(16 * north + east)
    }

    /// The direction of `to` from `from`, if they lie in one line.
    #[inline]
    pub fn line(&self, from: Square, to: Square) -> Option<Dir> {
        let dir = self.lines[(from.0 & 127) as usize][(to.0 & 127) as usize];
        (dir != NOWHERE).then_some(dir as Dir)
    }
}
