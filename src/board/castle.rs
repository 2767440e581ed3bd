//! Castlings for which the pieces stand at home and the squares between them are empty: both generators of moves, of
//! a plain and of a bent board, ask here, and look at attacks themselves.

use super::board::Board;
use super::castling::{Castling, Rights};
use super::edit::Edit;
use super::kind::Kind;
use super::piece::PieceId;
use super::side::Side;
use super::sink::{How, Move};
use super::square::{Square, SquareSet};
use super::variant::Variant;

/// A castling that only attacks can forbid.
pub(super) struct Castle<'a> {
    /// Its place in [`Variant::castlings`].
    pub index: u8,
    pub castling: &'a Castling,
    /// The King's home and the squares it crosses.
    pub crossed: SquareSet,
    pub king: PieceId,
    pub partner: PieceId,
}

impl Castle<'_> {
    /// This castling as a move of the King.
    #[inline]
    pub fn as_move(&self) -> Move {
        let Castling { king, king_to, .. } = *self.castling;
        let how = How::Castle(self.index, self.castling.named());
        Move { piece: self.king, from: king, to: king_to, becomes: None, how }
    }
}

impl Board {
    /// The edit that removes the castling rights whose King or partner is not at home any more, if there are any. Games
    /// need it in which pieces come and go by other means than moves.
    pub fn rights_lost(&self, variant: &Variant) -> Option<Edit> {
        let is_home = |castling: &Castling| {
            self.own(castling.king, Kind::King, castling.side).is_some()
                && self.own(castling.partner, castling.partner_kind, castling.side).is_some()
        };
        let was = self.rights();
        let kept =
            variant.castlings.iter().enumerate().filter(|(index, castling)| was.contains(*index) && is_home(castling));
        let now = kept.fold(Rights::NONE, |rights, (index, _)| rights.with(index));
        (was != now).then_some(Edit::Rights { was, now })
    }

    /// The castling of this index, if its pieces stand at home and no piece between them; the caller has looked whether
    /// there is a right to it.
    #[inline]
    pub(super) fn castle<'a>(&self, variant: &'a Variant, index: usize) -> Option<Castle<'a>> {
        if !(variant.between(index) & self.occupied()).is_empty() {
            return None;
        }
        let castling = &variant.castlings[index];
        let partner = self.own(castling.partner, castling.partner_kind, castling.side)?;
        let king = self.own(castling.king, Kind::King, castling.side)?;
        Some(Castle { index: index as u8, castling, crossed: variant.crossed(index), king, partner })
    }

    /// The piece on a square, if it is of this kind and side.
    #[inline]
    pub(super) fn own(&self, at: Square, kind: Kind, side: Side) -> Option<PieceId> {
        self.at(at).filter(|&id| self.piece(id).kind == kind && self.piece(id).side == side)
    }
}
