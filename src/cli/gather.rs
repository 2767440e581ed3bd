//! `deckmate gather`: games of the search against itself with what it thought of each position, for `tune`.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use deckmate::bots::chess::question::Question;
use deckmate::bots::chess::tree::{best_within, DEEPEST};
use deckmate::bots::level::{scatter, Blur, Budget};
use deckmate::games::chess::Chess;
use deckmate::games::classic::{ChessRules, Choice};
use deckmate::games::full_double::FullDouble;
use deckmate::play::dice::fnv;
use deckmate::play::{Config, Fault, Host, Seat};

use super::out::{note, say};
use super::played::Played;
use super::words;

/// So much ahead a side has won, in hundredths of a Pawn,
const DECIDED: i32 = 2_000;
/// once it has been for so many moves of both together.
const FOR_LONG: u32 = 8;
/// A game that is so long is a draw.
const LONGEST: usize = 400;
/// A game in which the lots have given a side so much is not played.
const UNEVEN: i32 = 500;
/// So many first moves at least are drawn by lot, and up to so many more.
const OPENING: [u64; 2] = [8, 5];

/// Game to gather positions of, and the amount.
#[derive(Args)]
pub struct Gather {
    /// The game.
    #[arg(long, value_parser = ["chess", "full-double"])]
    game: String,
    /// Number of games. One whose first moves, drawn by lot, give a side too much is left out; the lines come as games
    /// end, with several threads in another order.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Nodes that each search may spend.
    #[arg(long, default_value_t = 3_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The seed of the openings.
    #[arg(long, default_value = "gather")]
    seed: String,
    /// On how many threads.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    jobs: u32,
    /// No game is printed that ends later than after so many seconds.
    #[arg(long)]
    seconds: Option<u64>,
}

impl Gather {
    /// Plays and prints.
    pub fn run(self) -> Result<(), Fault> {
        words::match_seed(&self.seed, self.games)?;
        let begun = Instant::now();
        let is_late = || self.seconds.is_some_and(|seconds| begun.elapsed() >= Duration::from_secs(seconds));
        let (next, done, plies) = (AtomicU32::new(0), AtomicU32::new(0), AtomicU32::new(0));
        std::thread::scope(|scope| {
            for _ in 0..self.jobs {
                scope.spawn(|| loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= self.games || is_late() {
                        return;
                    }
                    let Some(played) = self.play(number, &is_late) else { continue };
                    done.fetch_add(1, Ordering::Relaxed);
                    plies.fetch_add(played.line.len() as u32, Ordering::Relaxed);
                    say!("{}", played.line());
                });
            }
        });
        let (done, plies) = (done.into_inner(), plies.into_inner());
        let others = if done < self.games { "; the others began unevenly or ended too late" } else { "" };
        note(format_args!("{done} of {} games, {plies} moves{others}", self.games));
        Ok(())
    }

    /// A game; nothing if its opening is uneven or it ends too late.
    fn play(&self, number: u32, is_late: &dyn Fn() -> bool) -> Option<Played> {
        match self.game.as_str() {
            "chess" => self.play_by::<Chess>(number, is_late),
            _ => self.play_by::<FullDouble>(number, is_late),
        }
    }

    /// A game by these rules.
    fn play_by<R: ChessRules>(&self, number: u32, is_late: &dyn Fn() -> bool) -> Option<Played> {
        let seed = format!("{}-{number}", self.seed);
        let mut lot = fnv(seed.as_bytes(), 0);
        let mut draw = || {
            lot = scatter(lot.wrapping_add(0x9e37_79b9_7f4a_7c15));
            lot
        };
        let opening = OPENING[0] + draw() % OPENING[1];
        let mut host: Host<R> = Host::new(Config::of::<R>(&seed).ok()?).ok()?;
        let (mut line, mut values) = (Vec::new(), Vec::new());
        let mut ahead = (0, 0u32);
        let (score, how) = loop {
            if is_late() {
                return None;
            }
            let table = host.table();
            if let Some(result) = &table.result {
                break (score_of(result.winner), result.how);
            }
            if line.len() >= LONGEST {
                break (score_of(None), "too-long");
            }
            let (m, value) = if (line.len() as u64) < opening {
                let legal = table.legal();
                (legal[(draw() % legal.len() as u64) as usize], 0)
            } else {
                let budget = Budget { nodes: self.nodes, stop: &mut || false };
                let found = best_within(&Question::of(table, Blur::NONE), budget, DEEPEST)?;
                (found.best, found.score)
            };
            if line.len() as u64 == opening && value.abs() > UNEVEN {
                return None;
            }
            let lead = if table.mover == Seat::First { value } else { -value };
            let sign = if lead.abs() >= DECIDED { lead.signum() } else { 0 };
            ahead = if sign == ahead.0 { (sign, ahead.1 + 1) } else { (sign, 1) };
            if ahead.0 != 0 && ahead.1 >= FOR_LONG {
                break (score_of(Some(if ahead.0 > 0 { Seat::First } else { Seat::Second })), "decided");
            }
            line.push(m.to_string());
            values.push(value as i16);
            host.apply(Choice::Move(m)).ok()?;
        };
        Some(Played {
            game: number,
            of: self.games,
            kind: self.game.clone(),
            options: [].into(),
            cards: Vec::new(),
            board: None,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            levels: ["search".to_owned(), "search".to_owned()],
            nodes: Some(self.nodes),
            opening,
            habit: None,
            signs: None,
            seed,
            seat: Seat::First.name().to_owned(),
            score,
            how: how.to_owned(),
            turns: line.len() as u32 / 2,
            answers: line.len() as u64,
            line,
            values,
        })
    }
}

/// Score of the first seat.
fn score_of(winner: Option<Seat>) -> f64 {
    match winner {
        Some(Seat::First) => 1.0,
        Some(Seat::Second) => 0.0,
        None => 0.5,
    }
}
