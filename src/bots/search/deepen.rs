//! Iterative deepening: round after round over the root, one ply deeper each time, as long as the budget lasts.

use super::alphabeta::{Search, Spot};
use super::tree::{Spent, Tree, BEYOND, MATE};

/// What one round over the root found: the best so far if it was broken off.
struct Round<A> {
    best: Option<(A, i32)>,
    finished: bool,
}

/// What may be done at the root; with a value if that is known without a search.
pub type Root<A> = (A, Option<i32>);

/// What a search found.
#[derive(Clone, Copy, Debug)]
pub struct Found<A> {
    /// The best act.
    pub best: A,
    /// Its value for the side to play, in hundredths of a Pawn.
    pub score: i32,
    /// How many plies were searched to the end.
    pub depth: i32,
    /// How many moves were made.
    pub nodes: u64,
}

impl<T: Tree> Search<'_, T> {
    /// The best of the roots, which come in the order of trying; `score` is the static evaluation of the position.
    /// Nothing without a root.
    pub fn deepen(
        &mut self,
        node: T::Node,
        roots: &mut [Root<T::Act>],
        score: i32,
        deepest: i32,
    ) -> Option<Found<T::Act>> {
        let mut found = Found { best: roots.first()?.0, score, depth: 0, nodes: 0 };
        for depth in 1..=deepest {
            let Round { best, finished } = self.round(node, roots, depth);
            // The best of the last depth was tried first, so what has been found since is better.
            if let Some((best, score)) = best {
                found = Found { best, score, ..found };
            }
            if finished {
                found.depth = depth;
            }
            let decided = roots.len() == 1 || found.score.abs() >= MATE - depth;
            if decided || !finished || self.is_spent() {
                break;
            }
        }
        Some(Found { nodes: self.nodes, ..found })
    }

    /// One round over the roots, the best of the last round first. Gives the best so far if it is broken off.
    fn round(&mut self, node: T::Node, roots: &mut [Root<T::Act>], depth: i32) -> Round<T::Act> {
        let mut best: Option<(T::Act, i32)> = None;
        for index in 0..roots.len() {
            let (act, known) = roots[index];
            let alpha = best.map_or(-BEYOND, |(_, score)| score);
            let score = match known {
                Some(score) => Ok(Some(score)),
                None => self.try_root(node, act, depth, alpha),
            };
            let Ok(score) = score else { return Round { best, finished: false } };
            if let Some(score) = score.filter(|&score| score > alpha) {
                best = Some((act, score));
                roots[..=index].rotate_right(1);
            }
        }
        Round { best, finished: true }
    }

    fn try_root(&mut self, node: T::Node, act: T::Act, depth: i32, alpha: i32) -> Result<Option<i32>, Spent> {
        self.nodes += 1;
        let Some((next, back)) = self.tree.make(&node, act) else { return Ok(None) };
        let score = self.root_score(Spot::new(next, 1), depth - 1, alpha);
        self.tree.unmake(act, back);
        score.map(Some)
    }
}
