//! The computer at Chess Storm.

use super::random;
use crate::play::{Choice, Dice, Prompt};

/// One of the answers by lot.
pub fn suggest(prompt: &Prompt, seed: &str) -> Option<Choice> {
    random::pick(&prompt.options, &mut Dice::after(seed, 0))
}
