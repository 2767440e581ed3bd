//! Tape: the pilot that repeats recorded answers and records new chance.

use std::num::NonZeroU32;

use super::dice::Dice;
use super::game::{Game, PromptOf};
use super::pilot::Pilot;
use super::seat::Seat;

/// One line of the record of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Entry<A> {
    /// A seat's answer, and the milliseconds it thought, where a clock runs.
    Answer(Seat, A, u32),
    /// A roll: one of so many outcomes, and which it was.
    Chance {
        /// How many outcomes there were.
        of: u32,
        /// Which one came, from 0.
        got: u32,
    },
}

/// Repeats the entries of one turn; chance beyond the record is rolled and written down.
pub struct Tape<'a, G: Game> {
    entries: &'a mut Vec<Entry<G::Choice>>,
    at: usize,
    dice: Dice,
    asked: Option<PromptOf<G>>,
}

impl<'a, G: Game> Tape<'a, G> {
    /// A tape that goes on behind `at` entries; `dice` stand at the first roll after the recorded ones.
    pub fn new(entries: &'a mut Vec<Entry<G::Choice>>, at: usize, dice: Dice) -> Tape<'a, G> {
        Tape { entries, at, dice, asked: None }
    }

    /// How many entries were used.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The question behind the last answer.
    pub fn asked(self) -> Option<PromptOf<G>> {
        self.asked
    }
}

impl<G: Game> Pilot<G> for Tape<'_, G> {
    fn pick(&mut self, _table: &G::Table, _prompt: &PromptOf<G>) -> Option<(G::Choice, u32)> {
        match self.entries.get(self.at) {
            Some(&Entry::Answer(_, choice, thought)) => {
                self.at += 1;
                Some((choice, thought))
            }
            _ => None,
        }
    }

    fn keep(&mut self, prompt: PromptOf<G>) {
        self.asked = Some(prompt);
    }

    fn recorded(&self) -> Option<G::Choice> {
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
