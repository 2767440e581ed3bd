//! Changes of a board: edits with inverses, and the quick way of making a move and taking it back.

use super::board::{Board, EMPTY};
use super::castling::Rights;
use super::dir;
use super::kind::Kind;
use super::piece::PieceId;
use super::side::Side;
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

impl Edit {
    /// The edit that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Edit {
        match self {
            Edit::Shift { piece, from, to } => Edit::Shift { piece, from: to, to: from },
            Edit::Lift { piece, from } => Edit::Place { piece, at: from },
            Edit::Place { piece, at } => Edit::Lift { piece, from: at },
            Edit::Recast { piece, was, now } => Edit::Recast { piece, was: now, now: was },
            Edit::Defect { piece, was, now } => Edit::Defect { piece, was: now, now: was },
            Edit::Rights { was, now } => Edit::Rights { was: now, now: was },
            Edit::Passing { was, now } => Edit::Passing { was: now, now: was },
        }
    }
}

/// Facts that [`Board::unmake`] needs to take a move back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undo {
    /// The piece captured by the move.
    pub taken: Option<PieceId>,
    partner: Option<(PieceId, Square)>,
    rights: Rights,
    passing: Square,
    hash: u64,
}

impl Board {
    /// Carries an edit out.
    ///
    /// ```
    /// use deckmate::board::{chess, Edit, Kind, Position, Square};
    ///
    /// let mut board = Position::parse(chess::START, chess::variant())?.board;
    /// let before = board.clone();
    /// let rook = board.at(Square::new(0, 0)).expect("a rook stands on a1");
    /// let edit = Edit::Recast { piece: rook, was: Kind::Rook, now: Kind::Queen };
    /// board.edit(edit);
    /// assert_eq!(board.piece(rook).kind, Kind::Queen);
    ///
    /// board.edit(edit.inverse());
    /// assert!(board == before);
    /// # Ok::<(), deckmate::board::SetupError>(())
    /// ```
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
        let is_as_left = match edit {
            Edit::Shift { piece, from, to } => self.piece(piece).at == to && vacant(from),
            Edit::Lift { piece, from } => self.piece(piece).at == Square::OFF && vacant(from),
            Edit::Place { piece, at } => self.piece(piece).at == at,
            Edit::Recast { piece, now, .. } => self.piece(piece).kind == now,
            Edit::Defect { piece, now, .. } => self.piece(piece).side == now,
            Edit::Rights { .. } | Edit::Passing { .. } => true,
        };
        if is_as_left {
            self.edit(edit.inverse());
        }
        is_as_left
    }

    /// Makes a move, quickly; the same as all its edits.
    #[inline]
    pub fn make(&mut self, variant: &Variant, m: Move) -> Undo {
        let taken = self.taken(m);
        let mut undo = Undo { taken, partner: None, rights: self.rights, passing: self.passing, hash: self.hash };
        let passing = self.en_passant_after(variant, m);
        if let Some(piece) = taken {
            self.take(piece);
        }
        if let How::Castle(index, _) = m.how {
            // Each may go where the other stands, or stay: the King is put down when its partner has gone.
            let castling = &variant.castlings[index as usize];
            let partner = self.at(castling.partner);
            self.take(m.piece);
            if let Some(partner) = partner {
                if castling.partner_to != castling.partner {
                    self.carry(partner, castling.partner_to);
                }
                undo.partner = Some((partner, castling.partner));
            }
            self.put(m.piece, m.to);
        } else {
            self.carry(m.piece, m.to);
        }
        if let Some(kind) = m.becomes {
            self.turn_into(m.piece, kind, self.piece(m.piece).side);
        }
        self.set_rights(variant.rights_after_move(self.rights, m, m.from, m.to));
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
            self.take(m.piece);
            if self.piece(partner).at != home {
                self.carry_unhashed(partner, home);
            }
            self.put(m.piece, m.from);
        } else {
            self.carry_unhashed(m.piece, m.from);
        }
        if let Some(piece) = undo.taken {
            self.put(piece, m.takes_on());
        }
        (self.rights, self.passing, self.hash) = (undo.rights, undo.passing, undo.hash);
    }

    /// The piece a move captures.
    #[inline]
    pub fn taken(&self, m: Move) -> Option<PieceId> {
        match m.how {
            How::Castle(..) => None,
            _ => self.at(m.takes_on()),
        }
    }

    /// The square passed over by a double step, if an enemy Pawn stands so that it could capture there.
    #[inline]
    fn en_passant_after(&self, variant: &Variant, m: Move) -> Square {
        if m.how != How::TwoStep {
            return Square::OFF;
        }
        let side = self.piece(m.piece).side;
        let over = variant.geometry.ahead(side, m.from);
        if self.passing_counts(variant, over, side) {
            over
        } else {
            Square::OFF
        }
    }

    /// True if a Pawn that has just stepped over a square, and still stands beyond it, could now be captured there.
    pub fn passing_is_open(&self, variant: &Variant, over: Square, pawn: PieceId) -> bool {
        let piece = self.piece(pawn);
        piece.kind == Kind::Pawn && self.at(over).is_none() && self.passing_counts(variant, over, piece.side)
    }

    /// True if a Pawn of the other side attacks a square just passed over by a Pawn of this side.
    pub(super) fn passing_counts(&self, variant: &Variant, over: Square, side: Side) -> bool {
        let foes = self.pawns(side.foe());
        dir::takes(side).into_iter().any(|dir| {
            let at = variant.geometry.next(dir, over);
            at != Square::OFF && foes.contains(at)
        })
    }
}
