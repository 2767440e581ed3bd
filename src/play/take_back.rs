//! Going back: the record but for its end is played again, unless something came out since.

use super::config::Config;
use super::error::{Code, Fault};
use super::game::Game;
use super::host::Host;
use super::seat::Seat;
use super::tape::Entry;

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

    /// Whether [`Host::back_by`] would take so many answers back; nothing changes. It plays the game again.
    ///
    /// # Errors
    /// What `back_by` would be refused with.
    pub fn can_go_back(&self, seat: Option<Seat>, answers: u32) -> Result<(), Fault> {
        self.before_answer(seat, answers).map(drop)
    }

    /// The game before that answer of a seat, counted from the last one, if nothing was revealed since.
    fn before_answer(&self, seat: Option<Seat>, answers: u32) -> Result<Host<G>, Fault> {
        let asked = seat.or(self.prompt.as_ref().map(|prompt| prompt.seat));
        let own = self.last_answer(asked, answers);
        let found = if seat.is_some() { own } else { own.or_else(|| self.last_answer(None, answers)) };
        let Some((turn, at)) = found else {
            return Err(Fault::new(Code::NothingToTakeBack, "there is no answer to take back"));
        };
        let mut kept: Vec<_> = self.record().take(turn + 1).cloned().collect();
        let by = match kept[turn][at] {
            Entry::Answer(by, ..) => by,
            Entry::Chance { .. } => return Err(Fault::new(Code::Diverged, "a roll is no answer")),
        };
        kept[turn].truncate(at);
        let before = Host::replay(self.config.clone(), &kept)?;
        if self.disclosed_since(&before, by) {
            return Err(Fault::new(Code::Revealed, "something was revealed since: it cannot be taken back"));
        }
        Ok(before)
    }

    /// Where an answer of a seat, or of anybody, stands in the record, counted from the last one: in which turn, and at
    /// which place there.
    fn last_answer(&self, of: Option<Seat>, answers: u32) -> Option<(usize, usize)> {
        let is_of = |entry: &Entry<G::Choice>| match entry {
            Entry::Answer(who, ..) => of.is_none_or(|seat| seat == *who),
            Entry::Chance { .. } => false,
        };
        let places = |(turn, entries): (usize, &Vec<Entry<G::Choice>>)| {
            let own = entries.iter().enumerate().filter(|(_, entry)| is_of(entry));
            own.map(|(at, _)| (turn, at)).collect::<Vec<_>>()
        };
        let all: Vec<(usize, usize)> = self.record().enumerate().flat_map(places).collect();
        all.len().checked_sub(answers.max(1) as usize).map(|at| all[at])
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
