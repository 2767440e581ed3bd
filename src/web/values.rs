//! Values on their way to JavaScript and from it.

use js_sys::Reflect;
use serde::{de::DeserializeOwned, Serialize};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::games::any::AnyEvent;
use crate::play::{Code, Fault, Offer, PromptView, Value};

/// An answer that was applied, with what happened (`Step` in `engine.d.ts`).
#[derive(Serialize)]
pub struct AppliedAnswer {
    /// Always.
    pub ok: bool,
    /// Events that happen.
    pub events: Vec<AnyEvent>,
    /// The question then.
    pub prompt: Option<PromptView>,
}

/// Events and question that answers would lead to, as in `engine.d.ts`.
#[derive(Serialize)]
pub struct Ahead {
    /// Always.
    pub ok: bool,
    /// Events that happen.
    pub events: Vec<AnyEvent>,
    /// The question then.
    pub prompt: Option<PromptView>,
    /// Its answers.
    pub offers: Vec<Offer>,
}

/// A value for JavaScript: plain objects, and `null` for what is not there.
pub fn to_js<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    const PLAIN: Serializer = Serializer::json_compatible();
    Ok(value.serialize(&PLAIN)?)
}

/// A fault as JavaScript catches it.
pub fn to_error(fault: Fault) -> JsValue {
    let error = JsValue::from(js_sys::Error::new(&fault.message));
    // A JavaScript error accepts further properties, so this cannot fail.
    let fields = [("error", Some(fault.code.name())), ("option", fault.option.as_deref())];
    for (name, value) in fields.into_iter().filter_map(|(name, value)| Some((name, value?))) {
        if let Err(why) = Reflect::set(&error, &name.into(), &value.into()) {
            return why;
        }
    }
    if let Some(Err(why)) = fault.of.map(|of| Reflect::set(&error, &"of".into(), &of.into())) {
        return why;
    }
    error
}

/// A value of JavaScript as plain data, whatever it is to become: one reader serves all types.
pub fn from_js(value: JsValue) -> Result<Value, Fault> {
    serde_wasm_bindgen::from_value(value).map_err(|error| Fault::new(Code::BadInput, error.to_string()))
}

/// A value that JavaScript passes, as this type.
pub fn read<T: DeserializeOwned>(value: JsValue) -> Result<T, Fault> {
    T::deserialize(from_js(value)?).map_err(|error| Fault::new(Code::BadInput, error.to_string()))
}
