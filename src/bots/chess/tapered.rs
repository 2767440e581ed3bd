//! Tapered values: one for the opening and one for the ending, between which an evaluation is interpolated.

/// A value in the opening and in the ending, in hundredths of a Pawn. Both lie in one number, so that one addition adds
/// both: the early one in the upper half, less one where the late one is negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tapered(i64);

/// The addend that brings the upper half back to the early value.
const HALF: i64 = 1 << 31;

impl Tapered {
    /// Both values.
    pub const fn new(early: i32, late: i32) -> Tapered {
        Tapered(((early as i64) << 32) + late as i64)
    }
    /// The value while many pieces are on the board.
    pub const fn early(self) -> i32 {
        ((self.0 + HALF) >> 32) as i32
    }
    /// The value when few are left.
    pub const fn late(self) -> i32 {
        self.0 as i32
    }
    /// The sum.
    pub const fn plus(self, other: Tapered) -> Tapered {
        Tapered(self.0 + other.0)
    }
    /// The difference.
    pub const fn minus(self, other: Tapered) -> Tapered {
        Tapered(self.0 - other.0)
    }
    /// So many times as much.
    pub const fn times(self, count: i32) -> Tapered {
        Tapered(self.0 * count as i64)
    }
}
