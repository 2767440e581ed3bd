//! A review for JavaScript: one answer of a game that has ended, and what it changed.

use serde::Deserialize;
use wasm_bindgen::prelude::*;

use super::args;
use super::values::{read, to_error, to_js};
use super::Game;

use crate::bots;
use crate::play::Looker;

/// Nodes of a judgement, where nobody says how many.
const NODES: f64 = 1_500.0;

/// What `review` is asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReviewOptions {
    /// The number of the answer, from 1.
    answer: u32,
    /// The seat that looks back.
    seat: String,
    /// Whether the other seat's secrets lie open.
    open: bool,
    /// Nodes for each judgement.
    budget: Option<f64>,
}

#[wasm_bindgen]
impl Game {
    /// What an answer of a game that has ended changed for a seat, and by what.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn review(&self, wanted: JsValue) -> Result<JsValue, JsValue> {
        let told = read::<ReviewOptions>(wanted).and_then(|wanted| {
            let looker = Looker { seat: args::seat(&wanted.seat)?, open: wanted.open };
            let nodes = wanted.budget.unwrap_or(NODES).max(1.0) as u64;
            bots::review(&self.game, wanted.answer as usize, looker, nodes)
        });
        to_js(&told.map_err(to_error)?)
    }
}
