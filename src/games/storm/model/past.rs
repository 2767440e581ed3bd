//! Records of a turn for taking it back: the table as it stood, and the Actions that were taken back (CS-0.70 to
//! CS-0.74).

use super::catalog::Card;
use super::effect::Lasting;
use super::piles::CardPlaces;
use super::table::Moment;
use crate::board::{Kind, PieceId, Square};
use crate::games::storm::Choice;

/// All that a rewind brings back: the moment, and where the cards lay. Nothing of it is listed by hand: what stays stands
/// elsewhere in the table.
#[derive(Clone, PartialEq)]
pub struct RewindPoint {
    /// The world and the turn.
    pub moment: Moment,
    /// Places of the cards.
    pub card_places: CardPlaces,
    /// Number of costs of words that were remembered by then.
    pub costs: usize,
    /// Number of cards that stay played.
    pub answered: usize,
}

/// Cost of a word (CS-003, CS-004): it is no part of a move, and no rewind brings it back.
#[derive(Clone, PartialEq, Debug)]
pub struct WordCost {
    /// The piece that was lost.
    pub piece: PieceId,
    /// True if its own player has given it up (CS-099).
    pub is_given_up: bool,
    /// The Omertà that the word has set off, as it was in force.
    pub ended: Option<Lasting>,
}

/// An Action that was taken back (CS-0.72).
#[derive(Clone, PartialEq, Debug)]
pub struct Undone {
    /// The card that it was, with its choices.
    pub card: Option<(Card, Vec<Choice>)>,
    /// Shifts that it made on the board.
    pub shifts: Vec<Shift>,
}

/// Piece that went, its squares from and to, and the kind that it became.
pub type Shift = (PieceId, Square, Square, Option<Kind>);
