//! CS-0.23: a capture that is declared waits until the other player has had a chance to interrupt it.

use crate::board::Move;
use crate::games::storm::catalog::When;
use crate::games::storm::look;
use crate::games::storm::memory::Step;
use crate::games::storm::table::{Table, Taking};
use crate::games::storm::{play, windows, T};
use crate::games::storm::{Choice, Why};
use crate::play::{Flow, Seat};

/// Opens the window of a declared displacement if it captures one piece of the other player. Returns whether a card has
/// put something else in its place.
///
/// # Errors
/// The stops of a script.
pub fn interrupted(t: T<'_, '_>, me: Seat, taking: Taking) -> Flow<bool> {
    if me != t.table.mover || !takes_one(t.table, me, taking.m) {
        return Ok(false);
    }
    t.table.taking = Some(taking);
    while t.table.taking.is_some() && windows::answers(t, me.other(), Why::During, When::During)? {}
    Ok(t.table.taking.take().is_none())
}

/// Opens it for the card being played, with these choices, if all it does is that one piece captures one piece.
///
/// # Errors
/// The stops of a script.
pub fn interrupted_card(t: T<'_, '_>, me: Seat, chosen: &[Choice]) -> Flow<bool> {
    if !windows::opens(t.table, me.other(), When::During) {
        return Ok(false);
    }
    let Some(Step { m, way, taken, .. }) = look::only_step(t.table, me, chosen) else { return Ok(false) };
    if taken.len() != 1 {
        return Ok(false);
    }
    let (action, play) = (t.table.now.action, t.table.now.play);
    if t.table.played().is_some_and(|played| played.deed.window() == When::Instead) {
        play::replace_move(t.table);
    }
    let done = interrupted(t, me, Taking { m, way })?;
    if !done {
        (t.table.now.action, t.table.now.play) = (action, play);
    }
    Ok(done)
}

/// Whether a move captures exactly one piece, and one of the other player's: a neutral piece is nobody's loss (CS-0.5).
fn takes_one(table: &Table, me: Seat, m: Move) -> bool {
    let taken = table.bent().taken(m);
    let foes = table.board.of(table.side(me.other())) - table.overlay.neutral;
    taken.len() == 1 && taken.iter().all(|id| foes.contains(id))
}
