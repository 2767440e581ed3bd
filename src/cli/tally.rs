//! `deckmate tally`: the sum of a match that was played in slices.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use clap::Args;
use deckmate::play::{Code, Fault};

use super::measured;
use super::out::{note, say};
use super::played::{self, Played};
use super::score::scored;

/// Files to sum up.
#[derive(Args)]
pub struct Tally {
    /// Files that `match --jsonl` or `arena --jsonl` printed; `-` is the standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Fails (exit status 1) when games of the match are missing. They are named in any case.
    #[arg(long, conflicts_with = "levels")]
    whole: bool,
    /// Takes files of several matches between levels and prints what `src/bots/measured.json` says of them.
    #[arg(long)]
    levels: bool,
}

impl Tally {
    /// Reads and prints; false when the match was to be whole and games are missing.
    pub fn run(self) -> Result<bool, Fault> {
        let mut games: Vec<Played> = Vec::new();
        let mut known = BTreeSet::new();
        for file in &self.files {
            let text = played::text_of(file)?;
            for found in played::games_in(file, &text) {
                let (line, played) = found?;
                if !self.levels && games.first().is_some_and(|first| !first.is_like(&played)) {
                    return Err(played::at_line(file, line, &format!("this is another match: {}", played.named())));
                }
                if !known.insert((played.kind.clone(), played.levels.clone(), played.seed.clone(), played.game)) {
                    let what = format!("this game was counted before: {}", played.named());
                    return Err(played::at_line(file, line, &what));
                }
                games.push(played);
            }
        }
        if games.is_empty() {
            return Err(Fault::new(Code::BadInput, "there is no game in what was given"));
        }
        if self.levels {
            for line in missing(&games) {
                note(format_args!("{line}"));
            }
            say!("{}", measured::text(&measured::rows(&games)?));
            return Ok(true);
        }
        print(&games);
        // Programs are compared in Elo, with both games of an opening as one sample.
        if games[0].options.contains_key("go") {
            print_elo(&games);
        }
        let missing = missing(&games);
        for line in &missing {
            say!("{line}");
        }
        Ok(missing.is_empty() || !self.whole)
    }
}

/// A line for each match of which games are missing.
fn missing(games: &[Played]) -> Vec<String> {
    type Named<'a> = (&'a str, &'a [String; 2], &'a str);
    let mut matches: BTreeMap<Named, (u32, BTreeSet<u32>)> = BTreeMap::new();
    for played in games {
        let named = (played.kind.as_str(), &played.levels, played.match_seed());
        let (of, numbers) = matches.entry(named).or_default();
        *of = played.of.max(*of);
        numbers.insert(played.game);
    }
    let several = matches.keys().any(|(kind, levels, _)| (*kind, *levels) != (&games[0].kind, &games[0].levels));
    let told = |((kind, [first, second], seed), (of, numbers)): (Named, (u32, BTreeSet<u32>))| {
        let lacking: Vec<u32> = (0..of).filter(|game| !numbers.contains(game)).collect();
        let of_match = if several { format!(" of {kind}, {first} against {second},") } else { String::new() };
        let count = lacking.len();
        let line = || format!("missing {count} of the {of} games{of_match} with seed {seed}: {}", spans(&lacking));
        (!lacking.is_empty()).then(line)
    };
    matches.into_iter().filter_map(told).collect()
}

/// Numbers in ascending order as text: three and more that follow one another as `4 to 7`.
fn spans(numbers: &[u32]) -> String {
    let follow = numbers.chunk_by(|one, next| one + 1 == *next);
    let told = follow.flat_map(|span| match span {
        [first, _, .., last] => vec![format!("{first} to {last}")],
        few => few.iter().map(u32::to_string).collect(),
    });
    told.collect::<Vec<_>>().join(", ")
}

/// Prints wins, draws, losses, the score with its 95 % interval, the median length, and of which match they are.
pub fn print(games: &[Played]) {
    if games.is_empty() {
        say!("no games");
        return;
    }
    let count = |score: f64| games.iter().filter(|played| played.score == score).count();
    let (wins, draws, losses) = (count(1.0), count(0.5), count(0.0));
    say!("wins {wins}");
    say!("draws {draws}");
    say!("losses {losses}");
    let (score, [low, high]) = scored(games);
    say!("score {:.1} % (95 % interval {:.1} to {:.1})", score * 100.0, low * 100.0, high * 100.0);
    let signs: Vec<[u32; 2]> = games.iter().filter_map(|played| played.signs).collect();
    if !signs.is_empty() {
        let rate = |which: usize| f64::from(signs.iter().map(|both| both[which]).sum::<u32>()) / signs.len() as f64;
        say!("sign {:.2} a game, {:.2} without the habit", rate(0), rate(1));
    }
    let mut lengths: Vec<u32> = games.iter().map(|played| played.turns).collect();
    lengths.sort_unstable();
    say!("median length {} turns", lengths.get(lengths.len() / 2).copied().unwrap_or(0));
    if let Some(line) = named(games) {
        say!("{line}");
    }
}

/// The match: its game, what was set, whose wins are counted, against whom, and the seeds.
fn named(games: &[Played]) -> Option<String> {
    let one = games.first()?;
    let [first, second] = &one.levels;
    let mut of = vec![one.kind.clone(), format!("wins of {first} (--first) against {second}"), one.settings()];
    of.retain(|part| !part.is_empty());
    let seeds: BTreeSet<&str> = games.iter().map(Played::match_seed).collect();
    Some(format!("match {}, seed {}", of.join(", "), Vec::from_iter(seeds).join(", ")))
}

/// Prints the score as a difference in Elo points with its 95 % interval. Both games of an opening are one sample: they
/// depend on each other.
pub fn print_elo(games: &[Played]) {
    let mut by_seed: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for played in games {
        by_seed.entry(&played.seed).or_default().push(played.score);
    }
    let pairs: Vec<f64> =
        by_seed.values().filter(|pair| pair.len() == 2).map(|pair| (pair[0] + pair[1]) / 2.0).collect();
    if pairs.is_empty() {
        return;
    }
    let count = pairs.len().max(1) as f64;
    let mean = pairs.iter().sum::<f64>() / count;
    let spread = pairs.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let half = 1.96 * (spread / count).sqrt();
    let elo = |share: f64| {
        let share = share.clamp(1e-3, 1.0 - 1e-3);
        400.0 * (share / (1.0 - share)).log10()
    };
    let [middle, low, high] = [mean, mean - half, mean + half].map(elo);
    if spread == 0.0 {
        say!("Elo {middle:+.0} (all pairs ended alike: no interval)");
        return;
    }
    say!("Elo {middle:+.0} (95 % interval {low:+.0} to {high:+.0})");
}
