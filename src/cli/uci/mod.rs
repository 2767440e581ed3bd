//! `deckmate uci`: chess and Full Double Chess for programs that speak the Universal Chess Interface.

pub mod limits;
mod position;
mod think;

use std::io::{self, BufRead};
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use clap::Args;
use deckmate::bots::level::Level;
use deckmate::play::Fault;

use self::limits::Limits;
use self::position::Situation;
use self::think::{search, Manner};
use super::out::say;

/// The games, as `UCI_Variant` names them.
const GAMES: [&str; 2] = ["chess", "full-double"];
/// The levels that look ahead.
const LEVELS: [Level; 4] = [Level::Beginner, Level::Easy, Level::Normal, Level::Strong];
/// Numbers of lines that may be asked for.
const LINES: RangeInclusive<usize> = 1..=64;
/// Megabytes of the table that a search keeps positions in: the usual number, and those that may be asked for.
const HASH: (usize, RangeInclusive<usize>) = (16, 1..=1024);

/// Options that have been set, the position, and the search that is going on.
struct Engine {
    /// The game that is played unless `UCI_Variant` is set.
    first: &'static str,
    game: &'static str,
    manner: Manner,
    /// The position; none after one that was refused.
    situation: Option<Arc<Situation>>,
    stop: Arc<AtomicBool>,
    /// True once the move that it pondered on was played.
    hit: Arc<AtomicBool>,
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
        let [stop, hit] = [(); 2].map(|()| Arc::new(AtomicBool::new(false)));
        let manner = Manner { level: Level::Strong, partner: false, lines: 1, hash: HASH.0 };
        let mut engine = Engine { first: game, game, manner, situation, stop, hit, search: None };
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
            ["stop"] => self.halt(),
            ["ponderhit"] => self.hit.store(true, Ordering::Relaxed),
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
            "uci_chess960" => set.parse().ok().map(|partner| self.manner.partner = partner),
            "level" => LEVELS.into_iter().find(|level| level.name() == set).map(|level| self.manner.level = level),
            "multipv" => number(&set, LINES).map(|lines| self.manner.lines = lines),
            "hash" => number(&set, HASH.1).map(|hash| self.manner.hash = hash),
            // It ponders whenever it is told to.
            "ponder" => set.parse::<bool>().ok().map(drop),
            _ => return say!("info string there is no option `{name}`"),
        };
        if done.is_none() {
            say!("info string `{value}` is no value of the option `{name}`");
        }
    }

    fn place(&mut self, words: &[&str]) {
        self.halt();
        self.situation = match Situation::read(self.game, self.manner.partner, words) {
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
        let (only, strange) = situation.choose(&limits.only);
        for word in strange {
            say!("info string `{word}` after `searchmoves` is no legal move");
        }
        for flag in [&self.stop, &self.hit] {
            flag.store(false, Ordering::Relaxed);
        }
        let (stop, hit, manner) = (Arc::clone(&self.stop), Arc::clone(&self.hit), self.manner);
        self.search = Some(thread::spawn(move || search(&situation, &limits, &only, manner, [&stop, &hit])));
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
    say!("option name Hash type spin default {} min {} max {}", HASH.0, HASH.1.start(), HASH.1.end());
    say!("option name MultiPV type spin default 1 min {} max {}", LINES.start(), LINES.end());
    say!("option name Ponder type check default false");
    say!("option name Level type combo default strong{}", vars(&LEVELS.map(Level::name)));
    say!("uciok");
}

/// A number of this range.
fn number(text: &str, range: RangeInclusive<usize>) -> Option<usize> {
    text.parse().ok().filter(|number| range.contains(number))
}
