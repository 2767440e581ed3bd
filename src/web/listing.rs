//! Lists of what there is: games, options, cards, and how many of each.

use wasm_bindgen::prelude::*;

use super::args::CountRequest;
use super::values::{read, to_error, to_js};

use crate::games::catalog;

/// Games, options, cards and versions.
///
/// # Errors
/// None that a caller can bring about.
#[wasm_bindgen]
pub fn catalog() -> Result<JsValue, JsValue> {
    to_js(&catalog::catalog())
}

/// Number of each thing that a value of an option makes, by their names: `[["crab", 2], ...]`.
///
/// # Errors
/// The fault, thrown.
#[wasm_bindgen]
pub fn counted(wanted: JsValue) -> Result<JsValue, JsValue> {
    let CountRequest { game, option, value } = read(wanted).map_err(to_error)?;
    to_js(&catalog::counted(&game, &option, &value).map_err(to_error)?)
}
