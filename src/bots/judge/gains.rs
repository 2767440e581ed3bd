//! Gains: what each card that a seat played in a game that is over has brought it.

use serde::Serialize;

use super::outlook::Outlook;
use crate::bots::registry;
use crate::games::any::AnyGame;
use crate::play::{Code, Fault, Looker, Seat};

/// A card that was played, and what it has changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Gain {
    /// The card.
    pub card: String,
    /// The number of log lines before it was played.
    pub line: usize,
    /// The chance of its player after it has taken effect, less that before, in ten-thousandths.
    pub gain: i32,
}

/// The cards that a seat played in a game that is over, in their order, each judged with so many nodes.
///
/// # Errors
/// `not-over` while the game goes on; `bad-input` for a game without a bot.
pub fn gains(game: &AnyGame, seat: Seat, nodes: u64) -> Result<Vec<Gain>, Fault> {
    registry::check_judged(game)?;
    if game.asked().is_some() {
        return Err(Fault::new(Code::NotOver, "a game is judged when it is over"));
    }
    let looker = Looker { seat, open: false };
    let mut look = Outlook { looker, nodes, to_the_end: false, late: &mut || false };
    let acts = game.acts();
    let mut gains = Vec::new();
    for (at, act) in acts.iter().enumerate().filter(|(_, act)| act.seat == seat.name()) {
        let Some(card) = act.text.strip_prefix("card:") else { continue };
        let mut end = at + 1;
        let mut then = game.after(end)?;
        while end < acts.len() && !registry::is_settled(&then, looker) {
            end += 1;
            then = game.after(end)?;
        }
        let before = look.value(&game.after(at)?, nodes);
        let line = at.checked_sub(1).map_or(0, |last| acts[last].lines);
        gains.push(Gain { card: card.to_owned(), line, gain: look.value(&then, nodes) - before });
    }
    Ok(gains)
}
