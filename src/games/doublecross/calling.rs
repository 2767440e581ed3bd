//! Calling check and punishing silence (DX-12 to DX-14).

use super::cards::{Card, Joust};
use super::options::Accuse;
use super::sight::is_king_in_sight;
use super::table::{CheckDuty, Table};
use super::T;
use crate::board::{order, Board, Edit, Kind, Move, PieceId, Side, Variant};
use crate::games::doublecross::{Choice, Claim, Event, Why};
use crate::games::words;
use crate::play::{Flow, Seat};

/// Every attack of a piece on a King of the other colour.
pub fn attacks(board: &Board, variant: &Variant) -> Vec<(PieceId, PieceId)> {
    let mut all = Vec::new();
    for side in Side::BOTH {
        for king in board.of(side) & board.kind(Kind::King) {
            let at = board.piece(king).at;
            all.extend(board.attackers(variant, at, side.foe()).iter().map(|piece| (piece, king)));
        }
    }
    all
}

/// The attacks that a move has brought about.
fn new_attacks<'a>(
    before: &'a [(PieceId, PieceId)],
    after: &'a [(PieceId, PieceId)],
) -> impl Iterator<Item = (PieceId, PieceId)> + 'a {
    after.iter().filter(|attack| !before.contains(attack)).copied()
}

/// DX-13: the pieces that may be removed if a move is not called. `before` and `after` are the attacks on Kings around
/// the turn that `mine` (the mover's army) made; `moved` is the piece that it moved, if it moved one.
///
/// A new attack on the opponent's King costs the attacker, one on the mover's own King costs the moved piece. The mover
/// risks a piece of their own: one of the other army would be no loss to them.
pub fn offending(
    board: &Board,
    before: &[(PieceId, PieceId)],
    after: &[(PieceId, PieceId)],
    mine: Side,
    moved: Option<PieceId>,
) -> Vec<PieceId> {
    let side = |piece: PieceId| board.piece(piece).side;
    let risked =
        new_attacks(before, after).filter_map(|(piece, king)| if side(king) == mine { moved } else { Some(piece) });
    let mut pieces: Vec<PieceId> = risked.filter(|&piece| side(piece) == mine).collect();
    order::by_key(&mut pieces, |&piece| piece);
    pieces.dedup();
    pieces
}

/// The pieces that a move would put at risk if it were not called: what the computer asks before it calls.
pub fn duty(table: &Table, m: Move) -> Vec<PieceId> {
    let before = attacks(&table.board, table.variant);
    let mut board = table.board.clone();
    let mine = table.side(table.mover);
    board.make(table.variant, m);
    offending(&board, &before, &attacks(&board, table.variant), mine, Some(m.piece))
}

/// DX-3.4, DX-14: the mover may say "check". It is asked wherever a king is in sight, so that asking tells little.
///
/// # Errors
/// The stops of a script.
pub fn call(t: T<'_, '_>, me: Seat) -> Flow {
    if t.table.options.auto_call {
        if t.table.duty.due {
            say_check(t, me, Claim::Check);
        }
        t.table.duty = CheckDuty::default();
        return Ok(());
    }
    let options = vec![Choice::Claim(Claim::Check), Choice::Done];
    let moves = matches!(t.table.drawn, Some(Card::Piece(..) | Card::Joust(Joust::WildMove)));
    // In games of rules 4 and before, nobody was asked after another card.
    if !moves && t.is_past(me, &options) {
        return Ok(());
    }
    if t.ask(me, Why::Call, options)? == Choice::Claim(Claim::Check) {
        say_check(t, me, Claim::Check);
        t.table.duty.called = true;
    }
    Ok(())
}

/// Says "check", now or late: from now on everybody sees the new attacks, if there are any.
pub fn say_check(t: T<'_, '_>, who: Seat, claim: Claim) {
    let text = format!("{}: “Check!”", words::side(t.table.side(who)));
    t.say(who, text, Vec::new(), None);
    let new = t.table.duty.attacks.clone();
    t.tell(Event::Claim { seat: who, claim: claim.name(), right: !new.is_empty() });
    t.table.announced.extend(new);
}

/// Forgets announced attacks that stand no more: if they come back, they are new ones.
pub fn forget(table: &mut Table) {
    let standing = attacks(&table.board, table.variant);
    table.announced.retain(|attack| standing.contains(attack));
}

/// DX-13: the opponent says that a check was not called. Without a due call this has no effect (DX-14).
///
/// # Errors
/// The stops of a script; the end of the game when a King is removed.
pub fn punish(t: T<'_, '_>, me: Seat) -> Flow {
    let who = words::side(t.table.side(me));
    t.say(me, format!("{who} claims a missed check."), Vec::new(), None);
    let board = &t.table.board;
    let standing = t.table.duty.offending.iter().filter(|piece| board.pieces().contains(**piece));
    let options: Vec<Choice> = standing.map(|&piece| Choice::Piece(board.piece(piece).at)).collect();
    let right = !t.table.duty.called && !options.is_empty();
    t.tell(Event::Claim { seat: me, claim: Claim::Punish.name(), right });
    if !right {
        let missed = t.table.duty.due && !t.table.duty.called;
        let what = if missed { "No piece is at risk" } else { "No check was missed" };
        t.say(me, format!("{what}: nothing happens."), Vec::new(), None);
        return Ok(());
    }
    // Now both see which attacks were missed.
    let missed = t.table.duty.attacks.clone();
    t.table.announced.extend(missed);
    let Choice::Piece(at) = t.ask(me, Why::Punish, options)? else { return Ok(()) };
    t.table.duty = CheckDuty::default();
    let Some(piece) = t.table.board.at(at) else { return Ok(()) };
    let removed = t.table.board.piece(piece);
    t.say(me, format!("{who} removes the {}.", words::piece(&t.table.board, piece)), vec![at], None);
    t.edit(Edit::Lift { piece, from: at });
    super::rights::drop_lost_rights(t);
    t.table.last = vec![at];
    if removed.kind == Kind::King {
        let winner = t.table.owner(removed.side.foe());
        let text = format!("The {} king is removed. {} wins.", removed.side.name(), words::side(removed.side.foe()));
        return Err(t.finish(Some(winner), "king-removed", text));
    }
    Ok(())
}

/// DX-12: records what the turn leaves to be called, now that it has changed the board; `moved` is the piece that moved.
pub fn note_duty(t: T<'_, '_>, me: Seat, before: &[(PieceId, PieceId)], moved: Option<PieceId>) {
    let table = &mut *t.table;
    let after = attacks(&table.board, table.variant);
    let offending = offending(&table.board, before, &after, table.side(me), moved);
    let attacks: Vec<(PieceId, PieceId)> = new_attacks(before, &after).collect();
    let due = !attacks.is_empty();
    let asked = table.options.accuse != Accuse::InSight || is_king_in_sight(&table.board, table.variant, &table.edits);
    debug_assert!(asked || !due, "a new attack is in sight");
    table.duty = CheckDuty { asked, due, called: false, offending, attacks };
}
