//! Receivers of the features of a position: a sum for play, counts for fitting. So both see the same.

use super::features::{self, Pair};
use super::tapered::Tapered;

/// Takes down features, from White's point of view.
pub trait Ledger {
    /// A term (see [`features`]), so many times.
    fn term(&mut self, term: usize, count: i32);
}

/// Adds the weights up.
pub struct Total<'a> {
    /// The weights of the terms.
    pub weights: &'a [Tapered; features::ALL_TERMS],
    /// The sum so far.
    pub sum: Tapered,
}

impl Ledger for Total<'_> {
    #[inline(always)]
    fn term(&mut self, term: usize, count: i32) {
        self.sum = self.sum.plus(self.weights[term].times(count));
    }
}

/// Counts how often each feature occurs.
pub struct FeatureCounts {
    /// The place where the terms begin among all weights.
    pub places: usize,
    /// Number of occurrences of each feature.
    pub counts: Vec<i32>,
}

impl Ledger for FeatureCounts {
    fn term(&mut self, term: usize, count: i32) {
        self.counts[self.places + term] += count;
    }
}

/// A weight of a table.
pub fn tapered(&(early, late): &Pair) -> Tapered {
    Tapered::new(early.into(), late.into())
}
