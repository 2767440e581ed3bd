//! Reason that something cannot be chosen now, in one sentence, from all that the player who wonders may know.

use crate::play::ask::about::{About, Wondered};
use crate::play::ask::input;
use crate::play::outside::error::{Code, Fault};
use crate::play::outside::spelling::alike;
use crate::play::script::game::{Game, PromptOf};
use crate::play::seats::seat::Seat;

/// Reason that the seat cannot choose it now; nothing if an answer that is offered to the seat touches it.
///
/// It builds on what is offered, on public facts and on the seat's own secrets: a player who is not asked learns no more
/// than that.
pub fn explain<G: Game>(table: &G::Table, prompt: Option<&PromptOf<G>>, seat: Seat, about: About) -> Option<String> {
    let Some(prompt) = prompt.filter(|prompt| prompt.seat == seat) else {
        return Some(waits(prompt.is_none()));
    };
    let mut about = about;
    loop {
        if prompt.options.iter().any(|choice| about.is_part_of(choice)) {
            return None;
        }
        let said = G::explain(table, prompt, about);
        // A reason that keeps everybody from a square keeps a piece from it.
        about = match about {
            About::Way(_, to) if said.is_none() => About::Square(to),
            _ => return said,
        };
    }
}

/// Sentence for a seat that is asked nothing.
pub(super) fn waits(is_over: bool) -> String {
    if is_over { "The game is over." } else { "It is your opponent's turn." }.into()
}

impl About {
    /// The meaning of these words, in a game with so many files and these cards.
    ///
    /// # Errors
    /// `bad-input` if it is not just one of the two, `unknown-square` or `unknown-card` naming the culprit.
    pub fn read(it: Wondered<'_>, files: u8, cards: &dyn Fn() -> Vec<&'static str>) -> Result<About, Fault> {
        match (it.square, it.from, it.card) {
            (Some(to), from, None) => {
                let to = input::square_of(to, files)?;
                from.map_or(Ok(About::Square(to)), |from| Ok(About::Way(input::square_of(from, files)?, to)))
            }
            (None, None, Some(name)) => {
                let found = cards().into_iter().find(|known| alike(known, name));
                let unknown = || Fault::new(Code::UnknownCard, format!("there is no card `{name}` in this game"));
                found.map(About::Card).ok_or_else(unknown)
            }
            _ => Err(Fault::new(Code::BadInput, "an explanation is about a square or a card")),
        }
    }
}
