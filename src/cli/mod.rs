//! The commands of `deckmate`.

mod bench;
mod contest;
mod count;
mod solo;
mod tally;

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::Subcommand;
use serde_json::json;

use crate::bots::Level;
use crate::games::registry;
use crate::play::{Code, Fault, Value};
use crate::spec;

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    /// Counts the move sequences of a length.
    Perft(count::Perft),
    /// Runs spec files.
    Spec {
        /// Files, or folders that are searched.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
        /// Runs nothing, prints the cases as data for other runners.
        #[arg(long)]
        json: bool,
    },
    /// Plays one game and prints an answer a line, the result last.
    Play(solo::Play),
    /// Plays many games between two levels, the seats swapped on the same seed.
    Match(contest::Match),
    /// Adds up matches that were played in slices: files of `match --jsonl`.
    Tally(tally::Tally),
    /// Prints the speed figures, one `name value unit` a line.
    Bench,
}

/// Runs a command; false when it ran but something in it failed.
///
/// # Errors
/// A fault that names what is wrong with the request.
pub fn run(command: Command) -> Result<bool, Fault> {
    match command {
        Command::Perft(wish) => wish.run().map(|()| true),
        Command::Spec { paths, json: true } => {
            let (files, lines) = spec::read(&paths);
            println!("{}", json!(files));
            for line in &lines {
                eprintln!("{line}");
            }
            Ok(lines.is_empty())
        }
        Command::Spec { paths, json: false } => {
            let (passed, failed, lines) = spec::run(&paths);
            for line in lines {
                println!("{line}");
            }
            println!("{passed} passed, {failed} failed");
            Ok(failed == 0)
        }
        Command::Play(wish) => wish.run().map(|()| true),
        Command::Match(wish) => wish.run().map(|()| true),
        Command::Tally(wish) => wish.run().map(|()| true),
        Command::Bench => bench::run().map(|()| true),
    }
}

/// Reads `k=v,...` into the options of a game.
fn options(game: &str, text: &str) -> Result<BTreeMap<String, Value>, Fault> {
    let specs = registry::find(game)?.options();
    let pairs = text.split(',').filter(|pair| !pair.is_empty());
    let read = |pair: &str| {
        let pieces = pair.split_once('=');
        let (name, value) =
            pieces.ok_or_else(|| Fault::new(Code::BadOption, format!("`{pair}` is not `name=value`")))?;
        let spec = specs.iter().find(|spec| spec.name == name);
        let spec = spec.ok_or_else(|| Fault::new(Code::UnknownOption, format!("{game} has no option `{name}`")))?;
        Ok((name.to_owned(), spec.read(value)?))
    };
    pairs.map(read).collect()
}

/// Reads the name of a level.
fn level(name: &str) -> Result<Level, String> {
    let names = Level::ALL.map(Level::name).join(", ");
    Level::from_name(name).ok_or_else(|| format!("there is no level `{name}`; the levels are {names}"))
}
