//! What is kept of a turn for taking it back: how the table stood, and what was taken back (CS-0.70 to CS-0.74).

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
    /// Where the cards lay.
    pub card_places: CardPlaces,
    /// How many costs of words were remembered by then.
    pub costs: usize,
    /// How many cards that stay played.
    pub answered: usize,
}

/// What a word has cost (CS-003, CS-004): it is no part of a move, and no rewind brings it back.
#[derive(Clone, PartialEq, Debug)]
pub struct WordCost {
    /// The piece that was lost.
    pub piece: PieceId,
    /// Whether its own player has given it up (CS-099).
    pub is_given_up: bool,
    /// The Omertà that the word has set off, as it was in force.
    pub ended: Option<Lasting>,
}

/// An Action that was taken back (CS-0.72).
#[derive(Clone, PartialEq, Debug)]
pub struct Undone {
    /// The card that it was, with its choices.
    pub card: Option<(Card, Vec<Choice>)>,
    /// What it did on the board.
    pub shifts: Vec<Shift>,
}

/// Who went from where to where, and became what.
pub type Shift = (PieceId, Square, Square, Option<Kind>);
