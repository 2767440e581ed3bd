//! Rolls that are given from outside: nobody who holds the game knows the next one. An answer comes together with the
//! rolls that it leads to; one that is missing is named, and the answer is given again with it.

use crate::play::outside::config::Config;
use crate::play::outside::error::{Code, Fault};
use crate::play::outside::value::Value;
use crate::play::script::game::Game;
use crate::play::script::host::Host;
use crate::play::script::tape::Entry;
use crate::play::seats::event::Event;

impl<G: Game> Host<G> {
    /// Deals a new game with the rolls of its deal.
    ///
    /// # Errors
    /// `needs-roll` when one is missing, `bad-input` when there are too many, `bad-setup` for an impossible position.
    pub fn with_rolls(config: Config, rolls: &[u32]) -> Result<Host<G>, Fault> {
        let mut host = Host::bare(config)?;
        host.take_rolls(rolls)?;
        host.resume()?;
        host.all_made().map(|()| host)
    }

    /// As [`Host::answer`], with the rolls that the answer leads to.
    ///
    /// # Errors
    /// As [`Host::answer`]; `needs-roll` when a roll is missing, `bad-input` when there are too many. Nothing has changed
    /// then.
    pub fn answer_with(&mut self, said: &Value, thought: u32, rolls: &[u32]) -> Result<Vec<Event<G::Event>>, Fault> {
        let before = self.config.is_given().then(|| self.clone());
        let done = self.take_rolls(rolls).and_then(|()| self.answer(said, thought));
        let done = done.and_then(|events| self.all_made().map(|()| events));
        if let (Err(_), Some(before)) = (&done, before) {
            *self = before;
        }
        done
    }

    /// This game from its deal on, with all rolls of its record to come.
    ///
    /// # Errors
    /// None that a game in progress brings about.
    pub(in crate::play) fn dealt_again(&self) -> Result<Host<G>, Fault> {
        let mut host = Host::bare(self.config.clone())?;
        if self.config.is_given() {
            host.given = self.made().collect();
        }
        host.resume()?;
        Ok(host)
    }

    /// The rolls of the record, in order.
    pub(in crate::play) fn made(&self) -> impl Iterator<Item = u32> + '_ {
        self.record().flatten().filter_map(|entry| match entry {
            Entry::Chance { got, .. } => Some(*got),
            Entry::Answer(..) => None,
        })
    }

    fn take_rolls(&mut self, rolls: &[u32]) -> Result<(), Fault> {
        if !rolls.is_empty() && !self.config.is_given() {
            return Err(Fault::new(Code::BadInput, "the rolls of this game follow from its seed: none are given"));
        }
        self.given = rolls.iter().copied().collect();
        Ok(())
    }

    fn all_made(&self) -> Result<(), Fault> {
        match self.given.len() {
            0 => Ok(()),
            more => Err(Fault::new(Code::BadInput, format!("{more} of the rolls given are not made here"))),
        }
    }
}
