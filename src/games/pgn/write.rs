//! A game as PGN: tags, moves in short notation, result; the position where it did not begin at the start.

use std::fmt::Write;

use super::{standing, times, CHESS_960};
use crate::board::{san, Pasted, Position, RightsStyle, Side};
use crate::games::any::AnyGame;
use crate::games::classic::{side_of, Table};
use crate::games::registry;
use crate::play::{ByName, Code, Config, Eye, Fault};

/// Tags of a game by their names.
pub type Tags = ByName<String, String>;

/// The seven tags that every game has, in order; unknown ones are a question mark.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];
/// Tags that follow from the game.
const FOLLOWS: [&str; 4] = ["Result", "Variant", "SetUp", "FEN"];
/// The results that there are.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];
/// Longest line of moves.
const WIDTH: usize = 79;

impl AnyGame {
    /// The game as PGN, with these tags beside those that follow from it. Without a result of its own it takes that of
    /// the tags.
    ///
    /// ```
    /// use deckmate::{AnyGame, NewGame};
    ///
    /// let mut game = AnyGame::new(NewGame::of("chess"))?;
    /// for answer in ["f2f3", "e7e5", "g2g4", "d8h4"] {
    ///     game.apply(answer)?;
    /// }
    /// let tags = [("White".to_owned(), "Anybody".to_owned())].into_iter().collect();
    /// let pgn = game.pgn(&tags)?;
    /// assert!(pgn.contains("[White \"Anybody\"]\n") && pgn.ends_with("\n1. f3 e5 2. g4 Qh4# 0-1\n"), "{pgn}");
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    ///
    /// # Errors
    /// `bad-input` for another game, or for a tag of which PGN knows no such name.
    pub fn pgn(&self, tags: &Tags) -> Result<String, Fault> {
        let mut game = self.after(0)?;
        let missing =
            || Fault::new(Code::BadInput, format!("PGN is for chess and Full Double Chess, not for `{}`", self.name()));
        let (config, table) = standing(&game).ok_or_else(missing)?;
        let own = own_tags(self, config, table)?;
        let result = result(self, tags)?;
        let mut number = counters(config).1;
        let control = times::control(config);
        let mut text = head(tags, &own, result)?;
        let mut moves = Vec::new();
        for act in self.acts() {
            let Some((_, table)) = standing(&game) else { return Err(missing()) };
            let is_told = moves.last().is_some_and(|last: &String| last.ends_with('}'));
            let mut mover = None;
            let made = table.legal().into_iter().find(|m| m.to_string() == act.text);
            if let Some(m) = made {
                let side = table.side();
                match side {
                    Side::White => moves.push(format!("{number}.")),
                    Side::Black if moves.is_empty() || is_told => moves.push(format!("{number}...")),
                    Side::Black => {}
                }
                number += u32::from(side == Side::Black);
                moves.push(san::write(&table.board, table.variant, m));
                mover = Some(table.mover);
            }
            game.apply_after(&act.text, act.thought)?;
            let clock = if control.is_some() { game.view(Eye::Watcher)?.clock } else { None };
            let left = mover.zip(clock).map(|(mover, clock)| *clock.left.of(mover));
            moves.extend(control.zip(left).map(|(control, left)| times::comment(control, left, act.thought)));
        }
        moves.push(result.to_owned());
        text.push('\n');
        fold(&moves, &mut text);
        Ok(text)
    }
}

/// Words in lines.
fn fold(words: &[String], text: &mut String) {
    let mut width = 0;
    for word in words {
        let length = word.chars().count();
        if width > 0 {
            let fits = width + 1 + length <= WIDTH;
            text.push(if fits { ' ' } else { '\n' });
            width = if fits { width + 1 } else { 0 };
        }
        text.push_str(word);
        width += length;
    }
    text.push('\n');
}

/// The result of a game, or of one that is not over that which the tags say.
fn result(game: &AnyGame, tags: &Tags) -> Result<&'static str, Fault> {
    let Some(outcome) = game.view(Eye::Watcher)?.result else {
        let said = tags.get("Result").map_or("*", String::as_str);
        return Ok(RESULTS.into_iter().find(|&known| known == said).unwrap_or("*"));
    };
    Ok(match outcome.winner.map(side_of) {
        Some(Side::White) => RESULTS[0],
        Some(Side::Black) => RESULTS[1],
        None => RESULTS[2],
    })
}

/// Half-moves without capture or pawn move, and the number of the move, at the beginning of a game.
fn counters(config: &Config) -> (u32, u32) {
    let mut fields = Pasted::fields(config.board().unwrap_or_default()).into_iter().skip(4);
    let mut next = || fields.next().and_then(|field| field.parse::<u32>().ok());
    let (quiet, number) = (next(), next());
    (quiet.unwrap_or(0), number.unwrap_or(1).max(1))
}

/// The tags about rules and position of a game, whose table here is that at its beginning.
fn own_tags(game: &AnyGame, config: &Config, table: &Table) -> Result<Vec<(&'static str, String)>, Fault> {
    let info = registry::find(game.name())?.info();
    let is_960 = table.variant.rights_style == RightsStyle::Files;
    let mut own = Vec::new();
    if is_960 {
        own.push(("Variant", CHESS_960.to_owned()));
    } else if game.name() != "chess" {
        own.push(("Variant", info.title.to_owned()));
    }
    let position = Position { board: table.board.clone(), side: side_of(table.mover) }.text(table.variant);
    if is_960 || position != info.board {
        let (quiet, number) = counters(config);
        own.push(("SetUp", "1".to_owned()));
        own.push(("FEN", format!("{position} {quiet} {number}")));
    }
    own.extend(times::control(config).map(|control| (times::TAG, times::tag(control))));
    Ok(own)
}

/// The lines of tags.
fn head(tags: &Tags, own: &[(&str, String)], result: &str) -> Result<String, Fault> {
    let mut text = String::new();
    let mut line = |name: &str, value: &str| {
        let value = value.replace(['\n', '\r'], " ").replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a String cannot fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    for (name, usual) in ROSTER {
        let given = tags.get(name).map(String::as_str).filter(|value| !value.is_empty());
        line(name, if name == "Result" { result } else { given.unwrap_or(usual) });
    }
    own.iter().for_each(|(name, value)| line(name, value));
    for (name, value) in tags.iter() {
        let is_name = !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
        if !is_name {
            return Err(Fault::new(Code::BadInput, format!("`{name}` is no name of a tag: letters, digits, `_`")));
        }
        let is_own = FOLLOWS.contains(&name.as_str()) || own.iter().any(|(known, _)| known == name);
        if ROSTER.iter().all(|(known, _)| known != name) && !is_own {
            line(name, value);
        }
    }
    Ok(text)
}
