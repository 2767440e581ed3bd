//! CS-0.95: deeds by hand are put back: the table is as it was before them.

use std::sync::Arc;

use crate::games::storm::board::{lasting, rewind};
use crate::games::storm::model::by_hand::{Before, ByHand};
use crate::games::storm::model::doing::Doing;
use crate::games::storm::T;

/// Puts the last deed back. Returns its phrase, if there was one.
pub fn put_back_last(t: T<'_, '_>) -> Option<String> {
    let (deed, before) = ByHand::of_mut(t.table)?.deeds.pop()?;
    go_back(t, before);
    Some(deed.text)
}

/// Puts all deeds back and ends the use of the table by hand.
pub fn put_back_all(t: T<'_, '_>) {
    if let Doing::ByHand(it) = std::mem::take(&mut t.table.doing) {
        go_back(t, it.begin);
    }
}

/// Everything is as it was then; what players have learnt they know (CS-0.71).
fn go_back(t: T<'_, '_>, then: Before) {
    rewind::put_back(t, &then.moment.board);
    let table = &mut *t.table;
    let (land, traded) = (lasting::land_state(table), table.traded);
    Arc::make_mut(&mut table.piles).put_back(&then.card_places);
    let notes = std::mem::replace(&mut table.moment, then.moment).world.notes;
    rewind::learn(table, &notes);
    table.step_starts.truncate(then.steps);
    table.acts = then.acts;
    lasting::tell_land(t, &land);
    lasting::tell_sides(t, traded);
}
