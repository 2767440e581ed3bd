//! Runs of Chess Storm, step by step.

use wasm_bindgen::prelude::*;

use super::cards::left_out;
use super::values::{read, to_error, to_js};
use crate::bots::run::step;

/// A run after a step, and what is shown of it.
///
/// # Errors
/// The fault, thrown.
#[wasm_bindgen]
pub fn storm_run(wanted: JsValue) -> Result<JsValue, JsValue> {
    if cfg!(feature = "storm") {
        return to_js(&read(wanted).and_then(step).map_err(to_error)?);
    }
    left_out()
}
