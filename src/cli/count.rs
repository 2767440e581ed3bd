//! `deckmate perft`: move counting.

use clap::Args;
use deckmate::board::{self, Pasted};
use deckmate::games::registry;
use deckmate::play::config::left_out;
use deckmate::play::Fault;

use super::out::{note, say};
use super::words;

/// Game, position and depth of a count.
#[derive(Args)]
pub struct Perft {
    /// The game.
    #[arg(long, value_parser = words::game())]
    game: String,
    /// The first four FEN fields, in quotes, with spaces; default: the start position.
    #[arg(long, default_value = "")]
    board: String,
    /// The number of plies.
    #[arg(long)]
    depth: u32,
    /// Also prints the count behind each first move.
    #[arg(long)]
    divide: bool,
}

impl Perft {
    /// Counts and prints.
    pub fn run(self) -> Result<(), Fault> {
        let (Pasted { mut position, dropped }, variant) = registry::pasted(&self.game, &self.board)?;
        for error in &dropped {
            note(format_args!("{}", left_out(error)));
        }
        if !self.divide || self.depth == 0 {
            say!("total {}", board::perft(&mut position.board, variant, position.side, self.depth));
            return Ok(());
        }
        let counts = board::divide(&mut position.board, variant, position.side, self.depth);
        for (first, count) in &counts {
            say!("{first} {count}");
        }
        say!("total {}", counts.iter().map(|(_, count)| count).sum::<u64>());
        Ok(())
    }
}
