//! CS-0.15: notes that only their owners know, a piece that is foreseen (CS-138), and what others may think they say.

use crate::board::PieceId;
use crate::games::storm::board::rewind_log::Scene;
use crate::games::storm::board::{lasting, rewind};
use crate::games::storm::model::effect::noted;
use crate::games::storm::model::effect::{Lasting, On, Until};
use crate::games::storm::model::memory::{Action, Displacement, Way};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::world::Note;
use crate::games::storm::{Event, T};
use crate::games::words;
use crate::play::{Dice, Eye, Hidden, Seat, SeatSet};

/// CS-138: the Action of a player is done. If it moved the noted piece and no other, it is taken back and the turn is
/// forfeited; whether it did is known to everybody from now on.
pub fn compare(t: T<'_, '_>, me: Seat) {
    let waits = |effect: &&Lasting| effect.rule == Rule::Foreseen && effect.until == Until::Close(me);
    let waiting: Vec<Lasting> = t.table.lasting.iter().filter(waits).cloned().collect();
    for effect in waiting {
        let On::Note(note) = effect.on else { continue };
        let moved = moved_alone(t.table, me).map(Note::Piece);
        let hit = moved == Some(*t.table.notes[note].truth()) && rewind::may_annul(t.table, me);
        t.tell(Event::Foreseen { seat: effect.owner, hit });
        if !hit {
            continue;
        }
        let before = Scene::of(t.table);
        t.tell(Event::Undone { seat: me });
        rewind::annul(t, me);
        t.table.notes[note].reveal(SeatSet::BOTH);
        let [owner, mover] = [effect.owner, me].map(|seat| words::side(t.table.side(seat)));
        let text = format!("{owner} had foreseen it: {mover}'s move is taken back, and the turn is lost.");
        let mut squares = effect.squares(t.table, Eye::Watcher);
        let (rest, back) = before.rest(t, &[]);
        squares.extend(back);
        t.say(effect.owner, text + &rest, squares, Some(effect.card.name()));
        return lasting::end_where(t, |other| (other.on, other.rule) == (effect.on, effect.rule));
    }
}

/// The one piece of a player that the Action moved, if it was one: castling moves the King, and a card that also pushes
/// or pulls others moves several.
fn moved_alone(table: &Table, me: Seat) -> Option<PieceId> {
    let then = &table.start.as_ref()?.moment;
    let own = then.bent().movers(table.side(me));
    let by_card = matches!(table.now.action, Action::Card(_));
    let counts =
        |step: &&Displacement| own.contains(step.m.piece) && (step.is_move() || by_card && step.way == Way::Dragged);
    let mut steps = table.now.action_steps().filter(counts);
    let piece = steps.next()?.m.piece;
    steps.all(|step| step.m.piece == piece).then_some(piece)
}

/// CS-138: the turn is over, and a piece was noted that was not moved: that is shown.
pub fn show(t: T<'_, '_>, at: usize) {
    let effect = t.table.lasting[at].clone();
    let On::Note(note) = effect.on else { return };
    t.table.notes[note].reveal(SeatSet::BOTH);
    t.tell(Event::Foreseen { seat: effect.owner, hit: false });
    let Note::Piece(piece) = *t.table.notes[note].truth() else { return };
    let owner = words::side(t.table.side(effect.owner));
    let text = format!("{owner} had noted {}: no move is taken back.", noted(t.table, piece));
    let squares = effect.squares(t.table, Eye::Watcher);
    t.say(effect.owner, text, squares, Some(effect.card.name()));
}

/// The notes as they might be for all that an eye knows: any square might be meant, or any piece that it can move.
pub fn imagined(table: &Table, eye: Seat, dice: &mut Dice) -> Vec<Hidden<Note>> {
    let squares: Vec<Note> = table.ground.squares().iter().map(Note::Square).collect();
    let pieces: Vec<Note> = table.pieces(eye).iter().map(Note::Piece).collect();
    let mut notes = table.notes.clone();
    for note in notes.iter_mut().filter(|note| note.look(Eye::Seat(eye)).is_none()) {
        let might_be = match note.truth() {
            Note::Square(_) => &squares,
            Note::Piece(_) => &pieces,
        };
        note.replace(might_be[dice.below(might_be.len())]);
    }
    notes
}

/// Gives the notes of an earlier table of the same game the contents that they have in an imagined world.
pub fn imagine_as(notes: &mut [Hidden<Note>], imagined: &[Hidden<Note>]) {
    for (note, other) in notes.iter_mut().zip(imagined) {
        note.replace(*other.truth());
    }
}
