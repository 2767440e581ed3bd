//! Plain chess, the warm-up: the laws of chess with two players, nothing hidden and no chance.

use std::borrow::Cow;

use crate::board::Variant;
use crate::games::classic::ChessRules;
use crate::games::start::{self, StartOptions};
use crate::play::{Config, Info, OptionSpec};

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

    fn own_options() -> Vec<OptionSpec> {
        StartOptions::list()
    }

    fn rules(_config: Option<&Config>) -> &'static Variant {
        variant()
    }

    fn opening<'a>(config: &Config, given: Option<&'a str>) -> (Cow<'a, str>, &'static Variant) {
        start::opening(config, given, START, variant())
    }
}
