//! The options, each once.

use crate::play::option::Word;
use crate::play::OptionSpec;

pub(super) const LATE_PROMOTION: Word = Word::new(
    "late_promotion",
    &["at_once", "none"],
    "A base pawn uncloaked on its last rank is promoted at once, or stays a pawn for good.",
);
pub(super) const STALEMATE: Word =
    Word::new("stalemate", &["draw", "loss"], "A player without a move draws, or loses.");

/// All of them, in the order of the catalogue.
pub(super) fn all() -> Vec<OptionSpec> {
    vec![LATE_PROMOTION.spec(), STALEMATE.spec()]
}
