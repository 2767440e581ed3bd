//! Changes of a board: edits with inverses, and the quick way of making a move and taking it back.

use super::board::{Board, EMPTY};
use super::castling::Rights;
use super::piece::{Kind, PieceId, Side};
use super::reach;
use super::sink::{How, Move};
use super::square::Square;
use super::variant::Variant;

/// One change of a board, knowing enough to be reverted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields say what they are
pub enum Edit {
    /// A piece goes from one square to an empty one.
    Shift { piece: PieceId, from: Square, to: Square },
    /// A piece leaves the board.
    Lift { piece: PieceId, from: Square },
    /// A piece comes to an empty square of the board.
    Place { piece: PieceId, at: Square },
    /// A piece becomes another kind.
    Recast { piece: PieceId, was: Kind, now: Kind },
    /// A piece changes sides.
    Defect { piece: PieceId, was: Side, now: Side },
    /// Castlings are lost or regained.
    Rights { was: Rights, now: Rights },
    /// The square passed over by a Pawn changes.
    Passing { was: Square, now: Square },
}

/// What [`Board::unmake`] needs to take a move back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undo {
    /// The piece taken by the move.
    pub taken: Option<PieceId>,
    partner: Option<(PieceId, Square)>,
    rights: Rights,
    passing: Square,
    hash: u64,
}

