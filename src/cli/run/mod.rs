//! `deckmate run`: runs of Chess Storm played by the computer, a JSON line each, and what they come to together.

mod hand;
mod sum;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;

use clap::Args;
use deckmate::bots::run::{worth, Asked, Run, RunView, StopView};
use deckmate::bots::{suggest_by, Level, Player};
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{Eye, Fault, Seat};
use serde_json::{json, Value};

use self::hand::{CardCounts, Hand};
use self::sum::sum;
use super::out::say;
use super::words;

/// Runs of the computer.
#[derive(Args, Clone)]
pub struct Runs {
    /// Number of runs.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// The level of the player, which is the rung of the runs.
    #[arg(long, default_value = "easy", value_parser = words::level())]
    level: Level,
    /// Hardness beyond the usual.
    #[arg(long, default_value_t = 0)]
    wind: u8,
    /// Run `k` has the seed `LEVEL-WIND-SEEDk`.
    #[arg(long, default_value = "r")]
    seed: String,
    /// On how many threads. The runs are the same.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    jobs: u32,
    /// Prints one JSON object a line for each run, and no sum.
    #[arg(long)]
    jsonl: bool,
}

/// Record of a run.
#[derive(Default)]
struct Record {
    games: Vec<Value>,
    taken: Vec<Value>,
    cards: CardCounts,
    turns: u32,
    choices: u32,
}

/// Seconds of one's own turn with the computer's answer, and of a choice, by which lengths are reckoned.
const TURN: u32 = 14;
const CHOICE: u32 = 20;

impl Runs {
    /// Plays the runs.
    ///
    /// # Errors
    /// The fault of a run.
    pub fn run(&self) -> Result<bool, Fault> {
        let (next, lines) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.jobs).map(|_| scope.spawn(|| self.work(&next, &lines))).collect();
            workers.into_iter().try_for_each(|worker| worker.join().unwrap_or(Ok(())))
        })?;
        if !self.jsonl {
            let lines = lines.into_inner().unwrap_or_default();
            sum(&lines);
        }
        Ok(true)
    }

    fn work(&self, next: &AtomicUsize, lines: &Mutex<Vec<Value>>) -> Result<(), Fault> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.runs as usize {
                return Ok(());
            }
            let line = self.play(number)?;
            if self.jsonl {
                say!("{line}");
            }
            if let Ok(mut lines) = lines.lock() {
                lines.push(line);
            }
        }
    }

    fn play(&self, number: usize) -> Result<Value, Fault> {
        let seed = format!("{}-{}-{}{number}", self.level.name(), self.wind, self.seed);
        let mut run = Run::new(&seed, 3, false)?;
        let mut record = Record::default();
        let mut start = String::new();
        loop {
            let view = run.view()?;
            let Some(asks) = &view.asks else { return Ok(told(&view, &start, &record)) };
            record.choices += 1;
            run = match asks {
                Asked::Deck { decks, .. } => {
                    start.clone_from(&decks[number % decks.len()].choice);
                    run.choose(&start)?
                }
                Asked::Pair { pairs } => run.choose(&pairs[number % pairs.len()].choice)?,
                Asked::Reward { cards, skip } => {
                    let choice = reward(&view, cards.iter().map(|card| (card.card, card.row)), *skip, &mut record);
                    run.choose(&choice)?
                }
                Asked::Game { number, game, seat, .. } => {
                    let mut game = AnyGame::new(NewGame::from(&**game))?;
                    self.game(&mut game, *seat, foe(&view.stops[number - 1], &view)?, &mut record)?;
                    run.played(&game)?
                }
            };
        }
    }

    /// Plays a game to its end, and notes what the player holds and can play.
    fn game(&self, game: &mut AnyGame, me: Seat, foe: Player, record: &mut Record) -> Result<(), Fault> {
        let (mut hand, mut turn, mut answers) = (Hand::default(), 0, 0);
        while let Some(asked) = game.asked() {
            if asked == me {
                let view = json!(game.view(Eye::Seat(me))?);
                let now = view["turn"]["number"].as_u64().unwrap_or_default();
                if view["turn"]["seat"] == me.name() && now != turn {
                    let held = view["storm"]["hands"][me.name()].as_array().cloned().unwrap_or_default();
                    let held: Vec<String> = held.iter().filter_map(|card| card.as_str().map(str::to_owned)).collect();
                    hand.begin(&held, &mut record.cards);
                    record.turns += 1;
                    turn = now;
                }
                for offer in game.offers() {
                    offer.text.strip_prefix("card:").into_iter().for_each(|card| hand.can_play(card));
                }
            }
            let player = if asked == me { self.level.into() } else { foe };
            let (answer, _) = suggest_by(game, player, None, &format!("s{answers}"), &mut || false)?;
            if let Some(card) = answer.text.strip_prefix("card:").filter(|_| asked == me) {
                hand.play(card, &mut record.cards);
            }
            game.apply(&answer.text)?;
            answers += 1;
        }
        hand.close(&mut record.cards);
        let view = json!(game.view(Eye::Watcher)?);
        record.games.push(json!({
            "turns": view["turn"]["number"], "winner": view["result"]["winner"], "how": view["result"]["how"],
            "won": view["result"]["winner"] == me.name(),
        }));
        Ok(())
    }
}

/// The opponent of a game, with its habit.
fn foe(stop: &StopView, view: &RunView) -> Result<Player, Fault> {
    let game = match &view.asks {
        Some(Asked::Game { game, .. }) => game.game,
        _ => "",
    };
    Player::new(Level::from_name(stop.level).unwrap_or(Level::Easy), game, stop.habit)
}

/// The best card that is offered for the worst of the deck, if it is better.
fn reward<'a>(
    view: &RunView,
    cards: impl Iterator<Item = (&'a str, &'a str)>,
    skip: bool,
    record: &mut Record,
) -> String {
    let rank = |card: &str| worth(card).unwrap_or(usize::MAX);
    let offered: Vec<(&str, &str)> = cards.collect();
    let best = offered.iter().min_by_key(|(card, _)| rank(card));
    let out = view.deck.iter().max_by_key(|card| rank(card));
    let (Some(&(card, row)), Some(&out)) = (best, out) else { return "skip".into() };
    let is_left = skip && rank(card) >= rank(out);
    let all: Vec<&str> = offered.iter().map(|&(card, _)| card).collect();
    record.taken.push(json!({ "offered": all, "card": card, "row": row, "out": out, "skip": is_left }));
    if is_left {
        "skip".into()
    } else {
        format!("take:{card},{out}")
    }
}

fn told(view: &RunView, start: &str, record: &Record) -> Value {
    let seconds = record.turns * TURN + record.choices * CHOICE;
    json!({
        "seed": view.seed, "start": start, "crossed": view.crossed, "hearts": view.hearts, "score": view.score,
        "outcomes": view.stops.iter().filter_map(|stop| stop.outcome).collect::<Vec<_>>(),
        "turns": record.turns, "seconds": seconds, "games": record.games, "taken": record.taken, "cards": record.cards,
    })
}
