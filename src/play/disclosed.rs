//! What was revealed in a part of a game: it decides whether answers can be taken back. It is not worked out from the names
//! of events alone, so that a new card needs no entry here.

use super::event::Event;
use super::game::Game;
use super::host::Host;
use super::seat::{Eye, Seat};

/// How many secret answers each seat gave, and how many of them may be known. What is told after a secret answer may show
/// it, whatever it is; answers that the table keeps ([`Game::keeps`]) are not counted, nor what was rolled for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Secrets {
    given: [u32; 2],
    shown: [u32; 2],
    rolled: u32,
}

impl Secrets {
    /// A seat gave one more.
    pub fn give(&mut self, seat: Seat) {
        self.given[seat.index()] += 1;
    }

    /// Whether a seat gave one that nobody else can know yet.
    fn is_sealed(&self, seat: Seat) -> bool {
        self.given[seat.index()] > self.shown[seat.index()]
    }

    /// Something was rolled, and everybody may know the result.
    pub fn roll(&mut self) {
        self.rolled += 1;
    }

    /// Something hidden was shown to one player alone: it counts as a secret answer that is given and known at once.
    pub fn disclose(&mut self) {
        self.give(Seat::First);
        self.tell();
    }

    /// Something was told.
    pub fn tell(&mut self) {
        self.shown = self.given;
    }
}

impl<G: Game> Host<G> {
    /// Whether something was rolled, a secret answer may have been shown, or hidden things were seen since this earlier state, in
    /// which a seat gave the answer that is to be taken back.
    pub(super) fn disclosed_since(&self, before: &Host<G>, by: Seat) -> bool {
        let told = before.past.len() + before.fresh.len();
        let [now, then] = [self, before].map(|host| host.secrets.now);
        // Even where no event told it, the board may show it.
        let public = |host: &Host<G>| G::view(&host.shown, Eye::Watcher);
        now.rolled > then.rolled
            || now.shown != then.shown
            // What is asked after the answer may follow from the sealed one: who is asked to throw a sign knows that signs
            // were chosen.
            || then.is_sealed(by.other())
            || Seat::BOTH.into_iter().any(|seat| now.is_sealed(seat)) && public(self) != public(before)
            || self.events().skip(told).any(Event::reveals)
    }
}

/// The secrets of a running turn.
#[derive(Clone, Copy, Default)]
pub(super) struct TurnSecrets {
    /// Those of the part before the last checkpoint.
    pub base: Secrets,
    /// Those of the turn up to its open question.
    pub now: Secrets,
}