impl Board {
    /// Carries an edit out.
    pub fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Shift { piece, to, .. } => self.carry(piece, to),
            Edit::Lift { piece, .. } => self.take(piece),
            Edit::Place { piece, at } => self.put(piece, at),
            Edit::Recast { piece, now, .. } => self.turn_into(piece, now, self.piece(piece).side),
            Edit::Defect { piece, now, .. } => self.turn_into(piece, self.piece(piece).kind, now),
            Edit::Rights { now, .. } => self.set_rights(now),
            Edit::Passing { now, .. } => self.set_passing(now),
        }
    }

    /// Takes an edit back. Returns false, with nothing done, when the piece is no longer as the edit left it
    /// or its old square is taken.
    pub fn revert(&mut self, edit: Edit) -> bool {
        let vacant = |square: Square| self.cells[square.index()] == EMPTY;
        match edit {
            Edit::Shift { piece, from, to } if self.piece(piece).at == to && vacant(from) => self.carry(piece, from),
            Edit::Lift { piece, from } if self.piece(piece).at == Square::OFF && vacant(from) => self.put(piece, from),
            Edit::Place { piece, at } if self.piece(piece).at == at => self.take(piece),
            Edit::Recast { piece, was, now } if self.piece(piece).kind == now => {
                self.turn_into(piece, was, self.piece(piece).side);
            }
            Edit::Defect { piece, was, now } if self.piece(piece).side == now => {
                self.turn_into(piece, self.piece(piece).kind, was);
            }
            Edit::Rights { was, .. } => self.set_rights(was),
            Edit::Passing { was, .. } => self.set_passing(was),
            Edit::Shift { .. } | Edit::Lift { .. } | Edit::Place { .. } => return false,
            Edit::Recast { .. } | Edit::Defect { .. } => return false,
        }
        true
    }

    /// The move as edits, in this order: taken piece, moving piece, castling partner, promotion, rights, passed square.
    pub fn edits(&self, variant: &Variant, m: Move) -> Vec<Edit> {
        let mut edits = Vec::with_capacity(4);
        let taken = self.taken_by(m);
        if let Some(piece) = taken {
            edits.push(Edit::Lift { piece, from: self.piece(piece).at });
        }
        edits.push(Edit::Shift { piece: m.piece, from: m.from, to: m.to });
        if let How::Castle(index) = m.how {
            let castling = &variant.castlings[index as usize];
            if let Some(piece) = self.at(castling.partner) {
                edits.push(Edit::Shift { piece, from: castling.partner, to: castling.partner_to });
            }
        }
        if let Some(now) = m.becomes {
            edits.push(Edit::Recast { piece: m.piece, was: self.piece(m.piece).kind, now });
        }
        let now = self.rights_after(variant, m);
        if now != self.rights {
            edits.push(Edit::Rights { was: self.rights, now });
        }
        let now = self.passing_after(variant, m);
        if now != self.passing {
            edits.push(Edit::Passing { was: self.passing, now });
        }
        edits
    }

    /// Makes a move, quickly; the same as all its edits.
    #[inline]
    pub fn make(&mut self, variant: &Variant, m: Move) -> Undo {
        let taken = self.taken_by(m);
        let mut undo = Undo { taken, partner: None, rights: self.rights, passing: self.passing, hash: self.hash };
        let passing = self.passing_after(variant, m);
        if let Some(piece) = taken {
            self.take(piece);
        }
        self.carry(m.piece, m.to);
        if let How::Castle(index) = m.how {
            let castling = &variant.castlings[index as usize];
            if let Some(partner) = self.at(castling.partner) {
                self.carry(partner, castling.partner_to);
                undo.partner = Some((partner, castling.partner));
            }
        }
        if let Some(kind) = m.becomes {
            self.turn_into(m.piece, kind, self.piece(m.piece).side);
        }
        self.set_rights(self.rights_after(variant, m));
        self.set_passing(passing);
        undo
    }

    /// Takes a move back; its `undo` must come from the [`Board::make`] of the same move, last made.
    #[inline]
    pub fn unmake(&mut self, m: Move, undo: Undo) {
        if m.becomes.is_some() {
            self.turn_into(m.piece, Kind::Pawn, self.piece(m.piece).side);
        }
        if let Some((partner, home)) = undo.partner {
            self.carry_unhashed(partner, home);
        }
        self.carry_unhashed(m.piece, m.from);
        if let Some(piece) = undo.taken {
            self.put(piece, if m.how == How::Passing { passed_pawn(m) } else { m.to });
        }
        (self.rights, self.passing, self.hash) = (undo.rights, undo.passing, undo.hash);
    }

    /// The piece a move takes.
    #[inline]
    fn taken_by(&self, m: Move) -> Option<PieceId> {
        self.at(if m.how == How::Passing { passed_pawn(m) } else { m.to })
    }

    /// The castlings that remain after a move; castling moves the partner from its home, too.
    #[inline]
    fn rights_after(&self, variant: &Variant, m: Move) -> Rights {
        let rights = variant.rights_after(self.rights, m.from, m.to);
        let How::Castle(index) = m.how else { return rights };
        let castling = &variant.castlings[index as usize];
        variant.rights_after(rights, castling.partner, castling.partner_to)
    }

    /// The square passed over by a double step, if an enemy Pawn stands so that it could take there.
    #[inline]
    fn passing_after(&self, variant: &Variant, m: Move) -> Square {
        if m.how != How::TwoStep {
            return Square::OFF;
        }
        let side = self.piece(m.piece).side;
        let over = variant.geometry.next(reach::forward(side), m.from);
        if self.passing_counts(variant, over, side) {
            over
        } else {
            Square::OFF
        }
    }

    /// Whether a Pawn that has just stepped over a square could now be taken there.
    pub fn passing_is_open(&self, variant: &Variant, over: Square, pawn: PieceId) -> bool {
        let piece = self.piece(pawn);
        let beyond = variant.geometry.next(reach::forward(piece.side), over);
        piece.kind == Kind::Pawn
            && piece.at == beyond
            && self.at(over).is_none()
            && self.passing_counts(variant, over, piece.side)
    }

    /// Whether a Pawn of the other side attacks a square just passed over by a Pawn of this side.
    pub(super) fn passing_counts(&self, variant: &Variant, over: Square, side: Side) -> bool {
        let foes = self.pawns(side.foe());
        reach::takes(side).into_iter().any(|dir| {
            let at = variant.geometry.next(dir, over);
            at != Square::OFF && foes.contains(at)
        })
    }
}

/// Where the Pawn stands that is taken in passing: beside the taker.
#[inline]
fn passed_pawn(m: Move) -> Square {
    Square(m.from.0 & 0xf0 | m.to.0 & 15)
}
