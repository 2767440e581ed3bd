//! What JavaScript passes, as types: a field or a name that is not known is refused.

use serde::Deserialize;

use crate::play::{Code, Eye, Fault, Seat, Value};

/// Which of the answers `legal_moves` lists.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct OffersAbout {
    /// Offers that touch this square.
    pub square: Option<String>,
    /// Offers that cost this card of the hand, by its place.
    pub card: Option<u32>,
    /// What a typed line amounts to.
    pub said: Option<String>,
}

/// The value of which option is to be counted out.
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

/// What is to be explained.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExplainTarget {
    /// The square that cannot be chosen.
    pub square: Option<String>,
    /// The card that cannot be played.
    pub card: Option<String>,
}

/// What the computer is asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuggestOptions {
    /// The level of play.
    pub level: String,
    /// At most so many nodes.
    pub budget: Option<f64>,
    /// What decides among equals.
    pub seed: Option<String>,
    /// At most so many milliseconds.
    pub cap: Option<f64>,
}

/// The seat of that name.
pub fn seat(name: &str) -> Result<Seat, Fault> {
    Seat::from_name(name).ok_or_else(|| Fault::new(Code::BadInput, format!("there is no seat `{name}`")))
}

/// The eye of that name.
pub fn eye(name: &str) -> Result<Eye, Fault> {
    Eye::from_name(name).ok_or_else(|| Fault::new(Code::UnknownEye, format!("there is no eye `{name}`")))
}
