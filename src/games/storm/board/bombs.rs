//! CS-010, CS-011: bombs on squares that only their owners know. Legality checks ignore them, so that no offer
//! reveals one.

use crate::board::{PieceId, Square};
use crate::games::storm::board::{doors, lasting};
use crate::games::storm::model::checks::Checks;
use crate::games::storm::model::effect::{Lasting, On};
use crate::games::storm::model::memory::{Displacement, Way};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::world::Note;
use crate::games::storm::{Event, T};
use crate::play::{Eye, Seat, SeatSet};

/// True if a bomb lies anywhere: that is public.
pub fn any_bomb(table: &Table) -> bool {
    table.lasting.iter().any(|effect| effect.rule == Rule::Mined)
}

/// CS-0.48: the pieces that have come to a square since the last time set off the bombs of the other player there.
pub fn explode(t: T<'_, '_>) {
    // CS-0.95: what is done by hand sets nothing off before it is admitted.
    if t.table.doing.is_by_hand() {
        return;
    }
    let from = t.table.now.landed;
    t.table.now.landed = t.table.now.steps.len();
    if !any_bomb(t.table) {
        return;
    }
    // CS-079: whoever left a shared square is out of it before anything explodes.
    lasting::end_expired(t);
    let landed: Vec<Displacement> =
        t.table.now.steps[from..].iter().filter(|step| step.way != Way::Stayed).cloned().collect();
    for Displacement { m, by, .. } in landed {
        if m.to == Square::OFF || t.table.at(m.piece) != m.to {
            continue;
        }
        let threats = t.table.lasting.iter().filter(|effect| threatens(t.table, effect.owner, m.piece, by));
        let threats: Vec<(&Lasting, usize)> = threats.filter_map(|effect| Some((effect, bomb(effect)?))).collect();
        let burst = threats.iter().find(|&&(_, note)| *t.table.notes[note].truth() == Note::Square(m.to));
        let burst = burst.map(|&(effect, note)| (effect.owner, effect.play, note));
        let burst = burst.filter(|_| may_explode(t.table, m.piece, by));
        if threats.iter().any(|&(_, note)| t.table.notes[note].look(Eye::Watcher).is_none()) {
            t.tell(Event::Tread { seat: by, square: m.to.to_string(), bomb: burst.is_some() });
        }
        if let Some((owner, play, note)) = burst {
            burst_under(t, owner, m.piece, play, note);
        }
    }
}

/// The note of a bomb.
fn bomb(effect: &Lasting) -> Option<usize> {
    match effect.on {
        On::Note(note) if effect.rule == Rule::Mined => Some(note),
        _ => None,
    }
}

/// True if the bombs of an owner are laid for a piece that this player moved: a neutral one belongs to the player who
/// moves it.
fn threatens(table: &Table, owner: Seat, piece: PieceId, by: Seat) -> bool {
    if table.overlay.neutral.contains(piece) {
        by != owner
    } else {
        table.board.piece(piece).side == table.side(owner.other())
    }
}

/// CS-0.53: an explosion after which the mover's King would stand in check, or somebody would be mated, does not happen;
/// nor does one that is only thought of.
fn may_explode(table: &Table, piece: PieceId, by: Seat) -> bool {
    table.doing.is_armed() && (table.is_royal(piece) || Checks::of(table).allows(&without(table, piece), by))
}

/// The table without a piece.
pub fn without(table: &Table, piece: PieceId) -> Table {
    let mut after = table.clone();
    after.lift(piece);
    lasting::refresh(&mut after);
    after
}

/// The bomb of a play explodes under a piece; a King is unharmed.
fn burst_under(t: T<'_, '_>, owner: Seat, piece: PieceId, play: u32, note: usize) {
    t.table.doing.burst();
    t.table.notes[note].reveal(SeatSet::BOTH);
    let (at, last) = (t.table.at(piece), t.table.last.clone());
    t.say(None, format!("A bomb explodes on {at}."), vec![at], None);
    lasting::end_where(t, |effect| effect.play == play);
    if !t.table.is_royal(piece) {
        t.table.now.stirred = true;
        doors::remove(t, owner, piece);
    }
    t.table.last = last;
}
