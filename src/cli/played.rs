//! A finished game of a match as a JSON line, and the files of such lines.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;

use deckmate::play::{Code, Fault};
use serde::{Deserialize, Serialize};

/// One finished game.
#[derive(Serialize, Deserialize, Clone)]
pub struct Played {
    /// Its number in the match.
    pub game: u32,
    /// Number of games of the whole match; 0 if the line does not say.
    #[serde(default)]
    pub of: u32,
    /// The game's name.
    pub kind: String,
    /// The options that were given, by their names.
    #[serde(default)]
    pub options: BTreeMap<String, serde_json::Value>,
    /// Own cards of the game, packed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
    /// The position that it started from; nothing: the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The version of the program that played it.
    #[serde(default)]
    pub version: String,
    /// The level that is measured, and the other.
    pub levels: [String; 2],
    /// The habit of the one that is measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub habit: Option<String>,
    /// Times that each of them has done what the habit is known by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signs: Option<[u32; 2]>,
    /// Nodes that each search might spend; nothing: those of its level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Number of answers given by lot at first.
    #[serde(default, skip_serializing_if = "is_none")]
    pub opening: u64,
    /// The seed.
    pub seed: String,
    /// The seat of the level that is measured.
    pub seat: String,
    /// 1, 0.5 or 0 for the level that is measured.
    pub score: f64,
    /// Word for how it ended.
    pub how: String,
    /// Turns played.
    pub turns: u32,
    /// Answers given.
    pub answers: u64,
    /// The answers themselves, where the match was to tell them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
    /// Value that a search gave before each of them, for the side on move, if it was asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<i16>,
}

fn is_none(count: &u64) -> bool {
    *count == 0
}

impl Played {
    /// The line that is printed of it.
    pub fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// True if both belong to matches of the same players under the same rules.
    pub fn is_like(&self, other: &Played) -> bool {
        let match_of = |one: &Played| (one.kind.clone(), one.options.clone(), one.version.clone(), one.levels.clone());
        let manner = |one: &Played| (one.cards.clone(), one.board.clone(), one.habit.clone(), one.nodes, one.opening);
        match_of(self) == match_of(other) && manner(self) == manner(other)
    }

    /// The options that are set otherwise than usual, as `name=value` with commas between; empty if there are none.
    pub fn settings(&self) -> String {
        let plain = |value: &serde_json::Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let options = self.options.iter().map(|(name, value)| format!("{name}={}", plain(value)));
        let nodes = self.nodes.map(|nodes| format!("nodes={nodes}"));
        let opening = (!is_none(&self.opening)).then(|| format!("opening={}", self.opening));
        let cards = (!self.cards.is_empty()).then(|| format!("cards={}", self.cards.join("/")));
        let board = self.board.iter().map(|board| format!("board={board}"));
        let habit = self.habit.iter().map(|name| format!("habit={name}"));
        options.chain(cards).chain(board).chain(habit).chain(nodes).chain(opening).collect::<Vec<_>>().join(", ")
    }

    /// The name of the game, for a sentence.
    pub fn named(&self) -> String {
        let Played { game, kind, levels: [first, second], seed, .. } = self;
        let settings = self.settings();
        let comma = if settings.is_empty() { "" } else { ", " };
        format!("game {game} of {kind}, {first} against {second}{comma}{settings}, seed {seed}")
    }

    /// The seed of the match.
    pub fn match_seed(&self) -> &str {
        self.seed.rsplit_once('-').map_or(self.seed.as_str(), |(seed, _)| seed)
    }
}

/// The text of a file; `-` is the standard input.
pub fn text_of(path: &Path) -> Result<String, Fault> {
    String::from_utf8(bytes_of(path)?).map_err(|error| fault(path, &error.to_string()))
}

/// Contents of a file; `-` is the standard input.
pub fn bytes_of(path: &Path) -> Result<Vec<u8>, Fault> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        std::io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(path)
    };
    read.map_err(|error| fault(path, &error.to_string()))
}

/// The lines of a text that are written to their end.
pub fn whole_lines(text: &str) -> &str {
    text.rfind('\n').map_or("", |end| &text[..=end])
}

/// The games of a text, each with its line. A last line without its end is still being written, and left out.
pub fn games_in<'a>(path: &'a Path, text: &'a str) -> impl Iterator<Item = Result<(usize, Played), Fault>> + 'a {
    let whole = whole_lines(text);
    let text = if serde_json::from_str::<Played>(&text[whole.len()..]).is_ok() { text } else { whole };
    text.lines().enumerate().map(move |(line, text)| {
        let wrong = |error: serde_json::Error| at_line(path, line, &format!("this is no game of a match: {error}"));
        let played: Played = serde_json::from_str(text).map_err(wrong)?;
        if ![0.0, 0.5, 1.0].contains(&played.score) {
            return Err(at_line(path, line, &format!("a score is 0, 0.5 or 1, not {}", played.score)));
        }
        Ok((line, played))
    })
}

/// The fault that a file has.
pub fn fault(path: &Path, what: &str) -> Fault {
    Fault::new(Code::BadInput, format!("{}: {what}", path.display()))
}

/// The fault that a line of a file has.
pub fn at_line(path: &Path, line: usize, what: &str) -> Fault {
    Fault::new(Code::BadInput, format!("{}:{}: {what}", path.display(), line + 1))
}
