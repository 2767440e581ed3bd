//! A property that sticks to a man: CS-017 to CS-021, CS-079, CS-137.

use crate::board::{Kind, PieceId, Square};
use crate::games::storm::catalog::{foe, Play, Row, When};
use crate::games::storm::lasting::Rule;

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 17,
    name: "neutrality",
    title: "Neutrality",
    window: When::End,
    lasts: true,
    text: "A man of the other's, no King or Queen, belongs to nobody: both may move it, and it takes both colours.",
    glyphs: "foe:rook row any:rook",
    play: Play::Mark(foe(&[]).but(&[Kind::King, Kind::Queen]), neutrality),
}];

/// CS-017: either person moves it, and it takes men of both colours.
fn neutrality(piece: PieceId, _: Square) -> Rule {
    Rule::Neutral(piece)
}
