//! A game again: the answers that were given, and the game as it stood after so many of them.

use serde::Serialize;

use super::error::{Code, Fault};
use super::event::Event;
use super::game::Game;
use super::host::Host;
use super::tape::Entry;

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
    /// How many lines the log had once it was carried out.
    pub lines: usize,
}

impl<G: Game> Host<G> {
    /// The answers that were given, in order, secret ones, too.
    pub fn acts(&self) -> Vec<Act> {
        // How many lines the log had after each number of events.
        let mut lines = vec![0];
        for event in self.events() {
            let is_line = matches!(event, Event::Say { .. });
            lines.push(lines[lines.len() - 1] + usize::from(is_line));
        }
        let told = |answers: usize| self.known_at(answers).map_or(lines.len() - 1, |known| known.told);
        let entries =
            self.record().enumerate().flat_map(|(turn, entries)| entries.iter().map(move |entry| (turn, entry)));
        let answers = entries.filter_map(|(turn, entry)| match entry {
            Entry::Answer(seat, choice, thought) => Some((turn, *seat, choice, *thought)),
            Entry::Chance { .. } => None,
        });
        let numbered = answers.enumerate();
        numbered
            .map(|(number, (turn, seat, choice, thought))| Act {
                seat: seat.name(),
                turn,
                text: choice.to_string(),
                thought,
                lines: lines[told(number + 1)],
            })
            .collect()
    }

    /// The game as it stood after so many answers. Once a game has ended, its earlier points hide nothing.
    ///
    /// # Errors
    /// `bad-input` when fewer were given.
    pub fn after(&self, answers: usize) -> Result<Host<G>, Fault> {
        let mut kept = Vec::new();
        let mut left = answers;
        'record: for entries in self.record() {
            let mut turn = Vec::new();
            for entry in entries {
                if matches!(entry, Entry::Answer(..)) {
                    if left == 0 {
                        kept.push(turn);
                        break 'record;
                    }
                    left -= 1;
                }
                turn.push(*entry);
            }
            kept.push(turn);
        }
        if left > 0 {
            let given = answers - left;
            return Err(Fault::new(Code::BadInput, format!("only {given} answers were given, not {answers}")));
        }
        let mut then = Host::replay(self.config.clone(), &kept)?;
        then.has_ended = self.prompt.is_none() || self.has_ended;
        Ok(then)
    }
}
