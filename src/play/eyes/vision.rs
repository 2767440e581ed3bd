//! Vision: what the worlds that are dealt for a seat that looks ahead have in common.

use crate::play::ask::prompt::{Offer, PromptView};
use crate::play::outside::dice::Dice;
use crate::play::outside::error::Fault;
use crate::play::seats::event::Event;
use crate::play::seats::part::Part;

/// Worlds are dealt so often until one fits what the seat sees now.
const TRIES: usize = 128;

/// So many worlds that differ in what the seat does not know must agree on what happens.
const WORLDS: usize = 2;

/// What would happen and be asked next.
#[derive(PartialEq, Debug, Default)]
pub struct Foreseen {
    /// What would happen, in order.
    pub events: Vec<Event<Part>>,
    /// The next question to the same seat; nothing if the other player or chance comes first, or the game is over.
    pub prompt: Option<PromptView>,
    /// What that question would take.
    pub offers: Vec<Offer>,
}

/// What was foreseen, and what was said about something that the next question does not offer.
#[derive(PartialEq, Default)]
pub(in crate::play) struct Vision {
    /// What would happen and be asked next.
    pub foreseen: Foreseen,
    /// Why the next question does not offer what the seat wonders about.
    pub said: Option<String>,
}

/// What the worlds have in common; nothing if too few fit.
///
/// # Errors
/// What is wrong with an answer.
pub(in crate::play) fn agreed(
    imagined: &mut dyn FnMut(&mut Dice) -> Result<Option<Vision>, Fault>,
) -> Result<Vision, Fault> {
    let mut dice = Dice::new("foresee");
    let mut worlds = Vec::new();
    for _ in 0..TRIES {
        worlds.extend(imagined(&mut dice)?);
        if worlds.len() == WORLDS {
            return Ok(worlds.into_iter().reduce(common).unwrap_or_default());
        }
    }
    Ok(Vision::default())
}

/// What two worlds have in common.
fn common(one: Vision, other: Vision) -> Vision {
    if one == other {
        return one;
    }
    let (mut events, others) = (one.foreseen.events, other.foreseen.events);
    let same = events.iter().zip(&others).take_while(|(one, other)| one == other).count();
    events.truncate(same);
    Vision { foreseen: Foreseen { events, ..Foreseen::default() }, said: None }
}
