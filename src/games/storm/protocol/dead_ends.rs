//! Dead ends that are seen before the search has tried every answer: none of those that are left makes a card lawful.
//! They say what the search would find in the end, so they are asked only while a card is tried.

use crate::board::{Kind, Move, PieceId, PieceSet, Square, SquareSet};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::duty::Duty;
use crate::games::storm::model::memory::Action;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::permit;
use crate::games::storm::Choice;
use crate::play::{Flow, Seat, Stop};

/// For a card by which any Pawns step ahead.
///
/// # Errors
/// `Stop::Void` if the player must capture, or if these steps are all that is left, and the player on turn stays in
/// check: none bars a line, and no magnet (CS-020) comes along.
pub fn steps(card: &mut CardPlay<'_, '_>, left: &[Move]) -> Flow {
    let me = card.me();
    if !is_asking(card) {
        return Ok(());
    }
    let table = card.table();
    card.void_if(is_action(table) && table.now.steps.is_empty() && must_capture(table))?;
    if !is_done_by(table, me) || !table.checked(table.side(me)) {
        return Ok(());
    }
    let goals = left.iter().fold(SquareSet::EMPTY, |all, m| all.with(m.to));
    let moves_magnet = table.overlay.magnets.iter().any(|&(magnet, _)| left.iter().any(|m| m.piece == magnet));
    let geometry = &table.variant().geometry;
    let lasts = |king: PieceId, by: PieceId| {
        let [king, from] = [king, by].map(|piece| table.at(piece));
        let between = geometry.line(king, from).map_or(SquareSet::EMPTY, |dir| geometry.between(king, dir, from));
        let leaps_twice = table.bent().kinds(by).any(Kind::leaps_twice);
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
/// hold who checks, if that is a neighbour of a square in a pair. The same if the other player stays mated.
pub fn swaps(card: &mut CardPlay<'_, '_>, left: &[Choice]) -> Flow {
    let me = card.me();
    if !is_asking(card) || !is_done_by(card.table(), me) {
        return Ok(());
    }
    let table = card.table();
    let mut changing = SquareSet::EMPTY;
    for pair in left {
        if let Choice::Swap(one, other) = *pair {
            changing = changing.with(one).with(other);
        }
    }
    let is_checked = table.checked(table.side(me));
    stop_if(is_checked && stays_checked(table, me, changing) || stays_mated(table, card.other(), changing))
}

fn stays_checked(table: &Table, me: Seat, changing: SquareSet) -> bool {
    let stays = |id: &PieceId| !changing.contains(table.at(*id));
    let geometry = &table.variant().geometry;
    let beside = || changing.iter().fold(SquareSet::EMPTY, |all, at| all | geometry.around(at));
    let held = if table.overlay.magnets.iter().all(|(magnet, _)| stays(magnet)) { SquareSet::EMPTY } else { beside() };
    let lasts = |id: &PieceId| stays(id) && !held.contains(table.at(*id));
    let mut checks = checks(table, me).filter(|(king, _)| stays(king));
    checks.any(|(_, by)| by.iter().any(|id| lasts(&id)))
}

/// True if a player is mated for good: magnets that stay hold the King, its neighbour gives the only check, and the
/// squares of the pairs from which a Pawn would capture that neighbour are held too. The player has no magnet to bring
/// near, and nothing else changes the moves there.
fn stays_mated(table: &Table, other: Seat, changing: SquareSet) -> bool {
    let (over, geometry, side) = (&table.overlay, &table.variant().geometry, table.side(other));
    let magnets = || over.magnets.iter().map(|&(magnet, _)| table.at(magnet));
    let is_foreign = over.magnets.iter().all(|&(magnet, _)| table.pieces(other.other()).contains(magnet));
    let is_odd =
        !(over.sleepers().is_empty() && over.fused.is_empty() && over.lent.is_empty() && over.tunnels.is_empty());
    let has_crabs = table.board.has(|kind| kind != Kind::Pawn && kind.counts_as() == Kind::Pawn);
    if is_odd || has_crabs || !is_foreign || table.options.magnet_fixed || magnets().any(|at| changing.contains(at)) {
        return false;
    }
    let held = magnets().fold(SquareSet::EMPTY, |all, at| all | geometry.around(at));
    let is_bound = |(king, by): (PieceId, PieceSet)| {
        let [king, from] = [Some(king), by.iter().next()].map(|id| id.map_or(Square::OFF, |id| table.at(id)));
        let is_close = by.len() == 1 && geometry.around(king).contains(from);
        let stays = !changing.contains(king) && !changing.contains(from);
        is_close && stays && held.contains(king) && (geometry.around(from) & changing & !held).is_empty()
    };
    table.royals(side).len() == 1 && checks(table, other).any(is_bound) && table.mated(side)
}

/// True if a card is being tried, and its next answer is not known yet.
fn is_asking(card: &CardPlay<'_, '_>) -> bool {
    card.is_tried() && card.tried_answer().is_none()
}

/// True if the card is the Action of the turn, no copy of it.
fn is_action(table: &Table) -> bool {
    table.played().is_some_and(|played| table.now.play == Some(played.play))
}

fn must_capture(table: &Table) -> bool {
    let mut before = table.clone();
    before.now.action = Action::None;
    permit::binding(&before).into_iter().any(Duty::is_capture)
}

/// True if the card is the Action of this player, who may not be in check after it.
fn is_done_by(table: &Table, me: Seat) -> bool {
    me == table.mover && is_action(table)
}

/// The royal pieces of a player, and who attacks them: sleepers are left out, for they sleep again when what woke them is
/// gone.
fn checks(table: &Table, me: Seat) -> impl Iterator<Item = (PieceId, PieceSet)> + '_ {
    let side = table.side(me);
    let attackers = move |king| table.bent().attackers(table.at(king), side.foe()) - table.overlay.sleepers();
    table.royals(side).iter().map(move |king| (king, attackers(king)))
}

fn stop_if(is_dead_end: bool) -> Flow {
    if is_dead_end {
        Err(Stop::Void)
    } else {
        Ok(())
    }
}
