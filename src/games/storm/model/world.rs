//! The world on the table of Chess Storm: board, pieces and effects, and the plain questions about them.

use super::land::Land;
use crate::board::{
    Bent, Board, Edit, Kind, Move, Overlay, PieceId, PieceSet, Side, Square, SquareSet, Terrain, Variant,
};
use crate::games::classic;
use crate::games::storm::model::catalog::Who;
use crate::games::storm::model::effect::Lasting;
use crate::games::storm::model::memory::CapturedPiece;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::Choice;
use crate::games::words;
use crate::play::{Hidden, Seat};

/// A square just passed over by a double step (CS-0.46).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Passed {
    /// The square.
    pub square: Square,
    /// Square on which the step ended; a wall that rises between the two changes nothing.
    pub beyond: Square,
    /// The Pawn.
    pub pawn: PieceId,
    /// Seat that moved it.
    pub by: Seat,
    /// The number of the turn in which it was moved.
    pub turn: u32,
}

/// A note of somebody that others may not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A square of the board.
    Square(Square),
    /// A piece, wherever it goes.
    Piece(PieceId),
}

/// Board and pieces with all that is true of them.
#[derive(Clone, PartialEq)]
pub struct World {
    /// The pieces.
    pub board: Board,
    /// Changes that the lasting effects make to the moves; derived from them.
    pub overlay: Overlay,
    /// The shape of the board as cards have left it for good: cut down, turned.
    pub ground: Terrain,
    /// The ground with what lasting effects do to it; derived from both.
    pub land: Land,
    /// The lasting effects, oldest first.
    pub lasting: Vec<Lasting>,
    /// True if the players have exchanged their armies (CS-008); derived from the effects.
    pub traded: bool,
    /// True if the left and the right side are joined for the move of this turn (CS-070); derived likewise.
    pub joined: bool,
    /// Squares and pieces that only some players know (CS-0.15).
    pub notes: Vec<Hidden<Note>>,
    /// Pieces out of the game: they never come back (CS-0.6).
    pub gone: PieceSet,
    /// Pieces of the pools that their own player captured, removed or replaced (CS-093, CS-099).
    pub given_up: PieceSet,
    /// Squares passed over by double steps.
    pub passed: Vec<Passed>,
    /// Squares of the last change.
    pub last: Vec<Square>,
    /// The pieces that first belonged to each army (CS-0.2).
    origins: [PieceSet; 2],
}

impl World {
    /// A board of these rules on which nothing has happened yet.
    pub fn of(board: Board, rules: &'static Variant) -> World {
        let known = board.pieces() | board.off();
        let of = |side| known.iter().filter(|&id| board.piece(id).side == side).fold(PieceSet::EMPTY, PieceSet::with);
        let land = Land::plain(rules);
        World {
            origins: Side::BOTH.map(of),
            board,
            overlay: Overlay::default(),
            ground: *land.terrain(),
            land,
            lasting: Vec::new(),
            traded: false,
            joined: false,
            notes: Vec::new(),
            gone: PieceSet::EMPTY,
            given_up: PieceSet::EMPTY,
            passed: Vec::new(),
            last: Vec::new(),
        }
    }

    /// CS-0.2: the army that a piece first belonged to.
    pub fn origin(&self, piece: PieceId) -> Side {
        let first = Side::BOTH.into_iter().find(|side| self.origins[side.index()].contains(piece));
        first.unwrap_or(self.board.piece(piece).side)
    }

    /// The rules of the board.
    pub fn variant(&self) -> &Variant {
        &self.land
    }

