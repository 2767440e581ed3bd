//! "No": the card just declared has no effect, under four names (CS-117 to CS-120).

use crate::games::storm::catalog::{Play, Row, When};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    row(117, "nope", "Nope", "The card just played has no effect. It still was a card of this turn."),
    row(118, "niet", "Niet", "No deal: the card just played has no effect. It still was a card of this turn."),
    row(119, "no", "No", "In one word: the card just played has no effect. It still was a card of this turn."),
    row(
        120,
        "negative",
        "Negative",
        "Request denied: the card just played has no effect. It still was a card of this turn.",
    ),
];

/// The four cards differ by their names only.
const fn row(number: u8, name: &'static str, title: &'static str, text: &'static str) -> Row {
    Row { number, name, title, window: When::Reply, lasts: false, text, glyphs: "cross", play: Play::Cancel }
}
