//! Answers to the card just declared: it has no effect, under four names (CS-117 to CS-120), or happens twice
//! (CS-133), or is taken (CS-129).

use crate::games::storm::model::catalog::{Counsel, Play, Row, When};

/// The card under one of its names.
const fn no(number: u8, name: &'static str, title: &'static str) -> Row {
    Row {
        number,
        name,
        title,
        window: When::Reply,
        lasts: false,
        text: "Cancel the card your opponent just played.",
        glyphs: "cross",
        counsel: Counsel::Plain,
        play: Play::Cancel,
    }
}

/// The rows of this file.
pub const ROWS: &[Row] = &[
    no(117, "nope", "Nope"),
    no(118, "niet", "Niet"),
    no(119, "no", "No"),
    no(120, "negative", "Negative"),
    MIRROR,
    VULTURE,
];

/// CS-133: the effect of the card just declared happens once more, for the player of this one.
const MIRROR: Row = Row {
    number: 133,
    name: "mirror",
    title: "Mirror",
    window: When::Reply,
    lasts: false,
    text: "The card just played works twice: first for your opponent, then for you.",
    glyphs: "cards double arrow",
    counsel: Counsel::Plain,
    play: Play::Copy,
};

/// CS-129: the card just declared works, and then comes into the hand of this one's player.
const VULTURE: Row = Row {
    number: 129,
    name: "vulture",
    title: "Vulture",
    window: When::Reply,
    lasts: false,
    text: "The card just played works as usual, but then goes to your hand. You draw nothing for Vulture.",
    glyphs: "cards arrow star",
    counsel: Counsel::Plain,
    play: Play::Take,
};
