//! The secret set-up and the script of a turn of Deception Chess: uncloak one piece if wanted, then move (DE-2, DE-4).

use super::cloaks::{moves_with, uncloakable};
use super::ends::judge;
use super::options::LatePromotion;
use super::table::{Lifted, Table, BASES, SEALS};
use super::T;
use crate::board::{dir, order, Edit, How, Kind, Move, PieceId, Side, Square};
use crate::games::deception::{Choice, Event, Why};
use crate::games::{chess, classic, words};
use crate::play::{Flow, Line, Moved, Seat, SeatSet, Stop};

/// DE-2: both players put their bases under their cloaks in secret, or the seed does where a setup left them out.
///
/// # Errors
/// The stops of a script.
pub fn deal(t: T<'_, '_>) -> Flow {
    if t.table.secret_setup {
        for seat in Seat::BOTH.into_iter().filter(|seat| !t.table.ready[seat.index()]).collect::<Vec<_>>() {
            cloak(t, seat)?;
        }
        return Ok(());
    }
    for side in Side::BOTH {
        deal_rest(t, side);
    }
    judge(t)
}

/// The bases that a setup left out are dealt from what is left of the side's chess set, its King among them.
fn deal_rest(t: T<'_, '_>, side: Side) {
    let pieces = std::mem::take(&mut t.table.undealt[side.index()]);
    let mut rest = BASES.to_vec();
    for id in (t.table.board.of(side)).iter().filter(|id| !pieces.contains(id)) {
        let base = t.table.base(id);
        // A promoted piece was a Pawn once.
        let at =
            rest.iter().position(|&kind| kind == base).or_else(|| rest.iter().position(|&kind| kind == Kind::Pawn));
        if let Some(at) = at {
            rest.swap_remove(at);
        }
    }
    t.shuffle(&mut rest);
    if let Some(king) = rest.iter().position(|&kind| kind == Kind::King) {
        let place = t.roll(pieces.len().max(1));
        rest.swap(king, place);
    }
    for (id, kind) in pieces.into_iter().zip(rest) {
        t.table.bases[id.index()].replace(kind);
    }
}

/// The secret set-up of one player, a swap a step.
fn cloak(t: T<'_, '_>, seat: Seat) -> Flow {
    let side = classic::side_of(seat);
    let mut pieces: Vec<(Square, PieceId)> =
        t.table.board.of(side).iter().map(|id| (t.table.board.piece(id).at, id)).collect();
    order::by_key(&mut pieces, |&(at, _)| at);
    let mut options = Vec::new();
    for (at, &(one, _)) in pieces.iter().enumerate() {
        options.extend(pieces[at + 1..].iter().map(|&(other, _)| Choice::Swap(one, other)));
    }
    options.extend([Choice::Shuffle, Choice::Identical, Choice::Done]);
    if t.table.given {
        options.push(Choice::Sealed);
    }
    match t.ask_secretly(seat, Why::Cloak, options.clone())? {
        Choice::Swap(one, other) => {
            let ids = [one, other].map(|at| t.table.board.at(at));
            if let [Some(one), Some(other)] = ids {
                let bases = [t.table.base(one), t.table.base(other)];
                t.table.bases[one.index()].replace(bases[1]);
                t.table.bases[other.index()].replace(bases[0]);
            }
        }
        Choice::Shuffle => {
            let mut kinds = BASES;
            t.shuffle(&mut kinds);
            for (&(_, id), kind) in pieces.iter().zip(kinds) {
                t.table.bases[id.index()].replace(kind);
            }
        }
        Choice::Identical => {
            for &(_, id) in &pieces {
                let kind = t.table.board.piece(id).kind;
                t.table.bases[id.index()].replace(kind);
            }
        }
        done => {
            t.table.sealed[seat.index()] = done == Choice::Sealed;
            t.table.ready[seat.index()] = true;
            t.say(seat, format!("{} is ready.", words::side(side)), Vec::new(), None);
            return Ok(());
        }
    }
    Err(Stop::Checkpoint)
}

/// DE-4: one turn.
///
/// # Errors
/// The stops of a script.
pub fn turn(t: T<'_, '_>) -> Flow {
    let me = t.table.mover;
    let mut may_offer = true;
    let mut may_uncloak = true;
    loop {
        let mut options: Vec<Choice> = t.table.legal().into_iter().map(Choice::Move).collect();
        if may_uncloak {
            options.extend(uncloakable(t.table).into_iter().map(Choice::Uncloak));
        }
        if may_offer {
            options.push(Choice::OfferDraw);
        }
        options.push(Choice::Resign);
        match t.ask(me, Why::Move, options)? {
            Choice::Move(m) => {
                play(t, me, m)?;
                // DE-16: the turn of an uncloaking is no quiet one, whatever its move.
                if !may_uncloak {
                    t.table.quiet = 0;
                }
                break;
            }
            Choice::Uncloak(at) => {
                may_uncloak = false;
                if let Some(id) = t.table.board.at(at) {
                    uncloak(t, me, id)?;
                }
            }
            Choice::OfferDraw => {
                may_offer = false;
                classic::offer_draw(t, me)?;
            }
            _ => return Err(classic::resign(t, me)),
        }
    }
    judge(t)
}

