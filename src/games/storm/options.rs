//! The options, each once.

use super::cards;
use crate::play::option::{Counts, Number, Switch, Word};
use crate::play::OptionSpec;

pub(super) const DECK: Counts =
    Counts::new("deck", cards::names, 1, 9, "How many of each card are in the deck; 0 leaves a card out.")
        .but_for(cards::unusual);
pub(super) const HAND_SIZE: Counts = Counts::new(
    "hand_size",
    || &["first", "second"],
    5,
    5,
    "How many cards each player holds; fewer for the stronger player.",
);
pub(super) const OPEN_HANDS: Switch = Switch::new("open_hands", false, "Both hands are face up.");
pub(super) const DUMP: Switch =
    Switch::new("dump", true, "A card without effect may be discarded and replaced; it counts as your card this turn.");
pub(super) const MAGNET_FIXED: Switch =
    Switch::new("magnet_fixed", false, "A magnet only works on the square where it was made.");
pub(super) const PUSH_KINGS: Switch = Switch::new("push_kings", true, "Push may push kings, too.");
pub(super) const CHECKERS_BACKWARD: Switch =
    Switch::new("checkers_backward", false, "Checkers may also jump backward.");
pub(super) const CYLINDER_REPLACES_TURN: Switch =
    Switch::new("cylinder_replaces_turn", false, "Cylinder replaces your move: it makes the move itself.");
pub(super) const UNIFORM_PROMPTS: Switch = Switch::new(
    "uniform_prompts",
    true,
    "Players are asked for a response whatever they hold, so that asking tells nothing.",
);
pub(super) const DRAW_CLAIMS: Word = Word::new(
    "draw_claims",
    &["automatic", "claim"],
    "Draws by repetition and the fifty-move rule are automatic, or must be claimed.",
);

pub(super) const SOCIAL_MODE: Word = Word::new(
    "social_mode",
    &["chat", "honour"],
    "What players say counts when they say it at the table, or when the opponent claims it and they admit it.",
);
pub(super) const BYSTANDER: Word = Word::new(
    "bystander",
    &["engine", "player"],
    "Whether the engine moves for the bystander of Ingerence, or somebody nearby.",
);

pub(super) const JENGA: Word =
    Word::new("jenga", &["game", "dice"], "Whether Jenga is a balancing game, or an even throw of dice.");
pub(super) const MEMORY_GAMES: Word =
    Word::new("memory_games", &["game", "dice"], "Whether Kidnapping is a memory game, or an even throw of dice.");
pub(super) const MEMORY_SECONDS: Number =
    Number::new("memory_seconds", 10, [5, 300], "The seconds for lifting a piece unseen, and for naming it.");
pub(super) const CHRONOMETER_SECONDS: Number = Number::new(
    "chronometer_seconds",
    15,
    [0, 300],
    "The seconds that Chronometer leaves for a move; 0: no clock, a die decides.",
);

/// All of them, in the order of the catalogue.
pub(super) fn all() -> Vec<OptionSpec> {
    vec![
        DECK.spec(),
        HAND_SIZE.spec(),
        OPEN_HANDS.spec(),
        DUMP.spec(),
        MAGNET_FIXED.spec(),
        PUSH_KINGS.spec(),
        CHECKERS_BACKWARD.spec(),
        CYLINDER_REPLACES_TURN.spec(),
        UNIFORM_PROMPTS.spec(),
        DRAW_CLAIMS.spec(),
        SOCIAL_MODE.spec(),
        BYSTANDER.spec(),
        JENGA.spec(),
        MEMORY_GAMES.spec(),
        MEMORY_SECONDS.spec(),
        CHRONOMETER_SECONDS.spec(),
    ]
}
