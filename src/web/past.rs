//! The past of a game: the answers that were given, earlier points of a game, and what was told.

use wasm_bindgen::prelude::*;

use super::values::{to_error, to_js};
use super::{args, JsGame};

#[wasm_bindgen(js_class = Game)]
impl JsGame {
    /// The answers that were given, in order, secret ones, too.
    ///
    /// # Errors
    /// None that a caller can bring about.
    pub fn acts(&self) -> Result<JsValue, JsValue> {
        to_js(&self.game.acts())
    }

    /// Makes it a game that nobody plays: from now on nothing of it is hidden.
    pub fn lay_open(&mut self) {
        self.game.open();
    }

    /// The game as it stood after so many answers.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn after(&self, answers: u32) -> Result<JsGame, JsValue> {
        self.game.after(answers as usize).map(JsGame::from).map_err(to_error)
    }

    /// Views that the eye had before and after the answer that brought this line into the log; `null` for one of the
    /// deal.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn look_back(&self, line: u32, eye: &str) -> Result<JsValue, JsValue> {
        let seen = args::eye(eye).and_then(|eye| self.game.look_back(line as usize, eye));
        to_js(&seen.map_err(to_error)?)
    }

    /// Everything that was told so far, in order.
    ///
    /// # Errors
    /// None that a caller can bring about.
    pub fn told(&self) -> Result<JsValue, JsValue> {
        to_js(&self.game.told())
    }
}
