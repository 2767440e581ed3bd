//! CS-0.70 to CS-0.74: the turn goes back to the start of its Action, or of a later displacement.

use std::sync::Arc;

use crate::board::{Board, Edit, PieceId, Square};
use crate::games::storm::board::rewind_log::{self, Scene};
use crate::games::storm::board::{discard, doors, lasting};
use crate::games::storm::model::catalog::Card;
use crate::games::storm::model::declared::{Declared, Draw, Fate, Rest};
use crate::games::storm::model::effect::Lasting;
use crate::games::storm::model::memory::Memory;
use crate::games::storm::model::past::{RewindPoint, Undone, WordCost};
use crate::games::storm::model::piles::Token;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::{Moment, Table};
use crate::games::storm::model::world::{Note, World};
use crate::games::storm::T;
use crate::play::{Flow, Hidden, Seat, Stop};

/// Keeps the table as it is before the Action, if the game has a card that could ask for it.
pub fn mark(table: &mut Table) {
    table.start = kept(table);
}

/// Keeps the table as it is before a displacement.
pub fn mark_step(table: &mut Table) {
    if !table.doing.is_trying() {
        let steps = table.now.steps.len();
        let then = kept(table);
        table.step_starts.extend(then.map(|then| (steps, then)));
    }
}

fn kept(table: &Table) -> Option<Arc<RewindPoint>> {
    let snapshot = || {
        let (moment, card_places) = (table.moment.clone(), table.piles.card_places());
        Arc::new(RewindPoint { moment, card_places, costs: table.costs.len(), answered: table.answered.len() })
    };
    let is_foreseen = table.lasting.iter().any(|effect| effect.rule == Rule::Foreseen);
    (table.piles.hold(Card::looks_back) || is_foreseen).then(snapshot)
}

/// The turn is over: nothing of it can be taken back any more.
pub fn forget(table: &mut Table) {
    table.start = None;
    table.step_starts.clear();
    table.undone.clear();
    table.costs.clear();
    table.answered.clear();
    Arc::make_mut(&mut table.piles).forget();
}

/// A piece was lost for a word, which may have set an Omertà off: neither is taken back (CS-0.71).
pub fn keep_lost(table: &mut Table, piece: PieceId, ended: Option<Lasting>) {
    if let Some((token, effect)) = ended.as_ref().and_then(|effect| Some((effect.sign?, effect))) {
        let spent = Declared { fate: Fate::Worked, ..Declared::new(effect.play, token, effect.card, effect.owner) };
        table.answered.push(spent);
    }
    let is_given_up = table.given_up.contains(piece);
    table.costs.push(WordCost { piece, is_given_up, ended });
}

/// Takes back the Action and everything after it; another is due.
///
/// # Errors
/// `Stop::Void` if there was no Action.
pub fn rewind(t: T<'_, '_>, me: Seat) -> Flow {
    if !t.table.has_acted(me.other()) {
        return Err(Stop::Void);
    }
    let then = t.table.start.take().ok_or(Stop::Void)?;
    let undone = Undone::of(&t.table.now);
    let (before, text) = (Scene::of(t.table), rewind_log::told(&t.table.now));
    t.table.step_starts.clear();
    let lost = go_back(t, me, &then);
    before.tell(t, me, &text, &lost);
    t.table.undone.push(undone);
    Ok(())
}

/// CS-0.74: takes back a displacement, by its place among those of the turn, and everything after it; a card that made it
/// has done all it does.
///
/// # Errors
/// `Stop::Void` if there was no displacement.
pub fn rewind_step(t: T<'_, '_>, me: Seat, step: usize) -> Flow {
    // Pieces that a displacement drags along are remembered before it or after it.
    let known = t.table.step_starts.iter().rposition(|&(steps, _)| steps <= step).ok_or(Stop::Void)?;
    let (before, text) = (Scene::of(t.table), rewind_log::way(&t.table.now.steps[step]));
    let (_, then) = t.table.step_starts.swap_remove(known);
    t.table.step_starts.truncate(known);
    let lost = go_back(t, me, &then);
    before.tell(t, me, &text, &lost);
    Ok(())
}

