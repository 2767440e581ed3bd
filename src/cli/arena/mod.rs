//! `deckmate arena`: a match between two programs that speak UCI, with the same openings for both.

mod program;

use std::time::Duration;

use clap::Args;
use deckmate::board::{Kind, Side};
use deckmate::bots::{self, Level};
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{Eye, Fault, Role, Seat};

use self::program::{bad, Program};
use super::out::{note, say};
use super::played::Played;
use super::tally;
use super::uci::limits::Limits;
use super::words;

/// Game and programs of a match, and the limits of their searches.
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
    /// Words said after `go`: "nodes 10000", or "movetime 1000".
    #[arg(long, default_value = "nodes 10000")]
    go: String,
    /// Words said after `go` to the second program, if they are others.
    #[arg(long)]
    second_go: Option<String>,
    /// Seconds that a program may be silent after `go`.
    #[arg(long, default_value_t = 600)]
    silence: u64,
    /// Number of games; each opening is played twice, with the sides swapped.
    #[arg(long)]
    games: u32,
    /// The seed of the openings.
    #[arg(long, default_value = "arena")]
    seed: String,
    /// Number of moves of the opening that are drawn by lot.
    #[arg(long, default_value_t = 8)]
    opening: u32,
    /// Prints one JSON object a game, for `tally`.
    #[arg(long)]
    jsonl: bool,
}

impl Arena {
    /// Plays and prints.
    pub fn run(self) -> Result<(), Fault> {
        words::match_seed(&self.seed, self.games)?;
        for go in [Some(&self.go), self.second_go.as_ref()].into_iter().flatten() {
            may_go(go)?;
        }
        let mut programs =
            [Program::begin(&self.first, &self.first_set)?, Program::begin(&self.second, &self.second_set)?];
        for program in &mut programs {
            // Chess is what is played where nothing else is asked for.
            if self.game != "chess" || program.has("UCI_Variant") {
                program.set("UCI_Variant", &self.game)?;
            }
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
                let told = programs[who].best(self.board.as_deref(), &moves, go, Duration::from_secs(self.silence))?;
                let offer = offers.iter().find(|offer| offer.role == Role::Play && uci(&offer.text) == told);
                offer.map(|offer| offer.text.clone()).ok_or_else(|| {
                    let program = [&self.first, &self.second][who];
                    bad(&format!("`{program}` plays `{told}` in game {number}: that is no legal move"))
                })?
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
            options: [("go", Some(&self.go)), ("second-go", self.second_go.as_ref()), ("board", self.board.as_ref())]
                .into_iter()
                .filter_map(|(name, value)| Some((name.to_owned(), serde_json::json!(value?))))
                .collect(),
            cards: Vec::new(),
            board: None,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            levels: [name(&self.first, &self.first_set), name(&self.second, &self.second_set)],
            nodes: None,
            opening: self.opening.into(),
            habit: None,
            signs: None,
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

/// Refuses words after `go` with which a search does not come to an end by itself.
fn may_go(words: &str) -> Result<(), Fault> {
    let told: Vec<&str> = words.split_whitespace().collect();
    if let Some(word) = Limits::unread(&told) {
        return Err(bad(&format!("`go {words}`: `{word}` is not known here, or has no number that it takes")));
    }
    let limits = Limits::read(&told, Side::White);
    if !limits.only.is_empty() {
        return Err(bad(&format!("`go {words}`: leave out `searchmoves`, a program may play any move")));
    }
    let is_zero = limits.nodes == Some(0) || limits.time == Some(Duration::ZERO);
    if is_zero || limits.endless || limits.ponders || limits.are_open() {
        return Err(bad(&format!("`go {words}` sets no limit, such as `nodes 10000`")));
    }
    Ok(())
}

/// A move as UCI writes it: what a Pawn becomes is a letter.
fn uci(text: &str) -> String {
    let Some((squares, kind)) = text.split_once('=') else { return text.to_owned() };
    let letter = Kind::from_name(kind).map(|kind| kind.letter().to_ascii_lowercase());
    format!("{squares}{}", letter.map(String::from).unwrap_or_default())
}
