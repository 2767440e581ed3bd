//! What was revealed in a part of a game: it decides whether answers can be taken back. It is not worked out from the names
//! of events alone, so that a new card needs no entry here.

use crate::play::script::game::Game;
use crate::play::script::host::Host;
use crate::play::seats::event::Event;
use crate::play::seats::seat::{Eye, Seat};

/// How many secret answers each seat gave, and how many of them may be known. What is told after a secret answer may show
/// it, whatever it is; answers that the table keeps ([`Game::keeps`]) are not counted, nor what was rolled for them.
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

    /// Whether a seat gave one that nobody else can know yet.
    fn is_sealed(&self, seat: Seat) -> bool {
        self.given[seat.index()] > self.shown[seat.index()]
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

/// How much was known when an answer was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::play) struct Known {
    pub secrets: Secrets,
    /// How many events had been told.
    pub told: usize,
}

impl<G: Game> Host<G> {
    /// How much is known now.
    pub(in crate::play) fn known(&self) -> Known {
        Known { secrets: self.secrets.now, told: self.past.len() + self.fresh.len() }
    }

    /// How much was known at an answer, counted from the first one.
    pub(in crate::play) fn known_at(&self, answer: usize) -> Option<&Known> {
        self.known.iter().chain(&self.fresh_known).nth(answer)
    }

    /// Whether something was rolled, a secret answer may have been shown, or hidden things were seen since a seat gave the
    /// answer that is to be taken back.
    pub(in crate::play) fn disclosed_since(&self, then: &Known, by: Seat) -> bool {
        let now = self.secrets.now;
        now.rolled > then.secrets.rolled
            || now.shown != then.secrets.shown
            // What is asked after the answer may follow from the sealed one: who is asked to throw a sign knows that signs
            // were chosen.
            || then.secrets.is_sealed(by.other())
            || self.events().skip(then.told).any(Event::reveals)
    }

    /// Whether a seat gave a secret answer that nobody else can know yet, unless the board shows it.
    pub(in crate::play) fn is_sealed(&self) -> bool {
        Seat::BOTH.into_iter().any(|seat| self.secrets.now.is_sealed(seat))
    }

    /// Whether the board as everybody sees it is the same as in the other state.
    pub(in crate::play) fn looks_like(&self, other: &Host<G>) -> bool {
        let public = |host: &Host<G>| G::view(&host.shown, Eye::Watcher);
        public(self) == public(other)
    }
}

impl TurnSecrets {
    /// Whether a seat has given a secret answer since the last checkpoint.
    pub(in crate::play) fn has_given(&self, seat: Seat) -> bool {
        self.now.given[seat.index()] != self.base.given[seat.index()]
    }
}

/// The secrets of a running turn.
#[derive(Clone, Copy, Default)]
pub(in crate::play) struct TurnSecrets {
    /// Those of the part before the last checkpoint.
    pub base: Secrets,
    /// Those of the turn up to its open question.
    pub now: Secrets,
}
