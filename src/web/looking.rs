//! Looking at a game in JavaScript: where pieces could go, what the board tells, why something cannot be chosen.

use wasm_bindgen::prelude::*;

use super::args::{self, ExplainTarget};
use super::values::{read, to_error, to_js};
use super::{seat_named, JsGame};
use crate::play::{Eye, Wondered};

/// The eye of that name; nothing where none is named.
fn eye_named(eye: Option<String>) -> Result<Option<Eye>, JsValue> {
    eye.as_deref().map(args::eye).transpose().map_err(to_error)
}

#[wasm_bindgen(js_class = Game)]
impl JsGame {
    /// Reason that a square or card cannot be chosen now by the named seat, or by the asked one, or after answers of
    /// the asked one, or that a text is no answer of it; `null` if it can, or is one.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn explain(&self, about: JsValue, seat: Option<String>) -> Result<JsValue, JsValue> {
        let seat = seat_named(seat)?;
        let said = read::<ExplainTarget>(about).and_then(|ExplainTarget { square, from, card, text, after }| {
            let (square, from, card) = (square.as_deref(), from.as_deref(), card.as_deref());
            let about = Wondered { square, from, card, text: text.as_deref() };
            let Some(answers) = after else { return self.game.explain(seat, about) };
            self.check_asked(seat)?;
            self.game.explain_after(&answers, about)
        });
        to_js(&said.map_err(to_error)?)
    }

    /// Squares that the piece on the square could go to, as far as the named eye or the reader of the open question may
    /// know.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn reach(&self, square: &str, eye: Option<String>) -> Result<JsValue, JsValue> {
        let eye = eye_named(eye)?;
        to_js(&self.game.reach(square, eye).map_err(to_error)?)
    }

    /// The board as the named eye or the reader of the open question sees it.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn survey(&self, eye: Option<String>) -> Result<JsValue, JsValue> {
        let eye = eye_named(eye)?;
        to_js(&self.game.survey(eye).map_err(to_error)?)
    }

    /// The lines from a square, as such an eye sees them.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn rays(&self, square: &str, eye: Option<String>) -> Result<JsValue, JsValue> {
        let eye = eye_named(eye)?;
        to_js(&self.game.rays(square, eye).map_err(to_error)?)
    }

    /// The moves that a seat may plan while the other one is asked.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn plans(&self, seat: &str) -> Result<JsValue, JsValue> {
        to_js(&self.game.plans(args::seat(seat).map_err(to_error)?))
    }
}
