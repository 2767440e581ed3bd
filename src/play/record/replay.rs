//! A game again: the answers that were given, and how long the log was after each.

use serde::Serialize;

use crate::play::record::save::is_roll;
use crate::play::script::game::Game;
use crate::play::script::host::Host;
use crate::play::script::tape::SavedAnswer;
use crate::play::seats::event::Event;
use crate::play::seats::seat::Seat;

/// An answer that was given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Act {
    /// By whom.
    pub seat: &'static str,
    /// In which turn; 0 is the deal.
    pub turn: usize,
    /// The answer, as [`Host::answer`](Host::answer) takes it.
    pub text: String,
    /// The milliseconds that it took, where a clock runs; 0 elsewhere.
    pub thought: u32,
    /// Number of lines that the log had once it was carried out.
    pub lines: usize,
}

/// The answers of a record, with the number of lines after none of them, after the first, and so on.
pub fn acts(record: &[Vec<String>], lines: &[usize]) -> Vec<Act> {
    let entries = record.iter().enumerate().flat_map(|(turn, entries)| entries.iter().map(move |entry| (turn, entry)));
    let answers = entries.filter(|(_, entry)| !is_roll(entry));
    let act = |((turn, entry), &lines): ((usize, &String), &usize)| {
        let SavedAnswer { seat, text, thought } = SavedAnswer::read(entry).ok()?;
        Some(Act { seat: Seat::from_name(seat)?.name(), turn, text: text.to_owned(), thought, lines })
    };
    answers.zip(lines.iter().skip(1)).filter_map(act).collect()
}

impl<G: Game> Host<G> {
    /// Number of lines that the log had before the first answer, after it, and so on.
    pub fn lines(&self) -> Vec<usize> {
        // Number of lines among the first so many events.
        let mut among = vec![0];
        for event in self.events() {
            let is_line = matches!(event, Event::Say { .. });
            among.push(among[among.len() - 1] + usize::from(is_line));
        }
        let told = self.known.iter().chain(&self.fresh_known).map(|known| known.told);
        told.chain([among.len() - 1]).map(|told| among[told]).collect()
    }

    /// True if nothing is hidden any more: the game has ended, or this is an earlier point of one that has.
    pub fn is_open(&self) -> bool {
        self.prompt.is_none() || self.has_ended
    }

    /// Makes this an earlier point of a game that has ended: from now on nothing of it is hidden.
    pub fn open(&mut self) {
        self.has_ended = true;
    }
}
