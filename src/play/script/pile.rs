//! Pile: a face-down pile in any order, for proofs.

/// A face-down pile of which a proof turns up every card: in what order it lies nobody knows.
pub trait Pile {
    /// Number of its cards.
    fn count(&self) -> usize;
    /// Sorts the cards that lie below so many top ones; tells how many there are of each kind.
    fn sort(&mut self, below: usize) -> Vec<usize>;
    /// Of the cards that have been sorted, puts so many of each kind right below the top ones.
    fn raise(&mut self, below: usize, each: &[usize]);
}
