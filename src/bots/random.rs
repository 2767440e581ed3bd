//! The weakest opponent: any answer, by lot.

use crate::games::words::is_about_result;
use crate::play::{Answer, Dice};

/// One of the answers by lot, but nothing about the result of the game, and no word for the other player.
pub fn pick<A: Answer>(options: &[A], dice: &mut Dice) -> Option<A> {
    let fair: Vec<A> = options.iter().copied().filter(is_fair).collect();
    fair.get(dice.below(fair.len())).or(options.first()).copied()
}

fn is_fair(choice: &impl Answer) -> bool {
    !is_about_result(choice) && choice.form().name() != Some("late-check")
}
