//! Words that players say at the table count: CS-003, CS-004.

use crate::games::storm::model::catalog::{Counsel, Play, Row, When};
use crate::games::storm::model::effect::Until;
use crate::games::storm::model::rule::Rule;

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 3,
        name: "respect",
        title: "Respect",
        window: When::End,
        lasts: true,
        text: "From now on, a player who complains about the card game loses a pawn of the opponent's choice.",
        glyphs: "cards any:pawn cross",
        counsel: Counsel::Plain,
        play: Play::Begin(Until::Spent, Rule::Respected),
    },
    Row {
        number: 4,
        name: "omerta",
        title: "Omertà",
        window: When::End,
        lasts: true,
        text:
            "Silence! The next player to name a kind of piece, except the king, loses one of their pieces of that kind.",
        glyphs: "cross any:bishop",
        counsel: Counsel::Plain,
        play: Play::Begin(Until::Spent, Rule::Hushed),
    },
];
