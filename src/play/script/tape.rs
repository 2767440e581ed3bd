//! Tape: the pilot that repeats the record of a turn, then reads answers from lines of a save, and records new rolls.

use std::collections::VecDeque;
use std::fmt;
use std::num::NonZeroU32;

use crate::play::ask::answer::Answer;
use crate::play::outside::dice::Dice;
use crate::play::script::game::{Game, PromptOf};
use crate::play::script::pilot::Pilot;
use crate::play::script::question::unlisted;
use crate::play::script::secrets::{Known, Secrets};
use crate::play::seats::seat::Seat;

/// One line of the record of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Entry<A> {
    /// A seat's answer, and the milliseconds it thought, where a clock runs.
    Answer(Seat, A, u32),
    /// A roll.
    Chance {
        /// Number of outcomes that there were.
        of: u32,
        /// Number of the one that came, from 0.
        got: u32,
        /// True if it only decides an order, as that of a pile.
        shuffles: bool,
    },
}

/// The number of rolls among some entries.
pub(in crate::play) fn rolls<A>(entries: &[Entry<A>]) -> u64 {
    entries.iter().filter(|entry| matches!(entry, Entry::Chance { .. })).count() as u64
}

/// As a save keeps it: `first e2e4`, with the time where a clock runs, or `roll 17/46`.
impl<A: fmt::Display> fmt::Display for Entry<A> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Answer(seat, choice, 0) => write!(out, "{} {choice}", seat.name()),
            Entry::Answer(seat, choice, thought) => write!(out, "{} {choice} {thought}", seat.name()),
            Entry::Chance { of, got, .. } => write!(out, "roll {got}/{of}"),
        }
    }
}

/// An answer as a save keeps it: by whom, its text, the milliseconds it took.
pub struct SavedAnswer<'a> {
    /// The name of the seat.
    pub seat: &'a str,
    /// The text of the answer.
    pub text: &'a str,
    /// The time.
    pub thought: u32,
}

impl<'a> SavedAnswer<'a> {
    /// Reads a line.
    ///
    /// # Errors
    /// The fault of the line.
    pub fn read(line: &'a str) -> Result<SavedAnswer<'a>, String> {
        let (seat, answer) = line.split_once(' ').ok_or("it names no seat")?;
        let (text, thought) = answer.split_once(' ').unwrap_or((answer, "0"));
        let thought = thought.parse().map_err(|_| format!("`{thought}` is no time"))?;
        Ok(SavedAnswer { seat, text, thought })
    }

    /// The first of these lines, if there is one that can be read.
    fn first(lines: &SavedAnswers<'a>) -> Option<SavedAnswer<'a>> {
        lines.as_slice().first().and_then(|line| SavedAnswer::read(line).ok())
    }
}

/// The answers of a save that are still to be read, rolls left out.
pub type SavedAnswers<'a> = std::vec::IntoIter<&'a str>;

/// Repeats the entries of one turn, then answers with the lines of a save, if there are any. A roll beyond the entries
/// is made with the dice; new answers and rolls are added to the entries.
pub struct Tape<'a, 'b, G: Game> {
    entries: &'a mut Vec<Entry<G::Choice>>,
    at: usize,
    dice: Dice,
    /// The rolls to come, where they are given from outside.
    given: Option<&'a mut VecDeque<u32>>,
    /// Number of outcomes of the first one that is missing there: all that comes after it did not happen.
    lacks: Option<u32>,
    lines: &'a mut SavedAnswers<'b>,
    asked: Option<PromptOf<G>>,
    known: Vec<Known>,
}

impl<'a, 'b, G: Game> Tape<'a, 'b, G> {
    /// A tape that begins after the first `at` entries; `dice` stand at the first roll after the recorded ones.
    pub fn new(
        entries: &'a mut Vec<Entry<G::Choice>>,
        at: usize,
        dice: Dice,
        lines: &'a mut SavedAnswers<'b>,
    ) -> Tape<'a, 'b, G> {
        Tape { entries, at, dice, given: None, lacks: None, lines, asked: None, known: Vec::new() }
    }

    /// Takes the rolls to come from these, if there are any given, instead of from the dice.
    pub fn with_given(self, given: Option<&'a mut VecDeque<u32>>) -> Tape<'a, 'b, G> {
        Tape { given, ..self }
    }

    /// Number of outcomes of the roll that is missing, if one is.
    pub fn lacks(&self) -> Option<u32> {
        self.lacks
    }

    /// Answer in the next line of the save, if all entries are repeated and the line can be read.
    fn next_line(&self) -> Option<SavedAnswer<'b>> {
        SavedAnswer::first(self.lines).filter(|_| self.at == self.entries.len() && self.lacks.is_none())
    }

    /// Number of entries that were used.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The question at which the script stopped, if it did, and how much was known at each answer of this run.
    pub(in crate::play) fn ends(self) -> (Option<PromptOf<G>>, Vec<Known>) {
        (self.asked, self.known)
    }
}

impl<G: Game> Pilot<G> for Tape<'_, '_, G> {
    fn pick(&mut self, _table: &G::Table, prompt: &PromptOf<G>) -> Option<(G::Choice, u32)> {
        if self.at == self.entries.len() {
            let SavedAnswer { text, thought, .. } = self.next_line().filter(|line| line.seat == prompt.seat.name())?;
            let beside = [unlisted::<G>(prompt), G::TIME_UP];
            let choice = G::Choice::named(&prompt.options, text)
                .or_else(|| beside.iter().find_map(|one| G::Choice::named(one.as_slice(), text)))?;
            self.entries.push(Entry::Answer(prompt.seat, choice, thought));
            self.lines.next();
        }
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

    fn answered(&mut self, secrets: Secrets, told: usize) {
        self.known.push(Known { secrets, told });
    }

    fn recorded(&self) -> Option<G::Choice> {
        match self.entries.get(self.at) {
            Some(&Entry::Answer(_, choice, _)) => Some(choice),
            _ => None,
        }
    }

    fn recorded_among(&self, candidates: &[G::Choice]) -> Option<G::Choice> {
        match self.next_line() {
            Some(line) => G::Choice::named(candidates, line.text),
            None => self.recorded().filter(|known| candidates.contains(known)),
        }
    }

    fn is_past(&self, seat: Seat, options: &[G::Choice]) -> bool {
        match (self.entries.get(self.at), self.next_line()) {
            (Some(&Entry::Answer(by, choice, _)), _) => {
                by != seat || !options.contains(&choice) && ![G::RESIGN, G::TIME_UP].contains(&Some(choice))
            }
            (Some(Entry::Chance { .. }), _) => true,
            (None, Some(line)) => {
                let (resigns, late) = (G::RESIGN, G::TIME_UP);
                let lists = [options, resigns.as_slice(), late.as_slice()];
                line.seat != seat.name() || lists.iter().all(|list| G::Choice::named(list, line.text).is_none())
            }
            (None, None) => false,
        }
    }

    fn roll(&mut self, of: NonZeroU32, shuffles: bool) -> u32 {
        if let Some(&Entry::Chance { got, .. }) = self.entries.get(self.at) {
            self.at += 1;
            return got;
        }
        let got = match self.given.as_mut().map(|given| given.pop_front().filter(|&got| got < of.get())) {
            None => self.dice.roll(of),
            Some(Some(got)) if self.lacks.is_none() => got,
            Some(_) => {
                self.lacks.get_or_insert(of.get());
                return self.dice.roll(of);
            }
        };
        self.entries.push(Entry::Chance { of: of.get(), got, shuffles });
        self.at = self.entries.len();
        got
    }
}
