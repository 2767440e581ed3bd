//! Checks of proofs: where a card says without a search what the search would find, debug builds ask the search, too. Each
//! check is bounded, so that the tests stay quick, and counted by its card.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use super::search;
use crate::games::storm::model::checks::Checks;
use crate::games::storm::model::doing::{Course, Doing};
use crate::games::storm::model::table::Table;
use crate::games::storm::Choice;
use crate::play::{Answer, Seat};

/// Runs by which a dead end is searched.
const RUNS: usize = 24;

/// Sure answers of which one is searched.
const SHARE: u64 = 8;

/// Pieces that can still be told where to go, up to which a plan is searched to its end.
const UNTOLD: usize = 2;

/// Checks so far, by card.
static CHECKED: Mutex<BTreeMap<&str, usize>> = Mutex::new(BTreeMap::new());

/// Proofs of each card that were checked in this process. A release build checks none.
pub fn checked() -> BTreeMap<&'static str, usize> {
    CHECKED.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Name of the card that is being played.
pub fn card(table: &Table) -> &'static str {
    table.played().map_or("no card", |played| played.acts_as.name())
}

fn count(scene: &Table) {
    let mut checked = CHECKED.lock().unwrap_or_else(PoisonError::into_inner);
    *checked.entry(card(scene)).or_default() += 1;
}

/// True if no lawful end is found after a path at which a card has seen a dead end.
pub(super) fn is_dead_end(scene: &Table, before: &Checks, me: Seat, given: usize, path: &Course) -> bool {
    count(scene);
    !search::ends_unaided(scene, before, me, given, path, Some(RUNS))
}

/// True if a lawful end is found after an answer of which a card is sure, or the answer is not among those that are
/// searched.
pub(super) fn is_sure(table: &Table, me: Seat, choice: Choice) -> bool {
    let is_meant = choice.squares().iter().map(|at| at.index() as u64).sum::<u64>() % SHARE == table.key() % SHARE;
    !is_meant || searched(table, me, choice, None).unwrap_or(true)
}

/// True if a card is right that an answer leads on, or does not, with so many pieces left to be told where to go.
pub fn is_right(table: &Table, me: Seat, choice: Choice, leads_on: bool, untold: usize) -> bool {
    match untold <= UNTOLD {
        true => searched(table, me, choice, None).is_none_or(|found| found == leads_on),
        false if leads_on => true,
        false => !searched(table, me, choice, Some(RUNS)).unwrap_or(false),
    }
}

/// Result of a search after the next answer of the card that is being chosen for.
fn searched(table: &Table, me: Seat, choice: Choice, runs: Option<usize>) -> Option<bool> {
    let Doing::Choosing(choosing) = &table.doing else { return None };
    count(&choosing.scene);
    let path = Course::of(choosing.chosen.iter().copied().chain([choice]).collect());
    let given = path.answers.len();
    Some(search::ends_unaided(&choosing.scene, &choosing.before, me, given, &path, runs))
}
