//! Castling: the pairs of a game, the rights that remain, and the squares that matter to each.

use super::dir::{EAST, WEST};
use super::geometry::Geometry;
use super::kind::Kind;
use super::side::Side;
use super::square::{Square, SquareSet};

/// One way to castle. Its place in [`Variant::castlings`](super::Variant::castlings) is its bit in [`Rights`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Castling {
    /// Side that castles.
    pub side: Side,
    /// The King's home.
    pub king: Square,
    /// The partner's home.
    pub partner: Square,
    /// Kind of the partner.
    pub partner_kind: Kind,
    /// Square that the King goes to.
    pub king_to: Square,
    /// Square that the partner goes to.
    pub partner_to: Square,
    /// True if the partner's home names it in answers, as the King's goal does otherwise.
    pub by_partner: bool,
}

impl Castling {
    /// The squares between King and partner; those between the King's home and goal; those between the partner's.
    /// `None` where holes or walls are in the way.
    pub(super) fn paths(&self, geometry: &Geometry) -> [Option<SquareSet>; 3] {
        [(self.king, self.partner), (self.king, self.king_to), (self.partner, self.partner_to)]
            .map(|(from, to)| between(geometry, from, to))
    }

    /// The square that names it in answers, behind the King's home.
    #[inline]
    pub const fn named(&self) -> Square {
        if self.by_partner {
            self.partner
        } else {
            self.king_to
        }
    }
}

/// The squares between two squares of one rank, without these two; never across sides of the board that are joined.
fn between(geometry: &Geometry, from: Square, to: Square) -> Option<SquareSet> {
    let dir = if to > from { EAST } else { WEST };
    let mut squares = SquareSet::EMPTY;
    let mut at = from;
    while at != to {
        let next = geometry.next(dir, at);
        if next == Square::OFF || geometry.is_across(dir, at, next) {
            return None;
        }
        at = next;
        squares = squares.with(at);
    }
    geometry.contains(from).then_some(squares & !SquareSet::of(to))
}

/// Conditions under which a King must not castle out of, through or into an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastleSafety {
    /// Always.
    Strict,
    /// Only while its side has a single King.
    Single,
    /// Attacks do not matter.
    Never,
}

/// The castlings that King and partner have not yet spoiled by moving or being captured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rights(pub(crate) u16);

impl Rights {
    /// None left.
    pub const NONE: Rights = Rights(0);

    /// True if the castling of this index is still possible.
    #[inline]
    pub const fn contains(self, castling: usize) -> bool {
        self.0 >> (castling & 15) & 1 != 0
    }

    /// The rights with this castling added.
    pub const fn with(self, castling: usize) -> Rights {
        Rights(self.0 | 1 << (castling & 15))
    }

    /// Takes out the first of the castlings and gives its index.
    #[inline]
    pub fn take_first(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let first = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(first)
    }

    /// True if none is left.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Notation of the rights in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RightsStyle {
    /// `KQkq`: a letter for each side of the board.
    Chess,
    /// As X-FEN: `KQkq` for the outermost Rook on each side of the King, the letter of its file for another; read as
    /// Shredder-FEN, too, in which every Rook has the letter of its file.
    Files,
    /// The files of all pieces that may still castle, Kings first, capitals for White: `HIADMPhiadmp`.
    Columns,
}
