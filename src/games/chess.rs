//! Plain chess, the warm-up: the laws of chess with two players, nothing hidden and no chance.

use crate::board::Variant;
use crate::games::classic::ChessRules;
use crate::play::{Config, Info};

/// Plain chess.
#[derive(Clone)]
pub struct Chess;

pub use crate::board::chess::{castlings, variant, FILES, PROMOTIONS, START};

impl ChessRules for Chess {
    const FACTS: Info = Info {
        name: "chess",
        title: "Chess",
        about: "The game itself, to warm up.",
        author: "Traditional",
        files: FILES,
        rules: 1,
        board: START,
    };

    fn rules(_config: Option<&Config>) -> &'static Variant {
        variant()
    }
}
