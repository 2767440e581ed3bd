//! CS-0.36: what is remembered of a turn.

use crate::board::{Kind, Move, PieceId};
use crate::games::storm::catalog::Card;
use crate::games::storm::Choice;

/// The Action of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Action {
    /// There was none yet.
    #[default]
    None,
    /// A normal move.
    Move,
    /// A card in its place.
    Card(Card),
    /// None is made (CS-0.28).
    Forfeit,
}

/// One displacement.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Who moved, from where to where.
    pub m: Move,
    /// What the piece was before it moved.
    pub kind: Kind,
    /// The pieces taken by it, with the kinds they counted as.
    pub taken: Vec<(PieceId, Kind)>,
    /// Whether it belongs to the Action of the turn; cards at its end come later.
    pub in_action: bool,
}

/// What is remembered of a turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Memory {
    /// The Action.
    pub action: Action,
    /// The choices made for the card that is the Action.
    pub chosen: Vec<Choice>,
    /// The displacements, in order.
    pub steps: Vec<Step>,
    /// Whether a Pawn moved, a piece was taken, or a card changed something (CS-0.58).
    pub stirred: bool,
}

impl Memory {
    /// The displacements of the Action.
    pub fn action_steps(&self) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(|step| step.in_action)
    }
}
