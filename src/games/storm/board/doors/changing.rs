//! Changes of the board otherwise than by moves: swaps, arrivals, removals, other kinds, a turn of the whole board.

use super::outcome::{apply_consequences, give_up, plain, record, spoil};
use crate::board::Side;
use crate::board::{dir, Edit, Kind, PieceId, PieceSet, Rights, Square};
use crate::games::storm::board::{lasting, rewind};
use crate::games::storm::model::memory::{self, PieceThen, Way};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::world::Note;
use crate::games::storm::vocabulary::Sense;
use crate::games::storm::T;
use crate::games::words;
use crate::play::Seat;

/// CS-0.43: two pieces swap squares.
pub fn swap(t: T<'_, '_>, me: Seat, one: PieceId, other: PieceId) {
    rewind::mark_step(t.table);
    let [here, there] = [one, other].map(|id| t.table.board.piece(id).at);
    if !t.is_hushed() {
        let [a, b] = [one, other].map(|id| t.table.told(id));
        t.say(me, format!("The {a} and the {b} swap squares."), vec![here, there], None);
    }
    t.edit(Edit::Lift { piece: other, from: there });
    t.edit(Edit::Shift { piece: one, from: here, to: there });
    t.edit(Edit::Place { piece: other, at: here });
    t.table.last = vec![here, there];
    for m in [plain(one, here, there), plain(other, there, here)] {
        let was = PieceThen::of(t.table, me, m.piece);
        record(t.table, me, m, was, Way::Swapped, Vec::new());
    }
    spoil(t, &[here, there]);
    apply_consequences(t);
}

/// CS-0.7: a piece that is off the board is about to come back as this army's, whichever it first belonged to.
pub fn reclaim(t: T<'_, '_>, piece: PieceId, now: Side) {
    let was = t.table.board.piece(piece).side;
    if was != now {
        t.edit(Edit::Defect { piece, was, now });
    }
}

/// CS-0.44: a piece that is off the board comes to an empty square.
pub fn arrive(t: T<'_, '_>, me: Seat, piece: PieceId, at: Square) {
    rewind::mark_step(t.table);
    t.edit(Edit::Place { piece, at });
    arrived(t, me, piece, at);
    if !t.is_hushed() {
        let new = t.table.board.piece(piece);
        let text = format!("A {} {} appears on {at}.", new.side.name(), words::kind(new.kind));
        t.say(me, text, vec![at], None);
    }
    t.table.last = vec![at];
    apply_consequences(t);
}

/// A piece that is off the board takes the place of one that leaves it: nothing happens between the two.
pub fn replace(t: T<'_, '_>, me: Seat, old: PieceId, new: PieceId) {
    rewind::mark_step(t.table);
    let at = t.table.board.piece(old).at;
    let before = t.table.told(old);
    t.edit(Edit::Lift { piece: old, from: at });
    t.edit(Edit::Place { piece: new, at });
    arrived(t, me, new, at);
    t.table.given_up = t.table.given_up.with(old);
    if !t.is_hushed() {
        let text = format!("The {before} is replaced by a {}.", words::kind(t.table.board.piece(new).kind));
        t.say(me, text, vec![at], None);
    }
    t.table.last = vec![at];
    spoil(t, &[at]);
    apply_consequences(t);
}

fn arrived(t: T<'_, '_>, me: Seat, piece: PieceId, at: Square) {
    t.table.given_up = t.table.given_up.without(piece);
    let was = PieceThen::of(t.table, me, piece);
    record(t.table, me, plain(piece, Square::OFF, at), was, Way::Arrived, Vec::new());
}

/// CS-106: a piece captures another where it stands. Poison works as on every captor (CS-021).
pub fn strike(t: T<'_, '_>, me: Seat, taker: PieceId, piece: PieceId) {
    let from = t.table.at(piece);
    if !t.is_hushed() {
        let [taker, taken] = [taker, piece].map(|id| t.table.told(id));
        let (whom, how) = if me == t.table.mover { ("", " without moving") } else { ("its attacker, ", "") };
        t.say(me, format!("The {taker} captures {whom}the {taken}{how}."), vec![from], None);
    }
    let (at, was) = (t.table.at(taker), PieceThen::of(t.table, me, taker));
    let taken = t.table.taken(piece);
    give_up(t.table, me, &[taken]);
    record(t.table, me, plain(taker, at, at), was, Way::Stayed, vec![taken]);
    let dies = t.table.bent().dies(taker, t.table.side(me), PieceSet::of(piece));
    lift(t, piece);
    if dies {
        remove(t, me, taker);
    }
}