    /// The board with what bends its rules.
    pub fn bent(&self) -> Bent<'_> {
        Bent { board: &self.board, variant: self.variant(), overlay: &self.overlay }
    }

    /// True if the plain and quicker rules of chess say all.
    pub fn is_plain(&self) -> bool {
        let is_home = self.lasting.iter().all(|lasting| lasting.rule != Rule::Regent);
        self.overlay.is_plain() && self.land.is_plain() && is_home && !self.board.has(|kind| kind.starts_as() != kind)
    }

    /// CS-039: the piece that is lifted off the board for the move of this turn.
    pub fn lifted(&self) -> Option<PieceId> {
        self.lasting.iter().find(|lasting| lasting.rule == Rule::Lifted).and_then(Lasting::piece)
    }

    /// CS-139: the Kings that have left the board for a turn.
    pub fn away(&self) -> PieceSet {
        let regents = self.lasting.iter().filter(|lasting| lasting.rule == Rule::Regent);
        regents.filter_map(Lasting::piece).fold(PieceSet::EMPTY, PieceSet::with)
    }

    /// True if a side's only royal piece is attacked (CS-0.50).
    pub fn checked(&self, side: Side) -> bool {
        if self.is_plain() {
            self.board.checked(self.variant(), side)
        } else {
            self.bent().checked(side)
        }
    }

    /// The moves a side has by the laws in force (CS-0.40).
    pub fn legal(&self, side: Side) -> Vec<Move> {
        if self.is_plain() {
            self.board.legal(self.variant(), side)
        } else {
            self.bent().legal(side)
        }
    }

    /// CS-0.52: true if it would be mate if it were this side's move.
    pub fn mated(&self, side: Side) -> bool {
        self.checked(side) && if self.is_plain() { self.legal(side).is_empty() } else { self.bent().mated(side) }
    }

    /// The royal pieces of a side: what all rules call the King.
    pub fn royals(&self, side: Side) -> PieceSet {
        self.bent().royals(side)
    }

    /// True if the piece is royal.
    pub fn is_royal(&self, piece: PieceId) -> bool {
        Side::BOTH.into_iter().any(|side| self.royals(side).contains(piece))
    }

    /// The pieces that share a square as the second ones (CS-079).
    pub fn lodgers(&self) -> PieceSet {
        self.overlay.lodgers.iter().fold(PieceSet::EMPTY, |all, &(lodger, _)| all.with(lodger))
    }

    /// The second piece on a square.
    pub fn lodger_at(&self, square: Square) -> Option<PieceId> {
        let host = self.board.at(square)?;
        self.overlay.lodgers.iter().find(|&&(_, with)| with == host).map(|&(lodger, _)| lodger)
    }

    /// Square of a piece, on a shared square, too; [`Square::OFF`] off the board.
    pub fn at(&self, piece: PieceId) -> Square {
        self.bent().at(piece)
    }

    /// CS-0.3: true if a piece counts as this kind; King stands for every royal piece.
    pub fn counts_as(&self, piece: PieceId, kind: Kind) -> bool {
        match kind {
            Kind::King => self.is_royal(piece),
            _ => self.bent().kinds(piece).any(|own| own.counts_as() == kind),
        }
    }

    /// True if a piece is of the kinds that are meant, no matter who owns it.
    pub fn fits(&self, piece: PieceId, who: Who) -> bool {
        let is_one_of = |kinds: &[Kind]| kinds.iter().any(|&kind| self.counts_as(piece, kind));
        (who.kinds.is_empty() || is_one_of(who.kinds)) && !is_one_of(who.but)
    }

    /// A piece in words, on a shared square, too: `white knight on g1`.
    pub fn told(&self, piece: PieceId) -> String {
        let it = self.board.piece(piece);
        format!("{} {} on {}", it.side.name(), words::kind(it.kind), self.at(piece))
    }

    /// Name of a piece's army: a neutral one is of none.
    pub fn army(&self, piece: PieceId) -> &'static str {
        if self.overlay.neutral.contains(piece) {
            "neutral"
        } else {
            self.board.piece(piece).side.name()
        }
    }

    /// The answer that names a piece.
    pub fn name(&self, piece: PieceId) -> Choice {
        match self.board.piece(piece).at {
            Square::OFF => Choice::Lodger(self.at(piece)),
            at => Choice::Piece(at),
        }
    }

    /// The piece that an answer names.
    pub fn named(&self, choice: Choice) -> Option<PieceId> {
        match choice {
            Choice::Piece(at) => self.board.at(at),
            Choice::Lodger(at) => self.lodger_at(at),
            _ => None,
        }
    }

    /// The answer that stands for a move.
    pub fn choice(&self, m: Move) -> Choice {
        match self.board.piece(m.piece).at {
            Square::OFF => Choice::LodgerMove(m),
            _ => Choice::Move(m),
        }
    }

    /// True if a square is there (CS-0.9) and no piece stands on it.
    pub fn is_empty(&self, square: Square) -> bool {
        self.land.geometry.contains(square) && self.board.at(square).is_none()
    }

    /// The squares of the board on which nobody stands.
    pub fn empty(&self) -> SquareSet {
        self.land.geometry.square_set() & !self.board.occupied()
    }

    /// A new piece, off the board; none when the board can know no more.
    pub fn add_piece(&mut self, kind: Kind, side: Side) -> Option<PieceId> {
        let known = self.board.pieces().len() + self.board.off().len();
        (known < PieceId::LIMIT).then(|| {
            let piece = self.board.add_piece(kind, side);
            self.origins[side.index()] = self.origins[side.index()].with(piece);
            piece
        })
    }

    /// A piece as it would be captured now.
    pub fn taken(&self, piece: PieceId) -> CapturedPiece {
        let it = self.board.piece(piece);
        let of = (!self.overlay.neutral.contains(piece)).then_some(it.side);
        let loser = of.map(|side| classic::seat_of(if self.traded { side.foe() } else { side }));
        CapturedPiece { piece, kind: it.kind, of, loser }
    }

    /// CS-0.7: the pieces in the pool of an army.
    pub fn pool(&self, side: Side) -> PieceSet {
        let off = self.board.off() - self.gone - self.lodgers() - self.away();
        off.iter()
            .filter(|&id| self.origin(id) == side && self.board.piece(id).kind != Kind::King)
            .fold(PieceSet::EMPTY, PieceSet::with)
    }

    /// CS-093, CS-099: those of them that the other player has taken from it.
    pub fn lost(&self, side: Side) -> PieceSet {
        self.pool(side) - self.given_up
    }

    /// Takes a piece off the board without telling anybody; a second piece on its square stays there.
    pub fn lift(&mut self, piece: PieceId) {
        let from = self.board.piece(piece).at;
        if from == Square::OFF {
            return self.lasting.retain(|effect| effect.piece() != Some(piece) || effect.rule != Rule::Shared);
        }
        let lodger = self.lodger_at(from);
        self.silently(Edit::Lift { piece, from });
        if let Some(piece) = lodger {
            self.silently(Edit::Place { piece, at: from });
            self.lasting.retain(|effect| effect.piece() != Some(piece) || effect.rule != Rule::Shared);
        }
    }

    /// Brings a piece, with who shares its square, to a square that is free by then, or off the board, without telling anybody.
    pub fn put_silently(&mut self, piece: PieceId, to: Option<Square>) {
        let from = self.board.piece(piece).at;
        if from != Square::OFF {
            self.silently(Edit::Lift { piece, from });
        }
        if let Some(at) = to {
            self.silently(Edit::Place { piece, at });
        }
    }

    /// Changes the board without telling anybody: for looking ahead and for derived values.
    pub fn silently(&mut self, edit: Edit) {
        self.board.edit(edit);
    }
}
