//! Squares and sets of squares: one numbering, `rank * 16 + file`, for the 8x8 and the 16x8 board.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// A square of either board, or [`Square::OFF`].
///
/// ```
/// use deckmate::board::Square;
///
/// let e4 = Square::new(4, 3);
/// assert_eq!(e4.name(), "e4");
/// assert_eq!(Square::parse("p8"), Some(Square::new(15, 7)), "boards may have sixteen files");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(pub(crate) u8);

impl Square {
    /// Off the board: where a captured piece stands, and what lies beyond an edge.
    pub const OFF: Square = Square(128);

    /// The number of ranks of every board.
    pub const RANKS: u8 = 8;

    /// The square on this file (0 is a) and rank (0 is the first rank).
    pub const fn new(file: u8, rank: u8) -> Square {
        debug_assert!(file < 16 && rank < 8);
        Square(rank * 16 + file)
    }

    /// The file, 0 for a.
    pub const fn file(self) -> u8 {
        self.0 & 15
    }

    /// The rank, 0 for the first rank.
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// The number of the square, for tables; 128 for [`Square::OFF`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Distance of the square from the nearer side and from the nearer end of a board of so many files.
    #[inline]
    pub fn inset(self, files: u8) -> (u8, u8) {
        (self.file().min(files - 1 - self.file()), self.rank().min(Square::RANKS - 1 - self.rank()))
    }

    /// The square as far from this one as a second one is from a first, unless that is off both boards.
    pub fn displaced(self, from: Square, to: Square) -> Option<Square> {
        let file = (self.file() + to.file()).checked_sub(from.file()).filter(|&file| file < 16)?;
        let rank = (self.rank() + to.rank()).checked_sub(from.rank()).filter(|&rank| rank < 8)?;
        Some(Square::new(file, rank))
    }

    /// The square so many files and ranks away, unless that is off both boards.
    pub fn away(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file().checked_add_signed(files).filter(|&file| file < 16)?;
        let rank = self.rank().checked_add_signed(ranks).filter(|&rank| rank < 8)?;
        Some(Square::new(file, rank))
    }

    /// Its name, such as `e4`; `-` for [`Square::OFF`].
    pub fn name(self) -> &'static str {
        NAMES.as_flattened().get(self.index()).unwrap_or(&"-")
    }

    /// Reads a name such as `e4` or `p8`.
    pub fn parse(text: &str) -> Option<Square> {
        let [file @ b'a'..=b'p', rank @ b'1'..=b'8'] = text.as_bytes() else { return None };
        Some(Square::new(file - b'a', rank - b'1'))
    }

    /// Number of squares of the wide board: every number of a square is smaller.
    pub const COUNT: usize = 128;

    /// All 128 squares of the wide board, a1 first, rank by rank.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..128).map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

macro_rules! names {
    ($($rank:literal)+) => { [$(names!(row $rank "a" "b" "c" "d" "e" "f" "g" "h" "i" "j" "k" "l" "m" "n" "o" "p")),+] };
    (row $rank:literal $($file:literal)+) => { [$(concat!($file, $rank)),+] };
}

/// The names of all squares, rank by rank.
static NAMES: [[&str; 16]; 8] = names!(1 2 3 4 5 6 7 8);