/// Everything is as it was then, but the card being played stays played, what words have cost stays lost, and what
/// players have learnt they know. Cards that were being carried out then are put away after this one's effect. Returns
/// what stays lost.
fn go_back(t: T<'_, '_>, me: Seat, then: &RewindPoint) -> Vec<WordCost> {
    let costs = t.table.costs[then.costs..].to_vec();
    let moment = without(t.table, &then.moment, costs.iter().map(|cost| cost.piece));
    put_back(t, &moment.board);
    let table = &mut *t.table;
    let mut played = std::mem::take(&mut table.stack);
    let piles = Arc::make_mut(&mut table.piles);
    let shuffled = piles.put_back(&then.card_places);
    for declared in &mut played {
        declared.token = piles.take_out(declared.token, declared.card, &shuffled);
        declared.rest = rest(&moment, declared);
    }
    let (land, traded) = (lasting::land_state(table), table.traded);
    let notes = std::mem::replace(&mut table.moment, moment).world.notes;
    learn(table, &notes);
    // A card that was declared before the one that takes all this back stays played, too.
    for seat in played.iter().map(|declared| declared.seat).chain([me]) {
        table.spent[seat.index()] = true;
    }
    // CS-133: a copy may have waited on the stack even then.
    table.stack.retain(|declared| played.iter().all(|known| known.play != declared.play));
    table.stack.extend(played);
    stay_played(table, then.answered, &shuffled);
    lasting::tell_land(t, &land);
    lasting::tell_sides(t, traded);
    stay_lost(t, &costs);
    costs
}

/// A moment of this turn as it would be without pieces that have been lost since.
fn without(table: &Table, then: &Moment, lost: impl Iterator<Item = PieceId>) -> Moment {
    let mut scene = Table { moment: then.clone(), ..table.clone() };
    for piece in lost {
        let is_known = (scene.board.pieces() | scene.board.off()).contains(piece);
        if !is_known || scene.at(piece) == Square::OFF {
            continue;
        }
        // CS-0.47: of two pieces on a square the second one castles with nobody.
        let (at, was) = (scene.board.piece(piece).at, scene.board.rights());
        if at != Square::OFF {
            let now = scene.variant().rights_after(was, at, at);
            scene.silently(Edit::Rights { was, now });
        }
        scene.lift(piece);
        lasting::refresh(&mut scene);
    }
    scene.moment
}

/// CS-0.71: the cost of words is no part of the move, and an Omertà that was set off is over.
fn stay_lost(t: T<'_, '_>, costs: &[WordCost]) {
    for WordCost { piece, is_given_up, ended } in costs {
        if *is_given_up && t.table.at(*piece) == Square::OFF {
            t.table.given_up = t.table.given_up.with(*piece);
        }
        let in_force = |effect: &Lasting| ended.as_ref().is_some_and(|ended| ended.play == effect.play);
        lasting::end_where(t, in_force);
        t.table.now.stirred = true;
    }
    if !costs.is_empty() {
        doors::settle(t);
    }
}

/// Place of a card that stays played: its effect may have been taken back with the turn, and it is no sign any more.
fn rest(now: &Moment, declared: &Declared) -> Rest {
    match declared.rest {
        Rest::Stays if now.lasting.iter().all(|effect| effect.play != declared.play) => Rest::Discard,
        rest => rest,
    }
}

/// CS-0.71: cards that were put away since then stay played. The cards drawn for them are drawn again with the next
/// card put away.
fn stay_played(table: &mut Table, since: usize, shuffled: &[Token]) {
    for declared in table.answered[since..].iter().copied() {
        let Declared { token, card, seat, draw, fate, .. } = declared;
        let piles = Arc::make_mut(&mut table.piles);
        // The sign of an effect that has ended lies beside the board again.
        if !piles.hands.iter().chain(&piles.draws).chain(&piles.discards).any(|place| place.contains(&token)) {
            continue;
        }
        let token = piles.take_out(token, card, shuffled);
        match rest(&table.moment, &declared) {
            Rest::Discard => piles.throw(token),
            Rest::Hand(to) => piles.hands[to.index()].push(token),
            Rest::Stays => {}
        }
        table.moment.spent[seat.index()] = true;
        if (draw == Draw::One || fate == Fate::Cancelled) && !table.moment.flushing[seat.index()] {
            table.owed[seat.index()] += 1;
        }
    }
}

