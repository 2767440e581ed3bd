//! An evening of 5 Card Chess for JavaScript: what was done in, the score sheet out.

use wasm_bindgen::prelude::*;

use super::values::{read, to_error, to_js};
use crate::games::five_card::evening::Evening;

/// The score sheet of an evening.
///
/// # Errors
/// The fault, thrown.
#[wasm_bindgen]
pub fn evening(done: JsValue) -> Result<JsValue, JsValue> {
    to_js(&read::<Evening>(done).and_then(|evening| evening.sheet()).map_err(to_error)?)
}
