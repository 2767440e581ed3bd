//! The weakest opponent: any answer, by lot.

use crate::play::{Choice, Claim, Dice};

/// One of the answers by lot, but nothing about the result of the game, and no word for the other player.
pub fn pick(options: &[Choice], dice: &mut Dice) -> Option<Choice> {
    let fair: Vec<Choice> = options.iter().copied().filter(is_fair).collect();
    fair.get(dice.below(fair.len())).or(options.first()).copied()
}

fn is_fair(choice: &Choice) -> bool {
    !choice.is_about_result() && *choice != Choice::Claim(Claim::LateCheck)
}
