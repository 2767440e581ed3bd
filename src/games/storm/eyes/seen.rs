//! Table that an eye sees: a choice that is only being made, and a piece that is missing, are not there for everybody.

use std::borrow::Cow;

use crate::board::{Edit, PieceId, Square};
use crate::games::storm::board::{doors, lasting};
use crate::games::storm::model::doing::Doing;
use crate::games::storm::model::effect::Lasting;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::task::{Task, TaskKind};
use crate::games::storm::model::world::Note;
use crate::play::{Eye, Hidden};

/// The board as an eye sees it.
pub fn seen(table: &Table, eye: Eye) -> Cow<'_, Table> {
    let table = scene(table, eye);
    match table.task {
        Some(Task { what: TaskKind::Recall { piece, by }, .. }) if eye != Eye::Seat(by) => {
            Cow::Owned(without(table, piece))
        }
        _ => Cow::Borrowed(table),
    }
}

/// The table as it was while choices are being made that the eye does not see.
pub fn scene(table: &Table, eye: Eye) -> &Table {
    match &table.doing {
        Doing::Choosing(choosing) => match choosing.scene.stack.last() {
            Some(declared) if Eye::Seat(declared.seat) == eye => table,
            _ => scene(&choosing.scene, eye),
        },
        _ => table,
    }
}

/// CS-113: the table for an eye that is to name the missing piece: nothing on it speaks of that piece.
fn without(table: &Table, piece: PieceId) -> Table {
    let mut reduced = table.clone();
    reduced.task = None;
    // CS-079: a piece that shares a square as the second one castles with nobody.
    let (at, was) = (table.board.piece(piece).at, table.board.rights());
    if at != Square::OFF {
        let now = table.variant().rights_after(was, at, at);
        reduced.silently(Edit::Rights { was, now });
    }
    reduced.lift(piece);
    // CS-022: a crown lies on its bearer, whatever becomes of who was the King.
    let is_about = |effect: &Lasting| {
        effect.piece() == Some(piece) || effect.on.other() == Some(piece) && effect.rule != Rule::Crowned
    };
    reduced.lasting.retain(|effect| !is_about(effect));
    // A note would tell whether its piece is there: it reads as it does for who has not written it.
    for note in reduced.world.notes.iter_mut().filter(|note| matches!(note.truth(), Note::Piece(_))) {
        *note = Hidden::unseen(*note.truth());
    }
    reduced.last.clear();
    lasting::refresh(&mut reduced);
    // CS-0.46: only the Pawns that are seen decide that one could capture in passing.
    let (was, now) = (reduced.board.passing(), doors::open_passing(&reduced));
    reduced.silently(Edit::Passing { was, now });
    reduced
}
