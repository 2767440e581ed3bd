//! CS-0.23: a capture that is declared waits until the other player has had a chance to interrupt it.

use crate::board::Move;
use crate::games::storm::board::tracks;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::memory::{CapturedPiece, Displacement, Way};
use crate::games::storm::model::table::DeclaredCapture;
use crate::games::storm::protocol::{look, play, windows};
use crate::games::storm::{Choice, Why, T};
use crate::play::{Flow, Seat};

/// Opens the window of a declared move if it captures one piece of the other player. Returns whether a card has put
/// something else in its place.
///
/// # Errors
/// The stops of a script.
pub fn interrupted(t: T<'_, '_>, me: Seat, m: Move, way: Way) -> Flow<bool> {
    match t.table.bent().taken(m).single() {
        Some(victim) => opened(t, me, DeclaredCapture { m, way, victim, met: t.table.at(victim) }),
        None => Ok(false),
    }
}

/// Opens it for the card being played, with these choices, if all it does is that one piece captures one piece.
///
/// # Errors
/// The stops of a script.
pub fn interrupted_card(t: T<'_, '_>, me: Seat, chosen: &[Choice]) -> Flow<bool> {
    if !windows::opens(t.table, me.other(), When::During) {
        return Ok(false);
    }
    let Some(Displacement { m, way, taken, .. }) = look::only_step(t.table, me, chosen) else { return Ok(false) };
    // A piece that captures where it stands is displaced nowhere: there is nothing to come between.
    if way == Way::Stayed {
        return Ok(false);
    }
    let [CapturedPiece { piece: victim, .. }] = taken[..] else { return Ok(false) };
    let met = t.table.at(victim);
    let way = match way {
        Way::Line(_) if met != m.to => tracks::over(t.table, Move { to: met, ..m }),
        way => way,
    };
    let (action, play) = (t.table.now.action, t.table.now.play);
    if t.table.played().is_some_and(|played| t.table.replaces_move(played.acts_as)) {
        play::replace_move(t.table);
    }
    let done = opened(t, me, DeclaredCapture { m, way, victim, met })?;
    if !done {
        (t.table.now.action, t.table.now.play) = (action, play);
    }
    Ok(done)
}

/// The window of a declared capture; a neutral piece is nobody's loss (CS-0.5).
fn opened(t: T<'_, '_>, me: Seat, taking: DeclaredCapture) -> Flow<bool> {
    let foes = t.table.board.of(t.table.side(me.other())) - t.table.overlay.neutral;
    if me != t.table.mover || !foes.contains(taking.victim) {
        return Ok(false);
    }
    t.table.taking = Some(taking);
    while t.table.taking.is_some() && windows::answers(t, me.other(), Why::During, When::During)? {}
    Ok(t.table.taking.take().is_none())
}
