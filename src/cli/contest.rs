//! `deckmate match`: many games between two levels, the seats swapped on the same seed.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::Mutex;

use clap::Args;
use serde::Serialize;

use super::solo::finish;
use super::{level, options};
use crate::bots::Level;
use crate::games::any::{AnyGame, NewGame};
use crate::play::{Eye, Fault, Seat};

/// Which game, and who plays whom how often.
#[derive(Args, Clone)]
pub struct Match {
    /// chess, full-double or doublecross.
    #[arg(long)]
    game: String,
    /// The level that is measured; it has the first seat in every even game.
    #[arg(long, value_parser = level)]
    first: Level,
    /// The level it is measured against.
    #[arg(long, value_parser = level)]
    second: Level,
    /// How many games; each seed is played twice.
    #[arg(long)]
    games: u32,
    /// The seed of the first pair; pair `k` has the seed `SEED-k`.
    #[arg(long, default_value = "match")]
    seed: String,
    /// Options of the game: name=value,...
    #[arg(long, default_value = "")]
    options: String,
    /// One JSON line a game.
    #[arg(long)]
    jsonl: bool,
}

/// One finished game.
#[derive(Serialize, Clone)]
struct Played {
    game: u32,
    seed: String,
    /// The seat of the level that is measured.
    seat: Seat,
    /// 1, 0.5 or 0 for the level that is measured.
    score: f64,
    how: &'static str,
    turns: u32,
    answers: u64,
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
        let wanted = NewGame { game: self.game.clone(), seed: Some(seed.clone()), options, setup: None };
        let mut game = AnyGame::new(wanted)?;
        let answers = finish(&mut game, levels, &seed, |_, _| {})?;
        let view = game.view(Eye::All)?;
        let (winner, how) = view.result.map_or((None, "unfinished"), |result| (result.winner, result.how));
        let score = winner.map_or(0.5, |winner| if winner == seat { 1.0 } else { 0.0 });
        Ok(Played { game: number, seed, seat, score, how, turns: view.turn.number, answers })
    }

    fn print(&self, games: &[Played]) {
        if self.jsonl {
            for played in games {
                println!("{}", serde_json::to_string(played).unwrap_or_default());
            }
            return;
        }
        let count = |score: f64| games.iter().filter(|played| played.score == score).count();
        let (wins, draws, losses) = (count(1.0), count(0.5), count(0.0));
        println!("wins {wins}");
        println!("draws {draws}");
        println!("losses {losses}");
        let score = (wins as f64 + draws as f64 / 2.0) / games.len().max(1) as f64;
        let (low, high) = wilson(score, games.len() as f64);
        println!("score {:.1} % (95 % interval {:.1} to {:.1})", score * 100.0, low * 100.0, high * 100.0);
        let mut lengths: Vec<u32> = games.iter().map(|played| played.turns).collect();
        lengths.sort_unstable();
        println!("median length {} turns", lengths.get(lengths.len() / 2).copied().unwrap_or(0));
    }
}

/// The 95 % interval of a share (Wilson, 1927).
fn wilson(share: f64, count: f64) -> (f64, f64) {
    if count == 0.0 {
        return (0.0, 1.0);
    }
    let z2 = 1.96f64 * 1.96;
    let middle = (share + z2 / (2.0 * count)) / (1.0 + z2 / count);
    let half = 1.96 * (share * (1.0 - share) / count + z2 / (4.0 * count * count)).sqrt() / (1.0 + z2 / count);
    ((middle - half).max(0.0), (middle + half).min(1.0))
}
