//! The search of Deception Chess inside one imagined world, in which every base is known; uncloaking belongs to a move.

use super::sight::{uncloak, Bases, Sight};
use crate::board::{order, Board, Edit, How, Kind, Move, PieceId, PieceSet, Side, Square, SquareSet, Undo, Variant};
use crate::bots::level::Budget;
use crate::bots::search::order::{victim, Stack};

/// The search has run out of its budget.
pub struct Spent;

/// A King taken now; in n plies it is worth n less.
pub const TAKEN: i32 = 30_000;
const BEYOND: i32 = 32_000;
const LOUD_PLIES: i32 = 4;
/// Pawn to King: a King in the open fights like a Knight, but see `worth`.
pub const PRICES: [i32; 6] = [100, 310, 320, 500, 930, 250];
/// What a piece is worth besides because nobody knows what it is.
const SECRECY: i32 = 15;
/// What it costs that everybody knows the King.
const EXPOSED: i32 = 260;

/// A move, with the cloak lifted before it or not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Act {
    /// The move.
    pub m: Move,
    /// Whether the piece is uncloaked first.
    pub lifts: bool,
}

/// How to take an act back.
struct Back {
    undo: Undo,
    recast: Option<Edit>,
    cloaked: PieceSet,
}

/// The search.
pub struct Search<'b> {
    board: Board,
    variant: &'static Variant,
    cloaked: PieceSet,
    bases: Bases,
    budget: Budget<'b>,
    nodes: u64,
}

