//! Work that the benchmarks measure inside the wasm: move counting and search, without the way through JavaScript.

use wasm_bindgen::prelude::*;

use crate::bots;
use crate::games::registry;

/// The number of move sequences of that length, or NaN for a game or position that cannot be played.
#[wasm_bindgen]
pub fn bench_perft(game: &str, board: &str, depth: u32) -> f64 {
    registry::position(game, board).map_or(f64::NAN, |(mut position, variant)| {
        crate::board::perft(&mut position.board, variant, position.side, depth) as f64
    })
}

/// Searches about so many nodes from the start position and returns how many it visited.
#[wasm_bindgen]
pub fn bench_search(game: &str, nodes: f64) -> f64 {
    bots::measure(game, nodes as u64).map_or(f64::NAN, |visited| visited as f64)
}
