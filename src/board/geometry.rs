//! The shape of the board as tables: neighbours, leaps, and how two squares lie to each other.

use std::sync::Arc;

use super::dir::{
    self, is_straight, takes, Dir, EAST, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST,
};
use super::kind::Kind;
use super::leaps::Leaps;
use super::reach::SHAPES_OF;
use super::side::Side;
use super::square::{Square, SquareSet};
use super::terrain::{is_across, Terrain};

/// The direction of squares that do not lie in one line.
const NOWHERE: u8 = 8;

/// The tables of one board shape, all worked out from its [`Terrain`]. Copies share them.
///
/// Only [`Bent`](super::Bent) moves pieces on changed terrain: the plain generator finds blockers by the order of square
/// numbers (`straight`, `aslant`, `shifted`) and knows nothing of joined sides or moved ranks.
#[derive(Clone, PartialEq, Debug)]
pub struct Geometry {
    terrain: Terrain,
    squares: SquareSet,
    open: [SquareSet; 8],
    steps: Arc<Steps>,
    leaps: Arc<Leaps>,
}

/// Squares that single steps lead to, and the lines that repeated steps make.
#[derive(Clone, PartialEq, Debug)]
struct Steps {
    next: [[Square; 256]; 8],
    step_sets: [SquareSet; 128],
    lines: [[u8; 128]; 128],
    rays: [[SquareSet; 128]; 8],
    straight_lines: [SquareSet; 128],
    aslant_lines: [SquareSet; 128],
    pawn_sets: [[SquareSet; 128]; 2],
}

impl Geometry {
    /// The plain board of so many files and eight ranks.
    pub fn new(files: u8) -> Geometry {
        debug_assert!((1..=16).contains(&files));
        Geometry::shaped(Terrain::new(files))
    }

    /// The plain board of so many files and ranks.
    pub fn sized(files: u8, ranks: u8) -> Geometry {
        Geometry::shaped(Terrain::sized(files, ranks))
    }

    /// The board of this terrain.
    pub fn shaped(terrain: Terrain) -> Geometry {
        Geometry::with(terrain, Arc::new(Leaps::of(&terrain)))
    }

    /// This board with its terrain changed: faster than [`Geometry::shaped`] where only the walls differ.
    #[must_use]
    pub fn reshaped(&self, terrain: Terrain) -> Geometry {
        if self.terrain.without_walls() == terrain.without_walls() {
            Geometry::with(terrain, Arc::clone(&self.leaps))
        } else {
            Geometry::shaped(terrain)
        }
    }

    fn with(terrain: Terrain, leaps: Arc<Leaps>) -> Geometry {
        let (open, steps) = Steps::of(&terrain);
        Geometry { terrain, squares: terrain.squares(), open, steps: Arc::new(steps), leaps }
    }

    /// The number of files of the full board.
    pub fn files(&self) -> u8 {
        self.terrain.files()
    }

    /// True if the square belongs to the board.
    pub fn contains(&self, square: Square) -> bool {
        square != Square::OFF && self.squares.contains(square)
    }

    /// All squares of the board as a set.
    pub fn square_set(&self) -> SquareSet {
        self.squares
    }

