//! Vocabulary of DoubleCross Chess: its answers, its reasons for asking, its events, and the part that its views add.

use serde::{Deserialize, Serialize};

use crate::board::{Kind, Move, Side, Square};
use crate::games::classic::Agreement;
use crate::play::config::SeatLists;
use crate::play::part::Added;
use crate::play::view::BySeat;
use crate::play::word::words;
use crate::play::{ByName, Seat, Telling};
use crate::{answers, names};

answers! {
    /// The answers of DoubleCross Chess.
    pub enum Choice {
        /// A move on the board.
        Move(m: Move) = "move",
        /// Turn over the top card.
        Draw = "draw",
        /// Let it be.
        Pass = "pass",
        /// Nothing more.
        Done = "done",
        /// Agreed.
        Yes = "yes",
        /// Refused.
        No = "no",
        /// Something said about the table.
        Claim(claim: Claim) = "claim",
        /// Offer a draw to the other player.
        OfferDraw = "offer" { offer: "draw" },
        /// Give up the game.
        Resign = "resign",
        /// The time is up.
        TimeUp = "time-up",
        /// A card, by its name in the catalogue.
        Card(card: &'static str) = "card",
        /// A square.
        Square(at: Square) = "square",
        /// The piece on a square.
        Piece(at: Square) = "piece",
        /// A kind of piece.
        Kind(kind: Kind) = "kind",
        /// One of the pieces off the board, by army and kind.
        OffBoard(side: Side, kind: Kind) = "man",
    }
}

names! {
    /// Words that a player may say about the table.
    pub enum Claim {
        /// "Check!" with or after one's own move.
        Check = "check",
        /// "Check!" said by the other player while the asked one is about to draw.
        LateCheck = "late-check",
        /// "That check was not called!"
        Punish = "punish",
    }
}

names! {
    /// Subject of a prompt.
    pub enum Why {
        /// Turn over the top card, or claim something first.
        Draw = "draw",
        /// Carry out the drawn card with a move.
        Play = "play",
        /// Say "check" or be done.
        Call = "call",
        /// Choose the offending piece that is removed.
        Punish = "punish",
        /// Play Save King or let the King go.
        SaveKing = "save-king",
        /// Choose the captured piece that comes back.
        ReturnPiece = "return-man",
        /// Choose the square for the returned piece.
        ReturnSquare = "return-square",
        /// Choose the Pawn that leaves the board.
        RemovePawn = "remove-pawn",
        /// Choose the waiting Pawn that is promoted.
        PromotePiece = "promote-man",
        /// Choose the kind that a Pawn becomes.
        PromoteKind = "promote-kind",
        /// A draw is offered.
        AnswerDraw = "answer-draw",
    }
}

/// A question.
pub type Prompt = crate::play::Prompt<Choice, Why>;
/// View of an eye.
pub type View = crate::play::View<PilesView>;

/// Events beside the changes of the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "t", rename_all = "lowercase")]
pub enum Event {
    /// The top card was drawn.
    Draw {
        /// By whom.
        seat: Seat,
        /// Name of the card, if it was turned over for all to see.
        #[serde(serialize_with = "words")]
        card: Option<&'static str>,
    },
    /// A card went to a discard pile.
    Discard {
        /// Owner of the pile.
        seat: Seat,
        /// Name of the card.
        #[serde(serialize_with = "words")]
        card: &'static str,
    },
    /// A card was put aside in view.
    Hold {
        /// By whom.
        seat: Seat,
        /// Name of the card.
        #[serde(serialize_with = "words")]
        card: &'static str,
    },
    /// Somebody has said something about the table.
    Claim {
        /// The seat that says it.
        seat: Seat,
        /// The name of what is said.
        #[serde(serialize_with = "words")]
        claim: &'static str,
        /// True if a King is newly attacked, or a piece is to be removed for a check that was missed.
        right: bool,
    },
    /// The discards became a new deck.
    Shuffle {
        /// The number of the deck, from 1.
        deck: u32,
        /// Number of its cards.
        cards: usize,
    },
    /// The players swapped armies.
    Sides {
        /// The army of the first seat now.
        #[serde(serialize_with = "words")]
        first: &'static str,
        /// The army of the second seat now.
        #[serde(serialize_with = "words")]
        second: &'static str,
    },
}

impl Telling for Event {
    fn reveals(&self) -> bool {
        // These events reveal nothing: a card is open to all before it is put aside or discarded.
        !matches!(self, Event::Sides { .. } | Event::Discard { .. } | Event::Hold { .. } | Event::Claim { .. })
    }

    fn shows(&self, _to: Seat) -> bool {
        // Players find out for themselves whether a check is due: foresight does not tell it.
        self.reveals() || matches!(self, Event::Claim { .. })
    }
}

impl Agreement for super::DoubleCross {
    const YES: Choice = Choice::Yes;
    const NO: Choice = Choice::No;
    const ANSWER_DRAW: Why = Why::AnswerDraw;
}

/// The cards of a card game as one eye sees them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PilesView {
    /// Cards left in the deck.
    pub deck: usize,
    /// Number of the deck that is being played, from 1.
    pub number: u32,
    /// The drawn card on the table.
    #[serde(serialize_with = "words")]
    pub drawn: Option<&'static str>,
    /// Face up, last card first.
    #[serde(serialize_with = "words")]
    pub discards: BySeat<Vec<&'static str>>,
    /// Cards put aside in view.
    #[serde(serialize_with = "words")]
    pub held: BySeat<Vec<&'static str>>,
    /// Number of each card that the deck still holds, as anybody could count from the open cards.
    #[serde(serialize_with = "words")]
    pub unseen: ByName<&'static str, usize>,
    /// Number of cards left in the deck with which a player captures the other's King, by the attacks that were
    /// announced.
    pub strikes: BySeat<usize>,
    /// Cards that left the game.
    #[serde(serialize_with = "words")]
    pub gone: Vec<&'static str>,
}

impl Added for PilesView {
    fn field(&self) -> Option<&'static str> {
        Some("piles")
    }
}

/// A position to start from; every field may be left out.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The first four FEN fields.
    pub board: Option<String>,
    /// The deck, top card first.
    pub deck: Option<Vec<String>>,
    /// The discard piles, last card first.
    pub discards: Option<SeatLists>,
    /// Cards put aside in view.
    pub held: Option<SeatLists>,
    /// Pieces off the board.
    pub taken: Option<Vec<SetupPiece>>,
}

/// A piece off the board.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupPiece {
    /// Its kind.
    pub kind: String,
    /// Its army.
    pub side: String,
}
