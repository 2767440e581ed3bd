//! Statements of a game that is played by the laws of chess.

use std::borrow::Cow;

use crate::board::Variant;
use crate::play::{Config, Flow, Info, OptionSpec, Seat, Turn};

/// A game that is played by the laws of chess, with nothing hidden and no chance: what it changes about them.
pub trait ChessRules: Clone + Sized + 'static {
    /// The facts about the game.
    const FACTS: Info;

    /// The options it knows beside `draw_claims`.
    fn own_options() -> Vec<OptionSpec> {
        Vec::new()
    }

    /// The rules of its board with these options.
    fn rules(config: Option<&Config>) -> &'static Variant;

    /// The position from which a game begins, as text, and the rules of its board; a setup may give the position.
    fn opening<'a>(config: &Config, given: Option<&'a str>) -> (Cow<'a, str>, &'static Variant) {
        (Cow::Borrowed(given.unwrap_or(Self::FACTS.board)), Self::rules(Some(config)))
    }

    /// Events between a move of this seat and the judgement of the position: a game may end here in its own way.
    ///
    /// # Errors
    /// The end of the game.
    fn after_move(_t: &mut Turn<'_, Self>, _mover: Seat) -> Flow {
        Ok(())
    }
}
