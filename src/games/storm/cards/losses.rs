//! A piece leaves the board without being taken: CS-105, CS-109, CS-126.

use super::printed;
use crate::games::storm::model::catalog::{Counsel, Row, When};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 105,
        name: "retaliation",
        title: "Retaliation",
        window: When::After,
        lasts: false,
        text: "Your opponent just captured one of your pieces (not a pawn): remove one of their pawns.",
        glyphs: "foe:rook take foe:pawn cross",
        counsel: Counsel::Plain,
        play: printed::play(105),
    },
    Row {
        number: 109,
        name: "depression",
        title: "Depression",
        window: When::End,
        lasts: false,
        text: "Remove an enemy pawn that has no piece next to it.",
        glyphs: "foe:pawn ring cross",
        counsel: Counsel::Plain,
        play: printed::play(109),
    },
    Row {
        number: 126,
        name: "disintegrate",
        title: "Disintegrate",
        window: When::End,
        lasts: false,
        text: "Remove one of your own pieces (not the king).",
        glyphs: "own:pawn cross",
        counsel: Counsel::Plain,
        play: printed::play(126),
    },
];
