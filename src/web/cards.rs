//! Own cards of Chess Storm: looked at, and what they are made of.

use wasm_bindgen::prelude::*;

use super::values::{from_js, to_error, to_js};
use crate::games::registry;
use crate::games::storm::cards::workshop;

/// The refusal of the engine that has no Chess Storm, and so nothing of what the answers here take.
///
/// # Errors
/// `unknown-game`, thrown.
pub(super) fn left_out() -> Result<JsValue, JsValue> {
    registry::find("chess-storm").map(|_| JsValue::NULL).map_err(to_error)
}

/// A card, as an object or packed: what it does, or what is wrong with it and where.
///
/// # Errors
/// The fault that this is no data, thrown.
#[wasm_bindgen]
pub fn check_card(card: JsValue) -> Result<JsValue, JsValue> {
    let card = from_js(card).map_err(to_error)?;
    if cfg!(feature = "storm") {
        return match workshop::checked(&card) {
            Ok(checked) => to_js(&checked),
            Err(refused) => to_js(&refused),
        };
    }
    left_out()
}

/// The words that cards are made of.
///
/// # Errors
/// None that a caller can bring about.
#[wasm_bindgen]
pub fn card_words() -> Result<JsValue, JsValue> {
    if cfg!(feature = "storm") {
        to_js(&workshop::words())
    } else {
        left_out()
    }
}

/// The printed card of that name in the language; `null` where the language does not say it.
///
/// # Errors
/// None that a caller can bring about.
#[wasm_bindgen]
pub fn printed_card(name: &str) -> Result<JsValue, JsValue> {
    if cfg!(feature = "storm") {
        to_js(&workshop::printed_card(name))
    } else {
        left_out()
    }
}
