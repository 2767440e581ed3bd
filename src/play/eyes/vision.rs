//! Vision: what the worlds that are dealt for a seat that looks ahead have in common.

use crate::play::ask::prompt::{Offer, PromptView};
use crate::play::outside::dice::Dice;
use crate::play::outside::error::Fault;
use crate::play::seats::event::Event;
use crate::play::seats::part::Part;

/// The most deals in search of a world that fits what the seat sees now.
const TRIES: usize = 128;

/// The number of worlds, different in what the seat does not know, that must agree on what happens.
const WORLDS: usize = 2;

/// Events that would happen, and the question that would come next.
#[derive(PartialEq, Debug, Default)]
pub struct Foreseen {
    /// Events that would happen, in order.
    pub events: Vec<Event<Part>>,
    /// The next question to the same seat; nothing if the other player or chance comes first, or the game is over.
    pub prompt: Option<PromptView>,
    /// Answers that this question would take.
    pub offers: Vec<Offer>,
}

/// Events that were foreseen, and the words about something that the next question does not offer.
#[derive(PartialEq, Default)]
pub(in crate::play) struct Vision {
    /// Events and question that would come next.
    pub foreseen: Foreseen,
    /// Reason that the next question does not offer what the seat wonders about.
    pub said: Option<String>,
}

/// The part of foresight that the worlds have in common; nothing if too few fit.
///
/// # Errors
/// The fault of an answer.
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

/// The part that two worlds have in common.
fn common(one: Vision, other: Vision) -> Vision {
    if one == other {
        return one;
    }
    let (mut events, others) = (one.foreseen.events, other.foreseen.events);
    let same = events.iter().zip(&others).take_while(|(one, other)| one == other).count();
    events.truncate(same);
    Vision { foreseen: Foreseen { events, ..Foreseen::default() }, said: None }
}
