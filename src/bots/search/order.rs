//! The order in which a search tries the acts of a list.

use super::acts::Act;
use super::table::Known;
use super::tree::{Tree, PLIES};
use crate::board::Kind;

/// From this rank on, an act captures or promotes.
pub const LOUD: i32 = 1 << 20;
const BEST: i32 = 1 << 26;
const KILLER: i32 = 1 << 18;
const SQUARES: usize = 128;
/// Places for the fame of quiet acts: by side, kind and target.
pub const SLOTS: usize = 2 * Kind::ALL.len() * SQUARES;

/// The place for a piece of that side and kind that goes to that square.
pub fn slot(side: usize, kind: Kind, to: usize) -> usize {
    (side * Kind::ALL.len() + kind.index()) * SQUARES + to
}

/// What earlier cut-offs taught about quiet acts.
pub struct Lessons<A> {
    killers: Vec<[Option<A>; 2]>,
    history: Vec<i32>,
}

impl<A: Act> Default for Lessons<A> {
    fn default() -> Lessons<A> {
        Lessons { killers: vec![[None; 2]; PLIES], history: vec![0; SLOTS] }
    }
}

impl<A: Act> Lessons<A> {
    /// Ranks a list: the table's act, captures and promotions by their loudness, killers, then fame.
    pub fn rank<T: Tree<Act = A>>(
        &self,
        tree: &T,
        node: &T::Node,
        list: &mut [(A, i32)],
        known: Option<&Known>,
        ply: usize,
    ) {
        let killers = self.killers[ply.min(PLIES - 1)];
        for (act, rank) in list {
            *rank = if known.is_some_and(|entry| entry.is_best(*act)) {
                BEST
            } else if let Some(loud) = tree.loudness(node, *act) {
                loud
            } else if killers[0] == Some(*act) {
                KILLER + 1
            } else if killers[1] == Some(*act) {
                KILLER
            } else {
                self.history[tree.slot(node, *act)]
            };
        }
    }

    /// Notes that a quiet act refuted the position, and that those tried before it did not.
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
            if tree.loudness(node, other).is_none() {
                self.move_towards(tree.slot(node, other), -weight);
            }
        }
    }

    /// Keeps every number below 2^14, so that fame never outranks a killer.
    fn move_towards(&mut self, slot: usize, weight: i32) {
        let value = &mut self.history[slot];
        *value += 32 * weight - *value * weight.abs() / 512;
    }

    /// How well a quiet act has done so far.
    pub fn record<T: Tree<Act = A>>(&self, tree: &T, node: &T::Node, act: A) -> i32 {
        self.history[tree.slot(node, act)]
    }
}
