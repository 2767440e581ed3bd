//! The transposition table: what the search has already found out about positions.

use super::acts::Act;

/// What a stored value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Least,
    /// The value is at most this.
    Most,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    check: u32,
    /// The best act, see [`Act::trace`]; the first two bytes equal: none is known.
    trace: [u8; 3],
    /// How deep it was searched.
    pub depth: i8,
    /// The value found.
    pub score: i16,
    /// What the value says.
    pub bound: Bound,
}

const NOTHING: Known = Known { check: 0, trace: [0; 3], depth: -1, score: 0, bound: Bound::Most };

impl Known {
    /// Whether this is the stored best act.
    pub fn is_best(&self, act: impl Act) -> bool {
        act.trace() == self.trace
    }
}

/// A table of fixed size, one entry a slot.
pub struct KnownTable {
    slots: Vec<Known>,
}

impl KnownTable {
    /// A table that suits a search of so many nodes: at most 2^20 entries.
    pub fn for_nodes(nodes: u64) -> KnownTable {
        let size = nodes.clamp(1 << 10, 1 << 20).next_power_of_two() as usize;
        KnownTable { slots: vec![NOTHING; size] }
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    /// What is known about a position.
    pub fn find(&self, key: u64) -> Option<Known> {
        let entry = self.slots[self.slot(key)];
        (entry.depth >= 0 && entry.check == (key >> 32) as u32).then_some(entry)
    }

    /// Stores a result. An old deeper one about another position gives way all the same: it is seldom needed again.
    pub fn put(&mut self, key: u64, depth: i32, score: i32, bound: Bound, best: Option<impl Act>) {
        let slot = self.slot(key);
        let old = self.slots[slot];
        let check = (key >> 32) as u32;
        // A search that found no best act must not forget the one that is known.
        let trace = best.map_or(if old.check == check { old.trace } else { [0; 3] }, Act::trace);
        self.slots[slot] = Known { check, trace, depth: depth.clamp(0, 127) as i8, score: score as i16, bound };
    }
}
