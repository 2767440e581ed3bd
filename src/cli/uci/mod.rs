//! `deckmate uci`: chess and Full Double Chess for programs that speak the Universal Chess Interface.

pub mod limits;
mod position;

use std::io::{self, BufRead};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use clap::Args;
use deckmate::board::Move;
use deckmate::bots::chess::tree::{best_telling, Found, DEEPEST};
use deckmate::bots::chess::{self, noise};
use deckmate::bots::level::{Blur, Budget, Level};
use deckmate::bots::search::tree::{MATE, NEAR_MATE};
use deckmate::play::Fault;

use self::limits::Limits;
use self::position::Situation;
use super::out::say;

/// The games, as `UCI_Variant` names them.
const GAMES: [&str; 2] = ["chess", "full-double"];
/// The levels that look ahead.
const LEVELS: [Level; 4] = [Level::Beginner, Level::Easy, Level::Normal, Level::Strong];

/// Options that have been set, the position, and the search that is going on.
struct Engine {
    /// The game that is played unless `UCI_Variant` is set.
    first: &'static str,
    game: &'static str,
    level: Level,
    /// True if a castling is written as the King's square and its partner's.
    partner: bool,
    /// The position; none after one that was refused.
    situation: Option<Arc<Situation>>,
    stop: Arc<AtomicBool>,
    search: Option<JoinHandle<()>>,
}

/// Game that is played until the option `UCI_Variant` names another one.
#[derive(Args)]
pub struct Uci {
    /// The game; the option `UCI_Variant` changes it.
    #[arg(long, default_value = GAMES[0], value_parser = GAMES)]
    game: String,
}

impl Uci {
    /// Speaks UCI on the standard streams until `quit` or the end of the input.
    ///
    /// # Errors
    /// None that a caller can bring about.
    pub fn run(self) -> Result<(), Fault> {
        let game = GAMES.into_iter().find(|&game| game == self.game).unwrap_or(GAMES[0]);
        let situation = Some(Arc::new(Situation::start(game)?));
        let stop = Arc::new(AtomicBool::new(false));
        let mut engine =
            Engine { first: game, game, level: Level::Strong, partner: false, situation, stop, search: None };
        for line in io::stdin().lock().split(b'\n') {
            let Ok(line) = line else { break };
            let line = String::from_utf8_lossy(&line);
            let words: Vec<&str> = line.split_whitespace().collect();
            if words.first() == Some(&"quit") {
                break;
            }
            engine.obey(&words);
        }
        engine.halt();
        Ok(())
    }
}

impl Engine {
    fn obey(&mut self, words: &[&str]) {
        match words {
            ["uci"] => introduce(self.first),
            ["isready"] => say!("readyok"),
            ["setoption", rest @ ..] => self.set(rest),
            ["position", rest @ ..] => self.place(rest),
            ["go", rest @ ..] => self.go(rest),
            ["stop" | "ponderhit"] => self.halt(),
            ["ucinewgame"] => self.halt(),
            // Commands that need no answer, and an empty line.
            ["debug" | "register", ..] | [] => {}
            [word, ..] => say!("info string there is no command `{word}` here"),
        }
    }

    /// `name NAME value VALUE`; names and values are compared without their case.
    fn set(&mut self, words: &[&str]) {
        self.halt();
        let at = words.iter().position(|word| word.eq_ignore_ascii_case("value")).unwrap_or(words.len());
        if words.first() != Some(&"name") || at < 2 || at + 1 >= words.len() {
            return say!("info string `setoption` wants `name NAME value VALUE`");
        }
        let [name, value] = [words.get(1..at), words.get(at + 1..)].map(|said| said.unwrap_or(&[]).join(" "));
        let [option, set] = [&name, &value].map(|said| said.to_lowercase());
        let done = match option.as_str() {
            "uci_variant" => GAMES.into_iter().find(|&game| game == set).map(|game| {
                self.game = game;
                self.place(&["startpos"]);
            }),
            "uci_chess960" => set.parse().ok().map(|partner| self.partner = partner),
            "level" => LEVELS.into_iter().find(|level| level.name() == set).map(|level| self.level = level),
            _ => return say!("info string there is no option `{name}`"),
        };
        if done.is_none() {
            say!("info string `{value}` is no value of the option `{name}`");
        }
    }

