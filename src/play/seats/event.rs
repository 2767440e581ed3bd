//! Event: what everybody may know that happened, in order; the sentences among them are the log.

use std::fmt::Debug;

use serde::Serialize;

use crate::board::{Board, Edit, Kind, PieceId, Square};
use crate::play::outside::word::words;
use crate::play::seats::moved::Moved;
use crate::play::seats::part::Part;
use crate::play::seats::seat::Seat;

/// A public fact. A page animates the short ones and shows the sentences.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "t", rename_all = "lowercase")]
pub enum Event<E> {
    /// A piece went from one square to another.
    Shift {
        /// Number of the piece.
        id: u8,
        /// Square that it stood on.
        #[serde(serialize_with = "words")]
        from: Square,
        /// Square that it stands on.
        #[serde(serialize_with = "words")]
        to: Square,
    },
    /// A piece left the board.
    Lift {
        /// Number of the piece.
        id: u8,
        /// Square that it stood on.
        #[serde(serialize_with = "words")]
        from: Square,
    },
    /// A piece was put on the board.
    Place {
        /// Number of the piece.
        id: u8,
        /// Square that it stands on.
        #[serde(serialize_with = "words")]
        at: Square,
        /// As what.
        #[serde(serialize_with = "words")]
        kind: Kind,
        /// Its army.
        #[serde(serialize_with = "words")]
        side: &'static str,
    },
    /// A piece became another kind.
    Recast {
        /// Number of the piece.
        id: u8,
        /// Square that it stands on; none if it is off the board.
        #[serde(serialize_with = "words")]
        at: Square,
        /// Kind that it is now.
        #[serde(serialize_with = "words")]
        kind: Kind,
    },
    /// A piece changed sides.
    Defect {
        /// Number of the piece.
        id: u8,
        /// Square that it stands on.
        #[serde(serialize_with = "words")]
        at: Square,
        /// The army that it belongs to now.
        #[serde(serialize_with = "words")]
        side: &'static str,
    },
    /// One sentence of the log.
    Say {
        /// The turn it belongs to; 0 is the deal.
        turn: u32,
        /// Seat that acted.
        seat: Option<Seat>,
        /// The army it is about: that of who acted, at that moment, the one in check, or the winner's.
        #[serde(serialize_with = "words")]
        side: Option<&'static str>,
        /// The sentence.
        text: String,
        /// The squares it speaks of.
        #[serde(serialize_with = "words")]
        squares: Vec<Square>,
        /// The card it speaks of.
        #[serde(serialize_with = "words")]
        card: Option<&'static str>,
        /// Place at which the sentence names that card by its title, in UTF-16 code units; nothing if it does not.
        named: Option<u32>,
        /// The piece of the move that it tells, from the first of its squares to the second.
        moved: Option<Moved>,
        /// Sign of the turn's play, as a list of moves has it: `+` for check, `#` for mate.
        #[serde(serialize_with = "words")]
        sign: Option<&'static str>,
    },
    /// The game is over.
    Over {
        /// Outcome of the game.
        result: Outcome,
    },
    /// Something of this game.
    #[serde(untagged)]
    Own(E),
}

/// Events that a game tells beside the changes of the board and the log. It is written with a word `t`, as they are.
pub trait Telling: Serialize + Clone + PartialEq + Debug + 'static {
    /// True if the game keeps anything from anybody: its end then shows it, and is not taken back.
    const SECRETS: bool = true;

    /// True if somebody may have learnt something by it that was hidden before: no answer given earlier can be taken
    /// back. True unless an event says otherwise.
    fn reveals(&self) -> bool {
        true
    }

    /// True if it may show this seat something that was hidden from it: foresight of its answers ends there.
    fn shows(&self, _to: Seat) -> bool {
        self.reveals()
    }
}

/// The events of a game that has none of its own.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Nothing {}

impl Telling for Nothing {
    const SECRETS: bool = false;
}

impl<E: Telling> Event<E> {
    /// The event of a board change that was made, if there is something to see.
    pub fn of_edit(edit: Edit, board: &Board) -> Option<Event<E>> {
        let id = |piece: PieceId| piece.index() as u8;
        match edit {
            Edit::Shift { piece, from, to } => Some(Event::Shift { id: id(piece), from, to }),
            Edit::Lift { piece, from } => Some(Event::Lift { id: id(piece), from }),
            Edit::Place { piece, at } => {
                let it = board.piece(piece);
                Some(Event::Place { id: id(piece), at, kind: it.kind, side: it.side.name() })
            }
            Edit::Recast { piece, now, .. } => {
                Some(Event::Recast { id: id(piece), at: board.piece(piece).at, kind: now })
            }
            Edit::Defect { piece, now, .. } => {
                let at = board.piece(piece).at;
                (at != Square::OFF).then_some(Event::Defect { id: id(piece), at, side: now.name() })
            }
            Edit::Rights { .. } | Edit::Passing { .. } => None,
        }
    }

    /// A sentence about the position that a game begins with.
    pub fn remark(text: String) -> Event<E> {
        let squares = Vec::new();
        Event::Say { turn: 0, seat: None, side: None, text, squares, card: None, named: None, moved: None, sign: None }
    }

    /// True if somebody may have learnt something by it that was hidden before: no answer given earlier can be taken
    /// back.
    pub fn reveals(&self) -> bool {
        match self {
            Event::Own(own) => own.reveals(),
            Event::Over { .. } => E::SECRETS,
            _ => false,
        }
    }

    /// True if it may show this seat something that was hidden from it.
    pub fn shows(&self, to: Seat) -> bool {
        match self {
            Event::Own(own) => own.shows(to),
            _ => self.reveals(),
        }
    }

    /// The event for faces that do not know which game is played.
    pub fn boxed(self) -> Event<Part>
    where
        E: Send,
    {
        match self {
            Event::Shift { id, from, to } => Event::Shift { id, from, to },
            Event::Lift { id, from } => Event::Lift { id, from },
            Event::Place { id, at, kind, side } => Event::Place { id, at, kind, side },
            Event::Recast { id, at, kind } => Event::Recast { id, at, kind },
            Event::Defect { id, at, side } => Event::Defect { id, at, side },
            Event::Say { turn, seat, side, text, squares, card, named, moved, sign } => {
                Event::Say { turn, seat, side, text, squares, card, named, moved, sign }
            }
            Event::Over { result } => Event::Over { result },
            Event::Own(own) => Event::Own(Part::new(own)),
        }
    }
}

/// Outcome of a game that has ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// Seat that won; none in a draw.
    pub winner: Option<Seat>,
    /// A stable word: `checkmate`, `king-taken`, `agreement` ...
    #[serde(serialize_with = "words")]
    pub how: &'static str,
    /// One sentence.
    pub text: String,
}
