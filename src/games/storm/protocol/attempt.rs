//! Trying what a card or a move does: on a copy of the table, with answers given beforehand and without events.

use std::num::NonZeroU32;

use crate::games::storm::model::checks::Checks;
use crate::games::storm::model::doing::{Course, Doing, Trial};
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::play;
use crate::games::storm::{Choice, Prompt, Storm, T};
use crate::play::{Pilot, Seat, Turn};

/// Tries the card of a scene along a path; the table is left as the card leaves it. The error is what it asks next, if it
/// did not fail. Of the path the player has chosen the first `given` answers; the others were found by a search.
pub(super) fn attempt(table: &mut Table, me: Seat, path: &Course, given: usize) -> Result<(), Option<Prompt>> {
    tried(table, me, path, Trial { given, ..Trial::default() })
}

/// CS-0.53: true if the card of a scene ends lawfully with these choices although bombs explode on the way. Questions
/// that are still to come then are not looked at.
pub(super) fn ends_lawfully(scene: &Table, before: &Checks, me: Seat, chosen: &[Choice]) -> bool {
    let (mut after, trial) = (scene.clone(), Trial { given: chosen.len(), armed: true, ..Trial::default() });
    match tried(&mut after, me, &Course::of(chosen.to_vec()), trial) {
        Ok(()) | Err(None) => before.allows(&after, me),
        Err(Some(_)) => true,
    }
}

/// As [`attempt`], in a trial like this.
pub(super) fn tried(table: &mut Table, me: Seat, path: &Course, trial: Trial) -> Result<(), Option<Prompt>> {
    table.doing = Doing::Trying(Trial { falls: path.falls.clone(), ..trial });
    let (done, asked) = with_answers(table, &path.answers, |t| play::effect(t, me));
    done.map_err(|_| asked)
}

/// Lets something happen on a copy of a table, without events and without questions.
pub(super) fn hushed<R>(table: &mut Table, happen: impl FnOnce(T<'_, '_>) -> R) -> R {
    with_answers(table, &[], happen).0
}

/// As [`hushed`], but with these answers; and what is asked after them.
fn with_answers<R>(table: &mut Table, answers: &[Choice], happen: impl FnOnce(T<'_, '_>) -> R) -> (R, Option<Prompt>) {
    let mut events = Vec::new();
    let mut pilot = ListPilot { answers, at: 0, asked: None };
    let mut turn = Turn::new(table, 0, &mut pilot, &mut events);
    turn.hush(true);
    let result = happen(&mut turn);
    (result, pilot.asked)
}

/// Answers with a list and then stops.
struct ListPilot<'a> {
    answers: &'a [Choice],
    at: usize,
    asked: Option<Prompt>,
}

impl Pilot<Storm> for ListPilot<'_> {
    fn pick(&mut self, _table: &Table, _prompt: &Prompt) -> Option<(Choice, u32)> {
        let answer = self.answers.get(self.at).copied()?;
        self.at += 1;
        Some((answer, 0))
    }

    fn keep(&mut self, prompt: Prompt) {
        self.asked = Some(prompt);
    }

    fn recorded(&self) -> Option<Choice> {
        self.answers.get(self.at).copied()
    }

    fn roll(&mut self, _of: NonZeroU32, _shuffles: bool) -> u32 {
        0
    }
}
