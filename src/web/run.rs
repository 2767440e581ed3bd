//! Runs of Chess Storm, step by step.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::cards::left_out;
use super::values::{read, to_error, to_js};
use crate::bots::run::{step, RunStep, Stepped};
use crate::bots::{gains, Gain};
use crate::play::Fault;

/// The nodes by which a card is judged.
const NODES: u64 = 300;

/// A step, and the cards that the player has played in the game to be judged.
#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    stepped: Stepped,
    #[serde(skip_serializing_if = "Option::is_none")]
    gains: Option<Vec<Gain>>,
}

/// A run after a step, and what is shown of it.
///
/// # Errors
/// The fault, thrown.
#[wasm_bindgen]
pub fn storm_run(wanted: JsValue) -> Result<JsValue, JsValue> {
    if cfg!(feature = "storm") {
        return to_js(&read(wanted).and_then(told).map_err(to_error)?);
    }
    left_out()
}

fn told(wanted: RunStep) -> Result<Told, Fault> {
    let stepped = step(wanted)?;
    let judged = stepped.judge.as_ref().map(|(game, seat)| gains(game, *seat, NODES));
    Ok(Told { gains: judged.transpose()?, stepped })
}