/// A set of squares, in two words: ranks 1 to 4 and ranks 5 to 8.
///
/// ```
/// use deckmate::board::{Square, SquareSet};
///
/// let row = SquareSet::row(3);
/// assert!(row.contains(Square::new(0, 3)) && !row.contains(Square::new(0, 4)));
/// let corner = SquareSet::of(Square::new(0, 0)).with(Square::new(0, 3));
/// assert_eq!((corner & row).single(), Some(Square::new(0, 3)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SquareSet {
    pub(crate) low: u64,
    pub(crate) high: u64,
}

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet { low: 0, high: 0 };
    /// Every square of the wide board.
    pub const ALL: SquareSet = SquareSet { low: !0, high: !0 };

    /// The set of this square alone; nothing for [`Square::OFF`].
    #[inline]
    pub const fn of(square: Square) -> SquareSet {
        let bit = 1u64 << (square.0 & 63);
        SquareSet { low: if square.0 < 64 { bit } else { 0 }, high: if square.0 & 64 != 0 { bit } else { 0 } }
    }

    /// All squares of a rank (0 to 7).
    #[inline]
    pub const fn row(rank: u8) -> SquareSet {
        let bits = 0xffff << (16 * (rank & 3));
        match rank >> 2 {
            0 => SquareSet { low: bits, high: 0 },
            _ => SquareSet { low: 0, high: bits },
        }
    }

    /// All squares of some files (0 to 15), both ends included.
    #[inline]
    pub const fn files(first: u8, last: u8) -> SquareSet {
        let bits = (0xffff >> (15 - (last - first)) << first) * 0x0001_0001_0001_0001;
        SquareSet { low: bits, high: bits }
    }

    /// The files on which squares of the set lie, one bit each.
    #[inline]
    pub const fn on_files(self) -> u16 {
        let rows = self.low | self.high;
        let rows = rows | rows >> 32;
        (rows | rows >> 16) as u16
    }

    /// The squares of the set on a rank (0 to 7), one bit for each file.
    #[inline]
    pub const fn on_row(self, rank: u8) -> u16 {
        let rows = if rank < 4 { self.low } else { self.high };
        (rows >> (16 * (rank & 3))) as u16
    }

    /// True if the square (not [`Square::OFF`]) belongs to the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        let word = if square.0 & 64 == 0 { self.low } else { self.high };
        word >> (square.0 & 63) & 1 != 0
    }

    /// The set with this square added.
    #[inline]
    pub const fn with(self, square: Square) -> SquareSet {
        let one = SquareSet::of(square);
        SquareSet { low: self.low | one.low, high: self.high | one.high }
    }

    /// The number of squares in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.low.count_ones() + self.high.count_ones()
    }

    /// The only square of the set, if it has exactly one.
    #[inline]
    pub const fn single(self) -> Option<Square> {
        let SquareSet { low, high } = self;
        match (low, high) {
            (bits, 0) if bits != 0 && bits & (bits - 1) == 0 => Some(Square(bits.trailing_zeros() as u8)),
            (0, bits) if bits != 0 && bits & (bits - 1) == 0 => Some(Square(64 + bits.trailing_zeros() as u8)),
            _ => None,
        }
    }

    /// True if no square is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.low | self.high == 0
    }

    /// The set with every square's number raised by an amount between -17 and 17; what leaves the board is lost.
    #[inline]
    pub const fn moved(self, by: i8) -> SquareSet {
        let SquareSet { low, high } = self;
        let (n, rest) = (by.unsigned_abs() as u32 & 63, (64 - by.unsigned_abs() as u32) & 63);
        if by >= 0 {
            SquareSet { low: low << n, high: high << n | low >> rest }
        } else {
            SquareSet { low: low >> n | high << rest, high: high >> n }
        }
    }

    /// The set moved up by a rank, or down by one with -1; what leaves the board is lost.
    #[inline]
    pub const fn raised(self, ranks: i8) -> SquareSet {
        self.moved(16 * ranks)
    }

    /// The squares of the set, a1 first.
    #[inline]
    pub const fn iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a [`SquareSet`], one after the other.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        let SquareSet { low, high } = self.0;
        if low != 0 {
            self.0.low &= low - 1;
            return Some(Square(low.trailing_zeros() as u8));
        }
        if high != 0 {
            self.0.high &= high - 1;
            return Some(Square(64 + high.trailing_zeros() as u8));
        }
        None
    }
}

impl BitAnd for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet { low: self.low & other.low, high: self.high & other.high }
    }
}

impl BitOr for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet { low: self.low | other.low, high: self.high | other.high }
    }
}

impl Not for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn not(self) -> SquareSet {
        SquareSet { low: !self.low, high: !self.high }
    }
}

impl BitXor for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn bitxor(self, other: SquareSet) -> SquareSet {
        SquareSet { low: self.low ^ other.low, high: self.high ^ other.high }
    }
}
