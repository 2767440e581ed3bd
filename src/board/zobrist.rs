//! Keys for hashing a position, worked out at compile time.

use super::castling::Rights;
use super::kind::Kind;
use super::side::Side;
use super::square::Square;

const fn mixed(seed: u64) -> u64 {
    let mut x = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

const fn keys<const N: usize>(seed: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut index = 0;
    while index < N {
        table[index] = mixed(seed + index as u64);
        index += 1;
    }
    table
}

static SQUARES: [u64; 128] = keys(0);
static KINDS: [u64; 32] = keys(1 << 10);
static RIGHTS: [u64; 16] = keys(1 << 11);

/// The key of a piece of this side and kind on this square. A product instead of a table of its own
/// for every kind keeps the tables small; the shift brings the strong upper half down.
#[inline]
pub fn piece(side: Side, kind: Kind, at: Square) -> u64 {
    let product = SQUARES[at.index() & 127].wrapping_mul(KINDS[(kind.index() << 1 | side.index()) & 31] | 1);
    product ^ (product >> 32)
}

/// The key of the castling rights.
#[inline]
pub fn rights(rights: Rights) -> u64 {
    let mut key = 0;
    let mut bits = rights.0;
    while bits != 0 {
        key ^= RIGHTS[bits.trailing_zeros() as usize & 15];
        bits &= bits - 1;
    }
    key
}

/// The key of the square passed over by a Pawn.
#[inline]
pub fn passing(at: Square) -> u64 {
    if at == Square::OFF {
        0
    } else {
        SQUARES[at.index() & 127].rotate_left(23)
    }
}
