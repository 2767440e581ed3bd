//! Prompt: who is asked what, and the offers that answer it.

use serde::Serialize;

use super::choice::Choice;
use super::seat::Seat;

/// What a prompt is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Make a move.
    Move,
    /// Turn over the top card, or claim something first.
    Draw,
    /// Carry out the drawn card with a move.
    Play,
    /// Say "check" or be done.
    Call,
    /// Which offending piece is removed.
    Punish,
    /// Play Save King or let the King go.
    SaveKing,
    /// Which taken piece comes back.
    #[serde(rename = "return-man")]
    ReturnPiece,
    /// Where the returned piece is put.
    ReturnSquare,
    /// Which Pawn leaves the board.
    RemovePawn,
    /// Which waiting Pawn is promoted.
    #[serde(rename = "promote-man")]
    PromotePiece,
    /// What a Pawn becomes.
    PromoteKind,
    /// A draw is offered.
    AnswerDraw,
    /// The move with which a draw is claimed.
    ClaimMove,
    /// Play a card and move, move the King, fold, call or double.
    Hand,
    /// Take the double or give the game up.
    AnswerDouble,
    /// Draw a card of the tie-break.
    Flop,
    /// Put the bases under the cloaks.
    Cloak,
    /// Make a move or play a card in its place, or one before it.
    Action,
    /// Play a card at the end of one's own turn, or let it be.
    End,
    /// Interrupt the other player's declared take with a card, or let it be.
    During,
    /// Answer the other player's turn with a card, or let it be.
    After,
    /// Answer a card that was just declared, or let it be.
    Reply,
    /// What a declared card is about.
    Target,
}

/// A question to one seat. Whether it is asked depends on public facts only; what it offers may be private.
#[derive(Clone, PartialEq, Debug)]
pub struct Prompt {
    /// Who is asked.
    pub seat: Seat,
    /// About what.
    pub why: Why,
    /// All answers, each once.
    pub options: Vec<Choice>,
    /// Whether the answer is hidden from the other seat.
    pub secret: bool,
}

/// A prompt as the page sees it; the options are listed by `offers`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PromptView {
    /// Who is asked.
    pub seat: Seat,
    /// The army the asked seat owns now.
    pub side: &'static str,
    /// About what.
    pub why: Why,
    /// One sentence for the prompt bar.
    pub text: String,
    /// The card that is being carried out.
    pub card: Option<&'static str>,
    /// Whether the answer is hidden from the other seat.
    pub secret: bool,
    /// The time in milliseconds that the asked player has left, delay included, if a clock runs.
    pub left: Option<u32>,
}

/// One answer that the open prompt takes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offer {
    /// The answer itself.
    pub choice: Choice,
    /// Its notation: unique in the list, plain ASCII without spaces.
    pub text: String,
    /// A phrase for buttons and screen readers.
    pub label: String,
    /// The squares it touches, in the order of picking.
    pub squares: Vec<String>,
}
