//! The options, each once.

use super::cards::Joust;
use crate::play::option::{Counts, Number, Switch, Word};
use crate::play::OptionSpec;

pub(super) const JOUST_COUNTS: Counts = Counts::new(
    "joust_counts",
    || &Joust::NAMES,
    2,
    4,
    "How many of each kind of Joust card the deck holds; 0 leaves them out.",
);
pub(super) const JOUST_USE: Word =
    Word::new("joust_use", &["recycle", "once"], "Used Joust cards are shuffled back in, or leave the game.");
pub(super) const DELAYED_PROMOTION: Switch = Switch::new(
    "delayed_promotion",
    false,
    "A pawn on its last rank waits for the next pawn card of its colour; whoever draws it promotes the pawn.",
);
pub(super) const AUTO_CALL: Switch =
    Switch::new("auto_call", false, "Checks are announced automatically; no penalties.");
pub(super) const ACCUSE: Word = Word::new(
    "accuse",
    &["after-moves", "always"],
    "A missed check can be claimed only after a move, or before every draw.",
);
pub(super) const FREEZE_TURNS: Number = Number::new(
    "freeze_turns",
    0,
    [0, 1],
    "For how many turns a saved king and the piece that captured it can't move or be captured.",
);
pub(super) const DOUBLECROSS_EFFECT: Word =
    Word::new("doublecross_effect", &["undo"], "What the DoubleCross card does.");
pub(super) const DECK_LIMIT: Number =
    Number::new("deck_limit", 0, [0, 100], "The game is drawn after this many decks; 0 for no limit.");
pub(super) const TROPHY: Switch =
    Switch::new("trophy", false, "The winner keeps the loser's king in a trophy cabinet.");
pub(super) const FORGETFUL: Number =
    Number::new("forgetful", 0, [0, 100], "How often, in percent, the computer misses a check.");

/// All of them, in the order of the catalogue.
pub(super) fn all() -> Vec<OptionSpec> {
    vec![
        JOUST_COUNTS.spec(),
        JOUST_USE.spec(),
        DELAYED_PROMOTION.spec(),
        AUTO_CALL.spec(),
        ACCUSE.spec(),
        FREEZE_TURNS.spec(),
        DOUBLECROSS_EFFECT.spec(),
        DECK_LIMIT.spec(),
        TROPHY.spec(),
        FORGETFUL.spec(),
    ]
}
