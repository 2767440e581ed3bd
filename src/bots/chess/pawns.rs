//! Pawn structure, remembered by placement because it seldom changes.

use super::pair::Pair;
use crate::board::{Board, Kind, Side, Square};

/// Remembers the judgement of Pawn placements.
pub struct PawnTable {
    slots: Vec<(u64, i16, i16)>,
}

const SLOTS: usize = 1 << 13;
const PASSED: [(i32, i32); Square::RANKS as usize] =
    [(0, 0), (0, 5), (2, 12), (8, 25), (20, 45), (40, 80), (70, 130), (0, 0)];
const DOUBLED: Pair = Pair::new(-8, -20);
const LONELY: Pair = Pair::new(-10, -12);

impl Default for PawnTable {
    fn default() -> PawnTable {
        // No Pawns at all have the key 0 and the value 0, so the empty slots tell no lie.
        PawnTable { slots: vec![(0, 0, 0); SLOTS] }
    }
}

impl PawnTable {
    /// The value of the structure from White's point of view; `key` identifies the placement.
    #[inline]
    pub fn judge(&mut self, board: &Board, key: u64) -> Pair {
        let slot = &mut self.slots[key as usize & (SLOTS - 1)];
        if slot.0 != key {
            let value = structure(board);
            *slot = (key, value.early as i16, value.late as i16);
        }
        Pair::new(i32::from(slot.1), i32::from(slot.2))
    }
}

/// One bit a rank for each file, as the side itself counts ranks; a file of nothing at either end.
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
// Rare beside the looks into the table: kept out of their way.
#[inline(never)]
fn structure(board: &Board) -> Pair {
    let white = columns(board, Side::White);
    let black = columns(board, Side::Black);
    half(&white, &black).minus(half(&black, &white))
}

fn half(own: &[u8; 18], foe: &[u8; 18]) -> Pair {
    let mut sum = Pair::default();
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
            sum = sum.plus(Pair::new(early, late));
        }
    }
    sum
}
