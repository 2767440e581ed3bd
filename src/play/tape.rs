//! Tape: the pilot that repeats recorded answers and records new chance.

use std::num::NonZeroU32;

use super::choice::Choice;
use super::dice::Dice;
use super::flow::Pilot;
use super::game::Game;
use super::prompt::Prompt;
use super::seat::Seat;

/// One line of the record of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Entry {
    /// A seat's answer, and the milliseconds it thought, where a clock runs.
    Answer(Seat, Choice, u32),
    /// A roll: one of so many outcomes, and which it was.
    Chance {
        /// How many outcomes there were.
        of: u32,
        /// Which one came, from 0.
        got: u32,
    },
}

/// Repeats the entries of one turn; chance beyond the record is rolled and written down.
pub struct Tape<'a> {
    entries: &'a mut Vec<Entry>,
    at: usize,
    dice: Dice,
}

impl<'a> Tape<'a> {
    /// A tape at its start; `dice` stand at the first roll after the recorded ones.
    pub fn new(entries: &'a mut Vec<Entry>, dice: Dice) -> Tape<'a> {
        Tape { entries, at: 0, dice }
    }

    /// Whether every recorded entry was used.
    pub fn is_spent(&self) -> bool {
        self.at == self.entries.len()
    }
}

impl<G: Game> Pilot<G> for Tape<'_> {
    fn pick(&mut self, _table: &G::Table, _prompt: &Prompt) -> Option<(Choice, u32)> {
        match self.entries.get(self.at) {
            Some(&Entry::Answer(_, choice, thought)) => {
                self.at += 1;
                Some((choice, thought))
            }
            _ => None,
        }
    }

    fn recorded(&self) -> Option<Choice> {
        match self.entries.get(self.at) {
            Some(&Entry::Answer(_, choice, _)) => Some(choice),
            _ => None,
        }
    }

    fn roll(&mut self, of: NonZeroU32) -> u32 {
        if let Some(&Entry::Chance { got, .. }) = self.entries.get(self.at) {
            self.at += 1;
            return got;
        }
        let got = self.dice.roll(of);
        self.entries.push(Entry::Chance { of: of.get(), got });
        self.at = self.entries.len();
        got
    }
}
