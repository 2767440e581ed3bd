//! The transposition table: positions that the search has already looked into.

use super::acts::SearchAct;

/// The relation of a stored value to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

/// A position that was looked into.
#[derive(Clone, Copy, Debug)]
pub struct TableEntry {
    check: u32,
    /// The best act, see [`SearchAct::trace`]; the first two bytes equal: none is known.
    trace: [u8; 3],
    /// The depth to which it was searched.
    pub depth: i8,
    /// The value found.
    pub score: i16,
    /// The relation of that value to the true one.
    pub bound: Bound,
}

/// The entry of no position.
const NOTHING: TableEntry = TableEntry { check: 0, trace: [0; 3], depth: -1, score: 0, bound: Bound::Upper };

impl TableEntry {
    /// True if this is the stored best act.
    pub fn is_best(&self, act: impl SearchAct) -> bool {
        act.trace() == self.trace
    }
}

/// A table of fixed size, one entry a slot.
pub struct TranspositionTable {
    slots: Vec<TableEntry>,
}

impl TranspositionTable {
    /// A table that suits a search of so many nodes: at most 2^20 entries.
    pub fn for_nodes(nodes: u64) -> TranspositionTable {
        TranspositionTable::of_at_most(1 << 20, nodes)
    }

    /// A table that suits a search of so many nodes, of at most so many bytes.
    pub fn within(bytes: usize, nodes: u64) -> TranspositionTable {
        let most = (bytes / size_of::<TableEntry>()).max(1 << 10);
        TranspositionTable::of_at_most(1 << most.ilog2(), nodes)
    }

    /// A table of so many entries at most, a power of two.
    fn of_at_most(most: u64, nodes: u64) -> TranspositionTable {
        let size = nodes.clamp(1 << 10, most).next_power_of_two() as usize;
        TranspositionTable { slots: vec![NOTHING; size] }
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    /// The entry of a position.
    pub fn find(&self, key: u64) -> Option<TableEntry> {
        let entry = self.slots[self.slot(key)];
        (entry.depth >= 0 && entry.check == (key >> 32) as u32).then_some(entry)
    }

    /// Stores a result. An old deeper one about another position gives way all the same: it is seldom needed again.
    pub fn put(&mut self, key: u64, depth: i32, score: i32, bound: Bound, best: Option<impl SearchAct>) {
        let slot = self.slot(key);
        let old = self.slots[slot];
        let check = (key >> 32) as u32;
        // A search that found no best act must not forget the one that is known.
        let trace = best.map_or(if old.check == check { old.trace } else { [0; 3] }, SearchAct::trace);
        self.slots[slot] = TableEntry { check, trace, depth: depth.clamp(0, 127) as i8, score: score as i16, bound };
    }
}
