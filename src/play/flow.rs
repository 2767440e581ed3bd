//! How a turn script runs: it goes on while its pilot answers, and stops where nobody does.

/// Why a script stopped before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A question waits for an answer; the pilot keeps it.
    Ask,
    /// What was done so far stands in the table alone: the same turn begins again behind it. With this a turn of many
    /// answers does not repeat all of them at each.
    Step,
    /// The game is over.
    Over,
    /// A card cannot take effect in this way.
    Void,
    /// A recorded answer was not among the options: the record belongs to other rules.
    Diverged,
}

/// What every step of a script returns.
pub type Flow<T = ()> = Result<T, Stop>;
