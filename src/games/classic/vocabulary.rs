//! Answers and questions of chess and Full Double Chess.

use serde::Deserialize;

use crate::board::Move;
use crate::{answers, names};

answers! {
    /// The answers of Chess and Full Double Chess.
    pub enum Choice {
        /// A move on the board.
        Move(m: Move) = "move",
        /// Something said about the table.
        Claim(claim: Claim) = "claim",
        /// Offer a draw to the other player.
        OfferDraw = "offer" { offer: "draw" },
        /// Give up the game.
        Resign = "resign",
        /// The time is up.
        TimeUp = "time-up",
        /// Agreed.
        Yes = "yes",
        /// Refused.
        No = "no",
    }
}

names! {
    /// Words that a player may say about the table.
    pub enum Claim {
        /// A draw by repetition or by the fifty-move rule.
        Draw = "draw",
    }
}

names! {
    /// Subject of a prompt.
    pub enum Why {
        /// Make a move.
        Move = "move",
        /// A draw is offered.
        AnswerDraw = "answer-draw",
        /// The move with which a draw is claimed.
        ClaimMove = "claim-move",
    }
}

/// A question.
pub type Prompt = crate::play::Prompt<Choice, Why>;
/// View of an eye.
pub type View = crate::play::View<()>;

/// A position to start from.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The first four FEN fields.
    pub board: Option<String>,
}
