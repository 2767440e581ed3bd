//! Dead ends that are seen before the search has tried every answer: none of those that are left makes a card lawful.
//! They say what the search would find in the end, so they are asked only while a card is tried.

use crate::board::{Bent, Board, Edit, Kind, Move, Overlay, PieceId, PieceSet, Side, SquareSet};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::checks::Obstacle;
use crate::games::storm::model::doing::{Doing, Trial};
use crate::games::storm::model::duty::ActionDuty;
use crate::games::storm::model::effect::Until;
use crate::games::storm::model::table::Table;
use crate::games::storm::Choice;
use crate::play::{Flow, Seat, Stop};

/// For a card by which any Pawns step ahead.
///
/// # Errors
/// `Stop::Void` if the player must capture, or if these steps are all that is left, and the player on turn stays in
/// check: none bars a line, and no magnet (CS-020) comes along.
pub fn steps(card: &mut CardPlay<'_, '_>, left: &[Move]) -> Flow {
    let obstacle = asking(card).and_then(|trial| {
        let (table, me) = (card.table(), card.me());
        let is_checked = || is_done_by(table, me) && stays_checked_by_steps(table, me, left);
        neglected(table, trial, ActionDuty::is_capture)
            .or_else(|| is_checked().then(|| Obstacle::Check(table.side(me))))
    });
    stop_for(card, obstacle)
}

fn stays_checked_by_steps(table: &Table, me: Seat, left: &[Move]) -> bool {
    if !table.checked(table.side(me)) {
        return false;
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
    is_simple && checks(table, me).any(|(king, by)| by.iter().any(|by| lasts(king, by)))
}

/// For a card by which nobody moves or captures.
///
/// # Errors
/// `Stop::Void` if a duty binds its player.
pub fn duties(card: &mut CardPlay<'_, '_>) -> Flow {
    let obstacle = asking(card).and_then(|trial| neglected(card.table(), trial, |_| true));
    stop_for(card, obstacle)
}

/// For a card by which Pawns change places.
///
/// # Errors
/// `Stop::Void` if these pairs are all that is left, and the player on turn stays in check: neither the King nor who checks it is in one, and Pawns that change places open and close no
/// line. A magnet among them (CS-020) may come to hold who checks, if that is a neighbour of a square in a pair. The same
/// if the other player stays mated.
pub fn swaps(card: &mut CardPlay<'_, '_>, left: &[Choice]) -> Flow {
    let obstacle = asking(card).and_then(|trial| {
        let (table, me) = (card.table(), card.me());
        let (own, other) = (table.side(me), table.side(card.other()));
        if !is_done_by(table, me) {
            return None;
        }
        let mut changing = SquareSet::EMPTY;
        for pair in left {
            if let Choice::Swap(one, other) = *pair {
                changing = changing.with(one).with(other);
            }
        }
        let is_checked = table.checked(own) && stays_checked(table, me, changing);
        let was_mated = trial.before.is_none_or(|before| before.is_mated(other));
        let is_mated = || !was_mated && table.mated(other) && stays_mated(table, other, changing);
        let check = is_checked.then_some(Obstacle::Check(own));
        check.or_else(|| is_mated().then_some(Obstacle::Mate(other)))
    });
    stop_for(card, obstacle)
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

/// True if a side that is mated stays so, however Pawns change places on these squares. It would be mated even if all of
/// them were Pawns of its own, by which it is attacked least and can capture most, and if any one of them were not, so that
/// it can be captured. Nothing else depends on which Pawn stands where.
fn stays_mated(table: &Table, side: Side, changing: SquareSet) -> bool {
    let over = &table.overlay;
    let pawns: Vec<PieceId> = changing.iter().filter_map(|at| table.board.at(at)).collect();
    let is_plain = |&id: &PieceId| table.board.piece(id).kind == Kind::Pawn && table.bent().kinds(id).count() == 1;
    let is_odd = |id: &PieceId| {
        let is_magnet = over.magnets.iter().any(|(magnet, _)| magnet == id);
        let is_strong = table.board.piece(*id).side == side && !is_plain(id);
        is_strong || is_magnet || table.is_royal(*id) || over.neutral.contains(*id)
    };
    let ends = table.lasting.iter().any(|effect| effect.until == Until::Check);
    let passes = table.passed.iter().any(|passed| table.side(passed.by) != side);
    if ends || passes || !over.sleepers().is_empty() || pawns.iter().any(is_odd) {
        return false;
    }
    let (mut board, over) = (table.board.clone(), unmarked(over, &pawns));
    for &piece in &pawns {
        let kind = board.piece(piece).kind;
        board.edit(Edit::Recast { piece, was: kind, now: Kind::Pawn });
        board.edit(Edit::Defect { piece, was: side.foe(), now: side });
    }
    let is_mated = |board: &Board| Bent { board, variant: table.variant(), overlay: &over }.mated(side);
    is_mated(&board)
        && pawns.iter().all(|&piece| {
            board.edit(Edit::Defect { piece, was: side, now: side.foe() });
            let is_mated = is_mated(&board);
            board.edit(Edit::Defect { piece, was: side.foe(), now: side });
            is_mated
        })
}

/// These effects, but for what they make of these pieces.
fn unmarked(over: &Overlay, pieces: &[PieceId]) -> Overlay {
    let marked = pieces.iter().fold(PieceSet::EMPTY, |all, &id| all.with(id));
    let mut over = over.clone();
    over.fused.retain(|&(id, _)| !marked.contains(id));
    for set in [&mut over.pinned_down, &mut over.meek, &mut over.safe].into_iter().chain(&mut over.poisoned) {
        *set = *set - marked;
    }
    over
}

/// The trial of a card, if its next answer is not known yet.
fn asking<'a>(card: &'a CardPlay<'_, '_>) -> Option<&'a Trial> {
    match &card.table().doing {
        Doing::Trying(trial) if !trial.unaided && card.tried_answer().is_none() => Some(trial),
        _ => None,
    }
}

/// True if the card is the Action of the turn, no copy of it.
fn is_action(table: &Table) -> bool {
    table.played().is_some_and(|played| table.now.play == Some(played.play))
}

/// A duty of that sort that binds the card.
fn neglected(table: &Table, trial: &Trial, is_meant: impl Fn(ActionDuty) -> bool) -> Option<Obstacle> {
    let duty = trial.duties.iter().copied().find(|&duty| is_meant(duty))?;
    is_action(table).then_some(Obstacle::Duty(duty))
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

/// The card ends in vain if every end that is left is against a law.
fn stop_for(card: &mut CardPlay<'_, '_>, obstacle: Option<Obstacle>) -> Flow {
    let Some(obstacle) = obstacle else { return Ok(()) };
    if let Doing::Trying(trial) = &mut card.table_mut().doing {
        trial.obstacle = Some(obstacle);
    }
    Err(Stop::Void)
}
