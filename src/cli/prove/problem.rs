//! A problem: a position, and what a seat is to bring about in it. Lessons, practice positions and puzzles are problems;
//! `docs/proving.md` has their fields.

use std::fs;
use std::path::Path;

use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{ByName, Code, Fault, Seat, Value};
use serde::Deserialize;
use serde_json::{Map, Value as Json};

/// The seed of a problem that names none.
const SEED: &str = "practice";

/// Fields that a proof has no use for: hardness, sort, task and hints.
const FOR_THE_PLAYER: [&str; 5] = ["hard", "sort", "task", "hints", "helps"];

/// A problem, as a line of a file has it.
#[derive(Clone, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// Its name.
    pub id: String,
    /// The game.
    pub game: String,
    /// The seed of all chance.
    #[serde(default)]
    pub seed: Option<String>,
    /// Options of the game.
    #[serde(default)]
    pub options: ByName<String, Value>,
    /// The position.
    #[serde(default)]
    pub setup: Option<Value>,
    /// Answers of both players before the task begins.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Seat that has the task; the one that is asked first, if none is named.
    #[serde(default)]
    pub seat: Option<String>,
    /// Goal that is to be brought about.
    pub goal: String,
    /// In how many of a hundred cases it is to be brought about at least; in all of them where this is left out.
    #[serde(default)]
    pub chance: Option<u32>,
    /// In how many answers of the seat it can be done.
    #[serde(default)]
    pub par: Option<u32>,
    /// True if only one first answer leads to it.
    #[serde(default)]
    pub only: bool,
    /// True if later answers of the seat are looked at, too.
    #[serde(default)]
    pub line: bool,
    /// True if what falls, and what the seat does not see, is as the seed has dealt it.
    #[serde(default)]
    pub dealt: bool,
    /// Answers of the seat that lead to it: looked at first.
    #[serde(default)]
    pub way: Vec<String>,
}

impl Problem {
    /// Reads a problem from its fields; those for the player are passed over, and others that are unknown refused.
    ///
    /// # Errors
    /// The fault of a field.
    pub fn of(mut fields: Map<String, Json>) -> Result<Problem, serde_json::Error> {
        fields.retain(|name, _| !FOR_THE_PLAYER.contains(&name.as_str()));
        serde_json::from_value(Json::Object(fields))
    }

    /// The problems of a file, or for each line that is none what is wrong with it.
    ///
    /// # Errors
    /// `bad-input` when the file cannot be read.
    pub fn read(path: &Path) -> Result<Vec<Result<Problem, Fault>>, Fault> {
        let shown = path.display();
        let wrong = |text: String| Fault::new(Code::BadInput, text);
        let text = fs::read_to_string(path).map_err(|error| wrong(format!("{shown} cannot be read: {error}")))?;
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let read = |(at, line): (usize, &str)| {
            let problem = serde_json::from_str(line).and_then(Problem::of);
            problem.map_err(|error| wrong(format!("{shown}:{}: no problem: {error}", at + 1)))
        };
        Ok(lines.map(read).collect())
    }

    /// The game as the task begins, and whose task it is.
    ///
    /// # Errors
    /// The fault of the game, a move or the seat.
    pub fn open(&self) -> Result<(AnyGame, Seat), Fault> {
        let seed = self.seed.as_deref().unwrap_or(SEED);
        let wanted = NewGame { options: self.options.clone(), setup: self.setup.clone(), ..NewGame::of(&self.game) };
        let mut game = AnyGame::new(wanted.seed(seed))?;
        for answer in &self.moves {
            game.apply(answer)?;
        }
        let seat = match &self.seat {
            Some(name) => [Seat::First, Seat::Second].into_iter().find(|seat| seat.name() == name),
            None => game.asked(),
        };
        let nobody =
            || Fault::new(Code::BadInput, "nobody is asked: `seat` takes first or second, before the game is over");
        seat.map(|seat| (game, seat)).ok_or_else(nobody)
    }
}
