//! Acts, and lists of them without allocation.

use crate::board::{order, Move, Sink};

/// An act of one player in one turn.
pub trait SearchAct: Copy + PartialEq {
    /// The trace that a table keeps of it: three bytes, the first two of which differ.
    fn trace(self) -> [u8; 3];
}

impl SearchAct for Move {
    fn trace(self) -> [u8; 3] {
        [self.from.index() as u8, self.named().index() as u8, self.becomes.map_or(0, |kind| kind.index() as u8 + 1)]
    }
}

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
    // The wasm copies only what is tiny into its callers, or what asks for it; each move of a search comes this way.
    #[inline(always)]
    fn push(&mut self, m: Move) -> bool {
        self.acts.push((m, 0));
        true
    }
}

impl<A: SearchAct> Stack<A> {
    /// Puts one more at the end.
    pub fn add(&mut self, act: A) {
        self.acts.push((act, 0));
    }
    /// The place where the next list begins.
    pub fn len(&self) -> usize {
        self.acts.len()
    }
    /// Removes everything from here on.
    pub fn cut(&mut self, start: usize) {
        self.acts.truncate(start);
    }
    /// The list that begins here.
    pub fn list(&mut self, start: usize) -> &mut [(A, i32)] {
        &mut self.acts[start..]
    }
    /// Keeps of the list that begins here only what the predicate accepts.
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
        let (mut best, mut highest) = (0, rest.first()?.1);
        for (index, &(_, rank)) in rest.iter().enumerate() {
            if rank > highest {
                (best, highest) = (index, rank);
            }
        }
        rest.swap(0, best);
        Some(rest[0])
    }
}

/// Sorts by rank, the highest first, equals by their squares.
pub fn by_rank<A: SearchAct, X>(list: &mut [(A, X)], rank: impl Fn(&(A, X)) -> i32) {
    order::by_key(list, |item| (-rank(item), item.0.trace()));
}
