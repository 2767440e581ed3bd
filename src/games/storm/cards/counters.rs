//! "No": the card just declared has no effect, under four names (CS-117 to CS-120).

use crate::games::storm::catalog::{Play, Row, When};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 117,
        name: "nope",
        title: "Nope",
        window: When::Reply,
        lasts: false,
        text: "The card just played has no effect.",
        glyphs: "cross",
        play: Play::Cancel,
    },
    Row {
        number: 118,
        name: "niet",
        title: "Niet",
        window: When::Reply,
        lasts: false,
        text: "The card just played has no effect.",
        glyphs: "cross",
        play: Play::Cancel,
    },
    Row {
        number: 119,
        name: "no",
        title: "No",
        window: When::Reply,
        lasts: false,
        text: "The card just played has no effect.",
        glyphs: "cross",
        play: Play::Cancel,
    },
    Row {
        number: 120,
        name: "negative",
        title: "Negative",
        window: When::Reply,
        lasts: false,
        text: "The card just played has no effect.",
        glyphs: "cross",
        play: Play::Cancel,
    },
];
