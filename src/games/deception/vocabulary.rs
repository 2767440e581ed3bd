//! Vocabulary of Deception Chess: its answers, its reasons for asking, its events, and the part that its views add.

use serde::{Deserialize, Serialize};

use crate::board::{Kind, Move, Square};
use crate::games::classic::Agreement;
use crate::play::part::Added;
use crate::play::view::BySeat;
use crate::play::word::words;
use crate::play::{ByName, Telling};
use crate::{answers, names};

answers! {
    /// The answers of Deception Chess.
    pub enum Choice {
        /// A move on the board.
        Move(m: Move) = "move",
        /// Lift the cloak of the piece on a square.
        Uncloak(at: Square) = "uncloak",
        /// A kind of piece.
        Kind(kind: Kind) = "kind",
        /// Two squares that swap what is on them.
        Swap(from: Square, to: Square) = "swap",
        /// Deal the bases at random.
        Shuffle = "shuffle",
        /// Every base under its own cloak.
        Identical = "identical",
        /// Nothing more.
        Done = "done",
        /// The bases lie sealed on another device: here they are not known before they are shown.
        Sealed = "sealed",
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
    /// Subject of a prompt.
    pub enum Why {
        /// Make a move.
        Move = "move",
        /// Put the bases under the cloaks.
        Cloak = "cloak",
        /// Choose the kind that a Pawn becomes.
        PromoteKind = "promote-kind",
        /// A draw is offered.
        AnswerDraw = "answer-draw",
    }
}

/// A question.
pub type Prompt = crate::play::Prompt<Choice, Why>;
/// View of an eye.
pub type View = crate::play::View<Cloaks>;

/// Events beside the changes of the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "t", rename_all = "lowercase")]
pub enum Event {
    /// A cloak was lifted: everybody sees the base.
    Uncloak {
        /// Number of the piece.
        id: u8,
        /// Square that it stands on, or stood on when it was captured.
        #[serde(serialize_with = "words")]
        at: Square,
        /// Kind under the cloak.
        #[serde(serialize_with = "words")]
        kind: Kind,
    },
}

impl Telling for Event {}

impl Agreement for super::Deception {
    const YES: Choice = Choice::Yes;
    const NO: Choice = Choice::No;
    const ANSWER_DRAW: Why = Why::AnswerDraw;
}

/// A piece and its cloak.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fate {
    /// Number of the piece.
    pub id: u8,
    /// Side that it began on.
    #[serde(serialize_with = "words")]
    pub side: &'static str,
    /// Kind that it looked like.
    #[serde(serialize_with = "words")]
    pub kind: &'static str,
    /// Kind that it was.
    #[serde(serialize_with = "words")]
    pub base: &'static str,
    /// Square on which the cloak came off, or on which it stands at the end.
    #[serde(serialize_with = "words")]
    pub at: Square,
    /// Number of the turn in which the cloak came off; none where it never did.
    pub turn: Option<u32>,
}

/// The pieces of both sides by what became of their cloaks. A bluff is a cloak over another base.
#[derive(Clone, Default, PartialEq, Debug, Serialize)]
pub struct Fates {
    /// Bluffs that nobody has seen through.
    pub held: Vec<Fate>,
    /// Bluffs by which whoever captured was fooled: the piece was less than it looked.
    pub fooled: Vec<Fate>,
    /// Bluffs that were caught: the captured piece was no less than it looked.
    pub caught: Vec<Fate>,
    /// Bluffs that their owners ended by uncloaking.
    pub shown: Vec<Fate>,
    /// Cloaks over their own kind.
    pub plain: Vec<Fate>,
}

/// Facts that everybody knows of the cloaks of Deception Chess.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cloaks {
    /// True if a player has finished the secret set-up.
    pub ready: BySeat<bool>,
    /// The bases still hidden, by kind.
    #[serde(serialize_with = "words")]
    pub hidden: BySeat<ByName<&'static str, usize>>,
    /// The fate of every cloak; none before the end.
    pub fates: Option<Fates>,
}

impl Added for Cloaks {
    fn field(&self) -> Option<&'static str> {
        Some("cloaks")
    }
}

/// A position to start from; every field may be left out.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The first four FEN fields.
    pub board: Option<String>,
    /// The bases by square.
    pub bases: Option<ByName<String, String>>,
    /// The squares of uncloaked pieces.
    pub uncloaked: Option<Vec<String>>,
}
