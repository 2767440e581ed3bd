//! Pieces: the number that each keeps for the whole game, its side, its kind and its square.

use super::kind::Kind;
use super::side::Side;
use super::square::Square;

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

/// Kind, side and square of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Kind, which says how it moves.
    pub kind: Kind,
    /// Side that owns it.
    pub side: Side,
    /// Square that it stands on; [`Square::OFF`] once captured.
    pub at: Square,
}
