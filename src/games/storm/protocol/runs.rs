//! The runs that are left to the search of an own card.

use crate::games::storm::model::table::Table;

/// Most runs for all that a question asks of own cards. Each card of a hand, each answer of a card and each of the answers
/// after it has an equal part of them: so an answer is offered or not whatever else was looked at before, and a card that
/// can be played has an answer to each of its questions.
const RUNS: usize = 1024;

/// Runs that are left.
#[derive(Clone, Copy, PartialEq)]
pub struct Left(Option<usize>);

impl Left {
    /// As many as are needed: for printed cards, of which every end is known to be found.
    pub const FREE: Left = Left(None);

    /// Those for the card of a scene.
    pub fn of(scene: &Table) -> Left {
        Left(scene.played().filter(|played| played.acts_as.is_own()).map(|_| RUNS))
    }

    /// Takes one, if one is left.
    pub fn takes_one(&mut self) -> bool {
        let rest = self.0.map(|left| left.checked_sub(1));
        self.0 = rest.map(Option::unwrap_or_default);
        rest != Some(None)
    }

    /// One of so many equal parts.
    pub fn part(self, of: usize) -> Left {
        Left(self.0.map(|left| (left / of.max(1)).max(1)))
    }

    /// A part, as far as there is as much.
    pub fn at_most(self, part: Left) -> Left {
        Left(self.0.min(part.0))
    }

    /// The runs that are left after a part was given.
    pub fn without(self, given: Left, rest: Left) -> Left {
        Left(self.0.zip(given.0.zip(rest.0)).map(|(left, (given, rest))| left - (given - rest)))
    }
}
