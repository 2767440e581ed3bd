//! Which castlings stand open on a board as far as rights, pieces and empty squares go: both generators ask here.

use super::board::Board;
use super::castling::{Castling, Rights};
use super::piece::{Kind, PieceId, Side};
use super::sink::{How, Move};
use super::square::Square;
use super::variant::{Path, Variant};

/// A castling that only attacks can forbid.
pub(super) struct Castle<'a> {
    /// Its place in [`Variant::castlings`].
    pub index: u8,
    pub castling: &'a Castling,
    pub path: &'a Path,
    pub king: PieceId,
    pub partner: PieceId,
}

impl Castle<'_> {
    /// It as the King's move.
    #[inline]
    pub fn as_move(&self) -> Move {
        let Castling { king, king_to, .. } = *self.castling;
        Move { piece: self.king, from: king, to: king_to, becomes: None, how: How::Castle(self.index) }
    }
}

impl Board {
    /// The castlings of a side whose pieces stand at home with nobody between them, in the order of their indexes.
    #[inline]
    pub(super) fn castles<'a>(&'a self, variant: &'a Variant, side: Side) -> impl Iterator<Item = Castle<'a>> {
        let own = Rights(self.rights.0 & variant.own_castlings[side.index()].0);
        own.iter().filter_map(move |index| {
            let (castling, path) = (&variant.castlings[index], &variant.paths[index]);
            if !(path.between & self.occupied()).is_empty() {
                return None;
            }
            let partner = self.own(castling.partner, castling.partner_kind, side)?;
            let king = self.own(castling.king, Kind::King, side)?;
            Some(Castle { index: index as u8, castling, path, king, partner })
        })
    }

    /// Who stands on a square, if it is of this kind and side.
    #[inline]
    fn own(&self, at: Square, kind: Kind, side: Side) -> Option<PieceId> {
        self.at(at).filter(|&id| self.piece(id).kind == kind && self.piece(id).side == side)
    }
}
