//! Why something cannot be chosen now, in one sentence, from what the player who wonders may know.

use super::about::About;
use super::error::{Code, Fault};
use super::game::{Game, PromptOf};
use super::input;
use super::seat::Seat;
use super::spelling::alike;

/// Why the seat cannot choose it now; nothing if an answer that is offered to the seat touches it.
///
/// It builds on what is offered, on public facts and on the seat's own secrets: a player who is not asked learns no more
/// than that.
pub fn explain<G: Game>(table: &G::Table, prompt: Option<&PromptOf<G>>, seat: Seat, about: About) -> Option<String> {
    let Some(prompt) = prompt else { return Some("The game is over.".into()) };
    if prompt.seat != seat {
        return Some("It is your opponent's turn.".into());
    }
    if prompt.options.iter().any(|choice| about.is_part_of(choice)) {
        return None;
    }
    G::explain(table, prompt, about)
}

impl About {
    /// What is meant by these words, in a game with so many files and these cards.
    ///
    /// # Errors
    /// `bad-input` if it is not just one of the two, `unknown-square` or `unknown-card` naming the culprit.
    pub fn read<G: Game>(square: Option<&str>, card: Option<&str>) -> Result<About, Fault> {
        match (square, card) {
            (Some(name), None) => input::square_of(name, G::INFO.files).map(About::Square),
            (None, Some(name)) => {
                let found = G::card_names().into_iter().find(|known| alike(known, name));
                let unknown = || Fault::new(Code::UnknownCard, format!("there is no card `{name}` in this game"));
                found.map(About::Card).ok_or_else(unknown)
            }
            _ => Err(Fault::new(Code::BadInput, "an explanation is about a square or a card")),
        }
    }
}
