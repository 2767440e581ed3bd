//! The two directions of packing: a number of choices, and choices of a number.

/// A direction of packing: a number of choices, or choices of a number. Both walk the grammar in the same way, so that what one
/// writes the other reads.
pub trait Coder {
    /// The choice among shares that lie side by side: the one that is written, or the one that is read.
    fn share(&mut self, wanted: Option<usize>, widths: &[u32]) -> Option<usize>;

    /// One of so many, all alike.
    fn pick(&mut self, wanted: Option<u32>, of: u32) -> Option<u32>;
}
