//! Values that JavaScript passes, as types: a field or a name that is not known is refused.

use serde::Deserialize;

use crate::play::{goal, Beside, Code, Eye, Fault, Seat, Value};

/// Choice of the answers that `legal_moves` is to list; all of them unless a field says otherwise.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct OffersAbout {
    /// Those that touch this square.
    pub square: Option<String>,
    /// Those that cost the card at this place of the hand.
    pub card: Option<u32>,
    /// The answer that this typed line amounts to.
    pub said: Option<String>,
    /// Those that this text may mean.
    pub text: Option<String>,
}

/// An option's value of which `counted` tells how many of each thing it makes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountRequest {
    /// The game.
    pub game: String,
    /// The name of the option.
    pub option: String,
    /// Its value.
    pub value: Value,
}

/// Subject of `explain`: a square, a card, or a text that was typed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExplainTarget {
    /// The square that cannot be chosen.
    pub square: Option<String>,
    /// The square that was picked before it.
    pub from: Option<String>,
    /// The card that cannot be played.
    pub card: Option<String>,
    /// The text that means no answer.
    pub text: Option<String>,
    /// Answers of the asked seat that would come before.
    pub after: Option<Vec<Value>>,
}

/// Way in which `suggest` is to choose.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuggestOptions {
    /// The level of play.
    pub level: String,
    /// A habit of the game, by which the level is played in a way of its own.
    pub habit: Option<String>,
    /// At most so many nodes.
    pub budget: Option<f64>,
    /// Seed that decides among equals.
    pub seed: Option<String>,
    /// At most so many milliseconds.
    pub cap: Option<f64>,
}

/// The facts that `judge_all` is told beside the record, and whose goals they are.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JudgeBeside {
    /// Whose goals they are.
    pub seat: String,
    /// The level of the computer that has the other seat.
    pub level: Option<String>,
    /// True if the judged player has had neither a hint nor a take-back.
    pub unhelped: Option<bool>,
}

impl JudgeBeside {
    /// The seat, and what is so beside the record.
    ///
    /// # Errors
    /// `bad-input` and `unknown-level`.
    pub fn read(&self) -> Result<(Seat, Beside), Fault> {
        let level = self.level.as_deref().map(|name| {
            let found = goal::LEVELS.iter().position(|level| *level == name);
            found.ok_or_else(|| Fault::new(Code::UnknownLevel, format!("there is no level `{name}`")))
        });
        Ok((seat(&self.seat)?, Beside { level: level.transpose()?, unhelped: self.unhelped == Some(true) }))
    }
}

/// The seat of that name.
pub fn seat(name: &str) -> Result<Seat, Fault> {
    Seat::from_name(name).ok_or_else(|| Fault::new(Code::BadInput, format!("there is no seat `{name}`")))
}

/// The eye of that name.
pub fn eye(name: &str) -> Result<Eye, Fault> {
    let unknown = || format!("there is no eye `{name}`; the eyes are first, second, watcher, all");
    Eye::from_name(name).ok_or_else(|| Fault::new(Code::UnknownEye, unknown()))
}
