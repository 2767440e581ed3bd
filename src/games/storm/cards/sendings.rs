//! The opponent's pieces are moved by you: CS-082, CS-086, CS-088, CS-089, CS-091.

use super::printed;
use crate::games::storm::model::catalog::{Counsel, Row, When};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 82,
        name: "inquisition",
        title: "Inquisition",
        window: When::Instead,
        lasts: false,
        text: "One of your opponent's bishops captures one of their own pieces (not the king).",
        glyphs: "foe:bishop take foe:pawn",
        counsel: Counsel::Prized,
        play: printed::play(82),
    },
    Row {
        number: 86,
        name: "corruption",
        title: "Corruption",
        window: When::Instead,
        lasts: false,
        text: "Make a move with one of your opponent's pieces instead of your own. It can't capture or castle.",
        glyphs: "foe:rook arrow",
        counsel: Counsel::Prized,
        play: printed::play(86),
    },
    Row {
        number: 88,
        name: "exile",
        title: "Exile",
        window: When::End,
        lasts: false,
        text: "Send an enemy piece (not the king) to an empty corner. It can't move or attack on your opponent's next turn.",
        glyphs: "foe:queen arrow ring sleep",
        counsel: Counsel::Plain,
        play: printed::play(88),
    },
    Row {
        number: 89,
        name: "boo",
        title: "Boo!",
        window: When::End,
        lasts: false,
        text: "Send an enemy pawn one or two squares straight back over empty squares.",
        glyphs: "foe:pawn back",
        counsel: Counsel::Plain,
        play: printed::play(89),
    },
    Row {
        number: 91,
        name: "rewind",
        title: "Rewind",
        window: When::End,
        lasts: false,
        text: "Send an enemy piece back to one of its empty starting squares.",
        glyphs: "foe:rook back ring",
        counsel: Counsel::Prized,
        play: printed::play(91),
    },
];
