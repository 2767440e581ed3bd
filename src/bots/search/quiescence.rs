//! Quiescence search: captures and promotions are played out before a position is evaluated.

use super::alphabeta::AlphaBeta;
use super::tree::{OutOfBudget, Tree, Which, MATE};
use super::window::Window;

/// The moves that are made at most to play out the captures at one leaf. In games of chess it is one in a thousand
/// leaves that needs a tenth of them.
const LEAF: u64 = 1_000;

impl<T: Tree> AlphaBeta<'_, T> {
    /// The value of a leaf of the search: see [`AlphaBeta::quiesce`]. With very many captures on the board they are
    /// played out only as far as its share of moves reaches.
    pub(super) fn settle(&mut self, node: &T::Node, ply: usize, window: Window) -> Result<i32, OutOfBudget> {
        self.quiet_until = self.nodes + LEAF;
        self.quiesce(node, ply, T::quiescence_plies(ply), window)
    }

    /// The value of a position after the captures and promotions that are worth playing, `left` plies of them at most.
    /// With `QUIESCENCE_EVASIONS` a side in check tries every move instead.
    fn quiesce(&mut self, node: &T::Node, ply: usize, left: usize, window: Window) -> Result<i32, OutOfBudget> {
        if self.is_spent() {
            return Err(OutOfBudget);
        }
        let left = if self.nodes < self.quiet_until { left } else { 0 };
        let checked = T::QUIESCENCE_EVASIONS && left > 0 && self.tree.is_checked(node);
        let floor = if checked { ply as i32 - MATE } else { self.tree.judge_within(node, window) };
        if floor >= window.beta || left == 0 {
            return Ok(floor);
        }
        let start = self.stack.len();
        let which = if checked { Which::All } else { Which::Loud };
        self.tree.acts(node, which, 0, &mut self.stack);
        if self.stack.len() == start && !checked && self.tree.is_stalemate(node) {
            return Ok(0);
        }
        let result = self.quiesce_all(node, ply, left, start, Floor { value: floor, checked }, window);
        self.stack.cut(start);
        result
    }

    fn quiesce_all(
        &mut self,
        node: &T::Node,
        ply: usize,
        left: usize,
        start: usize,
        floor: Floor,
        window: Window,
    ) -> Result<i32, OutOfBudget> {
        self.history.rank(&self.tree, node, self.stack.list(start), None, ply, false);
        if T::SORTS_EQUALS {
            self.stack.sort(start);
        }
        let mut best = floor.value;
        let beta = window.beta;
        let mut alpha = window.alpha.max(best);
        let mut at = start;
        while let Some((act, _)) = self.stack.pick(at) {
            at += 1;
            if !floor.checked {
                let gain = self.tree.gain(node, act);
                if floor.value + gain + T::DELTA_MARGIN <= alpha || self.tree.is_losing_capture(node, act, gain) {
                    continue;
                }
            }
            self.nodes += 1;
            let Some((next, back)) = self.tree.make(node, act) else { continue };
            let score = match self.tree.decided(&next, ply + 1) {
                Some(value) => Ok(value),
                None => self.quiesce(&next, ply + 1, left - 1, Window { alpha: -beta, beta: -alpha }),
            };
            self.tree.unmake(act, back);
            best = best.max(-score?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }
}

/// The value that the side to play has without a capture (stand pat).
#[derive(Clone, Copy)]
struct Floor {
    value: i32,
    /// In check there is no such value: the side must move.
    checked: bool,
}
