//! Run of a turn script: it goes on as long as its pilot answers, and stops at a question that nobody answers yet.

/// Reason that a script stopped before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A question waits for an answer; the pilot keeps it.
    Ask,
    /// A checkpoint within a turn: the host keeps the table as it is now, and runs the turn's script again from here. The
    /// answers before it are not replayed, so a turn of many answers stays fast.
    Checkpoint,
    /// The game is over.
    Over,
    /// A card cannot take effect in this way.
    Void,
    /// A recorded answer was not among the options: the record belongs to other rules.
    Diverged,
}

/// Value that every step of a script returns.
pub type Flow<T = ()> = Result<T, Stop>;
