//! Sets of pieces, in two words.

use std::ops::{BitAnd, BitOr, Sub};

use super::piece::PieceId;

/// A set of pieces: the first 64 in the low word. In a game with at most 64 pieces the high word stays 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PieceSet {
    low: u64,
    high: u64,
}

impl PieceSet {
    /// No piece.
    pub const EMPTY: PieceSet = PieceSet { low: 0, high: 0 };

    /// The set of this piece alone.
    #[inline]
    pub const fn of(piece: PieceId) -> PieceSet {
        let bit = 1u64 << (piece.0 & 63);
        let far = (piece.0 >> 6 & 1) as u64;
        PieceSet { low: bit & far.wrapping_sub(1), high: bit & far.wrapping_neg() }
    }

    /// The pieces of the first so many numbers.
    pub(super) const fn first_of(count: usize) -> PieceSet {
        PieceSet { low: ones(count), high: ones(count.saturating_sub(64)) }
    }

    /// The pieces of the set, in the order of their numbers.
    #[inline]
    pub const fn iter(self) -> Pieces {
        Pieces(self)
    }

    /// True if the piece belongs to the set.
    #[inline]
    pub const fn contains(self, piece: PieceId) -> bool {
        let word = if piece.0 & 64 == 0 { self.low } else { self.high };
        word >> (piece.0 & 63) & 1 != 0
    }

    /// The set with this piece added.
    #[inline]
    pub const fn with(self, piece: PieceId) -> PieceSet {
        let one = PieceSet::of(piece);
        PieceSet { low: self.low | one.low, high: self.high | one.high }
    }

    /// The set with this piece left out.
    #[inline]
    pub const fn without(self, piece: PieceId) -> PieceSet {
        let one = PieceSet::of(piece);
        PieceSet { low: self.low & !one.low, high: self.high & !one.high }
    }

    /// A number that differs for sets that differ within the first 64 pieces, and nearly always for others.
    #[inline]
    pub const fn key(self) -> u64 {
        self.low ^ self.high.rotate_left(32)
    }

    /// The number of pieces.
    #[inline]
    pub const fn len(self) -> usize {
        (self.low.count_ones() + self.high.count_ones()) as usize
    }

    /// True if there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.low | self.high == 0
    }

    /// The piece that was added first.
    #[inline]
    pub const fn first(self) -> Option<PieceId> {
        match (self.low, self.high) {
            (0, 0) => None,
            (0, high) => Some(PieceId(64 + high.trailing_zeros() as u8)),
            (low, _) => Some(PieceId(low.trailing_zeros() as u8)),
        }
    }

    /// The only piece of the set, if it has exactly one.
    #[inline]
    pub const fn single(self) -> Option<PieceId> {
        match (self.low, self.high) {
            (low, 0) if low & low.wrapping_sub(1) == 0 => self.first(),
            (0, high) if high & (high - 1) == 0 => self.first(),
            _ => None,
        }
    }
}

/// So many ones at the low end.
const fn ones(count: usize) -> u64 {
    if count >= 64 {
        !0
    } else {
        (1 << count) - 1
    }
}

impl BitAnd for PieceSet {
    type Output = PieceSet;
    #[inline]
    fn bitand(self, other: PieceSet) -> PieceSet {
        PieceSet { low: self.low & other.low, high: self.high & other.high }
    }
}

impl BitOr for PieceSet {
    type Output = PieceSet;
    #[inline]
    fn bitor(self, other: PieceSet) -> PieceSet {
        PieceSet { low: self.low | other.low, high: self.high | other.high }
    }
}

impl Sub for PieceSet {
    type Output = PieceSet;
    #[inline]
    fn sub(self, other: PieceSet) -> PieceSet {
        PieceSet { low: self.low & !other.low, high: self.high & !other.high }
    }
}

impl IntoIterator for PieceSet {
    type Item = PieceId;
    type IntoIter = Pieces;
    #[inline]
    fn into_iter(self) -> Pieces {
        self.iter()
    }
}

/// The pieces of a [`PieceSet`], one after the other.
#[derive(Clone, Debug)]
pub struct Pieces(PieceSet);

impl Iterator for Pieces {
    type Item = PieceId;
    #[inline]
    fn next(&mut self) -> Option<PieceId> {
        let PieceSet { low, high } = self.0;
        if low != 0 {
            self.0.low &= low - 1;
            return Some(PieceId(low.trailing_zeros() as u8));
        }
        if high != 0 {
            self.0.high &= high - 1;
            return Some(PieceId(64 + high.trailing_zeros() as u8));
        }
        None
    }
}
