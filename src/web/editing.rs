//! Setups put together step by step.

use wasm_bindgen::prelude::*;

use super::values::{read, to_error, to_js};
use crate::games::any::NewGame;
use crate::games::editing;

/// The setup of a wanted game after a step, with all that can be chosen about it, and why it cannot be played.
///
/// # Errors
/// The fault, thrown.
#[wasm_bindgen]
pub fn edit_setup(wanted: JsValue, step: JsValue) -> Result<JsValue, JsValue> {
    let edited = read::<NewGame>(wanted).and_then(|wanted| editing::edit(wanted, &read(step)?));
    to_js(&edited.map_err(to_error)?)
}
