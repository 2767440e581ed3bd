//! How a turn script runs: it goes on while its pilot answers, and stops where nobody does.

use std::num::NonZeroU32;

use super::game::Game;
use super::prompt::PromptOf;

/// Why a script stopped before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A question waits for an answer; the pilot keeps it.
    Ask,
    /// What was done so far stands in the table alone: the same turn begins again behind it. With this a turn of many
    /// answers does not repeat all of them at each.
    Step,
    /// The game is over.
    Over,
    /// A card cannot take effect in this way.
    Void,
    /// A recorded answer was not among the options: the record belongs to other rules.
    Diverged,
}

/// What every step of a script returns.
pub type Flow<T = ()> = Result<T, Stop>;

/// Who answers a script: a tape of recorded answers, a bot, a test.
pub trait Pilot<G: Game> {
    /// The answer to the prompt and the milliseconds it took; `None` suspends the script here.
    fn pick(&mut self, table: &G::Table, prompt: &PromptOf<G>) -> Option<(G::Choice, u32)>;
    /// Keeps the question at which the script is suspended.
    fn keep(&mut self, prompt: PromptOf<G>);
    /// The answer that is already on record for the next question, if the pilot repeats a record.
    fn recorded(&self) -> Option<G::Choice> {
        None
    }
    /// A number from 0 to `of - 1`.
    fn roll(&mut self, of: NonZeroU32) -> u32;
}
