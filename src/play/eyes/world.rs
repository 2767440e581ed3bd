//! World: a game as it may lie for all that one seat knows, with chance still open; for judging answers after the end.

use crate::play::outside::dice::Dice;
use crate::play::script::game::Game;
use crate::play::script::host::Host;
use crate::play::script::tape::Entry;
use crate::play::seats::seat::{Eye, Seat};
use crate::play::seats::view::View;

/// The most deals in search of a world that fits what the seat sees.
const TRIES: usize = 12;

/// Somebody who looks back at a game: a seat, by what it saw then, or with the other seat's secrets laid open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looker {
    /// The seat.
    pub seat: Seat,
    /// True if it sees all that the other one saw, too.
    pub open: bool,
}

impl<G: Game> Host<G> {
    /// The table with what the looker may know; what it may not know is the true one still.
    pub(in crate::play) fn laid_open(&self, table: &G::Table, looker: Looker) -> G::Table {
        let mut table = table.clone();
        if looker.open {
            G::lay_open(&mut table, looker.seat);
        }
        table
    }

    /// View that the looker has now.
    pub fn seen_by(&self, looker: Looker) -> View<G::Own> {
        G::view(&self.laid_open(&self.shown, looker), Eye::Seat(looker.seat))
    }

    /// A game at the same question that the looker cannot tell from this one: what it does not see is dealt anew, and
    /// chance falls otherwise from now on. Nothing where none is found.
    pub fn world(&self, looker: Looker, salt: &str) -> Option<Host<G>> {
        let seen = self.seen_by(looker);
        let asked = self.prompt.as_ref()?;
        // A choice that the other seat has just made in secret must not show by what follows from it.
        if !self.has_ended && self.secrets.has_given(!looker.seat) {
            return None;
        }
        let mut dice = Dice::new(salt);
        for number in 0..TRIES {
            let mut world = self.clone();
            world.base = self.laid_open(&self.base, looker);
            G::imagine(&mut world.base, looker.seat, &mut dice);
            world.config.seed = format!("{salt}-{number}");
            // The next roll is the first one: how many were made before may be the other seat's secret.
            world.rolls = 0;
            for entry in world.tape.iter_mut().skip(self.done) {
                if let Entry::Chance { of, got, shuffles } = entry {
                    world.rolls = world.rolls.wrapping_sub(1);
                    // Of the order of what was shuffled since then only that is known which has been seen.
                    if *shuffles {
                        *got = dice.below(*of as usize) as u32;
                    }
                }
            }
            let fits = world.resume().is_ok()
                && world.prompt.as_ref().is_some_and(|prompt| (prompt.seat, prompt.why) == (asked.seat, asked.why))
                && world.seen_by(looker) == seen;
            if fits {
                return Some(world);
            }
        }
        None
    }
}
