//! `deckmate feats`: in how many games of the computer against itself the first seat reaches each of some goals.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use clap::Args;
use deckmate::bots::{self, Level};
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{goal, Beside, Code, Fault, Seat, Verdict};
use serde_json::json;

use super::out::{note, say};
use super::words;

/// Game and goals, and how many games are played.
#[derive(Args)]
pub struct Feats {
    /// A file with a goal a line, behind its name: `A04 won by:40`. Of several goals with one name any will do.
    path: PathBuf,
    /// The game.
    #[arg(long, default_value = "chess", value_parser = words::game())]
    game: String,
    /// Options of the game, such as `failed_call=loss`.
    #[arg(long, default_value = "")]
    options: String,
    /// Level of both players.
    #[arg(long, default_value = "easy", value_parser = words::level())]
    level: Level,
    /// Number of games.
    #[arg(long)]
    games: u32,
    /// The seed of the games.
    #[arg(long, default_value = "feats")]
    seed: String,
    /// A game with more answers than this is left as it stands.
    #[arg(long, default_value_t = 1_500)]
    longest: u32,
}

impl Feats {
    /// Plays, judges and prints a line for each goal.
    ///
    /// # Errors
    /// `bad-input` when the file cannot be read; what is wrong with a goal.
    pub fn run(self) -> Result<(), Fault> {
        let shown = self.path.display();
        let text = fs::read_to_string(&self.path)
            .map_err(|error| Fault::new(Code::BadInput, format!("{shown} cannot be read: {error}")))?;
        let read = |line: &str| line.split_once(' ').map(|(name, goal)| (name.to_owned(), goal.to_owned()));
        let (names, goals): (Vec<String>, Vec<String>) = text.lines().filter_map(read).unzip();
        let level = goal::LEVELS.iter().position(|name| *name == self.level.name());
        let mut counts = BTreeMap::new();
        for number in 0..self.games {
            let game = self.played(number)?;
            let verdicts = game.judge_all(&goals, Seat::First, Beside { level, unhelped: true })?;
            let reached = names.iter().zip(verdicts).filter(|(_, verdict)| *verdict == Verdict::Reached);
            let reached: BTreeSet<&String> = reached.map(|(name, _)| name).collect();
            for name in reached {
                *counts.entry(name).or_insert(0) += 1;
            }
            if number % 50 == 49 {
                note(format_args!("{} games: {counts:?}", number + 1));
            }
        }
        for name in names.iter().collect::<BTreeSet<_>>() {
            let reached = counts.get(name).copied().unwrap_or(0);
            say!("{}", json!({ "name": name, "reached": reached, "games": self.games }));
        }
        Ok(())
    }

    fn played(&self, number: u32) -> Result<AnyGame, Fault> {
        let seed = format!("{}-{number}", self.seed);
        let options = words::options(&self.game, &self.options)?;
        let mut game = AnyGame::new(NewGame { options, ..NewGame::of(&self.game) }.seed(&seed))?;
        for answers in 0..self.longest {
            if game.prompt().is_none() {
                break;
            }
            let offer = bots::suggest(&game, self.level, None, &format!("{seed}-{answers}"), &mut || false)?;
            game.apply(&offer.text)?;
        }
        Ok(game)
    }
}
