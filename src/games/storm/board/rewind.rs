//! CS-0.70 to CS-0.74: the turn goes back to the start of its Action, or of a later displacement.

use std::sync::Arc;

use crate::board::{order, Board, Edit, Move, Square};
use crate::games::storm::board::{discard, doors, lasting};
use crate::games::storm::model::catalog::{Card, When};
use crate::games::storm::model::declared::{Declared, Draw, Fate, Rest};
use crate::games::storm::model::effect::Lasting;
use crate::games::storm::model::memory::Displacement;
use crate::games::storm::model::memory::{Action, Memory};
use crate::games::storm::model::past::{RewindPoint, Shift, Undone};
use crate::games::storm::model::piles::Token;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::{Moment, Table};
use crate::games::storm::model::world::{Note, World};
use crate::games::storm::{Choice, T};
use crate::games::words;
use crate::play::{Flow, Hidden, Seat, Stop};

/// What some displacements did, whatever card they were made by and in whichever order.
fn shifts(moves: impl Iterator<Item = Move>) -> Vec<Shift> {
    let mut shifts: Vec<Shift> = moves.map(|m| (m.piece, m.from, m.to, m.becomes)).collect();
    order::by_key(&mut shifts, |&shift| shift);
    shifts
}

impl Undone {
    fn of(turn: &Memory) -> Undone {
        let card = match turn.action {
            Action::Card(card) => Some((card, turn.chosen.clone())),
            _ => None,
        };
        Undone { card, shifts: shifts(turn.action_steps().map(|step| step.made)) }
    }

    /// Whether it was nothing but what this normal move would do.
    pub fn is_move(&self, table: &World, m: Move) -> bool {
        self.shifts == shifts([m].into_iter().chain(doors::partner(table, m)))
    }

    /// Whether a card with these choices, which has led to this turn, would be the same once more.
    fn is_card(&self, turn: &Memory, card: Card, chosen: &[Choice]) -> bool {
        let again = shifts(turn.action_steps().map(|step| step.made));
        let is_known = self.card.as_ref().is_some_and(|(known, with)| *known == card && with == chosen);
        is_known || !again.is_empty() && again == self.shifts
    }
}

/// Whether a card in place of the move, tried with these choices, repeats what was taken back.
pub fn repeats(after: &Table, chosen: &[Choice]) -> bool {
    let action = after.played().filter(|played| after.now.play == Some(played.play));
    let repeats = |played: &Declared| after.undone.iter().any(|undone| undone.is_card(&after.now, played.card, chosen));
    action.is_some_and(repeats)
}

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
    let snapshot = || Arc::new(RewindPoint { moment: table.moment.clone(), card_places: table.piles.card_places() });
    let is_foreseen = table.lasting.iter().any(|effect| effect.rule == Rule::Foreseen);
    (table.piles.know(When::After) || is_foreseen).then(snapshot)
}

/// The turn is over: nothing of it can be taken back any more.
pub fn forget(table: &mut Table) {
    table.start = None;
    table.step_starts.clear();
    table.undone.clear();
    table.answered.clear();
    Arc::make_mut(&mut table.piles).forget();
}

/// Takes back the Action and everything after it; another is due.
///
/// # Errors
/// `Stop::Void` if there was no Action.
pub fn rewind(t: T<'_, '_>, me: Seat) -> Flow {
    if matches!(t.table.theirs(me).action, Action::None | Action::Forfeit) {
        return Err(Stop::Void);
    }
    let then = t.table.start.take().ok_or(Stop::Void)?;
    let undone = Undone::of(&t.table.now);
    let text = told(&t.table.now);
    t.table.step_starts.clear();
    go_back(t, me, &then);
    say_undone(t, me, &text);
    t.table.undone.push(undone);
    Ok(())
}

/// CS-0.74: takes back a displacement, by its place among those of the turn, and everything after it; a card that made it
/// has done all it does.
///
/// # Errors
/// `Stop::Void` if there was no displacement.
pub fn rewind_step(t: T<'_, '_>, me: Seat, step: usize) -> Flow {
    // What a displacement drags along is remembered before it or after it.
    let known = t.table.step_starts.iter().rposition(|&(steps, _)| steps <= step).ok_or(Stop::Void)?;
    let text = way(&t.table.now.steps[step]);
    let (_, then) = t.table.step_starts.swap_remove(known);
    t.table.step_starts.truncate(known);
    go_back(t, me, &then);
    say_undone(t, me, &text);
    Ok(())
}

