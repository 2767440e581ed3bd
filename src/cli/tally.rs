//! `deckmate tally`: the sum of matches that were played in slices.

use std::collections::BTreeSet;
use std::path::PathBuf;

use clap::Args;
use serde::{Deserialize, Serialize};

use crate::play::{Code, Fault};

/// Which files.
#[derive(Args)]
pub struct Tally {
    /// What `match --jsonl` printed.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// One finished game.
#[derive(Serialize, Deserialize, Clone)]
pub struct Played {
    /// Its number in the match.
    pub game: u32,
    /// The game's name.
    pub kind: String,
    /// The level that is measured, and the other.
    pub levels: [String; 2],
    /// The seed.
    pub seed: String,
    /// The seat of the level that is measured.
    pub seat: String,
    /// 1, 0.5 or 0 for the level that is measured.
    pub score: f64,
    /// How it ended.
    pub how: String,
    /// Turns played.
    pub turns: u32,
    /// Answers given.
    pub answers: u64,
}

impl Tally {
    /// Reads and prints.
    pub fn run(self) -> Result<(), Fault> {
        let mut games: Vec<Played> = Vec::new();
        let mut known = BTreeSet::new();
        for file in &self.files {
            let place = |line: usize| format!("{}:{}", file.display(), line + 1);
            let text = std::fs::read_to_string(file)
                .map_err(|error| Fault::new(Code::BadInput, format!("{}: {error}", file.display())))?;
            for (line, text) in text.lines().enumerate() {
                let played: Played = serde_json::from_str(text)
                    .map_err(|error| Fault::new(Code::BadInput, format!("{}: {error}", place(line))))?;
                if games.first().is_some_and(|first| (&first.kind, &first.levels) != (&played.kind, &played.levels)) {
                    return Err(Fault::new(Code::BadInput, format!("{}: this is another match", place(line))));
                }
                if !known.insert((played.seed.clone(), played.game)) {
                    return Err(Fault::new(Code::BadInput, format!("{}: this game was counted before", place(line))));
                }
                games.push(played);
            }
        }
        print(&games);
        Ok(())
    }
}

/// Prints wins, draws, losses, the score with its 95 % interval, and the median length.
pub fn print(games: &[Played]) {
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
