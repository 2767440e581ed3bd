//! Trials of own cards of Chess Storm: a position in which one can be played, and a game of the computer with it.

use wasm_bindgen::prelude::*;

use super::cards::left_out;
use super::values::{from_js, to_error, to_js};
use crate::bots::trial;

/// The position of that number in which the card can be played.
///
/// # Errors
/// The fault, thrown.
#[wasm_bindgen]
pub fn try_card(card: JsValue, number: u32) -> Result<JsValue, JsValue> {
    let card = from_js(card).map_err(to_error)?;
    if cfg!(feature = "storm") {
        return to_js(&trial::practice(&card, number).map_err(to_error)?);
    }
    left_out()
}

/// Part that the card had in the game of that number.
///
/// # Errors
/// The fault, thrown.
#[wasm_bindgen]
pub fn rate_card(card: JsValue, number: u32) -> Result<JsValue, JsValue> {
    let card = from_js(card).map_err(to_error)?;
    if cfg!(feature = "storm") {
        return to_js(&trial::rate(&card, number).map_err(to_error)?);
    }
    left_out()
}
