//! The script of a DoubleCross turn: punish, draw, play, call (DX-3).

use super::calling::{self, attacks, note_duty};
use super::cards::{Card, Joust};
use super::drawing::{draw, put_away, spend};
use super::moving::{edit, moves_named, play_move, waiting_pawns};
use super::options::Accuse;
use super::rights::expire_en_passant;
use super::table::CheckDuty;
use super::{idle, joust, T};
use crate::board::{Edit, Kind, Move, Side, Square};
use crate::games::doublecross::{Choice, Claim, Event, Why};
use crate::games::{classic, words};
use crate::play::{Flow, Seat};

/// Fate of a move.
enum MoveFate {
    /// It was made.
    Made,
    /// It captured a King and was undone by Save King, which counts as the turn of the player who played it.
    SavedBy(Seat),
}

/// DX-3: one turn.
///
/// # Errors
/// The stops of a script.
pub fn turn(t: T<'_, '_>) -> Flow {
    let me = t.table.mover;
    opening(t, me)?;
    let stale = t.table.board.passing();
    t.table.edits.clear();
    t.table.duty = CheckDuty::default();
    let frozen = t.table.frozen.clone();
    let card = draw(t, me)?;
    let fate = carry_out(t, me, card)?;
    if t.table.frozen == frozen {
        t.table.frozen.clear();
    }
    expire_en_passant(t, stale);
    if t.table.duty.asked {
        calling::call(t, me)?;
    }
    put_away(t, me, card);
    close(t, me, card, &fate);
    Ok(())
}

/// DX-3.1, DX-14: before drawing a card, a player may claim a missed check, offer a draw or resign; the late call of
/// the other player is an answer to the same question.
fn opening(t: T<'_, '_>, me: Seat) -> Flow {
    let (options, duty) = (&t.table.options, &t.table.duty);
    let is_meant = (options.accuse == Accuse::Always) || duty.asked;
    let (mut may_offer, mut may_punish) = (true, !options.auto_call && !duty.called && is_meant);
    loop {
        let mut options = vec![Choice::Draw];
        if may_punish {
            options.push(Choice::Claim(Claim::Punish));
            if t.table.duty.asked {
                options.push(Choice::Claim(Claim::LateCheck));
            }
        }
        if may_offer {
            options.push(Choice::OfferDraw);
        }
        options.push(Choice::Resign);
        match t.ask(me, Why::Draw, options)? {
            Choice::Draw => return Ok(()),
            Choice::Resign => return Err(classic::resign(t, me)),
            Choice::OfferDraw => {
                may_offer = false;
                classic::offer_draw(t, me)?;
            }
            Choice::Claim(Claim::LateCheck) => {
                may_punish = false;
                t.table.duty.called = true;
                calling::say_check(t, me.other(), Claim::LateCheck);
            }
            _ => {
                may_punish = false;
                calling::punish(t, me)?;
            }
        }
    }
}

/// DX-3.3: the card decides what happens.
fn carry_out(t: T<'_, '_>, me: Seat, card: Card) -> Flow<MoveFate> {
    if let Some(why) = idle::reason(t.table, card) {
        idle::end(t, me, card, &why);
        return Ok(MoveFate::Made);
    }
    match card {
        Card::Piece(side, kind) => return move_named(t, me, side, kind),
        Card::Joust(Joust::SaveKing) => hold(t, me),
        Card::Joust(Joust::DoubleCross) => joust::doublecross(t, me),
        Card::Joust(Joust::ReturnAnyPiece) => joust::return_any_piece(t, me)?,
        Card::Joust(Joust::RemoveAnyPawn) => joust::remove_any_pawn(t, me)?,
        Card::Joust(Joust::WildMove) => joust::wild_move(t, me)?,
        Card::Joust(Joust::LoseMove) => joust::lose_move(t, me),
        Card::Joust(Joust::SwitchSides) => joust::switch_sides(t, me),
    }
    Ok(MoveFate::Made)
}

/// DX-17: drawing Save King puts it aside in view and ends the turn.
fn hold(t: T<'_, '_>, me: Seat) {
    let side = t.table.side(me);
    t.table.held[side.index()] += 1;
    t.tell(Event::Hold { seat: me, card: Card::Joust(Joust::SaveKing).name() });
    t.say(me, format!("{} keeps Save King: the turn is over.", words::side(side)), Vec::new(), None);
}

