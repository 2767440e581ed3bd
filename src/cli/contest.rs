//! `deckmate match`: many games between two levels, the seats swapped on the same seed.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::Mutex;

use clap::Args;

use super::solo::finish;
use super::tally::{self, Played};
use super::words::{self, options};
use crate::bots::Level;
use crate::games::any::{AnyGame, NewGame};
use crate::play::{Eye, Fault, Seat};

/// Which game, and who plays whom how often.
#[derive(Args, Clone)]
pub struct Match {
    /// The game.
    #[arg(long, value_parser = words::game())]
    game: String,
    /// The level that is measured; it has the first seat in every even game.
    #[arg(long, value_parser = words::level())]
    first: Level,
    /// The level it is measured against.
    #[arg(long, value_parser = words::level())]
    second: Level,
    /// How many games; each seed is played twice.
    #[arg(long)]
    games: u32,
    /// The seed of the first pair; pair `k` has the seed `SEED-k`.
    #[arg(long, default_value = "match")]
    seed: String,
    /// Options of the game: name=value,...
    #[arg(long, default_value = "", long_help = words::options_help())]
    options: String,
    /// Plays only one slice of the games, as `2/5`; whoever plays all five has played the match.
    #[arg(long, default_value = "1/1", value_parser = slice)]
    slice: (u32, u32),
    /// One JSON line a game.
    #[arg(long)]
    jsonl: bool,
}

impl Match {
    /// Plays on all cores and prints; the games do not depend on which core plays them.
    pub fn run(self) -> Result<(), Fault> {
        options(&self.game, &self.options)?;
        let next = AtomicU32::new(0);
        let done: Mutex<Vec<Result<Played, Fault>>> = Mutex::new(Vec::new());
        let workers = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..workers {
                scope.spawn(|| loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= self.games {
                        return;
                    }
                    // Both games on a seed belong to the same slice.
                    if game / 2 % self.slice.1 != self.slice.0 - 1 {
                        continue;
                    }
                    let played = self.play(game);
                    if let Ok(mut done) = done.lock() {
                        done.push(played);
                    }
                });
            }
        });
        let done = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        let mut games = done.into_iter().collect::<Result<Vec<Played>, Fault>>()?;
        games.sort_by_key(|played| played.game);
        self.print(&games);
        Ok(())
    }

    fn play(&self, number: u32) -> Result<Played, Fault> {
        let seed = format!("{}-{}", self.seed, number / 2);
        let seat = if number.is_multiple_of(2) { Seat::First } else { Seat::Second };
        let levels = if seat == Seat::First { [self.first, self.second] } else { [self.second, self.first] };
        let options = options(&self.game, &self.options)?;
        let wanted = NewGame { options, ..NewGame::of(&self.game).seed(&seed) };
        let mut game = AnyGame::new(wanted)?;
        let answers = finish(&mut game, levels, &seed, |_, _| {})?;
        let view = game.view(Eye::All)?;
        let (winner, how) = view.result.map_or((None, "unfinished"), |result| (result.winner, result.how));
        let score = winner.map_or(0.5, |winner| if winner == seat { 1.0 } else { 0.0 });
        let levels = [self.first.name().to_owned(), self.second.name().to_owned()];
        let (kind, seat, how) = (self.game.clone(), seat.name().to_owned(), how.to_owned());
        Ok(Played { game: number, kind, levels, seed, seat, score, how, turns: view.turn.number, answers })
    }

    fn print(&self, games: &[Played]) {
        if self.jsonl {
            for played in games {
                println!("{}", serde_json::to_string(played).unwrap_or_default());
            }
        } else {
            tally::print(games);
        }
    }
}

/// Reads `I/N`: the Ith of N slices, from 1.
fn slice(text: &str) -> Result<(u32, u32), String> {
    let read = || {
        let (number, count) = text.split_once('/')?;
        let (number, count) = (number.parse().ok()?, count.parse().ok()?);
        (1..=count).contains(&number).then_some((number, count))
    };
    read().ok_or_else(|| format!("`{text}` is not a slice: `2/5` is the second of five"))
}