/// What an Action did, in words: the card, if it was one, and the moves on the squares as they were.
fn told(turn: &Memory) -> String {
    let moves: Vec<String> = turn.action_steps().filter(|step| step.is_move()).map(way).collect();
    let moves = (!moves.is_empty()).then(|| moves.join(" and "));
    let card = if let Action::Card(card) = turn.action { Some(card.title().to_string()) } else { None };
    card.into_iter().chain(moves).collect::<Vec<String>>().join(", ")
}

fn way(step: &Displacement) -> String {
    format!("{} {} to {}", words::kind(step.kind), step.made.from, step.made.to)
}

fn say_undone(t: T<'_, '_>, me: Seat, text: &str) {
    let side = words::side(t.table.side(me.other()));
    t.say(me, format!("{side}'s move is taken back: {text}{}", words::stop(text)), Vec::new(), None);
}

/// Everything is as it was then, but the card being played stays played, and what players have learnt they know. Cards
/// that were being carried out then are put away after this one's effect.
fn go_back(t: T<'_, '_>, me: Seat, then: &RewindPoint) {
    put_back(t, &then.moment.board);
    let table = &mut *t.table;
    let played = std::mem::take(&mut table.stack);
    let piles = Arc::make_mut(&mut table.piles);
    piles.put_back(&then.card_places);
    for hand in &mut piles.hands {
        hand.retain(|token| played.iter().all(|declared| declared.token != *token));
    }
    let (land, traded) = (lasting::land_state(table), table.traded);
    let notes = std::mem::replace(&mut table.moment, then.moment.clone()).world.notes;
    learn(table, &notes);
    table.stack.extend(played);
    table.spent[me.index()] = true;
    stay_played(table);
    lasting::tell_land(t, &land);
    lasting::tell_sides(t, traded);
}

/// CS-0.71: answers that were put away stay played. What was drawn for them is drawn again with the next card put away.
fn stay_played(table: &mut Table) {
    for Declared { token, seat, rest, draw, fate, .. } in table.answered.clone() {
        let piles = Arc::make_mut(&mut table.piles);
        let Some(hand) = piles.hands.iter_mut().find(|hand| hand.contains(&token)) else { continue };
        hand.retain(|&held| held != token);
        match rest {
            Rest::Discard => piles.discard.push(token),
            Rest::Hand(to) => piles.hands[to.index()].push(token),
            Rest::Stays => {}
        }
        table.spent[seat.index()] = true;
        if (draw == Draw::One || fate == Fate::Cancelled) && !table.flushing[seat.index()] {
            table.owed[seat.index()] += 1;
        }
    }
}

/// Whoever has seen a note since then still knows it.
fn learn(table: &mut Table, seen: &[Hidden<Note>]) {
    table.notes.iter_mut().zip(seen).for_each(|(note, seen)| note.learn(seen));
}

/// CS-138: whether the Action of a player may be taken back for nothing: not where that leaves a check. It cannot mate:
/// nothing may be removed meanwhile that would uncover the other King (CS-0.51).
pub fn may_annul(table: &Table, me: Seat) -> bool {
    unmade(table).is_some_and(|then| !then.checked(table.side(me)))
}

/// The moment before the Action, but for the pieces that a card removed while it was declared: that is not undone.
fn unmade(table: &Table) -> Option<Moment> {
    let mut then = table.start.as_ref()?.moment.clone();
    table.now.removed.iter().for_each(|piece| then.world.lift(piece));
    Some(then)
}

/// CS-138: what the Action of a player did to the board is undone, and nothing is done in its place. Cards that were
/// played stay played.
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
        let has_lain = lasting.iter().any(|known| known.play == effect.play);
        if let Some(sign) = effect.sign.filter(|_| !has_lain) {
            let at = piles.discard.iter().position(|&token| token == sign);
            effect.sign = at.map(|at| piles.discard.remove(at));
        }
    }
    table.now = then.now;
    table.now.forfeit();
    lasting::end_expired(t);
    lasting::tell_land(t, &land);
    lasting::tell_sides(t, traded);
}

/// Tells by edits how every piece goes back to where it stood, and becomes what it was.
fn put_back(t: T<'_, '_>, then: &Board) {
    let known = then.pieces() | then.off();
    let goal = |id| if known.contains(id) { then.piece(id).at } else { Square::OFF };
    loop {
        let board = &t.table.board;
        let mut away = board.pieces().iter().filter(|&id| board.piece(id).at != goal(id));
        let Some(first) = away.next() else { break };
        // Where every goal is taken, one piece steps aside.
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
