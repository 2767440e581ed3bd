//! A move as edits, on plain boards and on those with effects: captures, castling, en passant, promotion, poison,
//! lodgers.

use super::bent::Bent;
use super::board::Board;
use super::castling::Castling;
use super::dir;
use super::edit::Edit;
use super::kind::Kind;
use super::overlay::Overlay;
use super::piece::PieceId;
use super::piece_set::PieceSet;
use super::reach::bit;
use super::side::Side;
use super::sink::{How, Move};
use super::square::Square;
use super::variant::Variant;

impl Board {
    /// A move of a plain board as edits: see [`Bent::edits`].
    pub fn edits(&self, variant: &Variant, m: Move) -> Vec<Edit> {
        let bent = Bent { board: self, variant, overlay: &Overlay::PLAIN };
        bent.edits(m, self.piece(m.piece).side)
    }
}

impl Bent<'_> {
    /// A move as edits, in this order: captured pieces, moving piece, the lodger left behind, castling partner and its
    /// lodger, promotion, death by poison, rights, passed square. `mover` is the side that makes the move, which for a
    /// neutral piece may be either. A lodger that is captured with its host is off the board already and has no edit.
    pub fn edits(&self, m: Move, mover: Side) -> Vec<Edit> {
        let mut edits = Vec::with_capacity(4);
        self.append_edits(m, mover, &mut edits);
        edits
    }

    /// The pieces captured by a move, lodgers included.
    pub fn taken(&self, m: Move) -> PieceSet {
        match m.how {
            How::Castle(..) => PieceSet::EMPTY,
            How::Passing => self.passed(m.piece, m.to).map_or(PieceSet::EMPTY, |pawn| self.occupants(self.at(pawn))),
            How::Plain | How::TwoStep => self.occupants(m.to),
        }
    }

    /// Appends the edits of a move to a list, in the order of [`Bent::edits`].
    pub(super) fn append_edits(&self, m: Move, mover: Side, edits: &mut Vec<Edit>) {
        let board = self.board;
        let taken = self.taken(m);
        for piece in taken {
            let from = board.piece(piece).at;
            if from != Square::OFF {
                edits.push(Edit::Lift { piece, from });
            }
        }
        let lodges = board.piece(m.piece).at == Square::OFF;
        if lodges {
            edits.push(Edit::Place { piece: m.piece, at: m.to });
        } else if let How::Castle(index, _) = m.how {
            self.castle(m, &self.variant.castlings[index as usize], edits);
        } else {
            self.shift(m.piece, m.from, m.to, edits);
        }
        if let Some(now) = m.becomes {
            edits.push(Edit::Recast { piece: m.piece, was: board.piece(m.piece).kind, now });
        }
        if self.dies(m.piece, mover, taken) {
            edits.push(Edit::Lift { piece: m.piece, from: m.to });
        }
        // If a lodger moves, its host stays, and keeps its castling rights.
        let left = if lodges { m.to } else { m.from };
        // In a capture en passant the captured pieces do not stand where the captor goes.
        let died = taken.first().map_or(m.to, |id| self.at(id));
        let now = self.variant.rights_after_move(board.rights(), m, left, died);
        if now != board.rights() {
            edits.push(Edit::Rights { was: board.rights(), now });
        }
        let now = self.en_passant_after(m, mover);
        if now != board.passing() {
            edits.push(Edit::Passing { was: board.passing(), now });
        }
    }

    /// True if a captor dies of the poison of the pieces it captures. A neutral captor counts as a piece of the side
    /// that moves it; any other belongs to its own side, even if a card of the other side moves it.
    pub fn dies(&self, taker: PieceId, mover: Side, taken: PieceSet) -> bool {
        let own = if self.overlay.neutral.contains(taker) { mover } else { self.board.piece(taker).side };
        !(taken & self.overlay.poisoned[own.index()]).is_empty() && !self.is_royal(taker)
    }

    /// King and partner castle: the King first, unless it goes where its partner stands.
    fn castle(&self, m: Move, castling: &Castling, edits: &mut Vec<Edit>) {
        let Castling { king, partner: home, king_to, partner_to, .. } = *castling;
        let Some(partner) = self.board.at(home) else { return self.shift(m.piece, m.from, m.to, edits) };
        if king_to == home && partner_to == king {
            // They change places.
            edits.push(Edit::Lift { piece: partner, from: home });
            edits.push(Edit::Shift { piece: m.piece, from: king, to: king_to });
            edits.push(Edit::Place { piece: partner, at: partner_to });
            return;
        }
        let mut moves = [(m.piece, king, king_to), (partner, home, partner_to)];
        if king_to == home {
            moves.reverse();
        }
        for (piece, from, to) in moves.into_iter().filter(|(_, from, to)| from != to) {
            self.shift(piece, from, to, edits);
        }
    }

    /// A piece moves; its lodger stays behind and now occupies the square alone.
    fn shift(&self, piece: PieceId, from: Square, to: Square, edits: &mut Vec<Edit>) {
        edits.push(Edit::Shift { piece, from, to });
        if let Some(lodger) = self.lodger_of(piece) {
            edits.push(Edit::Place { piece: lodger, at: from });
        }
    }

    /// The square passed over by a double step, if some piece of the other side stands so that it could capture there.
    fn en_passant_after(&self, m: Move, mover: Side) -> Square {
        if m.how != How::TwoStep || m.becomes.is_some() {
            return Square::OFF;
        }
        let over = self.variant.geometry.ahead(self.board.piece(m.piece).side, m.from);
        let mut takers = self.movers(mover.foe()).iter();
        if takers.any(|id| self.attacks_en_passant(id, over)) {
            over
        } else {
            Square::OFF
        }
    }

    /// True if a piece that has just stepped over a square as a Pawn could be captured there en passant: it stands
    /// beyond the square, and so does some piece of the other side that captures on it as a Pawn.
    pub fn passing_is_open(&self, over: Square, pawn: PieceId, side: Side) -> bool {
        let at = self.at(pawn);
        let is_one = at != Square::OFF && self.skills(pawn) & bit(Kind::Pawn) != 0 && self.board.at(over).is_none();
        let takes = |id: PieceId| self.attacks_en_passant(id, over) && self.may_take_on(id, at);
        is_one && self.movers(side.foe()).iter().any(takes)
    }

    /// True if a piece captures on a square as a Pawn; joined sides do not count in passing.
    pub(super) fn attacks_en_passant(&self, piece: PieceId, square: Square) -> bool {
        let (geometry, from) = (&self.variant.geometry, self.at(piece));
        let takes = dir::takes(self.board.piece(piece).side).into_iter();
        self.skills(piece) & bit(Kind::Pawn) != 0
            && takes.filter(|&dir| geometry.next(dir, from) == square).any(|dir| !geometry.is_across(dir, from, square))
    }

    /// The Pawn that a piece may capture in passing on a square.
    pub(super) fn passed(&self, taker: PieceId, square: Square) -> Option<PieceId> {
        if self.board.at(square).is_some() {
            return None;
        }
        let takable = |&id: &PieceId| self.may_take_on(taker, self.at(id));
        let listed = self.overlay.passing.iter().filter(|(over, _)| *over == square).map(|&(_, pawn)| pawn);
        let listed = listed.filter(|&id| self.at(id) != Square::OFF);
        let stepped =
            if self.board.passing() == square { Side::BOTH.map(|side| self.stepped(side)) } else { [None; 2] };
        // If Pawns of both sides stand beyond the square, the one that has just stepped is that of the other side.
        let side = self.board.piece(taker).side;
        let stepped = [stepped[side.foe().index()], stepped[side.index()]].into_iter().flatten();
        stepped.chain(listed).find(takable)
    }

    /// The Pawn of a side that stands beyond the board's passed square.
    fn stepped(&self, side: Side) -> Option<PieceId> {
        let beyond = self.variant.geometry.ahead(side, self.board.passing());
        let mut pieces = self.occupants(beyond).iter();
        pieces.find(|&id| self.board.piece(id).side == side && self.skills(id) & bit(Kind::Pawn) != 0)
    }
}