/// Whoever has seen a note since then still knows it.
pub(super) fn learn(table: &mut Table, seen: &[Hidden<Note>]) {
    table.notes.iter_mut().zip(seen).for_each(|(note, seen)| note.learn(seen));
}

/// CS-138: true if the Action of a player may be taken back for nothing: not if that leaves a check. It cannot mate:
/// nothing may be removed meanwhile that would uncover the other King (CS-0.51).
pub fn may_annul(table: &Table, me: Seat) -> bool {
    unmade(table).is_some_and(|then| !then.checked(table.side(me)))
}

/// The moment before the Action, but for the pieces that a card removed while it was declared: that is not undone.
fn unmade(table: &Table) -> Option<Moment> {
    let then = &table.start.as_ref()?.moment;
    Some(without(table, then, table.now.removed.iter()))
}

/// CS-138: the changes that the Action of a player made to the board are undone, and nothing is done in its place.
/// Cards that were played stay played.
pub fn annul(t: T<'_, '_>, me: Seat) {
    let Some(then) = unmade(t.table) else { return };
    t.table.start = None;
    t.table.step_starts.clear();
    let is_new = |effect: &&Lasting| then.lasting.iter().all(|known| known.play != effect.play);
    let signs: Vec<Token> = t.table.lasting.iter().filter(is_new).filter_map(|effect| effect.sign).collect();
    signs.into_iter().for_each(|sign| discard::discard(t, me, sign));
    put_back(t, &then.board);
    let table = &mut *t.table;
    let (land, traded) = (lasting::land_state(table), table.traded);
    let World { lasting, notes, .. } = std::mem::replace(&mut table.moment.world, then.world);
    learn(table, &notes);
    // An effect that had ended is in force again; its sign, where it lies in the discard pile, comes back (CS-0.35).
    let piles = Arc::make_mut(&mut table.piles);
    for effect in &mut table.moment.world.lasting {
        // Of two effects of one play it is the sign of one alone.
        let has_lain = |sign: &Token| lasting.iter().any(|known| known.sign == Some(*sign));
        if let Some(sign) = effect.sign.filter(|sign| !has_lain(sign)) {
            effect.sign = piles.recover(sign);
        }
    }
    // CS-0.58: a turn in which a card removed a piece is not quiet.
    let stirred = then.now.stirred || !table.now.removed.is_empty();
    table.now = Memory { stirred, ..then.now };
    table.now.forfeit();
    doors::settle(t);
    lasting::tell_land(t, &land);
    lasting::tell_sides(t, traded);
}

/// Tells by edits how every piece goes back to where it stood, and becomes what it was.
pub(super) fn put_back(t: T<'_, '_>, then: &Board) {
    let known = then.pieces() | then.off();
    let goal = |id| if known.contains(id) { then.piece(id).at } else { Square::OFF };
    loop {
        let board = &t.table.board;
        let mut away = board.pieces().iter().filter(|&id| board.piece(id).at != goal(id));
        let Some(first) = away.next() else { break };
        // If every goal is taken, one piece steps aside.
        let free =
            std::iter::once(first).chain(away).find(|&id| goal(id) != Square::OFF && board.at(goal(id)).is_none());
        let piece = free.unwrap_or(first);
        let from = board.piece(piece).at;
        t.edit(match free {
            Some(_) => Edit::Shift { piece, from, to: goal(piece) },
            None => Edit::Lift { piece, from },
        });
    }
    for piece in known {
        let (is, was) = (t.table.board.piece(piece), then.piece(piece));
        if is.at != was.at {
            t.edit(Edit::Place { piece, at: was.at });
        }
        if is.kind != was.kind {
            t.edit(Edit::Recast { piece, was: is.kind, now: was.kind });
        }
        if is.side != was.side {
            t.edit(Edit::Defect { piece, was: is.side, now: was.side });
        }
    }
    let (rights, passing) = (t.table.board.rights(), t.table.board.passing());
    if rights != then.rights() {
        t.edit(Edit::Rights { was: rights, now: then.rights() });
    }
    if passing != then.passing() {
        t.edit(Edit::Passing { was: passing, now: then.passing() });
    }
}