    /// All squares of the board, a1 first, rank by rank.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.squares.iter()
    }

    /// Terrain that the tables were worked out from: change a copy of it and shape the board anew.
    pub fn terrain(&self) -> &Terrain {
        &self.terrain
    }

    /// One step in a direction, or [`Square::OFF`].
    #[inline]
    pub fn next(&self, dir: Dir, from: Square) -> Square {
        self.steps.next[dir & 7][from.0 as usize]
    }

    /// One step ahead as Pawns of a side go, or [`Square::OFF`].
    #[inline]
    pub fn ahead(&self, side: Side, from: Square) -> Square {
        self.next(dir::forward(side), from)
    }

    /// True if a step that ends on the board goes across the joined sides.
    #[inline]
    pub(super) fn is_across(&self, dir: Dir, from: Square, to: Square) -> bool {
        is_across(dir, from, to)
    }

    /// The squares a Knight reaches, as a set.
    #[inline]
    pub fn leap_set(&self, from: Square) -> SquareSet {
        self.leap_set_of(0, from)
    }

    /// The squares that leaps of a shape reach, as a set.
    #[inline]
    pub(super) fn leap_set_of(&self, shape: usize, from: Square) -> SquareSet {
        self.leaps.sets[shape][(from.0 & 127) as usize]
    }

    /// The squares that a kind reaches by one leap, as a set.
    #[inline]
    pub(super) fn leaps_of(&self, kind: Kind, from: Square) -> SquareSet {
        let mut goals = SquareSet::EMPTY;
        let mut shapes = SHAPES_OF[kind.index()];
        while shapes != 0 {
            goals = goals | self.leap_set_of(shapes.trailing_zeros() as usize, from);
            shapes &= shapes - 1;
        }
        goals
    }

    /// The neighbouring squares, as a set.
    #[inline]
    pub fn step_set(&self, from: Square) -> SquareSet {
        self.steps.step_sets[(from.0 & 127) as usize]
    }

    /// The squares around one, whatever walls stand between.
    #[inline]
    pub fn around(&self, from: Square) -> SquareSet {
        self.leaps.adjacent[(from.0 & 127) as usize]
    }

    /// All squares in a direction as far as the board goes.
    ///
    /// ```
    /// use deckmate::board::{Geometry, Square};
    ///
    /// let wide = Geometry::new(16);
    /// let d1 = Square::new(3, 0);
    /// let east = wide.line(d1, Square::new(15, 0)).expect("both stand on a rank");
    /// assert_eq!(wide.ray(east, d1).len(), 12, "from e1 to p1");
    /// ```
    #[inline]
    pub fn ray(&self, dir: Dir, from: Square) -> SquareSet {
        self.steps.rays[dir & 7][(from.0 & 127) as usize]
    }

    /// The squares a straight rider reaches on an empty board.
    #[inline]
    pub fn straight_lines(&self, from: Square) -> SquareSet {
        self.steps.straight_lines[(from.0 & 127) as usize]
    }

    /// The squares a slanting rider reaches on an empty board.
    #[inline]
    pub fn aslant_lines(&self, from: Square) -> SquareSet {
        self.steps.aslant_lines[(from.0 & 127) as usize]
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
        // All bits up to the lowest one that is set, all bits if none is: those that change when 1 is subtracted.
        let (low, borrows) = met.low.overflowing_sub(1);
        let high = met.high.wrapping_sub(borrows.into());
        ray & SquareSet { low: met.low ^ low, high: met.high ^ high }
    }

    /// A ray as far as the first blocker, where square numbers fall.
    #[inline]
    fn falling(&self, dir: Dir, from: Square, occupied: SquareSet) -> SquareSet {
        let ray = self.ray(dir, from);
        let met = ray & occupied;
        // All bits down to the highest one that is set; all bits if none is.
        let downto = |word: u64| (i64::MIN >> (word | 1).leading_zeros()) as u64;
        if met.high == 0 {
            SquareSet { low: ray.low & downto(met.low), high: ray.high }
        } else {
            SquareSet { low: 0, high: ray.high & downto(met.high) }
        }
    }

    /// The squares between two that lie in this direction from each other, seen from the first.
    #[inline]
    pub fn between(&self, from: Square, dir: Dir, to: Square) -> SquareSet {
        self.ray(dir, from) & self.ray(dir::opposite(dir), to)
    }

    /// The squares attacked by a Pawn of this side.
    #[inline]
    pub fn pawn_set(&self, side: Side, from: Square) -> SquareSet {
        self.steps.pawn_sets[side.index()][(from.0 & 127) as usize]
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
        let dir = self.steps.lines[(from.0 & 127) as usize][(to.0 & 127) as usize];
        (dir != NOWHERE).then_some(dir as Dir)
    }
}

impl Steps {
    /// The tables of a terrain, and for each direction the squares from which there is a step.
    fn of(terrain: &Terrain) -> ([SquareSet; 8], Steps) {
        let mut open = [SquareSet::EMPTY; 8];
        let mut steps = Steps {
            next: [[Square::OFF; 256]; 8],
            step_sets: [SquareSet::EMPTY; 128],
            lines: [[NOWHERE; 128]; 128],
            rays: [[SquareSet::EMPTY; 128]; 8],
            straight_lines: [SquareSet::EMPTY; 128],
            aslant_lines: [SquareSet::EMPTY; 128],
            pawn_sets: [[SquareSet::EMPTY; 128]; 2],
        };
        for dir in dir::ALL {
            for (from, to) in terrain.steps(dir) {
                steps.next[dir][from.index()] = to;
                open[dir] = open[dir].with(from);
                steps.step_sets[from.index()] = steps.step_sets[from.index()].with(to);
            }
            for from in open[dir].iter() {
                steps.follow(dir, from);
            }
        }
        for side in Side::BOTH {
            for dir in takes(side) {
                for from in open[dir].iter() {
                    let set = &mut steps.pawn_sets[side.index()][from.index()];
                    *set = set.with(steps.next[dir][from.index()]);
                }
            }
        }
        (open, steps)
    }

    /// Follows a line to its end.
    fn follow(&mut self, dir: Dir, from: Square) {
        let (next, at) = (&self.next[dir], from.index());
        let (mut ray, mut to) = (SquareSet::EMPTY, next[at]);
        // If the sides are joined a line may come back to where it began: there it ends.
        while to != Square::OFF && to != from {
            self.lines[at][to.index()] = dir as u8;
            ray = ray.with(to);
            to = next[to.index()];
        }
        self.rays[dir][at] = ray;
        let lines = if is_straight(dir) { &mut self.straight_lines } else { &mut self.aslant_lines };
        lines[at] = lines[at] | ray;
    }
}
