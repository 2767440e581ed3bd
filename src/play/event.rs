//! Event: what everybody may know that happened, in order; the sentences among them are the log.

use serde::{Serialize, Serializer};

use super::seat::Seat;
use crate::board::{Edit, Kind, PieceId, Square};

/// A public fact. A page animates the short ones and shows the sentences.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "t", rename_all = "lowercase")]
pub enum Event {
    /// A piece went from one square to another.
    Shift {
        /// Which piece.
        id: u8,
        /// Where it stood.
        #[serde(serialize_with = "write_square")]
        from: Square,
        /// Where it stands.
        #[serde(serialize_with = "write_square")]
        to: Square,
    },
    /// A piece left the board.
    Lift {
        /// Which piece.
        id: u8,
        /// Where it stood.
        #[serde(serialize_with = "write_square")]
        from: Square,
    },
    /// A piece was put on the board.
    Place {
        /// Which piece.
        id: u8,
        /// Where it stands.
        #[serde(serialize_with = "write_square")]
        at: Square,
    },
    /// A piece became another kind.
    Recast {
        /// Which piece.
        id: u8,
        /// Where it stands; nowhere if it is off the board.
        #[serde(serialize_with = "write_maybe_square")]
        at: Square,
        /// What it is now.
        #[serde(serialize_with = "write_kind")]
        kind: Kind,
    },
    /// The top card was drawn.
    Draw {
        /// By whom.
        seat: Seat,
        /// Which card, if it was turned over for all to see.
        card: Option<&'static str>,
    },
    /// A card went to a discard pile.
    Discard {
        /// Whose pile.
        seat: Seat,
        /// Which card.
        card: &'static str,
    },
    /// A card was declared.
    Play {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: &'static str,
    },
    /// A declared card was cancelled.
    Cancel {
        /// Whose card.
        seat: Seat,
        /// Which card.
        card: &'static str,
    },
    /// A card begins to last, or ceases to.
    Lasting {
        /// Whose card.
        seat: Seat,
        /// Which card.
        card: &'static str,
        /// Whether it begins.
        begins: bool,
    },
    /// A card was put aside in view.
    Hold {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: &'static str,
    },
    /// The discards became a new deck.
    Shuffle {
        /// The number of the deck, from 1.
        deck: u32,
        /// How many cards it has.
        cards: usize,
    },
    /// A cloak was lifted: everybody sees the base.
    Uncloak {
        /// Which piece.
        id: u8,
        /// Where it stands, or stood when it was taken.
        #[serde(serialize_with = "write_square")]
        at: Square,
        /// What was under the cloak.
        #[serde(serialize_with = "write_kind")]
        kind: Kind,
    },
    /// A card of the tie-break was turned over.
    Flop {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: &'static str,
    },
    /// The doubling cube was taken.
    Cube {
        /// Its value now.
        value: u32,
        /// Who owns it now.
        owner: Seat,
    },
    /// The players exchanged armies.
    Sides {
        /// The army of the first seat now.
        first: &'static str,
        /// The army of the second seat now.
        second: &'static str,
    },
    /// One sentence of the log.
    Say {
        /// The turn it belongs to; 0 is the deal.
        turn: u32,
        /// Who acted.
        seat: Option<Seat>,
        /// The sentence.
        text: String,
        /// The squares it speaks of.
        #[serde(serialize_with = "write_squares")]
        squares: Vec<Square>,
        /// The card it speaks of.
        card: Option<&'static str>,
    },
    /// The game is over.
    Over {
        /// How it ended.
        result: Outcome,
    },
}

impl Event {
    /// The event of a board change, if there is something to see.
    pub fn of_edit(edit: Edit, now_at: Square) -> Option<Event> {
        let id = |piece: PieceId| piece.index() as u8;
        match edit {
            Edit::Shift { piece, from, to } => Some(Event::Shift { id: id(piece), from, to }),
            Edit::Lift { piece, from } => Some(Event::Lift { id: id(piece), from }),
            Edit::Place { piece, at } => Some(Event::Place { id: id(piece), at }),
            Edit::Recast { piece, now, .. } => Some(Event::Recast { id: id(piece), at: now_at, kind: now }),
            Edit::Defect { .. } | Edit::Rights { .. } | Edit::Passing { .. } => None,
        }
    }

    /// Whether somebody learnt something by it that was hidden before: no answer given earlier can be taken back.
    pub fn reveals(&self) -> bool {
        matches!(self, Event::Draw { .. } | Event::Shuffle { .. } | Event::Uncloak { .. } | Event::Flop { .. })
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Seat>,
    /// A stable word: `checkmate`, `king-taken`, `agreement` ...
    pub how: &'static str,
    /// One sentence.
    pub text: String,
}

fn write_square<S: Serializer>(at: &Square, out: S) -> Result<S::Ok, S::Error> {
    out.collect_str(at)
}

fn write_maybe_square<S: Serializer>(at: &Square, out: S) -> Result<S::Ok, S::Error> {
    if *at == Square::OFF {
        out.serialize_none()
    } else {
        out.collect_str(at)
    }
}

fn write_squares<S: Serializer>(all: &[Square], out: S) -> Result<S::Ok, S::Error> {
    out.collect_seq(all.iter().map(Square::to_string))
}

fn write_kind<S: Serializer>(kind: &Kind, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(kind.name())
}
