//! Deals and paid moves: one way in which the hidden cards may lie, and a move with the card that pays for it.

use super::belief::CardCounts;
use crate::board::Move;
use crate::bots::search::acts::SearchAct;
use crate::games::five_card::cards::Card;

/// One way in which everything that the seat does not see may lie.
pub struct Deal {
    /// The hands by side.
    pub hands: [CardCounts; 2],
    /// The cards that will be drawn, the next one first.
    pub stack: Vec<Card>,
    /// The likelihood of this deal, beside that of the others.
    pub weight: f64,
}

/// A move and the card that pays for it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PaidMove {
    /// The move.
    pub m: Move,
    /// Nothing if it is free.
    pub card: Option<Card>,
}

impl SearchAct for PaidMove {
    fn trace(self) -> [u8; 3] {
        self.m.trace()
    }
}
