//! `deckmate match`: many games between two levels, the seats swapped on the same seed.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use clap::Args;
use deckmate::bots::{self, Level, Player};
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{Eye, Fault, Seat};
use deckmate::Value;

use super::out::{note, say};
use super::own_cards::OwnCards;
use super::played::Played;
use super::resume::Kept;
use super::solo::{finish, Manner};
use super::start::Start;
use super::tally;
use super::words::{self, options};

/// The options and own cards that were given, as they are written into a line.
struct Chosen {
    options: BTreeMap<String, serde_json::Value>,
    cards: Vec<String>,
}

/// Time between two lines of progress, while games last longer than that.
const TOLD_EVERY: Duration = Duration::from_secs(2);

/// Game of the match, its players and the number of its games.
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
    /// A habit of the first one, an opponent that `src/bots/habits.json` names. The lines tell how often both have done
    /// what it is known by.
    #[arg(long, value_name = "NAME")]
    first_habit: Option<String>,
    /// Number of games; each seed is played twice, with the seats swapped.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of the first pair; pair `k` has the seed `SEED-k`. A level against itself has a seed for each game.
    #[arg(long, default_value = "match")]
    seed: String,
    /// Options of the game: name=value,...
    #[arg(long, default_value = "", long_help = words::options_help())]
    options: String,
    #[command(flatten)]
    start: Start,
    #[command(flatten)]
    own: OwnCards,
    /// Nodes that each search may spend, in place of those of its level.
    #[arg(long)]
    nodes: Option<u64>,
    /// So many answers of each game are given by lot at first, the same in both games of a seed.
    #[arg(long, default_value_t = 0)]
    opening: u64,
    /// The lines tell the answers, too: `tune` and `study` read them.
    #[arg(long)]
    answers: bool,
    /// Plays one slice only: `2/5` is the second of five. The five slices together are the whole match.
    #[arg(long, default_value = "1/1", value_parser = slice)]
    slice: (u32, u32),
    /// On how many threads; all cores if left out. The games are the same.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    jobs: Option<u32>,
    /// Prints one JSON object per line, one line per game, as soon as it and those before it have ended. With `--resume`
    /// the lines go into that file alone, and nothing is printed.
    #[arg(long)]
    jsonl: bool,
    /// Goes on with a file of such lines: the games that it holds are not played again, the others are added to it as
    /// they end. Without the file it is begun; a torn last line is dropped. The sum is printed, but for `--jsonl`.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

impl Match {
    /// Plays and prints; the games do not depend on how many threads play them.
    pub fn run(self) -> Result<(), Fault> {
        words::match_seed(&self.seed, self.games)?;
        let chosen = Chosen { options: self.chosen()?, cards: self.own.packed()? };
        self.measured()?;
        // Both games on a seed belong to the same slice.
        let mine = |game: u32| game / 2 % self.slice.1 == self.slice.0 - 1;
        let own = |game: &Played| {
            mine(game.game) && game.seed == self.seed_of(game.game) && game.is_like(&self.blank(&chosen))
        };
        let mut kept = self.resume.as_ref().map(|path| Kept::open(path, own)).transpose()?;
        let mut games = kept.as_ref().map_or_else(BTreeMap::new, |kept| kept.games.clone());
        let wanted: Vec<u32> = (0..self.games).filter(|game| mine(*game) && !games.contains_key(game)).collect();
        self.play_all(&wanted, &chosen, |played| {
            match &mut kept {
                Some(kept) => kept.add(&played)?,
                None if self.jsonl => say!("{}", played.line()),
                None => {}
            }
            games.insert(played.game, played);
            Ok(())
        })?;
        if !self.jsonl {
            tally::print(&games.into_values().collect::<Vec<_>>());
        }
        Ok(())
    }