/// DE-4, DE-13: the cloak is set aside, and a base Pawn on the last rank is promoted at once.
fn uncloak(t: T<'_, '_>, me: Seat, id: PieceId) -> Flow {
    let piece = t.table.board.piece(id);
    let who = words::side(classic::side_of(me));
    show(t, id, piece.at, false)?;
    let base = t.table.base(id);
    let text =
        format!("{who} uncloaks {}: the {} really was {}.", piece.at, words::kind(piece.kind), words::article(base));
    t.say(me, text, vec![piece.at], None);
    recast(t, id, base);
    end_passing(t);
    t.table.last = vec![piece.at];
    t.table.quiet = 0;
    t.table.keys.clear();
    if base == Kind::Pawn
        && t.table.variant.geometry.terrain().is_last_row(piece.side, piece.at)
        && t.table.options.late_promotion == LatePromotion::AtOnce
    {
        // DE-8: a move must remain afterwards.
        let kinds = chess::PROMOTIONS.into_iter().filter(|&kind| moves_with(t.table, id, kind));
        let kinds = kinds.map(Choice::Kind).collect();
        if let Choice::Kind(kind) = t.ask(me, Why::PromoteKind, kinds)? {
            t.table.bases[id.index()].replace(kind);
            recast(t, id, kind);
            t.say(me, format!("The pawn on {} becomes {}.", piece.at, words::article(kind)), vec![piece.at], None);
        }
    }
    Ok(())
}

/// DE-14: a turn has one uncloaking; after it a square just passed over counts only for a piece that is a Pawn by now.
fn end_passing(t: T<'_, '_>) {
    let was = t.table.board.passing();
    if was != Square::OFF && t.table.legal().iter().all(|m| m.how != How::Passing) {
        t.edit(Edit::Passing { was, now: Square::OFF });
    }
}

/// Gives a piece another identity, with what that does to castling and en passant.
fn recast(t: T<'_, '_>, id: PieceId, now: Kind) {
    let was = t.table.board.piece(id).kind;
    if was == now {
        return;
    }
    t.edit(Edit::Recast { piece: id, was, now });
    // DE-9: castling goes by identity; a piece that no longer looks like a King or Rook takes its right along.
    if let Some(edit) = t.table.board.rights_lost(t.table.variant) {
        t.edit(edit);
    }
}

/// Lifts the cloak of a piece for everybody to see. What a seal hid is told from outside, like a roll.
fn show(t: T<'_, '_>, id: PieceId, at: Square, taken: bool) -> Flow {
    if t.table.is_sealed(id) {
        let kind = SEALS[t.roll(SEALS.len())];
        // DE-1: a base of which none is left cannot have lain there.
        if !t.table.unseal(id, kind) {
            return Err(Stop::Void);
        }
    }
    t.table.cloaked = t.table.cloaked.without(id);
    t.table.bases[id.index()].reveal(SeatSet::BOTH);
    let kind = t.table.base(id);
    let (cloak, turn) = (t.table.board.piece(id).kind, t.table.turn);
    t.table.lifted.push(Lifted { id, cloak, base: kind, at, turn, taken });
    t.tell(Event::Uncloak { id: id.index() as u8, at, kind });
    Ok(())
}

/// DE-5 to DE-12: the move, and what a captured piece turns out to be.
fn play(t: T<'_, '_>, me: Seat, m: Move) -> Flow {
    let who = words::side(classic::side_of(me));
    let what = words::movement(&t.table.board, t.table.variant, m);
    let taken = t.table.board.taken(m);
    let pawn = t.table.board.piece(m.piece).kind == Kind::Pawn;
    let edits = t.table.board.edits(t.table.variant, m);
    let moved = Some(Moved::of(&t.table.board, m, &edits));
    let text = format!("{who}: {what}.");
    t.say_line(Line { seat: Some(me), text, squares: vec![m.from, m.to], moved, ..Line::default() });
    if let Some(id) = taken.filter(|id| t.table.cloaked.contains(*id)) {
        let piece = t.table.board.piece(id);
        show(t, id, piece.at, true)?;
        let base = words::article(t.table.base(id));
        t.say(
            None,
            format!("The {} on {} really was {base}.", words::kind(piece.kind), piece.at),
            vec![piece.at],
            None,
        );
    }
    for edit in edits {
        t.edit(edit);
    }
    if let Some(over) = passed_by_cloaks(t.table, m) {
        t.edit(Edit::Passing { was: Square::OFF, now: over });
    }
    // DE-11, DE-12: a cloaked Pawn only changes its cloak; an uncloaked one is itself promoted.
    if let Some(kind) = m.becomes.filter(|_| !t.table.cloaked.contains(m.piece)) {
        t.table.bases[m.piece.index()].replace(kind);
    }
    let table = &mut *t.table;
    table.last = vec![m.from, m.to];
    table.turn += 1;
    table.mover = me.other();
    if pawn || taken.is_some() {
        table.quiet = 0;
        table.keys.clear();
    } else {
        table.quiet += 1;
    }
    let key = table.key();
    table.keys.push(key);
    // DE-7: the base King decides, cloaked or not.
    match taken.filter(|&id| t.table.base(id) == Kind::King) {
        Some(_) => Err(t.finish(Some(me), "king-taken", format!("The real king is captured. {who} wins."))),
        None => Ok(()),
    }
}

/// DE-14: the square passed over by a double step, if no Pawn could capture there but a cloaked piece beside it that
/// may turn out to be one. The square is passed over even if no Pawn is under the cloak, for everybody sees it.
fn passed_by_cloaks(table: &Table, m: Move) -> Option<Square> {
    if m.how != How::TwoStep || table.board.passing() != Square::OFF {
        return None;
    }
    let foes = table.board.of(table.board.piece(m.piece).side.foe()) & table.cloaked;
    let geometry = &table.variant.geometry;
    let mut beside = [dir::WEST, dir::EAST].into_iter().filter_map(|dir| table.board.at(geometry.next(dir, m.to)));
    beside.any(|id| foes.contains(id)).then(|| Square::new(m.from.file(), (m.from.rank() + m.to.rank()) / 2))
}
