//! `AnswerKind`: an answer as far as its worth goes. Each bot tells it from the answers of its own game.

use crate::board::{Kind, Square};
use crate::play::{Answer, Field};

/// The sort of act that an answer is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum AnswerKind {
    /// A piece goes from one square to another.
    Move {
        /// Its square.
        from: Square,
        /// Its goal.
        to: Square,
        /// The kind that a Pawn is promoted to.
        becomes: Option<Kind>,
    },
    /// A card is played.
    Card,
    /// An answer whose worth no board shows, in the words for it.
    Spoken(&'static str),
    /// A raised stake, which changes no chance of winning, in the words for it.
    Stake(&'static str),
    /// Any other answer.
    Other,
}

impl AnswerKind {
    /// An answer that moves a piece if it touches two squares.
    pub fn on_board(choice: &impl Answer) -> AnswerKind {
        let becomes = match choice.form().get("becomes") {
            Some(Field::Kind(kind)) => Some(kind),
            _ => None,
        };
        match choice.squares()[..] {
            [from, .., to] => AnswerKind::Move { from, to, becomes },
            _ => AnswerKind::Other,
        }
    }

    /// True if it is a move or a card.
    pub fn is_played(self) -> bool {
        matches!(self, AnswerKind::Move { .. } | AnswerKind::Card)
    }

    /// The words for it, where no board shows its worth.
    pub fn words(self) -> Option<&'static str> {
        match self {
            AnswerKind::Spoken(words) | AnswerKind::Stake(words) => Some(words),
            _ => None,
        }
    }
}
