//! Findings of a search through the ways of playing a card, by points, and the key of a point.

use crate::board::order;
use crate::games::storm::model::doing::Course;
use crate::games::storm::model::world::World;
use crate::games::storm::Choice;

/// The best end that a card's player can reach from some point, whatever the other player answers and chance brings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum BestEnd {
    /// None: the card cannot be played to a lawful end.
    Illegal,
    /// A lawful end, but not one that is looked for.
    Legal,
    /// A lawful end that is looked for.
    Good,
}

/// A point of the search that was visited before, with what was found.
pub struct Visited {
    /// Key of its table.
    pub key: u64,
    /// The world there.
    pub world: World,
    /// The answers to its question.
    pub options: Vec<Choice>,
    /// The path there, in no order.
    pub path: Vec<String>,
    /// The best end that was found.
    pub end: BestEnd,
}

/// The answers and rolls of a path, sorted: equal for paths with the same answers in another order.
pub fn sorted(path: &Course) -> Vec<String> {
    let mut all: Vec<String> = path.answers.iter().map(ToString::to_string).collect();
    all.extend(path.falls.iter().map(ToString::to_string));
    order::plainly(&mut all);
    all
}