impl<'b> Search<'b> {
    /// A search from what the seat sees.
    pub fn new(sight: &Sight, budget: Budget<'b>) -> Search<'b> {
        let board = sight.board.clone();
        Search { board, variant: sight.variant, cloaked: sight.cloaked, bases: Bases::new(), budget, nodes: 0 }
    }

    /// Goes over to another world.
    pub fn enter(&mut self, world: &Bases) {
        self.bases.clone_from(world);
    }

    /// Everything a side may do: its moves, and those of pieces that are uncloaked for the purpose; with little depth
    /// left only such as take.
    fn acts(&self, side: Side, depth: i32) -> Vec<Act> {
        let mut stack = Stack::default();
        self.board.moves(self.variant, side, &mut stack);
        let mut acts: Vec<Act> = stack.list(0).iter().map(|&(m, _)| Act { m, lifts: false }).collect();
        let targets = if depth < 2 { self.board.squares(side.foe()) } else { !self.board.squares(side) };
        for piece in (self.board.of(side) & self.cloaked).iter() {
            let from = self.board.piece(piece).at;
            // What a weak base could do its cloak does better, and a King had better stay hidden.
            let base = self.bases[piece.index()];
            if base != self.board.piece(piece).kind {
                let to = self.reach(base, from) & targets;
                let plain = |to| Move { piece, from, to, becomes: None, how: How::Plain };
                acts.extend(to.iter().map(|to| Act { m: plain(to), lifts: true }));
            }
        }
        acts
    }

    /// The squares that an uncloaked piece would see; none for a Pawn or a King.
    fn reach(&self, kind: Kind, from: Square) -> SquareSet {
        let (geometry, occupied) = (&self.variant.geometry, self.board.occupied());
        match kind {
            Kind::Knight => geometry.leap_set(from),
            Kind::Bishop => geometry.aslant(from, occupied),
            Kind::Rook => geometry.straight(from, occupied),
            Kind::Queen => geometry.aslant(from, occupied) | geometry.straight(from, occupied),
            _ => SquareSet::EMPTY,
        }
    }

    fn make(&mut self, act: Act) -> Back {
        self.nodes += 1;
        let cloaked = self.cloaked;
        let recast =
            if act.lifts { uncloak(&mut self.board, act.m.piece, self.bases[act.m.piece.index()]) } else { None };
        if act.lifts {
            self.cloaked = cloaked.without(act.m.piece);
        }
        Back { undo: self.board.make(self.variant, act.m), recast, cloaked }
    }

    fn unmake(&mut self, act: Act, back: Back) {
        self.board.unmake(act.m, back.undo);
        if let Some(edit) = back.recast {
            self.board.revert(edit);
        }
        self.cloaked = back.cloaked;
    }

    /// Whether a base King is taken.
    fn wins(&self, taken: Option<PieceId>) -> bool {
        taken.is_some_and(|id| self.real(id) == Kind::King)
    }

    /// What a piece is in this world: a promoted piece without a cloak is what it looks like.
    fn real(&self, id: PieceId) -> Kind {
        if self.cloaked.contains(id) {
            self.bases[id.index()]
        } else {
            self.board.piece(id).kind
        }
    }

    /// What a piece is worth to its side in this world.
    fn worth(&self, id: PieceId) -> i32 {
        let piece = self.board.piece(id);
        let ahead = i32::from(if piece.side == Side::White { piece.at.rank() } else { 7 - piece.at.rank() });
        let middle = |at: Square| i32::from(at.file().min(7 - at.file()).min(3) + at.rank().min(7 - at.rank()));
        let look = PRICES[piece.kind.index().min(5)];
        let place = if piece.kind == Kind::Pawn { 6 * (ahead - 1) } else { 4 * middle(piece.at) };
        let base = self.real(id);
        if base == Kind::King {
            return if self.cloaked.contains(id) { look + place - 25 * ahead } else { -EXPOSED - 25 * ahead };
        }
        let cloak = if self.cloaked.contains(id) { SECRECY } else { 0 };
        look.max(PRICES[base.index().min(5)] * 9 / 10) + cloak + place
    }

    fn judge(&self, side: Side) -> i32 {
        let own: i32 = self.board.of(side).iter().map(|id| self.worth(id)).sum();
        let foe: i32 = self.board.of(side.foe()).iter().map(|id| self.worth(id)).sum();
        own - foe + 8
    }

    /// The rank of an act in the order of trying: the King first, then dear pieces by cheap ones.
    fn rank(&self, act: &Act) -> i32 {
        let taken = match act.m.how {
            How::Castle(_) => None,
            How::Passing => return 1_000,
            _ => self.board.at(act.m.to),
        };
        let cost = PRICES[self.board.piece(act.m.piece).kind.index().min(5)] / 10 + if act.lifts { 20 } else { 0 };
        match taken {
            Some(id) if self.real(id) == Kind::King => BEYOND,
            Some(id) => 1_000 + self.worth(id) - cost,
            None => act.m.becomes.map_or(0, |kind| PRICES[kind.index().min(5)]) - i32::from(act.lifts),
        }
    }

    /// The value for the side that acts.
    pub fn after(&mut self, side: Side, act: Act, depth: i32, ply: i32, alpha: i32, beta: i32) -> Result<i32, Spent> {
        let back = self.make(act);
        let value = if self.wins(back.undo.taken) {
            Ok(ply - TAKEN)
        } else {
            self.value(side.foe(), depth, ply + 1, -beta, -alpha)
        };
        self.unmake(act, back);
        value.map(|value| -value)
    }

    /// The value for the side to play.
    pub fn value(&mut self, side: Side, depth: i32, ply: i32, mut alpha: i32, beta: i32) -> Result<i32, Spent> {
        if self.budget.spent(self.nodes) {
            return Err(Spent);
        }
        if depth <= 0 {
            return self.loud(side, LOUD_PLIES, ply, alpha, beta);
        }
        let mut acts: Vec<(i32, Act)> = self.acts(side, depth).into_iter().map(|act| (-self.rank(&act), act)).collect();
        order::by_key(&mut acts, |&(rank, _)| rank);
        let mut best = -BEYOND;
        for (_, act) in acts {
            let score = self.after(side, act, depth - 1, ply, alpha, beta)?;
            best = best.max(score);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Ok(if best == -BEYOND { 0 } else { best })
    }

    /// Takes are played out before a position is judged.
    fn loud(&mut self, side: Side, left: i32, ply: i32, mut alpha: i32, beta: i32) -> Result<i32, Spent> {
        let floor = self.judge(side);
        let mut stack = Stack::default();
        self.board.captures(self.variant, side, &mut stack);
        let mut acts: Vec<(i32, Act)> =
            stack.list(0).iter().map(|&(m, _)| Act { m, lifts: false }).map(|act| (-self.rank(&act), act)).collect();
        order::by_key(&mut acts, |&(rank, _)| rank);
        if acts.first().is_some_and(|&(rank, _)| rank == -BEYOND) {
            return Ok(TAKEN - ply);
        }
        let mut best = floor;
        alpha = alpha.max(floor);
        if alpha >= beta || left == 0 {
            return Ok(best);
        }
        for (_, act) in acts {
            if self.budget.spent(self.nodes) {
                return Err(Spent);
            }
            let gain = victim(&self.board, act.m).and(self.board.at(act.m.to)).map_or(100, |id| self.worth(id));
            if act.m.becomes.is_none() && floor + gain + 120 <= alpha {
                continue;
            }
            let back = self.make(act);
            let score = self.loud(side.foe(), left - 1, ply + 1, -beta, -alpha);
            self.unmake(act, back);
            best = best.max(-score?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }
}
