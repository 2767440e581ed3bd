//! Step: one answer of a game that has ended, with the points before and after it.

use super::outlook::{Outlook, WORLDS};
use super::steady::{Known, SECOND};
use crate::bots::answer_kind::AnswerKind;
use crate::bots::registry;
use crate::games::any::AnyGame;
use crate::play::{Act, Fault, Looker, Offer, Seat};

/// A point of the game.
pub struct Point {
    /// The game there.
    pub game: AnyGame,
    /// The game when the asked seat has made all choices for what it has begun, such as the targets of a card; nothing
    /// where none are left. They belong to one choice: it is worth what they make of it, or what the best ones would.
    chosen: Option<AnyGame>,
    /// The chance there, once it has been looked at.
    value: Option<i32>,
    /// The search that told it, in games that a search sees through.
    pub known: Option<Known>,
}

impl Point {
    /// The point after so many of these answers.
    pub fn of(over: &AnyGame, acts: &[Act], answers: usize) -> Result<Point, Fault> {
        let mut node = Point { game: over.after(answers)?, chosen: None, value: None, known: None };
        let Some(seat) = node.game.asked() else { return Ok(node) };
        let by_seat = acts[answers..].iter().take_while(|act| act.seat == seat.name());
        for (more, _) in by_seat.enumerate() {
            let last = node.chosen.as_ref().unwrap_or(&node.game);
            if last.asked() != Some(seat) || registry::is_settled(last, Looker { seat, open: false }) {
                break;
            }
            node.chosen = Some(over.after(answers + more + 1)?);
        }
        Ok(node)
    }

    /// The chance of the seat that looks.
    pub fn value(&mut self, look: &mut Outlook) -> i32 {
        if let Some(value) = self.value {
            return value;
        }
        self.known = look.steady(&self.game);
        let value = self.known.as_ref().map_or_else(|| self.estimate(look, look.nodes), |known| known.chance);
        self.value = Some(value);
        value
    }

    fn estimate(&self, look: &mut Outlook, nodes: u64) -> i32 {
        let value = look.value(&self.game, nodes);
        let Some(chosen) = &self.chosen else { return value };
        let own = self.game.asked() == Some(look.looker.seat);
        let made = look.value(chosen, nodes);
        if own {
            value.max(made)
        } else {
            value.min(made)
        }
    }

    /// The chance as a second look with more nodes tells it.
    pub fn second(&self, look: &mut Outlook) -> i32 {
        let nodes = look.nodes * SECOND;
        let known = look.searched(&self.game, nodes);
        known.map_or_else(|| self.estimate(look, nodes), |known| known.chance)
    }
}

/// One answer of the game, looked at again.
pub struct Step<'a> {
    pub(super) look: Outlook<'a>,
    pub(super) then: Point,
    pub(super) after: Point,
    pub(super) offers: Vec<(Offer, AnswerKind)>,
    pub(super) choice: (Offer, AnswerKind),
    /// The seat that answered.
    pub(super) seat: Seat,
    /// True if anything is hidden in the game.
    pub(super) hides: bool,
    pub(super) worlds: Vec<AnyGame>,
    /// True if chance has decided something with the answer that the looker has seen.
    pub(super) fell: bool,
}

impl<'a> Step<'a> {
    /// A step from one point to the next by one of the offered answers.
    pub fn new(
        mut look: Outlook<'a>,
        then: Point,
        after: Point,
        offers: Vec<(Offer, AnswerKind)>,
        choice: (Offer, AnswerKind),
    ) -> Step<'a> {
        let looker = look.looker;
        let seat = then.game.asked().unwrap_or(looker.seat);
        let hides = registry::hides(&then.game);
        let mut worlds = look.deal(&then.game, if hides { WORLDS } else { 1 });
        // Chance has fallen if the worlds show the looker different things after the answer.
        let seen = after.game.seen_by(looker);
        let next = |world: &AnyGame| {
            let mut next = world.clone();
            next.apply(&choice.0.text).ok().map(|_| next.seen_by(looker))
        };
        let fell = worlds.iter().filter_map(next).any(|shown| shown != seen);
        if fell && !hides {
            worlds = look.deal(&then.game, WORLDS);
        }
        Step { look, then, after, offers, choice, seat, hides, worlds, fell }
    }

    /// True if the looking seat answered.
    pub(super) fn is_own(&self) -> bool {
        self.seat == self.look.looker.seat
    }
}
