//! What Chess Storm says: its answers, its reasons for asking, its events, and its setups.

use serde::Serialize;

use super::shown::{Hands, LandView};
use crate::board::{Kind, Move, Side, Square};
use crate::games::classic::Agreement;
use crate::play::word::words;
use crate::play::{Seat, Telling};
use crate::{answers, names};

answers! {
    /// The answers of Chess Storm.
    pub enum Choice {
        /// A move on the board.
        Move(m: Move) = "move",
        /// A move of a piece that shares its square as the one that came second.
        LodgerMove(m: Move) = "move" { lodger: true },
        /// A card, by its name in the catalogue.
        Card(card: &'static str) = "card",
        /// Put away, without effect, a card that can have none now.
        Dump(dump: &'static str) = "dump",
        /// Use a card that lies in front of the asked player.
        Trigger(trigger: &'static str) = "trigger",
        /// A remark that names a kind of piece.
        Say(say: Kind) = "say",
        /// The claim that the other player has named one.
        Heard(heard: Kind) = "heard",
        /// A remark that speaks ill of the card game.
        Grumble = "grumble",
        /// The claim that the other player has made one.
        Accuse = "accuse",
        /// The asked player's time is up.
        TimeUp = "time-up",
        /// One of several words, such as what a trial is held with.
        Word(word: &'static str) = "word",
        /// Let it be.
        Pass = "pass",
        /// Nothing more.
        Done = "done",
        /// A square.
        Square(at: Square) = "square",
        /// The border between two squares that lie side by side.
        SquareEdge(from: Square, to: Square) = "border",
        /// The piece on a square.
        Piece(at: Square) = "piece",
        /// The piece that shares a square as the one that came second.
        Lodger(at: Square) = "lodger",
        /// Which way the board turns.
        Turn(turn: Sense) = "turn",
        /// A kind of piece.
        Kind(kind: Kind) = "kind",
        /// One of the pieces off the board, by army and kind.
        OffBoard(side: Side, kind: Kind) = "man",
        /// Two squares that exchange what is on them.
        Swap(from: Square, to: Square) = "swap",
        /// The piece on a square is told to go to another, together with others.
        Place(from: Square, to: Square) = "place",
        /// Something said about the table.
        Claim(claim: Claim) = "claim",
        /// Offer a draw to the other player.
        OfferDraw = "offer" { offer: "draw" },
        /// Give up the game.
        Resign = "resign",
        /// Agreed.
        Yes = "yes",
        /// Refused.
        No = "no",
    }
}

names! {
    /// What a player may say about the table.
    pub enum Claim {
        /// A draw by repetition or by the fifty-move rule.
        Draw = "draw",
    }
}

names! {
    /// A sense of turning, as White sees it.
    pub enum Sense {
        /// As the hands of a clock.
        Clockwise = "clockwise",
        /// Against them.
        Anticlockwise = "anticlockwise",
    }
}

names! {
    /// What a prompt is about.
    pub enum Why {
        /// Make a move or play a card in its place, or one before it.
        Action = "action",
        /// Play a card at the end of one's own turn, or let it be.
        End = "end",
        /// Interrupt the other player's declared capture with a card, or let it be.
        During = "during",
        /// Answer the other player's turn with a card, or let it be.
        After = "after",
        /// Answer a card that was just declared, or let it be.
        Reply = "reply",
        /// What a declared card is about.
        Target = "target",
        /// The opponent claims that the asked player has named a kind of piece: admit it or deny it.
        Admit = "admit",
        /// Which piece is lost for a word.
        Forfeit = "forfeit",
        /// Which of the opponent's pawns is lost for a complaint.
        Penalty = "penalty",
        /// How the balancing game of the asked player has ended.
        Balance = "balance",
        /// Which piece is missing: its square, then its kind.
        Recall = "recall",
        /// A bystander, who sees what a watcher sees, moves for the asked player.
        Bystander = "bystander",
        /// Where a King comes back who was off the board for a turn.
        Return = "return",
        /// A draw is offered.
        AnswerDraw = "answer-draw",
    }
}

/// A question.
pub type Prompt = crate::play::Prompt<Choice, Why>;
/// What an eye sees.
pub type View = crate::play::View<Hands>;

/// What happens beside the changes of the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "t", rename_all = "lowercase")]
pub enum Event {
    /// The top card was drawn.
    Draw {
        /// By whom.
        seat: Seat,
        /// Which card, if it was turned over for all to see.
        #[serde(serialize_with = "words")]
        card: Option<&'static str>,
    },
    /// A card went to a discard pile.
    Discard {
        /// Whose pile.
        seat: Seat,
        /// Which card.
        #[serde(serialize_with = "words")]
        card: &'static str,
    },
    /// A card was declared.
    Play {
        /// By whom.
        seat: Seat,
        /// Which card.
        #[serde(serialize_with = "words")]
        card: &'static str,
    },
    /// A card without effect was laid down, to be discarded.
    Dump {
        /// By whom.
        seat: Seat,
        /// Which card.
        #[serde(serialize_with = "words")]
        card: &'static str,
    },
    /// A declared card was cancelled.
    Cancel {
        /// Whose card.
        seat: Seat,
        /// Which card.
        #[serde(serialize_with = "words")]
        card: &'static str,
        /// The card that cancelled it.
        #[serde(serialize_with = "words")]
        by: &'static str,
    },
    /// A declared card was carried out, or came to nothing.
    Effect {
        /// Whose card.
        seat: Seat,
        /// Which card.
        #[serde(serialize_with = "words")]
        card: &'static str,
        /// Whether it had an effect.
        had: bool,
    },
    /// The board has changed its shape: this is how it lies now.
    Land {
        /// Its shape.
        land: LandView,
    },
    /// The players have exchanged their armies.
    Sides {
        /// The first seat's.
        first: &'static str,
        /// The second seat's.
        second: &'static str,
    },
    /// A piece came to a square while a hidden bomb of the other player lay somewhere: now everybody knows whether there.
    Tread {
        /// Who moved it.
        seat: Seat,
        /// The square.
        square: String,
        /// Whether the bomb exploded.
        bomb: bool,
    },
    /// A player had noted which piece the other would move next (CS-138): now everybody knows whether that was right.
    Foreseen {
        /// Who had noted it.
        seat: Seat,
        /// Whether that move was taken back.
        hit: bool,
    },
    /// The engine has moved as a bystander.
    Bystander {
        /// For whom.
        seat: Seat,
    },
    /// A card begins to last, or ceases to.
    Lasting {
        /// Whose card.
        seat: Seat,
        /// Which card.
        #[serde(serialize_with = "words")]
        card: &'static str,
        /// Whether it begins.
        begins: bool,
    },
    /// A task against the clock is over.
    Task {
        /// Whose.
        seat: Seat,
        /// Whether it was done in time.
        done: bool,
    },
    /// The players have swapped their hands.
    Hands,
    /// The discards became a new deck.
    Shuffle {
        /// The number of the deck, from 1.
        deck: u32,
        /// How many cards it has.
        cards: usize,
    },
}

impl Telling for Event {
    fn reveals(&self) -> bool {
        // These follow from what everybody knows.
        !matches!(self, Event::Cancel { .. } | Event::Land { .. } | Event::Sides { .. } | Event::Lasting { .. })
    }

    fn shows(&self, to: Seat) -> bool {
        match self {
            // Who holds a card knows it.
            Event::Play { seat, .. } | Event::Dump { seat, .. } | Event::Discard { seat, .. } => *seat != to,
            Event::Effect { seat, .. } => *seat != to,
            _ => self.reveals(),
        }
    }
}

impl Agreement for super::Storm {
    const YES: Choice = Choice::Yes;
    const NO: Choice = Choice::No;
    const ANSWER_DRAW: Why = Why::AnswerDraw;
}
