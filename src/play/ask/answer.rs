//! Answers: each game has its own, and each says by a word and its fields what it is. Notation, JSON and squares
//! follow from that one description.

use std::fmt::{Debug, Display};

use crate::board::{Move, Square};
use crate::play::ask::input::promotion;
use crate::play::outside::form::{Form, Shape};
use crate::play::outside::spelling::same_card;

/// An answer of a game. It means something by itself, never a position in a list. See [`answers!`](crate::answers).
pub trait Answer: Copy + PartialEq + Debug + Display + 'static {
    /// The forms that answers of this game have.
    const SHAPES: &'static [Shape];

    /// This answer as a word and its fields.
    fn form(&self) -> Form;

    /// The move that it makes on the board, if it is one.
    fn movement(&self) -> Option<Move>;

    /// The squares it touches, in the order of picking.
    fn squares(&self) -> Vec<Square> {
        self.form().squares()
    }

    /// The one of these that has this notation, or else names a card in another spelling, or a promotion as UCI does.
    fn named(answers: &[Self], text: &str) -> Option<Self> {
        let find = |is: &dyn Fn(&str) -> bool| answers.iter().copied().find(|answer| is(&answer.to_string()));
        let found = find(&|answer| answer == text).or_else(|| find(&|answer| same_card(text, answer)));
        found.or_else(|| promotion(text).and_then(|promotion| find(&|answer| answer == promotion)))
    }
}
