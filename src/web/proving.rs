//! Proofs for JavaScript: a win that cannot be prevented.

use serde::Deserialize;
use wasm_bindgen::prelude::*;

use super::now;
use super::values::{read, to_error, to_js};
use crate::games::any::{AnyGame, NewGame};
use crate::games::winning::{winning, Bound};

/// Answers that are tried for each number of turns, where nobody says how many.
const TRIED: f64 = 60_000.0;

/// The wishes of a caller of `find_win`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WinWishes {
    /// Turns of the seat at most.
    turns: u32,
    /// Answers tried for each number of turns.
    tried: Option<f64>,
    /// At most so many milliseconds.
    cap: Option<f64>,
}

/// A win of the seat that is asked first in a wanted game.
///
/// # Errors
/// The fault, thrown.
#[wasm_bindgen]
pub fn find_win(wanted: JsValue, wishes: JsValue) -> Result<JsValue, JsValue> {
    let found = read::<NewGame>(wanted).and_then(|wanted| {
        let wishes: WinWishes = read(wishes)?;
        let (start, cap) = (now(), wishes.cap.unwrap_or(f64::INFINITY));
        // Reading the clock tells the page that the worker still runs.
        let spent = || now() - start > cap;
        let bound = Bound { tried: wishes.tried.unwrap_or(TRIED).max(1.0) as u64, spent: &spent };
        winning(&AnyGame::new(wanted)?, wishes.turns, &bound)
    });
    to_js(&found.map_err(to_error)?)
}