/// DX-4 to DX-10: one piece of the named army and kind moves.
fn move_named(t: T<'_, '_>, me: Seat, side: Side, kind: Kind) -> Flow<MoveFate> {
    let waiting = waiting_pawns(t.table, side);
    if kind == Kind::Pawn && !waiting.is_empty() {
        promote_waiting(t, me, waiting)?;
        return Ok(MoveFate::Made);
    }
    let moves = moves_named(t.table, side, kind);
    let before = attacks(&t.table.board, t.table.variant);
    let Choice::Move(m) = t.ask(me, Why::Play, moves.into_iter().map(Choice::Move).collect())? else {
        return Ok(MoveFate::Made);
    };
    let taken = t.table.board.taken(m).map(|id| t.table.board.piece(id));
    play_move(t, me, m);
    if let Some(king) = taken.filter(|piece| piece.kind == Kind::King) {
        return king_taken(t, king.side, m);
    }
    note_duty(t, me, &before, Some(m.piece));
    Ok(MoveFate::Made)
}

/// DX-10, `delayed_promotion`: the player who draws the Pawn card promotes one waiting Pawn.
fn promote_waiting(t: T<'_, '_>, me: Seat, waiting: Vec<Square>) -> Flow {
    let at = match waiting[..] {
        [only] => only,
        _ => match t.ask(me, Why::PromotePiece, waiting.into_iter().map(Choice::Piece).collect())? {
            Choice::Piece(at) => at,
            _ => return Ok(()),
        },
    };
    t.table.last = vec![at];
    let kinds = crate::games::chess::PROMOTIONS;
    let Choice::Kind(now) = t.ask(me, Why::PromoteKind, kinds.map(Choice::Kind).to_vec())? else { return Ok(()) };
    let Some(piece) = t.table.board.at(at) else { return Ok(()) };
    let before = attacks(&t.table.board, t.table.variant);
    let text = format!("The {} becomes {}.", words::piece(&t.table.board, piece), words::article(now));
    t.say(me, text, vec![at], None);
    edit(t, Edit::Recast { piece, was: Kind::Pawn, now });
    note_duty(t, me, &before, Some(piece));
    Ok(())
}

/// DX-11, DX-17: a captured King ends the game, unless the owner of its army plays Save King.
fn king_taken(t: T<'_, '_>, side: Side, m: Move) -> Flow<MoveFate> {
    let owner = t.table.owner(side);
    let save = Card::Joust(Joust::SaveKing).name();
    let saves = t.table.held[side.index()] > 0
        && t.ask(owner, Why::SaveKing, vec![Choice::Card(save), Choice::Pass])? == Choice::Card(save);
    if !saves {
        let winner = t.table.owner(side.foe());
        let text = format!("The {} king is captured. {} wins.", side.name(), words::side(side.foe()));
        return Err(t.finish(Some(winner), "king-taken", text));
    }
    let king = t.table.board.off().iter().find(|&id| {
        let piece = t.table.board.piece(id);
        piece.kind == Kind::King && piece.side == side
    });
    for change in std::mem::take(&mut t.table.edits).into_iter().rev() {
        t.edit(change.inverse());
    }
    t.table.last.clear();
    t.table.held[side.index()] -= 1;
    let title = Joust::SaveKing.title();
    let text = format!("{} plays {title}: the capture is undone.", words::side(side));
    t.say_of_card(owner, text, vec![m.to], save, title);
    spend(t, owner, Card::Joust(Joust::SaveKing));
    if t.table.options.freeze_turns > 0 {
        t.table.frozen = king.into_iter().chain([m.piece]).collect();
    }
    Ok(MoveFate::SavedBy(owner))
}

/// Ends the turn: what DoubleCross may undo, and who draws next.
fn close(t: T<'_, '_>, me: Seat, card: Card, fate: &MoveFate) {
    let table = &mut *t.table;
    // DX-18: only a turn that changed the board can be undone; that a right lapsed is no change of the board.
    let changed = table.edits.iter().any(|change| !matches!(change, Edit::Passing { .. } | Edit::Rights { .. }));
    table.undoable = if changed { std::mem::take(&mut table.edits) } else { Vec::new() };
    table.edits.clear();
    calling::forget(table);
    debug_assert!(!changed || !matches!(card, Card::Joust(Joust::SaveKing | Joust::LoseMove | Joust::SwitchSides)));
    table.turn += 1;
    table.mover = match fate {
        // DX-17: Save King is the turn of the player who played it, so the other draws next.
        MoveFate::SavedBy(owner) => owner.other(),
        MoveFate::Made => me.other(),
    };
}
