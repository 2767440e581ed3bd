//! Pair: what something is worth in the opening and in the ending.

/// A value in the opening and in the ending, in hundredths of a Pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pair {
    /// While many pieces are on the board.
    pub early: i32,
    /// When few are left.
    pub late: i32,
}

impl Pair {
    /// Both values.
    pub const fn new(early: i32, late: i32) -> Pair {
        Pair { early, late }
    }
    /// The sum.
    pub fn plus(self, other: Pair) -> Pair {
        Pair::new(self.early + other.early, self.late + other.late)
    }
    /// The difference.
    pub fn minus(self, other: Pair) -> Pair {
        Pair::new(self.early - other.early, self.late - other.late)
    }
}
