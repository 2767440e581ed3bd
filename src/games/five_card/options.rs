//! The options, each once.

use crate::play::option::{Clock, Number, Switch, Word};
use crate::play::OptionSpec;

pub(super) const CLOCK: Clock = Clock::new("clock", "10+5", "Minutes for each player, and seconds of delay each turn.");
pub(super) const BANKROLL: Number =
    Number::new("bankroll", 0, [0, 1000], "Each player's buy-in in antes; no double may go beyond it. 0 for no limit.");
pub(super) const FREE_CAPTURES: Word =
    Word::new("free_captures", &["king", "all"], "Only the king, or every piece, may capture without a card.");
pub(super) const CHECK_WITHOUT_CARD: Word = Word::new(
    "check_without_card",
    &["redraw", "loss"],
    "In check with no usable card: draw a new hand once, or lose.",
);
pub(super) const FAILED_CALL: Word =
    Word::new("failed_call", &["tie_break", "loss"], "A failed call goes to the tie-break, or loses the pot.");
pub(super) const FIFTY: Word = Word::new(
    "fifty",
    &["printed", "fide"],
    "The fifty-move rule counts moves without a capture or check, or without a capture or pawn move.",
);
pub(super) const OPEN_HANDS: Switch = Switch::new("open_hands", false, "Both hands are face up.");

/// All of them, in the order of the catalogue.
pub(super) fn all() -> Vec<OptionSpec> {
    vec![
        CLOCK.spec(),
        BANKROLL.spec(),
        FREE_CAPTURES.spec(),
        CHECK_WITHOUT_CARD.spec(),
        FAILED_CALL.spec(),
        FIFTY.spec(),
        OPEN_HANDS.spec(),
    ]
}
