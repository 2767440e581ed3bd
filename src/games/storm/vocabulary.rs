//! Vocabulary of Chess Storm: its answers, its reasons for asking, its events, and its setups.

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
        /// Put back what was done last by hand.
        Undo = "undo",
        /// A square.
        Square(at: Square) = "square",
        /// The border between two squares that lie side by side.
        SquareEdge(from: Square, to: Square) = "border",
        /// The piece on a square.
        Piece(at: Square) = "piece",
        /// The piece that shares a square as the one that came second.
        Lodger(at: Square) = "lodger",
        /// Direction in which the board turns.
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
    /// Words that a player may say about the table.
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
    /// Subject of a prompt.
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
        /// Choose the target of a declared card.
        Target = "target",
        /// Carry out by hand what a blank card says.
        ByHand = "by-hand",
        /// The opponent claims that the asked player has named a kind of piece, or has carried out a blank card: admit it
        /// or deny it.
        Admit = "admit",
        /// Choose the piece that is lost for a word.
        Forfeit = "forfeit",
        /// Choose the opponent's pawn that is lost for a complaint.
        Penalty = "penalty",
        /// Tell the end of the asked player's balancing game.
        Balance = "balance",
        /// Name the piece that is missing: its square, then its kind.
        Recall = "recall",
        /// A bystander, who sees what a watcher sees, moves for the asked player.
        Bystander = "bystander",
        /// Choose the square on which a King comes back who was off the board for a turn.
        Return = "return",
        /// A draw is offered.
        AnswerDraw = "answer-draw",
    }
}

/// A question.
pub type Prompt = crate::play::Prompt<Choice, Why>;
/// View of an eye.
pub type View = crate::play::View<Hands>;

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
    /// A card was declared.
    Play {
        /// By whom.
        seat: Seat,
        /// Name of the card.
        #[serde(serialize_with = "words")]
        card: &'static str,
    },
    /// A card without effect was laid down, to be discarded.
    Dump {
        /// By whom.
        seat: Seat,
        /// Name of the card.
        #[serde(serialize_with = "words")]
        card: &'static str,
    },
    /// A declared card was cancelled.
    Cancel {
        /// Owner of the card.
        seat: Seat,
        /// Name of the card.
        #[serde(serialize_with = "words")]
        card: &'static str,
        /// The card that cancelled it.
        #[serde(serialize_with = "words")]
        by: &'static str,
    },
    /// A declared card was carried out, or came to nothing.
    Effect {
        /// Owner of the card.
        seat: Seat,
        /// Name of the card.
        #[serde(serialize_with = "words")]
        card: &'static str,
        /// True if it had an effect.
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
        /// Seat that moved it.
        seat: Seat,
        /// The square.
        square: String,
        /// True if the bomb exploded.
        bomb: bool,
    },
    /// A player had noted which piece the other would move next (CS-138): now everybody knows whether that was right.
    Foreseen {
        /// Seat that had noted it.
        seat: Seat,
        /// True if that move was taken back.
        hit: bool,
    },
    /// The deed of a player is taken back.
    Undone {
        /// The player who did it.
        seat: Seat,
    },
    /// The lot was cast for a card.
    Throw {
        /// Whose card it is.
        seat: Seat,
    },
    /// The engine has moved as a bystander.
    Bystander {
        /// For whom.
        seat: Seat,
    },
    /// A card begins to last, or ceases to.
    Lasting {
        /// Owner of the card.
        seat: Seat,
        /// Name of the card.
        #[serde(serialize_with = "words")]
        card: &'static str,
        /// True if it begins, false if it ceases.
        begins: bool,
    },
    /// A task against the clock is over.
    Task {
        /// Seat that had the task.
        seat: Seat,
        /// True if it was done in time.
        done: bool,
    },
    /// The deeds for a blank card were judged.
    Judged {
        /// Seat that has judged it.
        seat: Seat,
        /// True if it was admitted.
        admitted: bool,
    },
    /// The players have swapped their hands.
    Hands,
    /// The discards became a new deck.
    Shuffle {
        /// The number of the deck, from 1.
        deck: u32,
        /// Number of its cards.
        cards: usize,
    },
}

impl Telling for Event {
    fn reveals(&self) -> bool {
        // These follow from what everybody knows.
        !matches!(
            self,
            Event::Cancel { .. }
                | Event::Land { .. }
                | Event::Sides { .. }
                | Event::Lasting { .. }
                | Event::Judged { .. }
        )
    }

    fn shows(&self, to: Seat) -> bool {
        match self {
            // The holder of a card knows it.
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
