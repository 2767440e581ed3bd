//! A share of all cases, as an exact fraction.

use std::cmp::Ordering;

use deckmate::play::proof::OutOfBound;

/// So many of so many cases.
#[derive(Clone, Copy, Debug)]
pub struct CaseShare {
    some: u128,
    all: u128,
}

fn divisor(one: u128, other: u128) -> u128 {
    if other == 0 {
        one.max(1)
    } else {
        divisor(other, one % other)
    }
}

impl CaseShare {
    /// No case.
    pub const NEVER: CaseShare = CaseShare { some: 0, all: 1 };
    /// One case of two.
    pub const HALF: CaseShare = CaseShare { some: 1, all: 2 };
    /// Every case.
    pub const SURE: CaseShare = CaseShare { some: 1, all: 1 };

    /// The share of shares that have these weights.
    ///
    /// # Errors
    /// [`OutOfBound`] where the numbers are too large.
    pub fn mean(parts: &[(u128, CaseShare)]) -> Result<CaseShare, OutOfBound> {
        let weight: u128 = parts.iter().map(|(weight, _)| weight).sum();
        let mut sum = CaseShare::NEVER;
        for (weight, part) in parts {
            let common = (sum.all / divisor(sum.all, part.all)).checked_mul(part.all).ok_or(OutOfBound)?;
            let mine = sum.some.checked_mul(common / sum.all);
            let more = part.some.checked_mul(common / part.all).and_then(|more| more.checked_mul(*weight));
            let some = mine.zip(more).and_then(|(mine, more)| mine.checked_add(more)).ok_or(OutOfBound)?;
            sum = CaseShare { some, all: common };
        }
        let all = sum.all.checked_mul(weight).filter(|&all| all > 0).ok_or(OutOfBound)?;
        let common = divisor(all, sum.some);
        Ok(CaseShare { some: sum.some / common, all: all / common })
    }

    /// Order of the two by size.
    ///
    /// # Errors
    /// [`OutOfBound`] where the numbers are too large.
    pub fn against(self, other: CaseShare) -> Result<Ordering, OutOfBound> {
        let (mine, theirs) = (self.some.checked_mul(other.all), other.some.checked_mul(self.all));
        mine.zip(theirs).map(|(mine, theirs)| mine.cmp(&theirs)).ok_or(OutOfBound)
    }

    /// In how many of a hundred cases, rounded down.
    pub fn percent(self) -> u32 {
        match self.some.checked_mul(100) {
            Some(some) => (some / self.all) as u32,
            None => (self.some / (self.all / 100)) as u32,
        }
    }

    /// As `37/46`.
    pub fn text(self) -> String {
        format!("{}/{}", self.some, self.all)
    }
}
