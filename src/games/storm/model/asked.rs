//! Wording and subject of a card's question, as the card states them when it asks.

use super::tree::Step;
use crate::board::Square;

/// One question of a card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Asked {
    /// A phrase after "choose": `the pawn that is removed`; empty where the answers show it.
    pub what: &'static str,
    /// Square of the piece that the question is about; `OFF` where it is about none.
    pub about: Square,
    /// True if a move to a piece joins it, and does not capture it as other moves do (CS-079).
    pub joins: bool,
    /// The branches of a tree between which the player decides; empty where it is something else.
    pub ways: &'static [&'static [Step<'static>]],
}

impl Asked {
    /// A question of which the card says nothing.
    pub const PLAIN: Asked = Asked { what: "", about: Square::OFF, joins: false, ways: &[] };
}
