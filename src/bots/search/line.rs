//! The line that both sides are expected to play (principal variation), read from the transposition table.

use super::alphabeta::AlphaBeta;
use super::tree::{Tree, Which};

impl<T: Tree> AlphaBeta<'_, T> {
    /// The line that begins with this act, of so many at most. It ends where the table knows no best act any more, or
    /// where the game is decided.
    pub(super) fn line(&mut self, root: T::Node, first: T::Act, most: i32) -> Vec<T::Act> {
        let (mut line, mut backs) = (Vec::new(), Vec::new());
        let (mut node, mut next) = (root, Some(first));
        while let Some(act) = next.take() {
            let Some((after, back)) = self.tree.make(&node, act) else { break };
            node = after;
            line.push(act);
            backs.push(back);
            let key = self.tree.key(&node);
            if (line.len() as i32) < most && self.tree.ended(&node, key, line.len()).is_none() {
                next = self.best_known(&node, key);
            }
        }
        for (&act, back) in line.iter().zip(backs).rev() {
            self.tree.unmake(act, back);
        }
        line
    }

    /// The best act of a position, as far as the table knows it.
    fn best_known(&mut self, node: &T::Node, key: u64) -> Option<T::Act> {
        let known = self.table.find(key)?;
        let start = self.stack.len();
        self.tree.acts(node, Which::All, 1, &mut self.stack);
        let best = self.stack.list(start).iter().map(|&(act, _)| act).find(|&act| known.is_best(act));
        self.stack.cut(start);
        best
    }
}
