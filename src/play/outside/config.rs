//! Config: what a game is made from, namely its seed, its options and, if wanted, a position.

use serde::de::DeserializeOwned;
use serde::Deserialize;

use crate::board::{Pasted, SetupError, Variant};
use crate::play::outside::by_name::ByName;
use crate::play::outside::control::{TimeControl, UsualControl, SHAPE};
use crate::play::outside::counts::{Counts, Uncounted};
use crate::play::outside::error::{Code, Fault};
use crate::play::outside::value::Value;

/// One option of a game, as the catalogue lists it.
#[derive(Clone, PartialEq, Debug)]
pub struct OptionSpec {
    /// Its name in the rules book.
    pub name: &'static str,
    /// One sentence about it.
    pub about: &'static str,
    /// Its type, default and range.
    pub kind: OptionKind,
}

/// The type of an option.
#[derive(Clone, PartialEq, Debug)]
pub enum OptionKind {
    /// On or off; the default.
    Switch(bool),
    /// A whole number.
    Number {
        /// The value when nothing is said.
        default: u32,
        /// The smallest allowed.
        least: u32,
        /// The largest allowed.
        most: u32,
    },
    /// One of several words; the first is the default.
    Choice(&'static [&'static str]),
    /// A number for each of several things: one number for all, or text such as `rook:1/queen:0`.
    Counts(Counts),
    /// A time control, or no clock; the default.
    Clock(UsualControl),
}

/// A list of card names for each seat, where a list may be left out.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SomeLists {
    /// The first seat's.
    #[serde(default)]
    pub first: Option<Vec<String>>,
    /// The second seat's.
    #[serde(default)]
    pub second: Option<Vec<String>>,
}

/// A list of card names for each seat.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatLists {
    /// The first seat's.
    #[serde(default)]
    pub first: Vec<String>,
    /// The second seat's.
    #[serde(default)]
    pub second: Vec<String>,
}

/// The name of the option for the time control.
const CLOCK: &str = "clock";

/// Sign before the seed of a game whose rolls are given from outside.
pub const GIVEN: char = '*';

/// Everything that a game is made from. Two games of equal configs and answers are equal.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// The seed of all chance; with [`GIVEN`] before it, of none but a start that is drawn by lot.
    pub seed: String,
    /// The options that were given, by name.
    pub options: ByName<String, Value>,
    /// The position, if not the usual start.
    pub setup: Option<Value>,
}

impl Config {
    /// Checks seed and options against what the game knows.
    ///
    /// # Errors
    /// `bad-seed`, `unknown-option` and `bad-option`, each naming the culprit.
    pub fn new(
        game: &str,
        specs: &[OptionSpec],
        seed: String,
        options: ByName<String, Value>,
        setup: Option<Value>,
    ) -> Result<Config, Fault> {
        let letters = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let named = seed.strip_prefix(GIVEN).unwrap_or(&seed);
        if named.is_empty() || named.len() > 64 || !named.chars().all(letters) {
            let message = format!("a seed is 1 to 64 letters, digits, `-` or `_`, not `{seed}`");
            return Err(Fault::new(Code::BadSeed, message));
        }
        for (name, value) in options.iter() {
            OptionSpec::find(specs, game, name)?.check(value)?;
        }
        Ok(Config { seed, options, setup })
    }

    /// The position, as the game's own type; what is left out is as its type says.
    ///
    /// # Errors
    /// `bad-setup` naming a field that the game does not know, or one of the wrong type.
    pub fn setup<T: DeserializeOwned + Default>(&self) -> Result<T, Fault> {
        let Some(given) = &self.setup else { return Ok(T::default()) };
        if let Some(text) = given.text() {
            return Err(Fault::setup(format!(
                "a setup is an object such as {{ board: \"...\" }}, not the text `{text}`"
            )));
        }
        T::deserialize(given.clone()).map_err(|error| Fault::setup(format!("the setup cannot be read: {error}")))
    }
}

impl Config {
    /// True if rolls come from outside: the seed makes none.
    pub fn is_given(&self) -> bool {
        self.seed.starts_with(GIVEN)
    }

    /// True if the game brings cards of somebody's own along.
    pub fn has_cards(&self) -> bool {
        self.setup.as_ref().is_some_and(|setup| setup.get("cards").is_some())
    }

