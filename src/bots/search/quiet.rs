//! Quiescence: takes and promotions are played out before a position is judged.

use super::alphabeta::{Search, Spent, MATE};
use super::order::{victim, PLIES};
use crate::board::{Any, Side};
use crate::bots::chess::evaluate::Tally;

/// What a take must promise beyond the material it wins.
const HOPE: i32 = 150;

impl Search<'_, '_> {
    /// The value of a position once nothing worth taking is left. A side in check may not stand by: the caller has
    /// extended such positions, so they come up here only below the last ply of the search proper.
    pub(super) fn settle(&mut self, side: Side, tally: Tally, ply: usize, alpha: i32, beta: i32) -> Result<i32, Spent> {
        if self.is_spent() {
            return Err(Spent);
        }
        let checked = ply < PLIES - 1 && self.board.checked(self.variant, side);
        let floor = if checked { ply as i32 - MATE } else { self.judge(side, tally) };
        if floor >= beta || ply >= PLIES - 1 {
            return Ok(floor);
        }
        let start = self.stack.len();
        if checked {
            self.board.moves(self.variant, side, &mut self.stack);
        } else {
            self.board.captures(self.variant, side, &mut self.stack);
            if self.stack.len() == start && !self.can_move(side) {
                return Ok(0);
            }
        }
        let result = self.settle_all(side, tally, ply, start, floor, alpha.max(floor), beta, checked);
        self.stack.cut(start);
        result
    }

    /// A side with few pieces may be stalemated; a side with many is not worth the look.
    fn can_move(&self, side: Side) -> bool {
        let mut any = Any::default();
        if self.board.of(side).len() > 4 {
            return true;
        }
        self.board.moves(self.variant, side, &mut any);
        any.0.is_some()
    }

    #[allow(clippy::too_many_arguments)]
    fn settle_all(
        &mut self,
        side: Side,
        tally: Tally,
        ply: usize,
        start: usize,
        floor: i32,
        mut alpha: i32,
        beta: i32,
        checked: bool,
    ) -> Result<i32, Spent> {
        self.lessons.rank(&self.board, &self.weights, side, self.stack.list(start), None, ply);
        let mut best = floor;
        let mut at = start;
        while let Some((m, _)) = self.stack.pick(at) {
            at += 1;
            if !checked {
                let taken = victim(&self.board, m).map_or(0, |kind| self.weights.price(kind));
                let gain = taken + m.becomes.map_or(0, |kind| self.weights.price(kind) - 100);
                if floor + gain + HOPE <= alpha {
                    continue;
                }
                let taker = self.weights.price(self.board.piece(m.piece).kind);
                if m.becomes.is_none() && taker > taken + 50 && self.board.attacked(self.variant, m.to, side.foe()) {
                    continue;
                }
            }
            let (undo, after) = self.make(m, side, tally);
            let score = self.settle(side.foe(), after, ply + 1, -beta, -alpha);
            self.unmake(m, undo);
            best = best.max(-score?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }
}
