//! The knowledge that one seat has of a table of Deception Chess, and the worlds that agree with it. A piece is known
//! to all by its identity (its cloak, or its base once it is uncloaked); the base under a cloak is what is hidden.

use crate::board::{Board, Edit, Kind, Move, PieceId, PieceSet, Side, Square, Variant};
use crate::games::classic::side_of;
use crate::games::deception::options::LatePromotion;
use crate::games::deception::{Deception, Table};
use crate::play::{Dice, Eye, Game, Seat};

/// The knowledge of one seat.
pub struct Knowledge {
    /// The pieces, each as the kind of its identity.
    pub board: Board,
    /// The rules of the board.
    pub variant: &'static Variant,
    /// The seat's own army.
    pub side: Side,
    /// The seat on turn.
    pub mover: Side,
    /// The number of the turn.
    pub turn: u32,
    /// The pieces that wear a cloak.
    pub cloaked: PieceSet,
    /// True if a base Pawn that is uncloaked on the last rank is promoted (DE-13).
    pub promotes: bool,
    /// Moves after which a position comes back.
    pub repeating: Vec<Move>,
    /// The bases that the seat knows, by the number of the piece.
    known: Vec<Option<Kind>>,
    /// The bases that the other side still hides, in a fixed order.
    hidden: Vec<Kind>,
}

/// The base of every piece, by its number, in one imagined world.
pub type Bases = Vec<Kind>;

impl Knowledge {
    /// The seat's knowledge of the table.
    pub fn new(table: &Table, seat: Seat) -> Knowledge {
        let eye = Eye::Seat(seat);
        let view = Deception::view(table, eye);
        let hidden = view.own.hidden;
        let foes = if seat == Seat::First { hidden.second } else { hidden.first };
        let repeated = |(name, &count): (&&str, &usize)| {
            Kind::from_name(name).into_iter().flat_map(move |kind| std::iter::repeat_n(kind, count))
        };
        Knowledge {
            board: table.board.clone(),
            variant: table.variant,
            side: side_of(seat),
            mover: side_of(table.mover),
            turn: table.turn,
            cloaked: table.cloaked,
            promotes: table.options.late_promotion == LatePromotion::AtOnce,
            repeating: repeating(table),
            known: table.bases.iter().map(|base| base.look(eye).copied()).collect(),
            hidden: foes.iter().flat_map(repeated).collect(),
        }
    }

    /// The base of a piece of the seat's own army.
    pub fn own(&self, id: PieceId) -> Kind {
        self.known.get(id.index()).copied().flatten().unwrap_or(self.board.piece(id).kind)
    }

    /// The pieces of the other side whose bases the seat does not know.
    pub fn secrets(&self) -> Vec<PieceId> {
        (self.board.of(self.side.foe()) & self.cloaked).iter().filter(|id| self.known[id.index()].is_none()).collect()
    }

    /// Likelihood that this piece is the King, relative to the others: a King keeps back.
    fn king_weight(&self, id: PieceId) -> f64 {
        let piece = self.board.piece(id);
        match piece.side.row_of(piece.at) {
            0 => 1.3,
            1 => 1.0,
            2 => 0.7,
            _ => 0.4,
        }
    }

    /// Worlds in which the other side's King stands in turn wherever it may be, as often as it is likely there
    /// (stratified sampling: evenly spaced points, shifted by one lot); the other bases are shuffled.
    pub fn worlds(&self, count: usize, dice: &mut Dice) -> Vec<Bases> {
        let pieces = self.secrets();
        let weights: Vec<f64> = pieces.iter().map(|&id| self.king_weight(id)).collect();
        let sum: f64 = weights.iter().sum();
        let shift = dice.below(1 << 20) as f64 / f64::from(1 << 20);
        let king = self.hidden.contains(&Kind::King);
        let world = |number: usize| {
            let mut bases: Bases = self.board.pieces().iter().map(|_| Kind::Pawn).collect();
            bases.resize(PieceId::LIMIT, Kind::Pawn);
            for id in self.board.pieces() {
                bases[id.index()] = self.own(id);
            }
            let mut rest: Vec<Kind> = self.hidden.iter().copied().filter(|&kind| kind != Kind::King).collect();
            for last in (1..rest.len()).rev() {
                rest.swap(last, dice.below(last + 1));
            }
            let point = (number as f64 + shift) / count as f64 * sum;
            let place = if king { place_at(&weights, point) } else { usize::MAX };
            for (at, id) in pieces.iter().enumerate() {
                bases[id.index()] = if at == place { Kind::King } else { rest.pop().unwrap_or(Kind::Pawn) };
            }
            bases
        };
        (0..count).map(world).collect()
    }
}

/// The place whose share of the sum of the weights contains the point.
fn place_at(weights: &[f64], point: f64) -> usize {
    let mut left = point;
    let found = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    found.unwrap_or(weights.len().saturating_sub(1))
}

/// The quiet moves that bring an earlier public position back.
fn repeating(table: &Table) -> Vec<Move> {
    if table.keys.len() < 3 {
        return Vec::new();
    }
    let mut after = table.clone();
    after.mover = table.mover.other();
    let mut comes_back = |m: &Move| {
        let undo = after.board.make(table.variant, *m);
        let back = undo.taken.is_none() && table.keys.contains(&after.key());
        after.board.unmake(*m, undo);
        back
    };
    table.legal().into_iter().filter(|m| comes_back(m)).collect()
}

/// The identity that a piece shows once it is uncloaked: where such a Pawn is promoted, a base Pawn on the last rank
/// becomes a Queen.
fn shown(side: Side, base: Kind, at: Square, promotes: bool) -> Kind {
    let last = if side == Side::White { 7 } else { 0 };
    if promotes && base == Kind::Pawn && at.rank() == last {
        Kind::Queen
    } else {
        base
    }
}

/// Lifts the cloak of a piece on a board, where that changes what it looks like.
pub fn uncloak(board: &mut Board, id: PieceId, base: Kind, promotes: bool) -> Option<Edit> {
    let it = board.piece(id);
    let now = shown(it.side, base, it.at, promotes);
    let edit = Edit::Recast { piece: id, was: it.kind, now };
    (it.kind != now).then(|| {
        board.edit(edit);
        edit
    })
}
