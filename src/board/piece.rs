//! Pieces: their side, their lasting identity, and what is known of them.

use std::ops::Not;

use super::kind::Kind;
use super::square::Square;

/// White or Black: the army that a piece belongs to. Which player commands an army is up to the game.
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

    /// The row of a square as this side counts them: 0 on its own first rank.
    #[inline]
    pub const fn row_of(self, at: Square) -> u8 {
        match self {
            Side::White => at.rank(),
            Side::Black => Square::RANKS - 1 - at.rank(),
        }
    }

    /// The rank (0 to 7) from which this side's Pawns may step twice.
    #[inline]
    pub(crate) const fn second_row(self) -> u8 {
        match self {
            Side::White => 1,
            Side::Black => 6,
        }
    }

    /// The rank on which this side's Pawns promote.
    #[inline]
    pub(crate) const fn last_row(self) -> u8 {
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

/// The lasting identity of a piece; it survives being captured and returned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceId(pub(crate) u8);

impl PieceId {
    /// The most pieces a board can know, those that join in the middle of a game included.
    pub const LIMIT: usize = 128;

    /// The most pieces a position may begin with.
    pub const AT_FIRST: usize = 64;

    /// The number of the piece, 0 for the one enlisted first.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is known of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// How it moves.
    pub kind: Kind,
    /// Whose it is.
    pub side: Side,
    /// Where it stands; [`Square::OFF`](super::Square::OFF) once captured.
    pub at: super::Square,
}
