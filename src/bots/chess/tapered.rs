//! Tapered values: one for the opening and one for the ending, between which an evaluation is interpolated.

/// A value in the opening and in the ending, in hundredths of a Pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tapered {
    /// While many pieces are on the board.
    pub early: i32,
    /// When few are left.
    pub late: i32,
}

impl Tapered {
    /// Both values.
    pub const fn new(early: i32, late: i32) -> Tapered {
        Tapered { early, late }
    }
    /// The sum.
    pub fn plus(self, other: Tapered) -> Tapered {
        Tapered::new(self.early + other.early, self.late + other.late)
    }
    /// The difference.
    pub fn minus(self, other: Tapered) -> Tapered {
        Tapered::new(self.early - other.early, self.late - other.late)
    }
}
