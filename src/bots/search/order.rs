//! The order in which a search tries the acts of a list.

use super::acts::SearchAct;
use super::table::TableEntry;
use super::tree::{Tree, PLIES};
use crate::board::Kind;

/// From this rank on, an act is loud: it captures or promotes. All others are quiet.
pub const LOUD: i32 = 1 << 20;
/// Below this rank an act is loud, too, and loses material: it comes after the quiet ones.
pub const LOSING: i32 = -(1 << 18);
/// A capture that loses no more than this is an even one: a Bishop for a Knight.
pub const EVEN: i32 = 50;
const BEST: i32 = 1 << 26;
const KILLER: i32 = 1 << 18;
const SQUARES: usize = 128;
/// The number of history scores: one for each side, kind and target square.
pub const SLOTS: usize = 2 * Kind::ALL.len() * SQUARES;

/// The index of the history score of a piece of that side and kind that goes to that square.
pub fn slot(side: usize, kind: Kind, to: usize) -> usize {
    (side * Kind::ALL.len() + kind.index()) * SQUARES + to
}

/// The record of cut-offs by quiet acts: killer moves by ply, and history scores.
pub struct MoveHistory<A> {
    killers: Vec<[Option<A>; 2]>,
    scores: Vec<i32>,
}

impl<A: SearchAct> Default for MoveHistory<A> {
    fn default() -> MoveHistory<A> {
        MoveHistory { killers: vec![[None; 2]; PLIES], scores: vec![0; SLOTS] }
    }
}

impl<A: SearchAct> MoveHistory<A> {
    /// Ranks a list: the best act of the transposition table, captures and promotions, killers, then history scores.
    /// Captures that lose material come last if all acts are tried (`all`).
    pub fn rank<T: Tree<Act = A>>(
        &self,
        tree: &T,
        node: &T::Node,
        list: &mut [(A, i32)],
        known: Option<&TableEntry>,
        ply: usize,
        all: bool,
    ) {
        let killers = self.killers[ply.min(PLIES - 1)];
        for (act, rank) in list {
            *rank = if known.is_some_and(|entry| entry.is_best(*act)) {
                BEST
            } else if let Some(loud) = tree.capture_rank(node, *act) {
                if all && tree.loses(node, *act, EVEN) {
                    loud - 2 * LOUD
                } else {
                    loud
                }
            } else if killers[0] == Some(*act) {
                KILLER + 1
            } else if killers[1] == Some(*act) {
                KILLER
            } else {
                self.scores[tree.slot(node, *act)]
            };
        }
    }

    /// Records that a quiet act caused a cut-off, and that those tried before it did not.
    pub fn learn<T: Tree<Act = A>>(
        &mut self,
        tree: &T,
        node: &T::Node,
        act: A,
        failed: &[(A, i32)],
        depth: i32,
        ply: usize,
    ) {
        let killers = &mut self.killers[ply.min(PLIES - 1)];
        if killers[0] != Some(act) {
            *killers = [Some(act), killers[0]];
        }
        let weight = (depth * depth).min(400);
        self.move_towards(tree.slot(node, act), weight);
        for &(other, _) in failed {
            if tree.capture_rank(node, other).is_none() {
                self.move_towards(tree.slot(node, other), -weight);
            }
        }
    }

    /// Keeps every score below 2^14, so that none outranks a killer.
    fn move_towards(&mut self, slot: usize, weight: i32) {
        let value = &mut self.scores[slot];
        *value += 32 * weight - *value * weight.abs() / 512;
    }

    /// The history score of a quiet act.
    pub fn history_score<T: Tree<Act = A>>(&self, tree: &T, node: &T::Node, act: A) -> i32 {
        self.scores[tree.slot(node, act)]
    }
}
