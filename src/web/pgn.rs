//! Games of PGN for JavaScript, in and out.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::values::{read, to_error, to_js};
use super::JsGame;
use crate::games::pgn::{self, ReadGame, Skipped, Tags};
use crate::play::Fault;

/// A game of a text of PGN, as in `engine.d.ts`.
#[derive(Serialize)]
struct PgnGame {
    tags: Tags,
    skipped: Skipped,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(flatten)]
    fault: Option<Fault>,
}

impl From<ReadGame> for PgnGame {
    fn from(ReadGame { tags, skipped, game }: ReadGame) -> PgnGame {
        match game.and_then(|game| game.compact()) {
            Ok(game) => PgnGame { tags, skipped, game: Some(game), fault: None },
            Err(fault) => PgnGame { tags, skipped, game: None, fault: Some(fault) },
        }
    }
}

/// The games of a text of PGN: of each its tags, and the game as a compact text or what is wrong with it.
///
/// # Errors
/// None that a caller can bring about.
#[wasm_bindgen]
pub fn read_pgn(text: &str) -> Result<JsValue, JsValue> {
    to_js(&pgn::read(text).into_iter().map(PgnGame::from).collect::<Vec<_>>())
}

#[wasm_bindgen(js_class = Game)]
impl JsGame {
    /// The game as PGN, with these tags beside those that follow from it.
    ///
    /// # Errors
    /// The fault, thrown.
    pub fn pgn(&self, tags: JsValue) -> Result<String, JsValue> {
        read(tags).and_then(|tags: Tags| self.game.pgn(&tags)).map_err(to_error)
    }
}
