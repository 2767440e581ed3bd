//! About: what a player wonders about.

use crate::board::Square;
use crate::play::ask::answer::Answer;
use crate::play::outside::form::{Field, Form};

/// The thing that a player wonders about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum About {
    /// A square, and whoever stands there.
    Square(Square),
    /// The way from one square to another.
    Way(Square, Square),
    /// A card, by its name in the catalogue, wherever it is.
    Card(&'static str),
}

/// The thing that a player wonders about, by its names: a square, and perhaps the one that was picked before it; a
/// card; or a text that was typed.
#[derive(Clone, Copy, Default, Debug)]
pub struct Wondered<'a> {
    /// The square that cannot be chosen.
    pub square: Option<&'a str>,
    /// The square that was picked before it.
    pub from: Option<&'a str>,
    /// The card that cannot be chosen.
    pub card: Option<&'a str>,
    /// The text that means no answer.
    pub text: Option<&'a str>,
}

impl About {
    /// True if an answer touches the square, goes that way, or plays or spends the card.
    pub fn is_part_of(self, choice: &impl Answer) -> bool {
        self.is_in(&choice.form())
    }

    fn is_in(self, form: &Form) -> bool {
        match self {
            About::Square(at) => form.squares().contains(&at),
            About::Way(from, to) => form.squares().starts_with(&[from, to]),
            About::Card(name) => {
                let mut fields = ["card", "trigger"].into_iter().filter_map(|field| form.get(field));
                fields.any(|field| field == Field::Name(name))
            }
        }
    }
}
