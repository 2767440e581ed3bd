//! The shape of the board as tables: neighbours, leaps, and how two squares lie to each other.

use super::square::{Square, SquareSet};

/// A direction, clockwise from north (up the board for White); even ones are straight, odd ones aslant.
pub type Dir = usize;

/// Up the board.
pub const NORTH: Dir = 0;
/// Up and towards the last file.
pub const NORTH_EAST: Dir = 1;
/// Down and towards the last file.
pub const SOUTH_EAST: Dir = 3;
/// Down the board.
pub const SOUTH: Dir = 4;
/// Down and towards the a-file.
pub const SOUTH_WEST: Dir = 5;
/// Up and towards the a-file.
pub const NORTH_WEST: Dir = 7;

const STEPS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
const LEAPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// How one square lies seen from another, as a small number: the index into masks of what a man sees.
pub mod view {
    use super::Dir;

    /// The next square in this direction.
    pub const fn near(dir: Dir) -> u8 {
        1 + dir as u8
    }
    /// A further square in this direction.
    pub const fn far(dir: Dir) -> u8 {
        9 + dir as u8
    }
    /// A Knight's leap away.
    pub const LEAP: u8 = 17;

    /// The direction in which a far square lies, if something may stand in between.
    pub const fn ray(view: u8) -> Option<Dir> {
        if view >= far(0) && view < LEAP {
            Some((view - far(0)) as Dir)
        } else {
            None
        }
    }
}

/// The tables of one board shape. Holes, walls, smaller or rolled-up boards are changes to `next`,
/// from which all the others are derived.
#[derive(Clone, PartialEq, Debug)]
pub struct Geometry {
    files: u8,
    next: Box<[[Square; 256]; 8]>,
    leaps: Box<[[Square; 8]; 128]>,
    leap_sets: Box<[SquareSet; 128]>,
    step_sets: Box<[SquareSet; 128]>,
    views: Box<[[u8; 128]; 128]>,
    open: [SquareSet; 8],
}

impl Geometry {
    /// The plain board of so many files and eight rows.
    pub fn new(files: u8) -> Geometry {
        debug_assert!((1..=16).contains(&files));
        let shifted = |square: Square, (east, north): (i8, i8)| {
            let (file, rank) = (square.file() as i8 + east, square.rank() as i8 + north);
            let inside = |s: Square| s.file() < files;
            if inside(square) && (0..files as i8).contains(&file) && (0..8).contains(&rank) {
                Square::new(file as u8, rank as u8)
            } else {
                Square::OFF
            }
        };
        let mut next = Box::new([[Square::OFF; 256]; 8]);
        let mut leaps = Box::new([[Square::OFF; 8]; 128]);
        for square in Square::all() {
            for dir in 0..8 {
                next[dir][square.index()] = shifted(square, STEPS[dir]);
                leaps[square.index()][dir] = shifted(square, LEAPS[dir]);
            }
        }
        let mut geometry = Geometry {
            files,
            next,
            leaps,
            leap_sets: Box::new([SquareSet::EMPTY; 128]),
            step_sets: Box::new([SquareSet::EMPTY; 128]),
            views: Box::new([[0; 128]; 128]),
            open: [SquareSet::EMPTY; 8],
        };
        geometry.derive();
        geometry
    }

    /// Works the derived tables out of the neighbours and leaps.
    fn derive(&mut self) {
        for from in Square::all() {
            let at = from.index();
            for dir in 0..8 {
                let leap = self.leaps[at][dir];
                if leap != Square::OFF {
                    self.leap_sets[at] = self.leap_sets[at].with(leap);
                    self.views[at][leap.index()] = view::LEAP;
                }
                let mut to = self.next(dir, from);
                if to == Square::OFF {
                    continue;
                }
                self.open[dir] = self.open[dir].with(from);
                self.step_sets[at] = self.step_sets[at].with(to);
                self.views[at][to.index()] = view::near(dir);
                to = self.next(dir, to);
                while to != Square::OFF {
                    self.views[at][to.index()] = view::far(dir);
                    to = self.next(dir, to);
                }
            }
        }
    }

    /// The number of files, 8 or 16.
    pub fn files(&self) -> u8 {
        self.files
    }

    /// Whether the square belongs to the board.
    pub fn contains(&self, square: Square) -> bool {
        square != Square::OFF && square.file() < self.files
    }

    /// All squares of the board, a1 first, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        Square::all().filter(|&square| self.contains(square))
    }

    /// One step in a direction, or [`Square::OFF`].
    #[inline]
    pub fn next(&self, dir: Dir, from: Square) -> Square {
        self.next[dir & 7][from.0 as usize]
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

    /// The neighbouring squares, as a set.
    #[inline]
    pub fn step_set(&self, from: Square) -> SquareSet {
        self.step_sets[(from.0 & 127) as usize]
    }

    /// All squares reached from a set by one step in a direction.
    #[inline]
    pub fn shifted(&self, from: SquareSet, dir: Dir) -> SquareSet {
        let (east, north) = STEPS[dir & 7];
        (from & self.open[dir & 7]).moved(16 * north + east)
    }

    /// How `to` lies seen from `from`, see [`view`]; 0 when no man could ever see that far.
    #[inline]
    pub fn view(&self, from: Square, to: Square) -> u8 {
        self.views[(from.0 & 127) as usize][(to.0 & 127) as usize]
    }
}
