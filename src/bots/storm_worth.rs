//! What a position of Chess Storm is worth: the chess search where plain chess says all, else a short one that knows
//! the lasting effects.

use super::alphabeta::{self, Question, MATE};
use super::evaluate::Weights;
use super::level::Budget;
use super::pawns::PawnTable;
use crate::board::{Bent, Board, Edit, Kind, Move, Side};
use crate::games::storm::Table;

/// Judges positions for one question.
pub struct Worth<'a> {
    /// Moves that one judgement may try in plain chess.
    pub nodes: u64,
    /// Equal seeds judge alike.
    pub seed: u64,
    /// How far the judgement is blurred.
    pub blur: i32,
    /// The brake for slow machines.
    pub stop: &'a mut dyn FnMut() -> bool,
    weights: Weights,
    pawns: PawnTable,
}

impl<'a> Worth<'a> {
    /// A judge that spends so many moves on a position.
    pub fn new(nodes: u64, seed: u64, blur: i32, stop: &'a mut dyn FnMut() -> bool) -> Worth<'a> {
        Worth { nodes, seed, blur, stop, weights: Weights::new(8), pawns: PawnTable::default() }
    }

    /// The static value for a side.
    pub fn at_once(&mut self, table: &Table, side: Side) -> i32 {
        self.count(&table.board, table, side)
    }

    fn count(&mut self, board: &Board, table: &Table, side: Side) -> i32 {
        let tally = self.weights.count(board);
        self.weights.judge(board, side, tally, &mut self.pawns) + self.marks(table, side)
    }

    /// What the marks add to the counted men: a man that cannot be used is worth less, a fused one more.
    fn marks(&self, table: &Table, side: Side) -> i32 {
        let over = &table.overlay;
        let sign = |owner: Side| if owner == side { 1 } else { -1 };
        let of = |id| table.board.piece(id);
        let neutral = over.neutral.iter().map(|id| -sign(of(id).side) * self.weights.price(of(id).kind));
        let asleep = over.asleep.iter().map(|id| -sign(of(id).side) * self.weights.price(of(id).kind) / 4);
        let fused = over.fused.iter().map(|&(id, kind)| sign(of(id).side) * self.weights.price(kind) * 3 / 4);
        let lodgers = over.lodgers.iter().map(|&(id, _)| sign(of(id).side) * self.weights.price(of(id).kind));
        neutral.chain(asleep).chain(fused).chain(lodgers).sum()
    }

    /// The value for the side that is to move.
    pub fn on_move(&mut self, table: &Table, side: Side) -> i32 {
        if !table.is_plain() {
            let bent = table.bent();
            if bent.mated(side) {
                return -MATE;
            }
            return self.takes(table, &mut table.board.clone(), side, -MATE, MATE, 3);
        }
        match self.best(table, side, self.nodes) {
            Some((_, score)) => score,
            None if table.checked(side) => -MATE,
            None => 0,
        }
    }

    /// The best normal move of plain chess and its value.
    pub fn best(&mut self, table: &Table, side: Side, nodes: u64) -> Option<(Move, i32)> {
        let earlier = table.keys.len().saturating_sub(1);
        let question = Question {
            board: &table.board,
            variant: table.variant(),
            side,
            history: &table.keys[..earlier],
            fifty: table.quiet.min(100),
            seed: self.seed,
            blur: self.blur,
        };
        let budget = Budget { nodes, stop: &mut *self.stop };
        alphabeta::best(&question, budget).map(|found| (found.best, found.score))
    }

    /// A search of takes under the lasting effects.
    fn takes(&mut self, table: &Table, board: &mut Board, side: Side, low: i32, high: i32, depth: u32) -> i32 {
        let mut low = low.max(self.count(board, table, side));
        if low >= high || depth == 0 {
            return low;
        }
        let bent = Bent { board, variant: table.variant(), overlay: &table.overlay };
        let prey = |m: &Move| bent.taken(*m).iter().map(|id| board.piece(id).kind).map(Kind::index).max();
        let mut takes: Vec<(Move, Vec<Edit>)> = bent
            .legal(side)
            .into_iter()
            .filter(|m| prey(m).is_some() || m.becomes == Some(Kind::Queen))
            .map(|m| (m, bent.edits(m, side)))
            .collect();
        crate::board::order::by_key(&mut takes, |(m, _)| (std::cmp::Reverse(prey(m)), m.key()));
        for (_, edits) in takes {
            edits.iter().for_each(|&edit| board.edit(edit));
            let value = -self.takes(table, board, side.foe(), -high, -low, depth - 1);
            edits.iter().rev().for_each(|&edit| {
                board.revert(edit);
            });
            low = low.max(value);
            if low >= high {
                break;
            }
        }
        low
    }
}
