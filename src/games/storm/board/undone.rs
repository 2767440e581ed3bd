//! CS-0.72: Actions that were taken back in a turn, compared with a move or a card that may be the same once more.

use crate::board::{order, Move};
use crate::games::storm::board::doors;
use crate::games::storm::model::catalog::Card;
use crate::games::storm::model::declared::Declared;
use crate::games::storm::model::memory::{Action, Memory};
use crate::games::storm::model::past::{Shift, Undone};
use crate::games::storm::model::table::Table;
use crate::games::storm::model::world::World;
use crate::games::storm::Choice;

/// Shifts that some displacements made, whatever card they were made by and in whichever order.
fn shifts(moves: impl Iterator<Item = Move>) -> Vec<Shift> {
    let mut shifts: Vec<Shift> = moves.map(|m| (m.piece, m.from, m.to, m.becomes)).collect();
    order::by_key(&mut shifts, |&shift| shift);
    shifts
}

impl Undone {
    /// The Action of a turn.
    pub fn of(turn: &Memory) -> Undone {
        let card = match turn.action {
            Action::Card(card) => Some((card, turn.chosen.clone())),
            _ => None,
        };
        Undone { card, shifts: shifts(turn.action_steps().map(|step| step.made)) }
    }

    /// True if it was nothing but this normal move.
    pub fn is_move(&self, table: &World, m: Move) -> bool {
        self.shifts == shifts([m].into_iter().chain(doors::partner(table, m)))
    }

    /// True if a card with these choices, which has led to this turn, would be the same once more.
    fn is_card(&self, turn: &Memory, card: Card, chosen: &[Choice]) -> bool {
        let again = shifts(turn.action_steps().map(|step| step.made));
        let is_known = self.card.as_ref().is_some_and(|(known, with)| *known == card && with == chosen);
        is_known || !again.is_empty() && again == self.shifts
    }
}

/// True if a card in place of the move, tried with these choices, repeats an Action that was taken back.
pub fn repeats(after: &Table, chosen: &[Choice]) -> bool {
    let action = after.played().filter(|played| after.now.play == Some(played.play));
    let repeats = |played: &Declared| after.undone.iter().any(|undone| undone.is_card(&after.now, played.card, chosen));
    action.is_some_and(repeats)
}
