//! What lies on the table of Chess Storm, and the plain questions about it that cards and turns share.

use std::rc::Rc;

use crate::board::{Bent, Board, Edit, Kind, Move, Overlay, PieceId, PieceSet, Side, Square, SquareSet, Variant};
use crate::games::classic;
use crate::games::storm::catalog::{Card, When, Who, Whose};
use crate::games::storm::lasting::{Lasting, Rule};
use crate::games::storm::memory::Memory;
use crate::games::storm::piles::{Piles, Token};
use crate::games::storm::play::Doing;
use crate::games::storm::rewind::Undone;
use crate::games::storm::setup::Undealt;
use crate::play::event::Outcome;
use crate::play::{Choice, Seat};

/// The options of the rules book that change play (CS-0.16).
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(clippy::struct_excessive_bools)] // they are switches
pub struct Options {
    /// A card without effect may be put away (CS-0.14).
    pub dump: bool,
    /// Hands lie open (CS-0.10).
    pub open_hands: bool,
    /// A magnet works only on the square where it was made (CS-020).
    pub magnet_fixed: bool,
    /// Kings may be pushed (CS-062).
    pub push_kings: bool,
    /// Checkers jumps backwards, too (CS-065).
    pub checkers_backward: bool,
    /// Cylinder takes the place of the move (CS-070).
    pub cylinder_replaces_turn: bool,
    /// Everybody is asked in every window, whatever he holds (CS-0.89).
    pub uniform_prompts: bool,
    /// The full hands (CS-0.10).
    pub hand_size: [u8; 2],
    /// Draws by repetition and fifty moves must be claimed (CS-0.58).
    pub claims: bool,
}

/// A declared card (CS-0.30).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Declared {
    /// The cardboard.
    pub token: Token,
    /// The card.
    pub card: Card,
    /// Who declared it.
    pub seat: Seat,
    /// Whether an answer has made it void.
    pub cancelled: bool,
}

/// A square just passed over by a double step (CS-0.46).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Passed {
    /// The square.
    pub square: Square,
    /// The Pawn.
    pub pawn: PieceId,
    /// Who moved it.
    pub by: Seat,
}

/// Everything that is true of a game.
#[derive(Clone, PartialEq)]
pub struct Table {
    /// The options of this game.
    pub options: Options,
    /// The pieces.
    pub board: Board,
    /// What the lasting effects do to the moves; derived from them.
    pub overlay: Overlay,
    /// The lasting effects, oldest first.
    pub lasting: Vec<Lasting>,
    /// Pieces out of the game: they never come back (CS-0.6).
    pub gone: PieceSet,
    /// Squares passed over by double steps.
    pub passed: Vec<Passed>,
    /// Who is on turn.
    pub mover: Seat,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Whether this is an extra turn (CS-0.29), and whether another follows it.
    pub extra: bool,
    /// Whether the mover has asked for an extra turn.
    pub again: bool,
    /// Who has played his card of this turn (CS-0.13).
    pub spent: [bool; 2],
    /// What happened in this turn (CS-0.36).
    pub now: Memory,
    /// What happened in the last turn of each seat that is over.
    pub before: [Rc<Memory>; 2],
    /// The cards.
    pub piles: Rc<Piles>,
    /// Cards that are still to be dealt.
    pub undealt: Undealt,
    /// Cards declared and not yet resolved, the last one last.
    pub stack: Vec<Declared>,
    /// A take that is declared and may still be interrupted (CS-0.23).
    pub taking: Option<Move>,
    /// Everything as it was before the Action of this turn, for taking it back (CS-0.70).
    pub start: Option<Rc<Table>>,
    /// The same before the last displacement (CS-0.74).
    pub step_start: Option<Rc<Table>>,
    /// What was taken back in this turn (CS-0.72).
    pub undone: Vec<Undone>,
    /// Whether cards are being tried, chosen for, or played.
    pub doing: Doing,
    /// Plies since the last Pawn move, take, or card that changed something.
    pub quiet: u16,
    /// Keys of all positions, this one last.
    pub keys: Rc<Vec<u64>>,
    /// Squares of the last change.
    pub last: Vec<Square>,
    /// How the game ended.
    pub result: Option<Outcome>,
}