    /// Plays the games on several threads and takes them one by one, in the order of their numbers.
    fn play_all(
        &self,
        wanted: &[u32],
        chosen: &Chosen,
        mut take: impl FnMut(Played) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let jobs =
            self.jobs.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), |n| n as usize);
        let next = AtomicUsize::new(0);
        let (tell, told) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..jobs.min(wanted.len()) {
                let (tell, next) = (tell.clone(), &next);
                scope.spawn(move || loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&game) = wanted.get(at) else { return };
                    if tell.send((at, self.play(game, chosen))).is_err() {
                        return;
                    }
                });
            }
            drop(tell);
            let mut waiting = BTreeMap::new();
            let (mut due, mut last) = (0, Instant::now());
            for (at, played) in told {
                waiting.insert(at, played?);
                while let Some(played) = waiting.remove(&due) {
                    take(played)?;
                    due += 1;
                }
                if last.elapsed() >= TOLD_EVERY {
                    note(format_args!("{} of {} games", due, wanted.len()));
                    last = Instant::now();
                }
            }
            Ok(())
        })
    }

    /// The part that is alike in all lines of this match.
    fn blank(&self, chosen: &Chosen) -> Played {
        Played {
            game: 0,
            of: self.games,
            kind: self.game.clone(),
            options: chosen.options.clone(),
            cards: chosen.cards.clone(),
            board: self.start.board.clone(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            levels: [self.first.name().to_owned(), self.second.name().to_owned()],
            habit: self.first_habit.clone(),
            signs: None,
            nodes: self.nodes,
            opening: self.opening,
            seed: String::new(),
            seat: String::new(),
            score: 0.0,
            how: String::new(),
            turns: 0,
            answers: 0,
            line: Vec::new(),
            values: Vec::new(),
        }
    }

    /// The options as the lines tell them.
    fn chosen(&self) -> Result<BTreeMap<String, serde_json::Value>, Fault> {
        let given = options(&self.game, &self.options)?;
        Ok(given.iter().map(|(name, value)| (name.clone(), serde_json::json!(value))).collect())
    }

    /// Two games with the seats swapped have one seed; where both levels are the same they would be one game.
    fn seed_of(&self, number: u32) -> String {
        let pair = if self.first == self.second && self.first_habit.is_none() { number } else { number / 2 };
        format!("{}-{pair}", self.seed)
    }

    /// The player that is measured.
    fn measured(&self) -> Result<Player, Fault> {
        Player::new(self.first, &self.game, self.first_habit.as_deref())
    }

    fn play(&self, number: u32, chosen: &Chosen) -> Result<Played, Fault> {
        let seed = self.seed_of(number);
        let seat = if number.is_multiple_of(2) { Seat::First } else { Seat::Second };
        let (measured, other) = (self.measured()?, self.second.into());
        let players = if seat == Seat::First { [measured, other] } else { [other, measured] };
        let options = options(&self.game, &self.options)?;
        let cards = chosen.cards.iter().map(|card| Value::from(card.as_str())).collect();
        let wanted = NewGame { options, cards, setup: self.start.setup(), ..NewGame::of(&self.game).seed(&seed) };
        let mut game = AnyGame::new(wanted)?;
        let manner = Manner { nodes: self.nodes, opening: self.opening };
        let mut line = Vec::new();
        let mut signs = [0; 2];
        let told = |game: &AnyGame, answer: &str, by: Seat| {
            let shows = measured.habit.is_some_and(|habit| bots::shows(game, habit, answer));
            signs[usize::from(by != seat)] += u32::from(shows);
            line.extend(self.answers.then(|| answer.to_owned()));
        };
        let answers = finish(&mut game, players, &seed, manner, told)?;
        let signs = measured.habit.map(|_| signs);
        let view = game.view(Eye::All)?;
        let (winner, how) = view.result.map_or((None, "unfinished"), |result| (result.winner, result.how));
        let score = winner.map_or(0.5, |winner| if winner == seat { 1.0 } else { 0.0 });
        let (seat, how, turns) = (seat.name().to_owned(), how.to_owned(), view.turn.number);
        Ok(Played { game: number, seed, seat, score, how, turns, answers, signs, line, ..self.blank(chosen) })
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
