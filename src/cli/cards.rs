//! `deckmate cards`: the cards of a game, for whoever makes a deck of them.

use clap::Args;
use deckmate::games::catalog::catalog;
use deckmate::play::{Code, Fault};

use super::out::say;
use super::words;

/// Of which game.
#[derive(Args)]
pub struct Cards {
    /// The game.
    #[arg(long, default_value = "chess-storm", value_parser = words::game())]
    game: String,
}

impl Cards {
    /// Prints a line for each card: its number, its name in options, when it is played, and what it does.
    ///
    /// # Errors
    /// A game without cards.
    pub fn run(self) -> Result<(), Fault> {
        let games = catalog().games;
        let cards = games.into_iter().find(|game| game.name == self.game).map(|game| game.cards).unwrap_or_default();
        if cards.is_empty() {
            return Err(Fault::new(Code::BadInput, format!("{} has no cards", self.game)));
        }
        for card in cards {
            say!("{:>3}  {:<20} {:<36} {}", card.number, card.name, card.window, card.text);
        }
        Ok(())
    }
}
