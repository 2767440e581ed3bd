//! Facts that were revealed in a part of a game: they decide whether answers can be taken back. They are not worked out
//! from the names of events alone, so that a new card needs no entry here.

use crate::play::script::game::Game;
use crate::play::script::host::Host;
use crate::play::script::secrets::Known;
use crate::play::seats::event::Event;
use crate::play::seats::seat::{Eye, Seat};

impl<G: Game> Host<G> {
    /// The amount that is known now.
    pub(in crate::play) fn known(&self) -> Known {
        Known { secrets: self.secrets.now, told: self.past.len() + self.fresh.len() }
    }

    /// The amount that was known at an answer, counted from the first one.
    pub(in crate::play) fn known_at(&self, answer: usize) -> Option<&Known> {
        self.known.iter().chain(&self.fresh_known).nth(answer)
    }

    /// True if something was rolled, a secret answer may have been shown, or hidden things were seen since a seat gave
    /// the answer that is to be taken back.
    pub(in crate::play) fn disclosed_since(&self, then: &Known, by: Seat) -> bool {
        self.secrets.now.has_shown_since(&then.secrets)
            // The question after the answer may follow from the sealed one: a player who is asked to throw a sign knows
            // that signs were chosen.
            || then.secrets.is_sealed(by.other())
            || self.events().skip(then.told).any(Event::reveals)
    }

    /// True if a seat gave a secret answer that nobody else can know yet, unless the board shows it.
    pub(in crate::play) fn is_sealed(&self) -> bool {
        Seat::BOTH.into_iter().any(|seat| self.secrets.now.is_sealed(seat))
    }

    /// True if the board as everybody sees it is the same as in the other state.
    pub(in crate::play) fn looks_like(&self, other: &Host<G>) -> bool {
        let public = |host: &Host<G>| G::view(&host.shown, Eye::Watcher);
        public(self) == public(other)
    }
}
