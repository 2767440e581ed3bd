//! The part of a game in progress that one seat may know: all that a computer opponent is given.

use crate::play::eyes::world::Looker;
use crate::play::outside::dice::Dice;
use crate::play::script::game::{Game, PromptOf};
use crate::play::script::host::Host;
use crate::play::script::tape::Entry;
use crate::play::seats::seat::Seat;

/// A question, and tables that agree with everything that the asked seat sees. The true table is not in it: what the
/// seat has not seen is dealt anew before anything is handed out.
pub struct Seen<G: Game> {
    seat: Seat,
    table: G::Table,
    prompt: PromptOf<G>,
    last: Option<G::Choice>,
}

impl<G: Game> Seen<G> {
    /// The part that the asked seat may know; nothing when the game is over.
    pub fn new(host: &Host<G>) -> Option<Seen<G>> {
        let prompt = host.prompt()?.clone();
        let last = match host.record().last().and_then(|turn| turn.last()) {
            Some(Entry::Answer(seat, choice, _)) if *seat == prompt.seat => Some(*choice),
            _ => None,
        };
        Some(Seen { last, ..Seen::at(host.table(), prompt) })
    }

    /// The part of a table that the asked seat may know.
    pub fn at(table: &G::Table, prompt: PromptOf<G>) -> Seen<G> {
        let mut table = table.clone();
        G::imagine(&mut table, prompt.seat, &mut Dice::new("seen"));
        Seen { seat: prompt.seat, table, prompt, last: None }
    }

    /// The part that somebody who looks back knew; nothing when the game is over. Answers that another seat could give
    /// are not in it.
    pub fn by(host: &Host<G>, looker: Looker) -> Option<Seen<G>> {
        let mut prompt = host.prompt()?.clone();
        if prompt.seat != looker.seat {
            prompt.options.clear();
        }
        let mut table = host.laid_open(host.table(), looker);
        G::imagine(&mut table, looker.seat, &mut Dice::new("seen"));
        Some(Seen { seat: looker.seat, table, prompt, last: None })
    }

    /// The open question.
    pub fn prompt(&self) -> &PromptOf<G> {
        &self.prompt
    }

    /// The seat whose knowledge this is: the asked one, unless somebody looks back.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat's last answer, if it is the last thing that happened in this turn.
    pub fn last(&self) -> Option<G::Choice> {
        self.last
    }

    /// A table that agrees with what the seat sees.
    pub fn table(&self) -> &G::Table {
        &self.table
    }

    /// Another such table, chosen at random.
    pub fn another(&self, dice: &mut Dice) -> G::Table {
        let mut table = self.table.clone();
        G::imagine(&mut table, self.seat, dice);
        table
    }
}
