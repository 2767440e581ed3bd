//! Castling: the pairs of a game, the rights that remain, and the squares that matter to each.

use super::geometry::Geometry;
use super::piece::{Kind, Side};
use super::square::Square;

/// One way to castle. Its place in [`Variant::castlings`](super::Variant::castlings) is its bit in [`Rights`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Castling {
    /// Whose castling it is.
    pub side: Side,
    /// The King's home.
    pub king: Square,
    /// The partner's home.
    pub partner: Square,
    /// What the partner is.
    pub partner_kind: Kind,
    /// Where the King goes.
    pub king_to: Square,
    /// Where the partner goes.
    pub partner_to: Square,
}

impl Castling {
    /// The squares between King and partner, which must be empty.
    pub(crate) fn between(&self, geometry: &Geometry) -> Vec<Square> {
        walk(geometry, self.king, self.partner)
    }

    /// The squares the King crosses on its way.
    pub(crate) fn crossed(&self, geometry: &Geometry) -> Vec<Square> {
        walk(geometry, self.king, self.king_to)
    }
}

/// The squares strictly between two squares of one line.
fn walk(geometry: &Geometry, from: Square, to: Square) -> Vec<Square> {
    let mut squares = Vec::new();
    if let Some(dir) = geometry.line(from, to) {
        let mut at = geometry.next(dir, from);
        while at != to {
            squares.push(at);
            at = geometry.next(dir, at);
        }
    }
    squares
}

/// When a King must not castle out of, through or into an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastleSafety {
    /// Always.
    Strict,
    /// Only while its side has a single King.
    Single,
    /// Attacks do not matter.
    Never,
}

/// The castlings that King and partner have not yet spoiled by moving or being taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rights(pub(crate) u16);

impl Rights {
    /// None left.
    pub const NONE: Rights = Rights(0);

    /// Whether the castling of this index is still possible.
    #[inline]
    pub const fn contains(self, castling: usize) -> bool {
        self.0 >> (castling & 15) & 1 != 0
    }

    /// The rights with this castling added.
    pub const fn with(self, castling: usize) -> Rights {
        Rights(self.0 | 1 << (castling & 15))
    }

    /// Whether none is left.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// How the rights are written in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RightsStyle {
    /// `KQkq`: a letter for each side of the board.
    Chess,
    /// The files of all men that may still castle, Kings first, capitals for White: `HIADMPhiadmp`.
    Columns,
}
