//! Numbers of the secrets that the players have given in a part of a game, and of those that may be known.

use crate::play::seats::seat::Seat;

/// Numbers of the secret answers that each seat gave, and of those that may be known. Anything told after a secret
/// answer may show it; answers that the table keeps ([`Game::keeps`](crate::play::Game::keeps)) are not counted, nor
/// what was rolled for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Secrets {
    given: [u32; 2],
    shown: [u32; 2],
    rolled: u32,
}

impl Secrets {
    /// A seat gave one more.
    pub(in crate::play) fn give(&mut self, seat: Seat) {
        self.given[seat.index()] += 1;
    }

    /// True if a seat gave one that nobody else can know yet.
    pub(in crate::play) fn is_sealed(&self, seat: Seat) -> bool {
        self.given[seat.index()] > self.shown[seat.index()]
    }

    /// True if something was rolled, or a secret answer may have been shown, since then.
    pub(in crate::play) fn has_shown_since(&self, then: &Secrets) -> bool {
        self.rolled > then.rolled || self.shown != then.shown
    }

    /// Something was rolled, and everybody may know the result.
    pub(in crate::play) fn roll(&mut self) {
        self.rolled += 1;
    }

    /// Something hidden was shown to one player alone: it counts as a secret answer that is given and known at once.
    pub(in crate::play) fn disclose(&mut self) {
        self.give(Seat::First);
        self.tell();
    }

    /// Something was told.
    pub(in crate::play) fn tell(&mut self) {
        self.shown = self.given;
    }
}

/// The amount that was known when an answer was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::play) struct Known {
    pub secrets: Secrets,
    /// Number of events that had been told.
    pub told: usize,
}

/// The secrets of a running turn.
#[derive(Clone, Copy, Default)]
pub(in crate::play) struct TurnSecrets {
    /// Those of the part before the last checkpoint.
    pub base: Secrets,
    /// Those of the turn up to its open question.
    pub now: Secrets,
}

impl TurnSecrets {
    /// True if a seat has given a secret answer since the last checkpoint.
    pub(in crate::play) fn has_given(&self, seat: Seat) -> bool {
        self.now.given[seat.index()] != self.base.given[seat.index()]
    }
}
