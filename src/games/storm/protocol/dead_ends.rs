//! Dead ends that are seen before the search has tried every answer: none of those that are left makes a card lawful.
//! They say what the search would find in the end, so they are asked only while a card is tried.

use crate::board::{Kind, Move, PieceId, PieceSet, SquareSet};
use crate::games::storm::memory::Action;
use crate::games::storm::play::Doing;
use crate::games::storm::table::Table;
use crate::games::storm::{permit, picks, Choice, T};
use crate::play::{Flow, Seat, Stop};

/// For a card by which any Pawns step ahead.
///
/// # Errors
/// `Stop::Void` if the player must capture, or if these steps are all that is left, and the player on turn stays in
/// check: none bars a line, and no magnet (CS-020) comes along.
pub fn steps(t: T<'_, '_>, me: Seat, left: &[Move]) -> Flow {
    if !is_asking(t) {
        return Ok(());
    }
    let table = &*t.table;
    if is_action(table) && table.now.steps.is_empty() && must_capture(table) {
        return Err(Stop::Void);
    }
    if !is_checked(table, me) {
        return Ok(());
    }
    let goals = left.iter().fold(SquareSet::EMPTY, |all, m| all.with(m.to));
    let moves_magnet = table.overlay.magnets.iter().any(|&(magnet, _)| left.iter().any(|m| m.piece == magnet));
    let geometry = &table.variant().geometry;
    let lasts = |king: PieceId, by: PieceId| {
        let [king, from] = [king, by].map(|piece| table.at(piece));
        let between = geometry.line(king, from).map_or(SquareSet::EMPTY, |dir| geometry.between(king, dir, from));
        let leaps_twice = table.bent().kinds(by).any(|kind| kind == Kind::Kangaroo);
        !leaps_twice && (between & goals).is_empty() && left.iter().all(|m| m.piece != by)
    };
    let is_simple = !moves_magnet && !table.joined && left.iter().all(|m| !table.is_royal(m.piece));
    stop_if(is_simple && checks(table, me).any(|(king, by)| by.iter().any(|by| lasts(king, by))))
}

/// For a card by which Pawns change places.
///
/// # Errors
/// `Stop::Void` if these pairs are all that is left, and the player on turn stays in check: neither the King nor who
/// checks it is in one, and Pawns that change places open and close no line. A magnet among them (CS-020) may come to
/// hold who checks, if that is a neighbour of a square in a pair.
pub fn swaps(t: T<'_, '_>, me: Seat, left: &[Choice]) -> Flow {
    if !is_asking(t) || !is_checked(t.table, me) {
        return Ok(());
    }
    let table = &*t.table;
    let mut changing = SquareSet::EMPTY;
    for pair in left {
        if let Choice::Swap(one, other) = *pair {
            changing = changing.with(one).with(other);
        }
    }
    let stays = |id: &PieceId| !changing.contains(table.at(*id));
    let geometry = &table.variant().geometry;
    let beside = changing.iter().fold(SquareSet::EMPTY, |all, at| all | geometry.around(at));
    let held = if table.overlay.magnets.iter().all(|(magnet, _)| stays(magnet)) { SquareSet::EMPTY } else { beside };
    let lasts = |id: &PieceId| stays(id) && !held.contains(table.at(*id));
    stop_if(checks(table, me).filter(|(king, _)| stays(king)).any(|(_, by)| by.iter().any(|id| lasts(&id))))
}

/// Whether a card is being tried, and its next answer is not known yet.
fn is_asking(t: T<'_, '_>) -> bool {
    matches!(t.table.doing, Doing::Trying(_)) && picks::tried_answer(t).is_none()
}

/// Whether the card is the Action of the turn, no copy of it.
fn is_action(table: &Table) -> bool {
    table.played().is_some_and(|played| table.now.play == Some(played.play))
}

fn must_capture(table: &Table) -> bool {
    let mut before = table.clone();
    before.now.action = Action::None;
    permit::binding(&before).into_iter().any(permit::Duty::is_capture)
}

/// Whether the player stands in a check that the card must end.
fn is_checked(table: &Table, me: Seat) -> bool {
    me == table.mover && is_action(table) && table.checked(table.side(me))
}

/// The royal pieces of a player, and who attacks them: sleepers are left out, for they sleep again when what woke them is
/// gone.
fn checks(table: &Table, me: Seat) -> impl Iterator<Item = (PieceId, PieceSet)> + '_ {
    let side = table.side(me);
    let attackers = move |king| table.bent().attackers(table.at(king), side.foe()) - table.overlay.asleep;
    table.royals(side).iter().map(move |king| (king, attackers(king)))
}

fn stop_if(is_dead_end: bool) -> Flow {
    if is_dead_end {
        Err(Stop::Void)
    } else {
        Ok(())
    }
}
