//! Use of the table: the game itself, or a card that is tried, chosen for, or carried out.

use super::by_hand::ByHand;
use super::checks::{Checks, Obstacle};
use super::duty::ActionDuty;
use super::table::Table;
use crate::games::storm::Choice;

/// Present use of the table.
#[derive(Clone, PartialEq, Default)]
pub enum Doing {
    /// The game goes on.
    #[default]
    Playing,
    /// A card is tried on a copy of the table, to see whether it can be played.
    Trying(Trial),
    /// Its player fixes the choices of a declared card, while the others still see the table as it was.
    Choosing(Box<Choosing>),
    /// The card is carried out.
    Acting(Box<Acting>),
    /// The card is carried out by hand.
    ByHand(Box<ByHand>),
}

impl Doing {
    /// True if a card is only being tried.
    pub fn is_trying(&self) -> bool {
        matches!(self, Doing::Trying(_))
    }

    /// True if its player fixes the choices of a card.
    pub fn is_choosing(&self) -> bool {
        matches!(self, Doing::Choosing(_))
    }

    /// True if a card is carried out.
    pub fn is_acting(&self) -> bool {
        matches!(self, Doing::Acting(_))
    }

    /// True if a card is carried out by hand.
    pub fn is_by_hand(&self) -> bool {
        matches!(self, Doing::ByHand(_))
    }

    /// True if bombs explode in it.
    pub fn is_armed(&self) -> bool {
        match self {
            Doing::Playing => true,
            Doing::Choosing(_) | Doing::ByHand(_) => false,
            Doing::Trying(trial) => trial.armed,
            Doing::Acting(acting) => acting.armed,
        }
    }

    /// A bomb has exploded.
    pub fn burst(&mut self) {
        if let Doing::Acting(acting) = self {
            acting.burst = true;
        }
    }

    /// The table as it was before the card being played.
    pub fn scene_mut(&mut self) -> Option<&mut Table> {
        match self {
            Doing::Choosing(choosing) => Some(&mut choosing.scene),
            Doing::Acting(acting) => Some(&mut acting.scene),
            Doing::Playing | Doing::Trying(_) | Doing::ByHand(_) => None,
        }
    }
}

/// A card being tried, with rolls that are given beforehand.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Trial {
    /// The results of the rolls, in order.
    pub falls: Vec<usize>,
    /// Number of them that have been used.
    pub rolls_used: usize,
    /// The number of outcomes of the roll at which the trial stopped because no result was given.
    pub open: Option<usize>,
    /// The choices that the player makes before anything else is answered or falls.
    pub picks: usize,
    /// Number of them that the player has made; the search finds those that follow.
    pub given: usize,
    /// True if a question was asked that belongs to the carrying out, or chance has fallen.
    pub is_late: bool,
    /// True if bombs explode in it. Only legality checks set this: a trial that a player sees must not reveal the bomb.
    pub armed: bool,
    /// Checks that the laws of check compare with those after it, if a search judges its end.
    pub before: Option<Checks>,
    /// Duties by which a search judges its end.
    pub duties: Vec<ActionDuty>,
    /// True if the card is to leave all to the search: so its proofs are checked.
    pub unaided: bool,
    /// Law that forbids every end that is left, if the card has seen one.
    pub obstacle: Option<Obstacle>,
}

/// Choices being made for a declared card.
#[derive(Clone, PartialEq)]
pub struct Choosing {
    /// The table before the card's effect, ready for trying.
    pub scene: Table,
    /// Checks that the laws of check compare with those after it.
    pub before: Checks,
    /// The choices so far.
    pub chosen: Vec<Choice>,
}

/// A card being carried out.
#[derive(Clone, PartialEq)]
pub struct Acting {
    /// The table before the card's effect, ready for trying.
    pub scene: Table,
    /// Checks that the laws of check compare with those after it.
    pub before: Checks,
    /// The choices made when it was declared that are still to be used, the last one first.
    pub chosen: Vec<Choice>,
    /// Answers since then, and falls of chance.
    pub path: Course,
    /// True if bombs may explode: not if the card would end unlawfully by it (CS-0.53).
    pub armed: bool,
    /// True if one did.
    pub burst: bool,
}

/// The answers given while a card is played, and the results of its rolls, each in order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// The answers, those of the other player among them.
    pub answers: Vec<Choice>,
    /// The results of the rolls.
    pub falls: Vec<usize>,
}

impl Course {
    /// These answers, and no chance yet.
    pub fn of(answers: Vec<Choice>) -> Course {
        Course { answers, falls: Vec::new() }
    }
}