/// CS-0.6: a piece leaves the board by this player's doing, otherwise than by being captured. A second piece on its square
/// stays there.
pub fn remove(t: T<'_, '_>, me: Seat, piece: PieceId) {
    let taken = t.table.taken(piece);
    give_up(t.table, me, &[taken]);
    if !t.is_hushed() {
        let text = format!("The {} leaves the board.", t.table.told(piece));
        t.say(me, text, vec![t.table.at(piece)], None);
    }
    lift(t, piece);
}

fn lift(t: T<'_, '_>, piece: PieceId) {
    let from = t.table.at(piece);
    take_off(t, piece);
    t.table.last = vec![from];
    apply_consequences(t);
}

/// A piece leaves the board; what follows is for the caller to settle.
pub(super) fn take_off(t: T<'_, '_>, piece: PieceId) {
    let from = t.table.at(piece);
    let lodger = t.table.lodger_at(from);
    if t.table.board.piece(piece).at == Square::OFF {
        return lasting::end_where(t, |effect| effect.rule == Rule::Shared && effect.piece() == Some(piece));
    }
    t.edit(Edit::Lift { piece, from });
    if let Some(lodger) = lodger {
        t.edit(Edit::Place { piece: lodger, at: from });
    }
    spoil(t, &[from]);
}

/// CS-140, CS-0.91: the board turns by a quarter with everything on it; castlings and squares passed over end.
pub fn turn(t: T<'_, '_>, me: Seat, sense: Sense) {
    let (ground, is_clockwise) = (t.table.ground, sense == Sense::Clockwise);
    let goal = |at: Square| memory::rotated(&ground, is_clockwise, at);
    t.say(me, format!("The board turns {}.", sense.name()), Vec::new(), None);
    let board = &t.table.board;
    let standing: Vec<(PieceId, Square)> = board.pieces().iter().map(|id| (id, board.piece(id).at)).collect();
    for &(piece, from) in &standing {
        t.edit(Edit::Lift { piece, from });
    }
    for (piece, from) in standing {
        t.edit(Edit::Place { piece, at: goal(from) });
    }
    let was = t.table.board.rights();
    if !was.is_empty() {
        t.edit(Edit::Rights { was, now: Rights::NONE });
    }
    let world = &mut t.table.world;
    world.ground = ground.turned(is_clockwise);
    world.lasting.iter_mut().for_each(|effect| effect.turn(goal));
    for note in &mut world.notes {
        if let Note::Square(at) = *note.truth() {
            note.replace(Note::Square(goal(at)));
        }
    }
    world.passed.clear();
    world.last.clear();
    t.table.now.rotations.push((ground, is_clockwise));
    for step in &mut t.table.now.steps {
        (step.m.from, step.m.to) = (goal(step.m.from), goal(step.m.to));
        if let Way::Line(line) = &mut step.way {
            line.dir = dir::turned(line.dir, is_clockwise);
            (line.first, line.last) = (goal(line.first), goal(line.last));
        }
    }
    apply_consequences(t);
}

/// CS-012, CS-0.90: the board shrinks to the rectangle with these corners for good; objects outside vanish.
pub fn shrink(t: T<'_, '_>, min: Square, max: Square) {
    t.say(None, format!("The board shrinks to the squares from {min} to {max}."), vec![min, max], None);
    let world = &mut t.table.world;
    world.ground = world.ground.crop(min, max);
    let left = world.ground.squares();
    world.passed.retain(|passed| left.contains(passed.square));
    world.last.retain(|&at| left.contains(at));
    lasting::renew(t);
    apply_consequences(t);
}

/// CS-0.2: a piece changes sides and is this player's from now on, a neutral one, too: the later effect wins (CS-0.37).
pub fn defect(t: T<'_, '_>, me: Seat, piece: PieceId) {
    let (was, now, at) = (t.table.board.piece(piece).side, t.table.side(me), t.table.at(piece));
    if !t.is_hushed() {
        let text = format!("The {} changes sides: it is {} now.", t.table.told(piece), now.name());
        t.say(me, text, vec![at], None);
    }
    lasting::end_where(t, |effect| effect.rule == Rule::Neutral && effect.piece() == Some(piece));
    t.edit(Edit::Defect { piece, was, now });
    t.table.passed.retain(|passed| passed.pawn != piece);
    t.table.last = vec![at];
    spoil(t, &[at]);
    apply_consequences(t);
}

/// A piece becomes another kind for good.
pub fn recast(t: T<'_, '_>, me: Seat, piece: PieceId, now: Kind) {
    let was = t.table.board.piece(piece).kind;
    if !t.is_hushed() {
        let text = format!("The {} becomes {}.", t.table.told(piece), words::article(now));
        t.say(me, text, vec![t.table.at(piece)], None);
    }
    t.edit(Edit::Recast { piece, was, now });
    // A piece that is no plain Pawn any more is not captured in passing.
    t.table.passed.retain(|passed| passed.pawn != piece);
    spoil(t, &[t.table.at(piece)]);
    apply_consequences(t);
}
