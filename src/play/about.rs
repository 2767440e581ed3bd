//! About: what a player wonders about.

use super::answer::{Answer, Field};
use crate::board::Square;

/// What a player wonders about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum About {
    /// A square, and whoever stands there.
    Square(Square),
    /// A card, by its name in the catalogue, wherever it is.
    Card(&'static str),
}

impl About {
    /// Whether an answer touches the square, or plays or spends the card.
    pub fn is_part_of(self, choice: &impl Answer) -> bool {
        match self {
            About::Square(at) => choice.squares().contains(&at),
            About::Card(name) => {
                let form = choice.form();
                let mut fields = ["card", "trigger"].into_iter().filter_map(|field| form.get(field));
                fields.any(|field| field == Field::Name(name))
            }
        }
    }
}