    fn place(&mut self, words: &[&str]) {
        self.halt();
        self.situation = match Situation::read(self.game, self.partner, words) {
            Ok((situation, dropped)) => {
                for sentence in dropped {
                    say!("info string {sentence}");
                }
                Some(Arc::new(situation))
            }
            Err(fault) => {
                say!("info string {}", fault.message);
                None
            }
        };
    }

    fn go(&mut self, words: &[&str]) {
        self.halt();
        let Some(situation) = self.situation.clone() else {
            say!("info string the last position was refused: there is none to look at");
            return say!("bestmove 0000");
        };
        let limits = Limits::read(words, situation.side());
        if let Some(word) = Limits::unread(words) {
            say!("info string `{word}` after `go` is not known here, or has no number that it takes");
        }
        if limits.ponders {
            say!("info string after `ponder` it thinks until `ponderhit` or `stop`, and answers then");
        }
        if limits.chooses {
            say!("info string `searchmoves` is not supported; all moves are looked at");
        }
        self.stop.store(false, Ordering::Relaxed);
        let (stop, level, partner) = (Arc::clone(&self.stop), self.level, self.partner);
        self.search = Some(thread::spawn(move || search(&situation, &limits, level, partner, &stop)));
    }

    /// Ends a search that is going on; it gives its answer.
    fn halt(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(search) = self.search.take() {
            let _ = search.join();
        }
    }
}

fn introduce(game: &str) {
    say!("id name Deckmate {}", env!("CARGO_PKG_VERSION"));
    say!("id author the authors of Deckmate");
    let vars = |names: &[&str]| names.iter().map(|name| format!(" var {name}")).collect::<String>();
    say!("option name UCI_Variant type combo default {game}{}", vars(&GAMES));
    say!("option name UCI_Chess960 type check default false");
    say!("option name Level type combo default strong{}", vars(&LEVELS.map(Level::name)));
    say!("uciok");
}

/// Searches and answers with `bestmove`; an endless search answers only when it is told to stop.
fn search(situation: &Situation, limits: &Limits, level: Level, partner: bool, stop: &AtomicBool) {
    let begun = Instant::now();
    let halted = || stop.load(Ordering::Relaxed);
    let files = situation.files();
    let nodes = match limits.nodes {
        Some(nodes) => nodes.max(1),
        None if limits.are_open() => level.of(chess::nodes(files)),
        None => u64::MAX,
    };
    let mut over = || halted() || limits.time.is_some_and(|time| begun.elapsed() >= time);
    let budget = Budget { nodes, stop: &mut over };
    let blur = Blur::new(0, noise(level, files));
    let deepest = limits.depth.unwrap_or(DEEPEST).min(DEEPEST);
    let mut tell = |found: &Found, line: &[Move]| {
        let Found { depth, nodes, score, .. } = *found;
        let spent = begun.elapsed();
        let speed = nodes as f64 / spent.as_secs_f64().max(1e-6);
        let (time, line) = (spent.as_millis(), situation.line(line, partner).join(" "));
        say!("info depth {depth} score {} nodes {nodes} nps {speed:.0} time {time} pv {line}", told(score));
    };
    let found = best_telling(&situation.question(blur), budget, deepest, &mut tell);
    while limits.endless && !halted() {
        thread::sleep(Duration::from_millis(2));
    }
    let Some(found) = found else { return say!("bestmove (none)") };
    say!("bestmove {}", situation.name(found.best, partner));
}

/// A score as UCI tells it: hundredths of a Pawn, or moves to the mate.
fn told(score: i32) -> String {
    let plies = MATE - score.abs();
    match score {
        score if score > NEAR_MATE => format!("mate {}", (plies + 1) / 2),
        score if score < -NEAR_MATE => format!("mate -{}", (plies + 1) / 2),
        score => format!("cp {score}"),
    }
}
