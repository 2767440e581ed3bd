//! The file of a match that is played in several goes: what it holds is not played again, what ends is added at once.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use deckmate::play::Fault;

use super::played::{self, Played};

/// Beginning of each line of a game.
const BEGINNING: &str = "{\"game\":";

/// An open file of finished games.
pub struct Kept {
    path: PathBuf,
    file: File,
    /// The games that it held when it was opened, by their numbers.
    pub games: BTreeMap<u32, Played>,
}

impl Kept {
    /// Opens a file, or begins it, and its folder. `is_own` says which games belong to the match; one that does not is an error. A last
    /// line that was not written to its end is dropped.
    pub fn open(path: &Path, is_own: impl Fn(&Played) -> bool) -> Result<Kept, Fault> {
        let text = if path.exists() { played::text_of(path)? } else { String::new() };
        let whole = played::whole_lines(&text);
        let torn = &text[whole.len()..];
        if !torn.starts_with(BEGINNING) && !BEGINNING.starts_with(torn) {
            return Err(played::at_line(
                path,
                whole.lines().count(),
                "this is no game of a match, and not overwritten",
            ));
        }
        let mut games = BTreeMap::new();
        for found in played::games_in(path, whole) {
            let (line, game) = found?;
            if !is_own(&game) {
                let what = format!("this is a game of another match or slice: {}", game.named());
                return Err(played::at_line(path, line, &what));
            }
            games.insert(game.game, game);
        }
        let failed = |error: std::io::Error| played::fault(path, &error.to_string());
        path.parent().map_or(Ok(()), std::fs::create_dir_all).map_err(failed)?;
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(failed)?;
        if whole.len() < text.len() {
            file.set_len(whole.len() as u64).map_err(failed)?;
        }
        Ok(Kept { path: path.to_path_buf(), file, games })
    }

    /// Adds a game that has ended.
    pub fn add(&mut self, game: &Played) -> Result<(), Fault> {
        let written = self.file.write_all(format!("{}\n", game.line()).as_bytes());
        written.map_err(|error| played::fault(&self.path, &error.to_string()))
    }
}
