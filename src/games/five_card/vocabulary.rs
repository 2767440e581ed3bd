//! Vocabulary of 5 Card Chess: its answers, its reasons for asking, its events, and the part that its views add.

use serde::{Deserialize, Serialize};

use crate::board::Move;
use crate::games::classic::Agreement;
use crate::play::config::SomeLists;
use crate::play::part::Added;
use crate::play::view::BySeat;
use crate::play::word::words;
use crate::play::{Seat, Telling};
use crate::{answers, names};

answers! {
    /// The answers of 5 Card Chess.
    pub enum Choice {
        /// A move on the board.
        Move(m: Move) = "move",
        /// A move for which a Wild card is spent.
        Wild(m: Move) = "move" { card: "wild" },
        /// A move that would be free, for which the card of the piece is spent.
        Paid(m: Move, card: &'static str) = "move",
        /// Change the whole hand instead of moving.
        Fold = "fold",
        /// Freeze both hands and play for mate.
        Call = "call",
        /// Offer the doubling cube.
        Double = "double",
        /// Give a call up.
        GiveUp = "give-up",
        /// Let it be.
        Pass = "pass",
        /// Agreed.
        Yes = "yes",
        /// Refused.
        No = "no",
        /// Turn over the top card.
        Draw = "draw",
        /// Offer a draw to the other player.
        OfferDraw = "offer" { offer: "draw" },
        /// Give up the game.
        Resign = "resign",
        /// The asked player's time has run out.
        TimeUp = "time-up",
    }
}

names! {
    /// Subject of a prompt.
    pub enum Why {
        /// Play a card and move, move the King, fold, call or double.
        Hand = "hand",
        /// Accept the double or give the game up.
        AnswerDouble = "answer-double",
        /// A draw is offered.
        AnswerDraw = "answer-draw",
        /// Draw a card of the tie-break.
        Flop = "flop",
        /// Say whether the own hand answers the check, where no device knows both hands.
        Able = "able",
    }
}

/// A question.
pub type Prompt = crate::play::Prompt<Choice, Why>;
/// View of an eye.
pub type View = crate::play::View<Poker>;

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
    /// The discards became a new deck.
    Shuffle {
        /// The number of the deck, from 1.
        deck: u32,
        /// Number of its cards.
        cards: usize,
    },
    /// A card of the tie-break was turned over.
    Flop {
        /// By whom.
        seat: Seat,
        /// Name of the card.
        #[serde(serialize_with = "words")]
        card: &'static str,
    },
    /// The doubling cube was taken.
    Cube {
        /// Its value now.
        value: u32,
        /// Seat that owns it now.
        owner: Seat,
    },
}

impl Telling for Event {
    fn reveals(&self) -> bool {
        !matches!(self, Event::Cube { .. })
    }

    fn shows(&self, to: Seat) -> bool {
        // The holder of a card knows it.
        self.reveals() && !matches!(self, Event::Discard { seat, .. } if *seat == to)
    }
}

impl Agreement for super::FiveCard {
    const YES: Choice = Choice::Yes;
    const NO: Choice = Choice::No;
    const ANSWER_DRAW: Why = Why::AnswerDraw;
}

/// Hands and stakes of 5 Card Chess; money is counted in antes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Poker {
    /// Card by card; nothing for a card that the eye may not know.
    #[serde(serialize_with = "words")]
    pub hands: BySeat<Vec<Option<&'static str>>>,
    /// Cards left in the stack.
    pub stack: usize,
    /// Face up, last card first.
    #[serde(serialize_with = "words")]
    pub discard: Vec<&'static str>,
    /// The doubling cube.
    pub cube: CubeView,
    /// Share of each player in the pot.
    pub stake: u32,
    /// Both stakes.
    pub pot: u32,
    /// The next double's cube, stakes and pot; nothing where nobody may double any more.
    pub doubled: Option<Doubled>,
    /// The buy-in of each player; nothing when unlimited.
    pub bankroll: Option<u32>,
    /// A running call.
    pub called: Option<CallView>,
    /// The cards of the tie-break so far.
    #[serde(serialize_with = "words")]
    pub flop: BySeat<Vec<&'static str>>,
}

impl Added for Poker {
    fn field(&self) -> Option<&'static str> {
        Some("poker")
    }
}

/// The doubling cube.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CubeView {
    /// 1 in the middle at the start, 64 at most.
    pub value: u32,
    /// Seat that may double next; both may while there is none.
    pub owner: Option<Seat>,
}

/// Cube and money as a double makes them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Doubled {
    /// Value of the cube.
    pub value: u32,
    /// Share of each player in the pot.
    pub stake: u32,
    /// Both stakes.
    pub pot: u32,
}

/// A running call.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CallView {
    /// Seat that called.
    pub by: Seat,
    /// The moves without a card that the caller has left.
    pub moves: u32,
}

/// A position to start from; every field may be left out.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The first four FEN fields.
    pub board: Option<String>,
    /// The hands.
    pub hands: Option<SomeLists>,
    /// The stack, top card first.
    pub stack: Option<Vec<String>>,
    /// The discard pile, last card first.
    pub discard: Option<Vec<String>>,
    /// The doubling cube.
    pub cube: Option<SetupCube>,
    /// Share of each player in the pot, in antes.
    pub stake: Option<u32>,
    /// Seat that has called.
    pub called: Option<String>,
    /// Seat whose hand lies on another device, where rolls come from outside.
    pub sealed: Option<String>,
}

/// The doubling cube.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupCube {
    /// A power of two from 1 to 64.
    #[serde(default = "one")]
    pub value: u32,
    /// Seat that may double next.
    #[serde(default)]
    pub owner: Option<String>,
}

/// The value of a cube that nobody has turned.
fn one() -> u32 {
    1
}
