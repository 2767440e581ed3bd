//! Powers of each kind of piece, as tables worked out from its row.

use super::kind::{Kind, KindRow, FAR};

/// A way of moving that kinds of pieces share, and that the plain generator knows. The Pawn's forward step is no power: it
/// does not attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// Captures like a Pawn.
    Pawn,
    /// Leaps like a Knight.
    Leap,
    /// Steps like a King.
    Step,
    /// Rides like a Rook.
    Straight,
    /// Rides like a Bishop.
    Aslant,
}

/// The powers of a kind of piece, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach(pub(super) u8);

impl Reach {
    /// There is room for sixteen kinds: sets of them have sixteen bits.
    const TABLE: [Reach; 16] = {
        let mut table = [Reach(0); 16];
        let mut index = 0;
        while index < Kind::ALL.len() {
            table[index] = Reach::worked_out(Kind::ALL[index]);
            index += 1;
        }
        table
    };

    const fn worked_out(kind: Kind) -> Reach {
        let row = kind.row();
        let mut powers = 0;
        if matches!(kind, Kind::Pawn) {
            powers |= 1 << Power::Pawn as u8;
        }
        if !row.leaps_twice && shapes_of(row) & 1 != 0 {
            powers |= 1 << Power::Leap as u8;
        }
        if row.range == 1 && row.rides.has(true) && row.rides.has(false) {
            powers |= 1 << Power::Step as u8;
        }
        if row.range == FAR && row.rides.has(true) {
            powers |= 1 << Power::Straight as u8;
        }
        if row.range == FAR && row.rides.has(false) {
            powers |= 1 << Power::Aslant as u8;
        }
        Reach(powers)
    }

    /// The powers of this kind.
    #[inline]
    pub const fn of(kind: Kind) -> Reach {
        Reach::TABLE[kind.index() & 15]
    }

    /// True if this power is among them.
    #[inline]
    pub const fn has(self, power: Power) -> bool {
        self.0 >> power as u8 & 1 != 0
    }
}

/// Kinds of pieces, one bit each.
pub(super) type Kinds = u16;

/// The bit of a kind.
pub(super) const fn bit(kind: Kind) -> Kinds {
    1 << kind.index()
}

/// The kinds of a set, in the order of [`Kind::ALL`].
#[inline]
pub(super) fn each(mut kinds: Kinds) -> impl Iterator<Item = Kind> {
    std::iter::from_fn(move || {
        let kind = Kind::ALL.get(kinds.trailing_zeros() as usize)?;
        kinds &= kinds - 1;
        Some(*kind)
    })
}

/// The shapes of all leaps, each once; the Knight's is the first.
pub(super) const SHAPES: [(i8, i8); shapes().1] = {
    let mut all = [(0, 0); shapes().1];
    let mut at = 0;
    while at < all.len() {
        all[at] = shapes().0[at];
        at += 1;
    }
    all
};

/// The most shapes there can be: a kind has them as bits of one byte.
const MOST: usize = 8;

const fn shapes() -> ([(i8, i8); MOST], usize) {
    let (mut all, mut count, mut kind) = ([(0, 0); MOST], 0, 0);
    while kind < Kind::ALL.len() {
        let leaps = Kind::ALL[kind].row().leaps;
        let mut leap = 0;
        while leap < leaps.len() {
            if find(&all, count, leaps[leap]) == count {
                all[count] = leaps[leap];
                count += 1;
            }
            leap += 1;
        }
        kind += 1;
    }
    (all, count)
}

/// Index of a shape among the first so many; so many if it is not one of them.
const fn find(all: &[(i8, i8)], count: usize, shape: (i8, i8)) -> usize {
    let mut at = 0;
    while at < count && (all[at].0 != shape.0 || all[at].1 != shape.1) {
        at += 1;
    }
    at
}

/// The shapes of a kind's leaps, one bit each.
const fn shapes_of(row: &KindRow) -> u8 {
    let (mut bits, mut leap) = (0, 0);
    while leap < row.leaps.len() {
        bits |= 1 << find(&SHAPES, SHAPES.len(), row.leaps[leap]);
        leap += 1;
    }
    bits
}

/// The shapes of the leaps of each kind, one bit each.
pub(super) static SHAPES_OF: [u8; Kind::ALL.len()] = {
    let mut table = [0; Kind::ALL.len()];
    let mut index = 0;
    while index < table.len() {
        table[index] = shapes_of(Kind::ALL[index].row());
        index += 1;
    }
    table
};

/// The kinds that leap once, by the shape of the leap.
pub(super) const LEAPERS: [Kinds; SHAPES.len()] = {
    let mut table = [0; SHAPES.len()];
    let mut index = 0;
    while index < Kind::ALL.len() {
        let kind = Kind::ALL[index];
        let mut shape = 0;
        while shape < table.len() && !kind.leaps_twice() {
            table[shape] |= (shapes_of(kind.row()) as Kinds >> shape & 1) << index;
            shape += 1;
        }
        index += 1;
    }
    table
};

/// The kinds that leap twice in one move.
pub(super) const TWICE: Kinds = {
    let (mut kinds, mut index) = (0, 0);
    while index < Kind::ALL.len() {
        kinds |= (Kind::ALL[index].leaps_twice() as Kinds) << index;
        index += 1;
    }
    kinds
};

/// Farther along a line than every range but [`FAR`].
const BEYOND: usize = 8;

/// The kinds that come so many squares along a diagonal, and along a rank or file.
static RIDERS: [[Kinds; BEYOND + 1]; 2] = {
    let mut table = [[0; BEYOND + 1]; 2];
    let mut index = 0;
    while index < Kind::ALL.len() {
        let row = Kind::ALL[index].row();
        assert!(row.range == FAR || (row.range as usize) < BEYOND);
        let mut steps = 1;
        while steps <= BEYOND && steps <= row.range as usize {
            table[0][steps] |= (row.rides.has(false) as Kinds) << index;
            table[1][steps] |= (row.rides.has(true) as Kinds) << index;
            steps += 1;
        }
        index += 1;
    }
    table
};

/// The kinds that come so many squares along lines of a sort.
#[inline]
pub(super) fn riders(straight: bool, steps: usize) -> Kinds {
    RIDERS[usize::from(straight)][steps.min(BEYOND)]
}