impl Table {
    /// The rules of the board.
    pub fn variant(&self) -> &'static Variant {
        crate::games::storm::setup::variant()
    }

    /// The army the seat owns now.
    pub fn side(&self, seat: Seat) -> Side {
        classic::side_of(seat)
    }

    /// The board with what bends its rules.
    pub fn bent(&self) -> Bent<'_> {
        Bent { board: &self.board, variant: self.variant(), overlay: &self.overlay }
    }

    /// Whether the plain and quicker rules of chess say all.
    pub fn is_plain(&self) -> bool {
        let odd = [Kind::Prince, Kind::Princess, Kind::Crab, Kind::Kangaroo, Kind::Camel];
        self.overlay.is_plain() && odd.into_iter().all(|kind| self.board.kind(kind).is_empty())
    }

    /// CS-070: whether the left and the right side are joined for the move of this turn.
    pub fn is_joined(&self) -> bool {
        self.lasting.iter().any(|lasting| lasting.rule == Rule::Joined)
    }

    /// Whether a side's only royal piece is attacked (CS-0.50).
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

    /// CS-0.52: whether it would be mate if it were this side's move.
    pub fn mated(&self, side: Side) -> bool {
        self.checked(side) && if self.is_plain() { self.legal(side).is_empty() } else { self.bent().mated(side) }
    }

    /// The royal pieces of a side: what all rules call the King.
    pub fn royals(&self, side: Side) -> PieceSet {
        self.bent().royals(side)
    }

    /// Whether the piece is royal.
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

    /// Where a piece stands, on a shared square, too; [`Square::OFF`] off the board.
    pub fn at(&self, piece: PieceId) -> Square {
        self.bent().at(piece)
    }

    /// CS-0.5: the pieces that count as a seat's own; a neutral one counts as everybody's.
    pub fn pieces(&self, seat: Seat) -> PieceSet {
        self.bent().movers(self.side(seat))
    }

    /// CS-0.3: whether a piece counts as this kind; King stands for every royal piece.
    pub fn counts_as(&self, piece: PieceId, kind: Kind) -> bool {
        let is = |own: Kind| match own {
            Kind::Crab => kind == Kind::Pawn,
            Kind::Kangaroo | Kind::Camel => kind == Kind::Knight,
            own => own == kind,
        };
        match kind {
            Kind::King => self.is_royal(piece),
            _ => self.bent().kinds(piece).any(is),
        }
    }

    /// Whether a piece is of the kinds that are meant, whosever it is.
    pub fn fits(&self, piece: PieceId, who: Who) -> bool {
        let is_one_of = |kinds: &[Kind]| kinds.iter().any(|&kind| self.counts_as(piece, kind));
        (who.kinds.is_empty() || is_one_of(who.kinds)) && !is_one_of(who.but)
    }

    /// The pieces that are meant, in the order of their squares.
    pub fn who(&self, me: Seat, who: Who) -> Vec<PieceId> {
        let pieces = match who.whose {
            Whose::Own => self.pieces(me),
            Whose::Foe => self.pieces(me.other()),
            Whose::Any => self.pieces(me) | self.pieces(me.other()),
        };
        let mut found: Vec<PieceId> = pieces.iter().filter(|&id| self.fits(id, who)).collect();
        crate::board::order::by_key(&mut found, |&id| (self.at(id), id));
        found
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

    /// Whether no piece stands on a square.
    pub fn is_empty(&self, square: Square) -> bool {
        self.board.at(square).is_none()
    }

    /// The squares of the board on which nobody stands.
    pub fn empty(&self) -> SquareSet {
        self.variant().geometry.squares().fold(SquareSet::EMPTY, SquareSet::with) & !self.board.occupied()
    }

    /// A new piece, off the board; none when the board can know no more.
    pub fn enlist(&mut self, kind: Kind, side: Side) -> Option<PieceId> {
        let known = self.board.pieces().len() + self.board.off().len();
        (known < PieceId::LIMIT).then(|| self.board.enlist(kind, side))
    }

    /// CS-0.7: the pieces in the pool of an army.
    pub fn pool(&self, side: Side) -> PieceSet {
        let away = self.board.off() - self.gone - self.lodgers();
        away.iter()
            .filter(|&id| self.board.piece(id).side == side && self.board.piece(id).kind != Kind::King)
            .fold(PieceSet::EMPTY, PieceSet::with)
    }

    /// The cards that the seat holds and that belong into these windows, oldest first.
    pub fn held(&self, seat: Seat, windows: &[When]) -> Vec<Card> {
        self.piles.hand(seat).filter(|card| windows.contains(&card.window())).collect()
    }

    /// CS-0.13: whether the seat may still play a card in this turn and has one: both are public.
    pub fn may_play(&self, seat: Seat) -> bool {
        !self.spent[seat.index()] && !self.piles.hands[seat.index()].is_empty()
    }

    /// Changes the board without telling anybody: for looking ahead and for derived values.
    pub fn silently(&mut self, edit: Edit) {
        self.board.edit(edit);
    }

    /// CS-0.58: equal for positions that count as repeated.
    pub fn key(&self) -> u64 {
        let mut key = classic::key(&self.board, self.variant(), self.side(self.mover));
        for number in self.lasting.iter().map(|lasting| lasting.key(self)) {
            // The order in which effects began does not matter.
            key = key.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        }
        key ^ u64::from(self.extra)
    }

    /// How often the present position has occurred.
    pub fn occurrences(&self) -> usize {
        let now = self.keys.last();
        self.keys.iter().filter(|&key| Some(key) == now).count()
    }
}
