//! Reason: what speaks for an answer, or against it, and the one of several worlds' reasons that is told.

/// An argument for an answer, or against it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It wins at once, which is certain only where all worlds say so.
    Wins {
        /// Manner of the win.
        how: &'static str,
        /// The rest of the turn that it takes, as it is added to the words.
        follows: String,
    },
    /// Its doing, as a phrase after its name.
    Does(String),
    /// Nothing that is seen on the board.
    Unseen,
}

impl Reason {
    /// The words for it, where there is anything to say.
    pub fn words(self) -> Option<String> {
        match self {
            Reason::Wins { how, follows } => Some(format!("{how}{follows}")),
            Reason::Does(words) => Some(words),
            Reason::Unseen => None,
        }
    }
}

impl From<&str> for Reason {
    fn from(words: &str) -> Reason {
        Reason::Does(words.to_owned())
    }
}

/// The reason that holds in most of the worlds, among equals the first; a win is certain only where all of them have
/// it.
pub fn commonest(reasons: &[Reason]) -> Option<Reason> {
    let count = |reason: &Reason| reasons.iter().filter(|&other| other == reason).count();
    let most = reasons.iter().map(count).max()?;
    let found = reasons.iter().find(|reason| count(reason) == most)?;
    Some(match found {
        Reason::Wins { follows, .. } if most < reasons.len() => Reason::Does(format!("may win at once{follows}")),
        found => found.clone(),
    })
}
