//! `deckmate pgn`: games of PGN as compact texts, and the other way.

use std::path::{Path, PathBuf};

use clap::Args;
use deckmate::games::pgn::{self, Tags};
use deckmate::play::Fault;
use deckmate::AnyGame;

use super::out::{note, say};
use super::played::bytes_of;

/// Files to read.
#[derive(Args)]
pub struct Pgn {
    /// Files of PGN, or with `--write` of compact texts or saves, a line each, or of PGN; `-` is the standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Writes PGN.
    #[arg(long)]
    write: bool,
}

impl Pgn {
    /// Prints a line for each game that can be read, or its PGN; false if one cannot be read.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn run(self) -> Result<bool, Fault> {
        let mut all_right = true;
        for file in &self.files {
            let bytes = bytes_of(file)?;
            // Older files of PGN are in Latin 1, whose bytes are the numbers of its letters.
            let text = String::from_utf8(bytes)
                .unwrap_or_else(|error| error.as_bytes().iter().map(|&byte| char::from(byte)).collect());
            for game in games(&text, self.write) {
                let told = game.and_then(|(game, tags)| if self.write { game.pgn(&tags) } else { game.compact() });
                match told {
                    Ok(told) => say!("{told}"),
                    Err(fault) => {
                        all_right = false;
                        note(format_args!("{}: {}", Path::display(file), fault.message));
                    }
                }
            }
        }
        Ok(all_right)
    }
}

/// The games of a text: of PGN, or where it is to be written of compact texts and saves as well.
fn games(text: &str, writes: bool) -> Vec<Result<(AnyGame, Tags), Fault>> {
    // A brace without a name behind it begins a comment.
    let save = |line: &str| line.strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with('"'));
    let kept = |line: &str| line.starts_with("dm") || save(line);
    if writes && text.trim_start().lines().next().is_some_and(kept) {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let game = |line: &str| if line.starts_with('{') { AnyGame::load(line) } else { AnyGame::expand(line) };
        return lines.map(|line| game(line).map(|game| (game, Tags::new()))).collect();
    }
    pgn::read(text).into_iter().map(|read| read.game.map(|game| (game, read.tags))).collect()
}
