//! The evaluation of Pawn structures, in a hash table, because structures seldom change.

use super::tapered::Tapered;
use crate::board::{Board, Kind, Side, Square};

/// The evaluations of the Pawn structures met so far.
pub struct PawnTable {
    slots: Vec<(u64, i16, i16)>,
}

const SLOTS: usize = 1 << 13;
const PASSED: [(i32, i32); Square::RANKS as usize] =
    [(0, 0), (0, 5), (2, 12), (8, 25), (20, 45), (40, 80), (70, 130), (0, 0)];
const DOUBLED: Tapered = Tapered::new(-8, -20);
const LONELY: Tapered = Tapered::new(-10, -12);

impl Default for PawnTable {
    fn default() -> PawnTable {
        // An empty slot has key 0 and value 0, which is right: these are key and value of a position without Pawns.
        PawnTable { slots: vec![(0, 0, 0); SLOTS] }
    }
}

impl PawnTable {
    /// The value of the structure from White's point of view; `key` identifies the placement.
    #[inline]
    pub fn judge(&mut self, board: &Board, key: u64) -> Tapered {
        let slot = &mut self.slots[key as usize & (SLOTS - 1)];
        if slot.0 != key {
            let value = structure(board);
            *slot = (key, value.early as i16, value.late as i16);
        }
        Tapered::new(i32::from(slot.1), i32::from(slot.2))
    }
}

/// For each file one bit for each rank, as the side itself counts ranks; with an empty file at either end.
fn columns(board: &Board, side: Side) -> [u8; 18] {
    let mut columns = [0u8; 18];
    for id in (board.of(side) & board.kind(Kind::Pawn)).iter() {
        let at = board.piece(id).at;
        let ahead = side.row_of(at);
        columns[usize::from(at.file()) + 1] |= 1 << ahead;
    }
    columns
}

/// Passed, doubled and lonely Pawns, worked out afresh.
// It runs seldom: most structures are found in the table. So it is not inlined there.
#[inline(never)]
fn structure(board: &Board) -> Tapered {
    let white = columns(board, Side::White);
    let black = columns(board, Side::Black);
    half(&white, &black).minus(half(&black, &white))
}

fn half(own: &[u8; 18], foe: &[u8; 18]) -> Tapered {
    let mut sum = Tapered::default();
    for file in 1..17 {
        let pawns = own[file];
        if pawns == 0 {
            continue;
        }
        for _ in 1..pawns.count_ones() {
            sum = sum.plus(DOUBLED);
        }
        if own[file - 1] | own[file + 1] == 0 {
            sum = sum.plus(LONELY);
        }
        // The foremost Pawn is passed if no enemy Pawn stands before it on its own and the neighbouring files.
        let ahead = u32::from(Square::RANKS) - 1 - pawns.leading_zeros();
        let guards = foe[file - 1] | foe[file] | foe[file + 1];
        let before = guards.reverse_bits() >> ahead >> 1;
        if before == 0 {
            let (early, late) = PASSED[ahead as usize];
            sum = sum.plus(Tapered::new(early, late));
        }
    }
    sum
}
