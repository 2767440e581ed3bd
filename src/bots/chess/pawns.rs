//! The evaluation of Pawn structures, in a hash table, because structures seldom change.

use super::features::{ALL_TERMS, BACKED, BESIDE, DOUBLED, LONELY, PASSED};
use super::ledger::{Ledger, Total};
use super::tapered::Tapered;
use crate::board::{Board, Geometry, Kind, Side, Square, SquareSet};

/// The ranks that a board lacks of eight. Rows are counted from the far end: the last one is always the eighth.
#[derive(Clone, Copy)]
pub struct Lift(pub u8);

impl Lift {
    /// The row of a square as this side counts, 7 for the last one.
    #[inline]
    pub fn row_of(self, side: Side, at: Square) -> u8 {
        match side {
            Side::White => at.rank() + self.0,
            Side::Black => Square::RANKS - 1 - at.rank(),
        }
    }
}

/// The ranks that the full board of a geometry lacks.
pub fn lift(geometry: &Geometry) -> Lift {
    Lift(Square::RANKS - geometry.terrain().ranks())
}

/// The evaluations of the Pawn structures met so far.
pub struct PawnTable {
    slots: Vec<Structure>,
}

/// The judgement of a structure.
#[derive(Clone, Copy, Default)]
pub struct Structure {
    key: u64,
    /// Its value from White's point of view.
    pub value: Tapered,
    /// The passed Pawns of both sides.
    pub passed: SquareSet,
}

const SLOTS: usize = 1 << 12;

impl Default for PawnTable {
    fn default() -> PawnTable {
        // An empty slot has key 0 and value 0, which is right: these are key and value of a position without Pawns.
        PawnTable { slots: vec![Structure::default(); SLOTS] }
    }
}

impl PawnTable {
    /// The judgement of the Pawns on a board, worked out if the table lacks it; `key` is the hash of their placement.
    #[inline]
    pub fn look(&mut self, board: &Board, lift: Lift, key: u64, weights: &[Tapered; ALL_TERMS]) -> Structure {
        let slot = &mut self.slots[key as usize & (SLOTS - 1)];
        if slot.key != key {
            let mut total = Total { weights, sum: Tapered::default() };
            let passed = structure(board, lift, &mut total);
            *slot = Structure { key, value: total.sum, passed };
        }
        *slot
    }
}

/// The Pawns of a side: for each file one bit for each rank, ranks counted from the side's own end. The first and the
/// last entry are empty files beyond the edge.
fn columns(board: &Board, lift: Lift, side: Side) -> [u8; 18] {
    let mut columns = [0u8; 18];
    for id in board.of(side) & board.kind(Kind::Pawn) {
        let at = board.piece(id).at;
        let ahead = lift.row_of(side, at);
        columns[usize::from(at.file()) + 1] |= 1 << ahead;
    }
    columns
}

/// Records the features that depend on Pawns alone in the ledger, and returns the passed Pawns.
// Most structures are found in the table, so this runs seldom and is kept out of line.
#[inline(never)]
pub fn structure(board: &Board, lift: Lift, ledger: &mut impl Ledger) -> SquareSet {
    let white = columns(board, lift, Side::White);
    let black = columns(board, lift, Side::Black);
    half(&white, &black, Side::White, lift, ledger) | half(&black, &white, Side::Black, lift, ledger)
}

fn half(own: &[u8; 18], foe: &[u8; 18], side: Side, lift: Lift, ledger: &mut impl Ledger) -> SquareSet {
    let sign = if side == Side::White { 1 } else { -1 };
    let mut passed = SquareSet::EMPTY;
    for file in 1..17 {
        let pawns = own[file];
        if pawns == 0 {
            continue;
        }
        let beside = own[file - 1] | own[file + 1];
        ledger.term(DOUBLED, sign * (pawns.count_ones() as i32 - 1));
        if beside == 0 {
            ledger.term(LONELY, sign);
        }
        let mut rest = pawns;
        while rest != 0 {
            let ahead = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if beside >> ahead & 1 != 0 {
                ledger.term(BESIDE + ahead, sign);
            }
            if beside << 1 >> ahead & 1 != 0 {
                ledger.term(BACKED + ahead, sign);
            }
        }
        // The foremost Pawn is passed if no enemy Pawn stands before it on its own and the neighbouring files.
        let ahead = u32::from(Square::RANKS) - 1 - pawns.leading_zeros();
        let guards = foe[file - 1] | foe[file] | foe[file + 1];
        let before = u16::from(guards.reverse_bits()) << lift.0 >> ahead >> 1;
        if before == 0 {
            ledger.term(PASSED + ahead as usize, sign);
            let rank = if side == Side::White { ahead as u8 - lift.0 } else { Square::RANKS - 1 - ahead as u8 };
            passed = passed.with(Square::new(file as u8 - 1, rank));
        }
    }
    passed
}
