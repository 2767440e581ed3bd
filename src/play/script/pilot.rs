//! Pilot: who answers a turn script, and makes its rolls.

use std::num::NonZeroU32;

use crate::play::script::game::{Game, PromptOf};
use crate::play::script::secrets::Secrets;
use crate::play::seats::event::Event;
use crate::play::seats::seat::Seat;

/// Somebody or something that answers a script: a tape of recorded answers, a bot, a test.
pub trait Pilot<G: Game> {
    /// The answer to the prompt and the milliseconds it took; `None` suspends the script here.
    fn pick(&mut self, table: &G::Table, prompt: &PromptOf<G>) -> Option<(G::Choice, u32)>;
    /// Keeps the question at which the script is suspended.
    fn keep(&mut self, prompt: PromptOf<G>);
    /// The answer that is already on record for the next question, if the pilot repeats a record.
    fn recorded(&self) -> Option<G::Choice> {
        None
    }
    /// That answer, if it is one of these.
    fn recorded_among(&self, candidates: &[G::Choice]) -> Option<G::Choice> {
        self.recorded().filter(|known| candidates.contains(known))
    }
    /// True if a record goes on with the answer to another question than this one, which was not asked then.
    fn is_past(&self, _seat: Seat, options: &[G::Choice]) -> bool {
        self.recorded().is_some_and(|known| !options.contains(&known))
    }
    /// True if the event that happens now is told.
    fn tells(&mut self, _event: &Event<G::Event>) -> bool {
        true
    }
    /// An answer is taken: what was disclosed before it in this turn, and how many events the turn had told.
    fn answered(&mut self, _secrets: Secrets, _told: usize) {}
    /// A player is shown something hidden of which nothing is told.
    fn disclose(&mut self) {}
    /// A number from 0 to `of - 1`; `shuffles`: it only decides an order, as that of a pile.
    fn roll(&mut self, of: NonZeroU32, shuffles: bool) -> u32;
}
