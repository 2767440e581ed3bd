//! Said: what a game says of a fact that a goal speaks of.

/// Truth of a single fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// Not so, or not yet.
    Open,
    /// It is so.
    Holds,
    /// It has just come about, once and for all: whatever is wanted with it must be true now.
    Done,
    /// It will never be so.
    Never,
}

impl From<bool> for Said {
    fn from(holds: bool) -> Said {
        if holds {
            Said::Holds
        } else {
            Said::Open
        }
    }
}
