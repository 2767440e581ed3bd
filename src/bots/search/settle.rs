//! Quiescence: captures and promotions are played out before a position is judged.

use super::alphabeta::Search;
use super::tree::{Spent, Tree, Which, MATE};
use super::window::Window;

impl<T: Tree> Search<'_, T> {
    /// The value of a position once nothing worth capturing is left, or so many plies of them are played out. Where a
    /// side in check may not stand by, all its ways out are looked at.
    pub(super) fn settle(&mut self, node: &T::Node, ply: usize, left: usize, window: Window) -> Result<i32, Spent> {
        if self.is_spent() {
            return Err(Spent);
        }
        let checked = T::FLEES && left > 0 && self.tree.is_checked(node);
        let floor = if checked { ply as i32 - MATE } else { self.tree.judge(node) };
        if floor >= window.beta || left == 0 {
            return Ok(floor);
        }
        let start = self.stack.len();
        let which = if checked { Which::All } else { Which::Loud };
        self.tree.acts(node, which, 0, &mut self.stack);
        if self.stack.len() == start && !checked && self.tree.is_stalemate(node) {
            return Ok(0);
        }
        let result = self.settle_all(node, ply, left, start, Floor { value: floor, checked }, window);
        self.stack.cut(start);
        result
    }

    fn settle_all(
        &mut self,
        node: &T::Node,
        ply: usize,
        left: usize,
        start: usize,
        floor: Floor,
        window: Window,
    ) -> Result<i32, Spent> {
        self.lessons.rank(&self.tree, node, self.stack.list(start), None, ply);
        if T::ORDERLY {
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
                if floor.value + gain + T::HOPE <= alpha || self.tree.is_rash(node, act, gain) {
                    continue;
                }
            }
            self.nodes += 1;
            let Some((next, back)) = self.tree.make(node, act) else { continue };
            let score = match self.tree.decided(&next, ply + 1) {
                Some(value) => Ok(value),
                None => self.settle(&next, ply + 1, left - 1, Window { alpha: -beta, beta: -alpha }),
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

/// What a side has at least if it captures nothing.
#[derive(Clone, Copy)]
struct Floor {
    value: i32,
    /// In check it may not stand by.
    checked: bool,
}
