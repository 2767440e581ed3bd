//! Fates of the cloaks, told when a game is over (DE-17): which came off, by whom, and which bluff held to the end.

use super::table::{Lifted, Table};
use super::vocabulary::{Fate, Fates};
use crate::board::{Kind, PieceId, Square};
use crate::play::Eye;

/// The fates as this eye may know them once the game is over; before that, none are told.
pub fn fates(table: &Table, eye: Eye) -> Option<Fates> {
    table.result.as_ref()?;
    let mut all = Fates::default();
    for lifted in &table.lifted {
        let fate = fate(table, lifted.id, (lifted.cloak, lifted.base), lifted.at, Some(lifted.turn));
        let list = match lifted {
            Lifted { cloak, base, .. } if cloak == base => &mut all.plain,
            Lifted { taken: false, .. } => &mut all.shown,
            Lifted { cloak, base, .. } if worth(*base) < worth(*cloak) => &mut all.fooled,
            Lifted { .. } => &mut all.caught,
        };
        list.push(fate);
    }
    for id in table.board.pieces() & table.cloaked {
        // A base that is still sealed is not known.
        let Some(&base) = table.bases[id.index()].look(eye) else { continue };
        let piece = table.board.piece(id);
        let list = if piece.kind == base { &mut all.plain } else { &mut all.held };
        list.push(fate(table, id, (piece.kind, base), piece.at, None));
    }
    Some(all)
}

fn fate(table: &Table, id: PieceId, (cloak, base): (Kind, Kind), at: Square, turn: Option<u32>) -> Fate {
    let side = table.board.piece(id).side.name();
    Fate { id: id.index() as u8, side, kind: cloak.name(), base: base.name(), at, turn }
}

/// Worth of a piece to whoever captures it, in pawns; the base King is the game.
fn worth(kind: Kind) -> u8 {
    match kind {
        Kind::Pawn => 1,
        Kind::Rook => 5,
        Kind::Queen => 9,
        Kind::King => u8::MAX,
        _ => 3,
    }
}