    /// The time control, in a game that usually has this one.
    pub fn control(&self, usual: UsualControl) -> Option<TimeControl> {
        let text = self.options.get(CLOCK).and_then(Value::text).unwrap_or(usual.text);
        usual.read(text).unwrap_or(None)
    }

    /// The position that the setup gives, as text.
    pub fn board(&self) -> Option<&str> {
        self.setup.as_ref().and_then(|setup| setup.get("board")).and_then(Value::text)
    }

    /// Parts of the wanted board that cannot be and were left out, a sentence each.
    pub fn dropped(&self, variant: &Variant) -> Vec<String> {
        let pasted = self.board().and_then(|board| Pasted::parse(board, variant).ok());
        pasted.map(|pasted| pasted.dropped.iter().map(left_out).collect()).unwrap_or_default()
    }
}

/// The sentence about something that was left out of a position.
pub fn left_out(error: &SetupError) -> String {
    format!("Left out of the position: {error}.")
}

impl OptionSpec {
    /// The option for the time control, in a game that usually has this one.
    pub fn clock(usual: UsualControl) -> OptionSpec {
        OptionSpec { name: CLOCK, about: "The time that each player has.", kind: OptionKind::Clock(usual) }
    }

    /// The option of that name among those of a game.
    ///
    /// # Errors
    /// `unknown-option`.
    pub fn find<'a>(specs: &'a [OptionSpec], game: &str, name: &str) -> Result<&'a OptionSpec, Fault> {
        let names = || specs.iter().map(|spec| spec.name).collect::<Vec<_>>();
        specs.iter().find(|spec| spec.name == name).ok_or_else(|| Fault::unknown_option(game, name, &names()))
    }

    /// Refuses a value that does not fit this option.
    fn check(&self, value: &Value) -> Result<(), Fault> {
        let bad = |want: String| {
            let shown = value.text().map_or_else(|| value.to_string(), str::to_owned);
            Err(Fault::option(self.name, format!("option `{}` takes {want}, not `{shown}`", self.name)))
        };
        match &self.kind {
            OptionKind::Switch(_) if value.switch().is_none() => bad("true or false".into()),
            OptionKind::Number { least, most, .. } => match value.whole() {
                Some(n) if (*least..=*most).contains(&n) => Ok(()),
                _ => bad(format!("a whole number from {least} to {most}")),
            },
            OptionKind::Choice(values) => match value.text() {
                Some(word) if values.contains(&word) => Ok(()),
                _ => bad(format!("one of {}", values.join(", "))),
            },
            OptionKind::Clock(usual) => match value.text().map(|text| usual.read(text)) {
                Some(Ok(_)) => Ok(()),
                _ => bad(SHAPE.into()),
            },
            OptionKind::Counts(counts) => match counts.read(value) {
                Ok(_) => Ok(()),
                Err(Uncounted::Shape(want)) => bad(want),
                Err(Uncounted::Name { name, nearest }) => {
                    let message = format!("option `{}`: there is no `{name}` (nearest: `{nearest}`)", self.name);
                    Err(Fault::option(self.name, message))
                }
            },
            OptionKind::Switch(_) => Ok(()),
        }
    }

    /// Number of each thing that a value of this option makes, by their names; nothing for options that count nothing.
    ///
    /// # Errors
    /// `bad-option` when the value does not fit.
    pub fn counted(&self, value: &Value) -> Result<Vec<(&'static str, u32)>, Fault> {
        self.check(value)?;
        let OptionKind::Counts(counts) = &self.kind else { return Ok(Vec::new()) };
        Ok(counts.of.iter().copied().zip(counts.read(value).unwrap_or_default()).collect())
    }

    /// Reads a value typed as text, as on the command line.
    ///
    /// # Errors
    /// `bad-option` when the text does not fit.
    pub fn read(&self, text: &str) -> Result<Value, Fault> {
        let value = match &self.kind {
            OptionKind::Switch(_) => match text {
                "on" | "yes" => Value::Bool(true),
                "off" | "no" => Value::Bool(false),
                _ => Value::typed(text),
            },
            OptionKind::Number { .. } | OptionKind::Counts(_) => Value::typed(text),
            OptionKind::Choice(_) | OptionKind::Clock(_) => Value::from(text),
        };
        self.check(&value).map(|()| value)
    }
}
