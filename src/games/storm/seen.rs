//! Which table an eye sees: what is only being chosen, and a piece that is missing, is not there for everybody.

use std::borrow::Cow;

use super::board::lasting;
use super::model::doing::Doing;
use super::model::table::Table;
use super::model::task::{Task, TaskKind};
use crate::board::{Edit, PieceId};
use crate::play::Eye;

/// What stands on the board for an eye.
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

/// CS-113: what stands for an eye that is to tell which piece is missing: nothing that speaks of it.
fn without(table: &Table, piece: PieceId) -> Table {
    let mut reduced = table.clone();
    reduced.task = None;
    let (at, was) = (table.at(piece), table.board.rights());
    let now = table.variant().rights_after(was, at, at);
    reduced.silently(Edit::Rights { was, now });
    reduced.lift(piece);
    reduced.lasting.retain(|effect| effect.piece() != Some(piece) && effect.on.other() != Some(piece));
    reduced.last.clear();
    lasting::refresh(&mut reduced);
    reduced
}
