//! Side: White or Black.

use std::ops::Not;

use super::square::Square;

/// White or Black: the army that a piece belongs to. The game decides which player commands an army.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The side that moves first and up the board.
    White,
    /// The other side.
    Black,
}

impl Side {
    /// White, then Black.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The other side.
    #[inline]
    pub const fn foe(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// 0 for White, 1 for Black.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `white` or `black`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
        }
    }

    /// The row of a square: its rank as this side counts them, 0 for the side's own first rank.
    #[inline]
    pub const fn row_of(self, at: Square) -> u8 {
        match self {
            Side::White => at.rank(),
            Side::Black => Square::RANKS - 1 - at.rank(),
        }
    }

    /// The rank (0 to 7, as White counts them) from which this side's Pawns may step twice.
    #[inline]
    pub(crate) const fn second_rank(self) -> u8 {
        match self {
            Side::White => 1,
            Side::Black => 6,
        }
    }

    /// The rank (0 to 7, as White counts them) on which this side's Pawns promote.
    #[inline]
    pub(crate) const fn last_rank(self) -> u8 {
        match self {
            Side::White => 7,
            Side::Black => 0,
        }
    }
}

/// `!side` is the other side.
///
/// ```
/// use deckmate::board::Side;
///
/// assert_eq!(!Side::White, Side::Black);
/// ```
impl Not for Side {
    type Output = Side;

    #[inline]
    fn not(self) -> Side {
        self.foe()
    }
}
