//! `deckmate arena`: a match between two programs that speak UCI, with the same openings for both.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use clap::Args;

use super::out::{note, say};
use super::played::Played;
use super::tally;
use crate::board::Kind;
use crate::bots::{self, Level};
use crate::games::any::{AnyGame, NewGame};
use crate::play::{Code, Eye, Fault, Role, Seat};

/// Which game, which programs, and how far they may look.
#[derive(Args)]
pub struct Arena {
    /// The game.
    #[arg(long, default_value = "chess", value_parser = ["chess", "full-double"])]
    game: String,
    /// The position that each game starts from: the first four FEN fields, in quotes. Without it, the usual start.
    #[arg(long)]
    board: Option<String>,
    /// The program that is measured, with its arguments: "target/release/deckmate uci".
    #[arg(long)]
    first: String,
    /// The program that it is measured against.
    #[arg(long)]
    second: String,
    /// UCI options of the first program: "Level=strong".
    #[arg(long, value_name = "NAME=VALUE")]
    first_set: Vec<String>,
    /// UCI options of the second program.
    #[arg(long, value_name = "NAME=VALUE")]
    second_set: Vec<String>,
    /// What is said after `go`: "nodes 10000", or "movetime 1000".
    #[arg(long, default_value = "nodes 10000")]
    go: String,
    /// What is said after `go` to the second program, if that is something else.
    #[arg(long)]
    second_go: Option<String>,
    /// How many games; each opening is played twice, with the sides swapped.
    #[arg(long)]
    games: u32,
    /// The seed of the openings.
    #[arg(long, default_value = "arena")]
    seed: String,
    /// How many moves of the opening are drawn by lot.
    #[arg(long, default_value_t = 8)]
    opening: u32,
    /// Prints one JSON object a game, for `tally`.
    #[arg(long)]
    jsonl: bool,
}

impl Arena {
    /// Plays and prints.
    pub fn run(self) -> Result<(), Fault> {
        let mut programs =
            [Program::begin(&self.first, &self.first_set)?, Program::begin(&self.second, &self.second_set)?];
        for program in &mut programs {
            program.set("UCI_Variant", &self.game)?;
        }
        let mut games = Vec::new();
        for number in 0..self.games {
            let played = self.play(number, &mut programs)?;
            if self.jsonl {
                say!("{}", played.line());
            }
            games.push(played);
            if (number + 1) % 50 == 0 {
                let points: f64 = games.iter().map(|played| played.score).sum();
                note(format_args!("{points} of {}", number + 1));
            }
        }
        if !self.jsonl {
            tally::print(&games);
            tally::print_elo(&games);
        }
        Ok(())
    }

    fn play(&self, number: u32, programs: &mut [Program; 2]) -> Result<Played, Fault> {
        let seed = format!("{}-{}", self.seed, number / 2);
        let seat = if number.is_multiple_of(2) { Seat::First } else { Seat::Second };
        let new = NewGame::of(&self.game).seed(&seed);
        let mut game = AnyGame::new(match &self.board {
            Some(board) => new.board(board),
            None => new,
        })?;
        let mut moves: Vec<String> = Vec::new();
        for program in programs.iter_mut() {
            program.say("ucinewgame")?;
        }
        while let Some(asked) = game.asked() {
            let offers = game.offers();
            // Programs do not say that a position has come for the third time: whoever may claim a draw does.
            if let Some(claim) = offers.iter().find(|offer| offer.text == "claim:draw") {
                game.apply(&claim.text)?;
                continue;
            }
            let text = if (moves.len() as u32) < self.opening {
                bots::suggest(&game, Level::Random, None, &format!("{seed}-{}", moves.len()), &mut || false)?.text
            } else {
                let who = usize::from(asked != seat);
                let go = self.second_go.as_ref().filter(|_| who == 1).unwrap_or(&self.go);
                let told = programs[who].best(self.board.as_deref(), &moves, go)?;
                let offer = offers.iter().find(|offer| offer.role == Role::Play && uci(&offer.text) == told);
                offer.map(|offer| offer.text.clone()).ok_or_else(|| bad(&format!("`{told}` is no legal move")))?
            };
            moves.push(uci(&text));
            game.apply(&text)?;
        }
        let view = game.view(Eye::All)?;
        let (winner, how) = view.result.map_or((None, "unfinished"), |result| (result.winner, result.how));
        let name = |program: &str, set: &[String]| [&[program.to_owned()], set].concat().join(" ");
        Ok(Played {
            game: number,
            of: self.games,
            kind: self.game.clone(),
            options: [("go", Some(&self.go)), ("board", self.board.as_ref())]
                .into_iter()
                .filter_map(|(name, value)| Some((name.to_owned(), serde_json::json!(value?))))
                .collect(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            levels: [name(&self.first, &self.first_set), name(&self.second, &self.second_set)],
            nodes: None,
            opening: self.opening.into(),
            seed,
            seat: seat.name().to_owned(),
            score: winner.map_or(0.5, |winner| if winner == seat { 1.0 } else { 0.0 }),
            how: how.to_owned(),
            turns: view.turn.number,
            answers: moves.len() as u64,
            line: Vec::new(),
            values: Vec::new(),
        })
    }
}

/// A move as UCI writes it: what a Pawn becomes is a letter.
fn uci(text: &str) -> String {
    let Some((squares, kind)) = text.split_once('=') else { return text.to_owned() };
    let letter = Kind::from_name(kind).map(|kind| kind.letter().to_ascii_lowercase());
    format!("{squares}{}", letter.map(String::from).unwrap_or_default())
}

/// A program that is running.
struct Program {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Program {
    fn begin(words: &str, set: &[String]) -> Result<Program, Fault> {
        let mut words = words.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or_default());
        let child = command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|error| bad(&format!("the program does not start: {error}")))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(bad("the program has no streams"));
        };
        let mut program = Program { child, input, output: BufReader::new(output).lines() };
        program.say("uci")?;
        program.until("uciok")?;
        for option in set {
            let (name, value) = option.split_once('=').ok_or_else(|| bad("an option is NAME=VALUE"))?;
            program.set(name, value)?;
        }
        Ok(program)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        self.say(&format!("setoption name {name} value {value}"))?;
        self.say("isready")?;
        self.until("readyok").map(|_| ())
    }

    fn best(&mut self, board: Option<&str>, moves: &[String], go: &str) -> Result<String, Fault> {
        let start = board.map_or_else(|| "startpos".to_owned(), |board| format!("fen {board} 0 1"));
        let played = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        self.say(&format!("position {start}{played}"))?;
        self.say(&format!("go {go}"))?;
        let line = self.until("bestmove")?;
        line.split_whitespace().nth(1).map(str::to_owned).ok_or_else(|| bad("`bestmove` names no move"))
    }

    fn say(&mut self, line: &str) -> Result<(), Fault> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|error| bad(&error.to_string()))
    }

    /// The next line that begins so.
    fn until(&mut self, start: &str) -> Result<String, Fault> {
        let found = self.output.by_ref().map_while(Result::ok).find(|line| line.starts_with(start));
        found.ok_or_else(|| bad(&format!("the program ended before it said `{start}`")))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let _ = self.child.wait();
    }
}

fn bad(what: &str) -> Fault {
    Fault::new(Code::BadInput, what)
}
