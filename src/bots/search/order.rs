//! Lists of acts without allocation, and the order in which a search tries them.

use super::table::Entry;
use super::tree::{Act, Tree, PLIES};
use crate::board::{order, Kind, Move, Sink};

/// All lists of a search, one behind the other.
pub struct Stack<A> {
    acts: Vec<(A, i32)>,
}

impl<A> Default for Stack<A> {
    fn default() -> Stack<A> {
        Stack { acts: Vec::new() }
    }
}

impl Sink for Stack<Move> {
    fn push(&mut self, m: Move) -> bool {
        self.acts.push((m, 0));
        true
    }
}

impl<A: Act> Stack<A> {
    /// Puts one more at the end.
    pub fn add(&mut self, act: A) {
        self.acts.push((act, 0));
    }
    /// Where the next list begins.
    pub fn len(&self) -> usize {
        self.acts.len()
    }
    /// Forgets everything from here on.
    pub fn cut(&mut self, start: usize) {
        self.acts.truncate(start);
    }
    /// The list that begins here.
    pub fn list(&mut self, start: usize) -> &mut [(A, i32)] {
        &mut self.acts[start..]
    }
    /// Keeps of the list that begins here only what pleases.
    pub fn keep(&mut self, start: usize, pleases: impl Fn(A) -> bool) {
        let mut kept = start;
        for at in start..self.acts.len() {
            if pleases(self.acts[at].0) {
                self.acts[kept] = self.acts[at];
                kept += 1;
            }
        }
        self.acts.truncate(kept);
    }
    /// Sorts the list by rank, equals by their squares.
    pub fn sort(&mut self, start: usize) {
        by_rank(&mut self.acts[start..], |&(_, rank)| rank);
    }
    /// Brings the best of the rest to the place `at` and returns it with its rank.
    pub fn pick(&mut self, at: usize) -> Option<(A, i32)> {
        let rest = self.acts.get_mut(at..)?;
        let mut best = 0;
        for index in 1..rest.len() {
            if rest[index].1 > rest[best].1 {
                best = index;
            }
        }
        if rest.is_empty() {
            return None;
        }
        rest.swap(0, best);
        Some(rest[0])
    }
}

/// Sorts by rank, the highest first, equals by their squares.
pub fn by_rank<A: Act, X>(list: &mut [(A, X)], rank: impl Fn(&(A, X)) -> i32) {
    order::by_key(list, |item| (-rank(item), item.0.trace()));
}

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
        known: Option<&Entry>,
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
