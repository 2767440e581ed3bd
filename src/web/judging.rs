//! Goals for JavaScript: how one or several of them stand.

use wasm_bindgen::prelude::*;

use super::args::JudgeBeside;
use super::values::{read, to_error, to_js};
use super::{seat_named, JsGame};
use crate::play::Verdict;

#[wasm_bindgen(js_class = Game)]
impl JsGame {
    /// State of a goal for the named seat, or for the first one.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn judge(&self, goal: &str, seat: Option<String>) -> Result<String, JsValue> {
        let verdict = self.game.judge(goal, seat_named(seat)?).map_err(to_error)?;
        Ok(verdict.name().to_owned())
    }

    /// States of several goals, for the seat that `beside` names: the game is played again once.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn judge_all(&self, goals: JsValue, beside: JsValue) -> Result<JsValue, JsValue> {
        let found = read::<Vec<String>>(goals).and_then(|goals| {
            let (seat, beside) = read::<JudgeBeside>(beside)?.read()?;
            self.game.judge_all(&goals, seat, beside)
        });
        let names: Vec<&str> = found.map_err(to_error)?.into_iter().map(Verdict::name).collect();
        to_js(&names)
    }
}
