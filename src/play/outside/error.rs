//! Fault: a refusal with a stable code and a sentence that names the culprit.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::names;
use crate::play::outside::spelling::nearest;

names! {
    /// A stable code, as listed in `engine.d.ts`.
    pub enum Code {
        /// There is no game of that name.
        UnknownGame = "unknown-game",
        /// The game has no such option.
        UnknownOption = "unknown-option",
        /// A value that does not fit its option.
        BadOption = "bad-option",
        /// A position that cannot be played.
        BadSetup = "bad-setup",
        /// A text that is no save, or a damaged one.
        BadSave = "bad-save",
        /// A save of a later version.
        NewerSave = "newer-save",
        /// A seed of other letters, or too long.
        BadSeed = "bad-seed",
        /// A roll that is not given, in a game whose rolls come from outside.
        NeedsRoll = "needs-roll",
        /// There is no eye of that name.
        UnknownEye = "unknown-eye",
        /// There is no level of that name.
        UnknownLevel = "unknown-level",
        /// There is no such square on this board.
        UnknownSquare = "unknown-square",
        /// A card of one's own that no game takes.
        BadCard = "bad-card",
        /// The game has no such card.
        UnknownCard = "unknown-card",
        /// A request that cannot be read.
        BadInput = "bad-input",
        /// An answer that the open question does not take.
        NotOffered = "not-offered",
        /// An answer after the end.
        GameOver = "game-over",
        /// There is no answer to take back.
        NothingToTakeBack = "nothing-to-take-back",
        /// Somebody learnt something since the answer that is to be taken back.
        Revealed = "revealed",
        /// Everything is shown only when the game is over.
        NotOver = "not-over",
        /// A record that does not fit the rules; it stays inside the engine.
        Diverged = "diverged",
        /// A game that only people can play: the computer takes no seat in it and judges nothing.
        PeopleOnly = "people-only",
        /// A game of two computers that does not end; the command line alone tells it.
        Endless = "endless",
    }
}

impl fmt::Display for Code {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl PartialEq<&str> for Code {
    fn eq(&self, name: &&str) -> bool {
        self.name() == *name
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(self.name())
    }
}

/// Reason that something was refused. Nothing has changed when one is returned.
///
/// ```
/// use deckmate::{AnyGame, Code, NewGame};
///
/// let mut game = AnyGame::new(NewGame::of("chess"))?;
/// let fault = game.apply("e2e5").expect_err("pawns go two squares at most");
/// // The code is for programs, the message for people.
/// assert_eq!(fault.code, Code::NotOffered);
/// assert_eq!(fault.code.name(), "not-offered");
/// assert!(fault.message.contains("e2e5"));
/// # Ok::<(), deckmate::Fault>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fault {
    /// The stable code, as listed in `engine.d.ts`.
    #[serde(rename = "error")]
    pub code: Code,
    /// A sentence that names the culprit.
    pub message: String,
    /// The name of the option at fault, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    /// The number of outcomes of the roll that is missing, where one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<u32>,
}

impl Fault {
    /// A fault of that code. Of what the message quotes at most 80 characters stay.
    pub fn new(code: Code, message: impl Into<String>) -> Fault {
        Fault { code, message: brief(message.into()), option: None, of: None }
    }

    /// A roll with so many outcomes that is not given.
    pub fn needs_roll(of: u32) -> Fault {
        let message = format!("what comes next is decided by a roll of {of}, which is not given");
        Fault { of: Some(of), ..Fault::new(Code::NeedsRoll, message) }
    }

    /// A value that does not fit an option.
    pub fn option(name: &str, message: impl Into<String>) -> Fault {
        Fault { option: Some(name.to_owned()), ..Fault::new(Code::BadOption, message) }
    }

    /// An option that a game does not have; it has those of these names.
    pub fn unknown_option(game: &str, name: &str, names: &[&str]) -> Fault {
        let nearest = nearest(names, name).map(|nearest| format!(" (nearest: `{nearest}`)")).unwrap_or_default();
        let message = format!("{game} has no option `{name}`{nearest}; its options are {}", names.join(", "));
        Fault { option: Some(name.to_owned()), ..Fault::new(Code::UnknownOption, message) }
    }

    /// A setup that cannot be played.
    pub fn setup(message: impl Into<String>) -> Fault {
        Fault::new(Code::BadSetup, message)
    }

    /// A save that cannot be read.
    pub fn save(message: impl Into<String>) -> Fault {
        Fault::new(Code::BadSave, message)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.code, self.message)
    }
}

impl std::error::Error for Fault {}

/// Longest quotation that stays whole, and longest message whose quotations hold quotation marks themselves, in
/// characters.
const LONGEST: (usize, usize) = (80, 400);

/// A message whose quotations, in backticks or in quotation marks, are short.
fn brief(message: String) -> String {
    if message.len() <= LONGEST.0 {
        return message;
    }
    let mut short = String::new();
    let (mut quoted, mut length) = (None, 0);
    for letter in message.chars() {
        let ends = quoted == Some(letter);
        length += 1;
        if quoted.is_none() || ends || length < LONGEST.0 {
            short.push(letter);
        } else if length == LONGEST.0 {
            short.push('…');
        }
        if ends {
            quoted = None;
        } else if quoted.is_none() && matches!(letter, '`' | '"') {
            (quoted, length) = (Some(letter), 0);
        }
    }
    match short.char_indices().nth(LONGEST.1) {
        Some((end, _)) => format!("{}…", &short[..end]),
        None => short,
    }
}
