//! Going back: the record but for its end is played again, unless something came out since.

use crate::play::outside::config::Config;
use crate::play::outside::error::{Code, Fault};
use crate::play::script::game::Game;
use crate::play::script::host::Host;
use crate::play::script::tape::Entry;
use crate::play::seats::seat::Seat;
use crate::play::seats::view;

/// An answer of the record: in which turn, at which place there, by whom, and how many were given before it.
struct Given {
    turn: usize,
    at: usize,
    by: Seat,
    number: usize,
}

fn revealed() -> Fault {
    Fault::new(Code::Revealed, "something was revealed since: it cannot be taken back")
}

impl<G: Game> Host<G> {
    /// Takes back the seat's last answer and what followed it. Without a seat: the asked one's, or, when it has not
    /// answered yet or the game is over, the last one given.
    ///
    /// # Errors
    /// `nothing-to-take-back`, or `revealed` when somebody learnt something since; nothing has changed then.
    pub fn back(&mut self, seat: Option<Seat>) -> Result<(), Fault> {
        self.back_by(seat, 1)
    }

    /// As [`Host::back`], but takes so many answers of that seat back, one at least: all of them or none.
    ///
    /// # Errors
    /// As [`Host::back`].
    pub fn back_by(&mut self, seat: Option<Seat>, answers: u32) -> Result<(), Fault> {
        *self = self.before_answer(seat, answers)?;
        Ok(())
    }

    /// The number of lines that the log keeps if [`Host::back_by`] takes so many answers back; nothing changes. The game
    /// is played again only if a secret answer may be seen on the board.
    ///
    /// # Errors
    /// The fault that `back_by` would be refused with.
    pub fn can_go_back(&self, seat: Option<Seat>, answers: u32) -> Result<usize, Fault> {
        let given = self.given(seat, answers)?;
        if self.is_sealed() {
            self.before(&given)?;
        }
        let told = self.known_at(given.number).map_or(0, |known| known.told);
        Ok(view::log(self.events().take(told)).len())
    }

    /// The game before that answer of a seat, counted from the last one, if nothing was revealed since.
    fn before_answer(&self, seat: Option<Seat>, answers: u32) -> Result<Host<G>, Fault> {
        self.before(&self.given(seat, answers)?)
    }

    /// That answer of a seat, counted from the last one, if nothing was told since that it could have shown.
    fn given(&self, seat: Option<Seat>, answers: u32) -> Result<Given, Fault> {
        let asked = seat.or(self.prompt.as_ref().map(|prompt| prompt.seat));
        let own = self.last_answer(asked, answers);
        let found = if seat.is_some() { own } else { own.or_else(|| self.last_answer(None, answers)) };
        let Some(given) = found else {
            return Err(Fault::new(Code::NothingToTakeBack, "there is no answer to take back"));
        };
        match self.known_at(given.number) {
            Some(then) if !self.disclosed_since(then, given.by) => Ok(given),
            _ => Err(revealed()),
        }
    }

    /// The game before an answer, if the board does not show a secret one since.
    fn before(&self, given: &Given) -> Result<Host<G>, Fault> {
        let mut kept: Vec<_> = self.record().take(given.turn + 1).cloned().collect();
        kept[given.turn].truncate(given.at);
        let before = Host::replay(self.config.clone(), &kept)?;
        debug_assert_eq!(self.known_at(given.number), Some(&before.known()), "what was known at the answer");
        if self.is_sealed() && !self.looks_like(&before) {
            return Err(revealed());
        }
        Ok(before)
    }

    /// An answer of a seat, or of anybody, counted from the last one.
    fn last_answer(&self, of: Option<Seat>, answers: u32) -> Option<Given> {
        let mut number = 0;
        let mut found = Vec::new();
        for (turn, entries) in self.record().enumerate() {
            for (at, entry) in entries.iter().enumerate() {
                let Entry::Answer(by, ..) = *entry else { continue };
                if of.is_none_or(|seat| seat == by) {
                    found.push(Given { turn, at, by, number });
                }
                number += 1;
            }
        }
        let index = found.len().checked_sub(answers.max(1) as usize)?;
        found.into_iter().nth(index)
    }

    /// Runs a record from its deal.
    ///
    /// # Errors
    /// `diverged` when the record does not fit the rules, `bad-setup` when the config does not.
    pub fn replay(config: Config, record: &[Vec<Entry<G::Choice>>]) -> Result<Host<G>, Fault> {
        let mut host: Host<G> = Host::bare(config)?;
        for (turn, entries) in record.iter().enumerate() {
            // A turn that asks nothing was run with the one before it.
            if host.journal.get(turn).is_some_and(|done| done == entries) {
                continue;
            }
            if host.journal.len() != turn {
                return Err(Fault::new(Code::Diverged, format!("turn {turn} of the record does not fit the rules")));
            }
            host.tape.clone_from(entries);
            host.resume()?;
        }
        if record.is_empty() {
            host.resume()?;
        }
        Ok(host)
    }
}
