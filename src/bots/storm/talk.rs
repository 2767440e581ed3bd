//! Remarks of the computer beside the game (CS-0.84): little, and never what it knows to cost it a piece.

use crate::games::storm::model::catalog::own;
use crate::games::storm::{Choice, Prompt, Table, Why};
use crate::play::Dice;

/// The computer speaks, if it may, at one in so many of its own questions.
const SELDOM: usize = 8;

/// A remark of the computer, now and then: under Omertà it names a kind of which it has no piece (CS-004). It never
/// complains (CS-003), and claims nothing.
pub fn remark(table: &Table, prompt: &Prompt, dice: &mut Dice) -> Option<Choice> {
    let mine = table.who(prompt.seat, own(&[]));
    let is_free = |choice: &&Choice| match choice {
        Choice::Say(kind) => !mine.iter().any(|&piece| table.counts_as(piece, *kind)),
        _ => false,
    };
    let said = prompt.options.iter().find(is_free).copied()?;
    (matches!(prompt.why, Why::Action | Why::End) && dice.below(SELDOM) == 0).then_some(said)
}
