//! Judgements for JavaScript: the change by an answer of a game that has ended, and the best answers now.

use serde::Deserialize;
use wasm_bindgen::prelude::*;

use super::args;
use super::values::{read, to_error, to_js};
use super::{now, seat_named, JsGame};

use crate::bots::{self, Retrospect};
use crate::play::Looker;

/// Nodes of a judgement, where nobody says how many.
const NODES: f64 = 1_500.0;

/// Nodes of a judgement of `advise`, where nobody says how many.
const ADVISED: f64 = 1_500.0;

/// The wishes of a caller of `advise`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdviseOptions {
    /// Nodes for each judgement.
    budget: Option<f64>,
    /// The text of an answer that `suggest` gave.
    hinted: Option<String>,
    /// At most so many milliseconds.
    cap: Option<f64>,
}

/// The wishes of a caller of `review`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReviewOptions {
    /// The number of the answer, from 1.
    answer: u32,
    /// The seat that looks back.
    seat: String,
    /// True if the other seat's secrets lie open.
    open: bool,
    /// Nodes for each judgement.
    budget: Option<f64>,
    /// False where a better answer may come without its reasons.
    reasons: Option<bool>,
}

#[wasm_bindgen(js_class = Game)]
impl JsGame {
    /// The best answers of the asked seat, and why; with a seat, for that seat alone.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn advise(&self, wanted: JsValue, seat: Option<String>) -> Result<JsValue, JsValue> {
        let seat = seat_named(seat)?;
        let told = read::<AdviseOptions>(wanted).and_then(|wanted| {
            self.check_asked(seat)?;
            let nodes = wanted.budget.unwrap_or(ADVISED).max(1.0) as u64;
            let (start, cap) = (now(), wanted.cap.unwrap_or(f64::INFINITY));
            // A cap of nothing is spent at once.
            let mut spent = || ((now() - start) / cap.max(f64::MIN_POSITIVE)).max(0.0);
            bots::advise_within(&self.game, nodes, wanted.hinted.as_deref(), &mut spent)
        });
        to_js(&told.map_err(to_error)?)
    }

    /// The change by an answer of a game that has ended for a seat, and its parts.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn review(&self, wanted: JsValue) -> Result<JsValue, JsValue> {
        let told = read::<ReviewOptions>(wanted).and_then(|wanted| {
            let looker = Looker { seat: args::seat(&wanted.seat)?, open: wanted.open };
            let nodes = wanted.budget.unwrap_or(NODES).max(1.0) as u64;
            // Reading the clock tells the page that the worker still runs.
            let wish = Retrospect { looker, nodes, reasons: wanted.reasons.unwrap_or(true) };
            self.reviewer.borrow_mut().review(&self.game, wanted.answer as usize, wish, &mut || {
                now();
            })
        });
        to_js(&told.map_err(to_error)?)
    }
}
