//! Pieces: the side each belongs to, the number that it keeps for the whole game, its kind and its square.

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

/// The number of a piece. It stays the same when the piece is captured, returned or changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceId(pub(crate) u8);

impl PieceId {
    /// The most pieces a board can know, those that join in the middle of a game included.
    pub const LIMIT: usize = 128;

    /// The most pieces a position may begin with.
    pub const AT_FIRST: usize = 64;

    /// The number, 0 for the piece added first.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a piece is, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// How it moves.
    pub kind: Kind,
    /// Whose it is.
    pub side: Side,
    /// Where it stands; [`Square::OFF`] once captured.
    pub at: Square,
}
