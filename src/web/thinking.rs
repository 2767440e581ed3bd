//! The computer's answers for JavaScript, and whether an answer is what an opponent is known by.

use wasm_bindgen::prelude::*;

use super::args::SuggestOptions;
use super::values::{read, to_error, to_js};
use super::{now, seat_named, JsGame};
use crate::bots::{self, Habit, Level, Player};
use crate::play::{Code, Fault, Offer, Seat};

#[wasm_bindgen(js_class = Game)]
impl JsGame {
    /// The computer's choice for the asked seat; with a seat, for that seat alone.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn suggest(&self, options: JsValue, seat: Option<String>) -> Result<JsValue, JsValue> {
        let seat = seat_named(seat)?;
        to_js(&self.think(options, seat).map_err(to_error)?)
    }

    /// True if an answer to the open question is what a habit of the game is known by; never where the answer is a secret.
    ///
    /// # Errors
    /// The fault that the game has no such habit, thrown.
    pub fn shows(&self, habit: &str, answer: &str) -> Result<bool, JsValue> {
        let habit = Habit::find(self.game.name(), habit).map_err(to_error)?;
        let is_secret = self.game.prompt().is_some_and(|prompt| prompt.secret);
        Ok(!is_secret && bots::shows(&self.game, habit, answer))
    }

    fn think(&self, options: JsValue, seat: Option<Seat>) -> Result<Offer, Fault> {
        let options: SuggestOptions = read(options)?;
        self.check_asked(seat)?;
        let level = Level::from_name(&options.level).ok_or_else(|| {
            let levels = Level::ALL.map(Level::name).join(", ");
            Fault::new(Code::UnknownLevel, format!("there is no level `{}`; the levels are {levels}", options.level))
        })?;
        let start = now();
        let cap = options.cap.unwrap_or(f64::INFINITY);
        let mut late = || now() - start > cap;
        let seed = options.seed.unwrap_or_else(|| "deckmate".into());
        let player = Player::new(level, self.game.name(), options.habit.as_deref())?;
        bots::suggest_by(&self.game, player, options.budget.map(|nodes| nodes.max(1.0) as u64), &seed, &mut late)
            .map(|(offer, _)| offer)
    }
}
