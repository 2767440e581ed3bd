//! The last displacement of the other player's turn goes on, or goes differently: CS-041, CS-081, CS-083.

use crate::board::{Kind, Move, Path, Square};
use crate::games::storm::catalog::{Counsel, Play, Row, When};
use crate::games::storm::memory::Step;
use crate::games::storm::table::Table;
use crate::games::storm::tracks::{self, Track};
use crate::games::storm::{doors, picks, rewind, T};
use crate::play::{Flow, Seat, Stop};

use super::borrowed::{kinds, reach};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 41,
        name: "icy-road",
        title: "Icy road",
        window: When::After,
        lasts: false,
        text: "The queen, rook or bishop that just moved (no capture) slides on: it captures your piece, stops at its own, or leaves the board.",
        glyphs: "foe:rook arrow double",
        counsel: Counsel::Plain,
        play: Play::Do(icy_road),
    },
    Row {
        number: 81,
        name: "nearsighted",
        title: "Nearsighted",
        window: When::After,
        lasts: false,
        text: "The queen, rook or bishop that just moved stops after the first square of its move.",
        glyphs: "back foe:queen arrow",
        counsel: Counsel::Plain,
        play: Play::Do(nearsighted),
    },
    Row {
        number: 83,
        name: "stampede",
        title: "Stampede",
        window: When::After,
        lasts: false,
        text: "The knight that just moved bolts: undo its move and make one for it instead. It may capture anything but a king.",
        glyphs: "back foe:knight leap",
        counsel: Counsel::Plain,
        play: Play::Do(stampede),
    },
];

/// CS-0.36: the last displacement of the turn.
fn last_step(table: &Table) -> Flow<Step> {
    table.now.steps.last().cloned().ok_or(Stop::Void)
}

/// Its way, judged on the table as it was before.
fn last_track(table: &Table, m: Move) -> Flow<Track> {
    let before = table.step_start.as_deref().ok_or(Stop::Void)?;
    Track::of(&before.moment, m).ok_or(Stop::Void)
}

/// CS-041: it slides on from where it arrived.
fn icy_road(t: T<'_, '_>, me: Seat) -> Flow {
    let table = &*t.table;
    let (by, step) = (table.mover, last_step(table)?);
    let Move { piece, to, .. } = step.m;
    let took_mine = step.taken.iter().any(|&(id, _)| table.board.piece(id).side == table.side(me));
    if took_mine || table.at(piece) != to {
        return Err(Stop::Void);
    }
    match tracks::run_on(table, piece, to, last_track(table, step.m)?.dir) {
        Square::OFF => doors::remove(t, by, piece),
        end if end == to => return Err(Stop::Void),
        end => doors::go(t, by, piece, end),
    }
    Ok(())
}

/// CS-081: it has gone no farther than one square.
fn nearsighted(t: T<'_, '_>, me: Seat) -> Flow {
    let m = last_step(t.table)?.m;
    let (piece, track) = (m.piece, last_track(t.table, m)?);
    rewind::rewind_step(t, me)?;
    if track.last == t.table.at(piece) {
        return Err(Stop::Void);
    }
    let by = t.table.mover;
    doors::go(t, by, piece, track.first);
    Ok(())
}

/// CS-083: the other player moves the Knight, over friend and foe.
fn stampede(t: T<'_, '_>, me: Seat) -> Flow {
    let Move { piece, .. } = last_step(t.table)?.m;
    rewind::rewind_step(t, me)?;
    let table = &*t.table;
    let by = table.mover;
    if !table.pieces(by).contains(piece) || !table.counts_as(piece, Kind::Knight) {
        return Err(Stop::Void);
    }
    let (bent, safe) = (table.bent(), table.overlay.safe);
    let [empty, met] = reach(bent, table.side(by), piece, &kinds(table, piece), Path::Free);
    let may_take = |&to: &Square| bent.occupants(to).iter().all(|id| !safe.contains(id) && !table.is_royal(id));
    let takes = met.iter().filter(|to| !table.overlay.meek.contains(piece) && may_take(to));
    let goals = empty.iter().chain(takes);
    let moves: Vec<Move> = goals.map(|to| picks::plain(table, piece, to)).collect();
    let m = picks::a_move(t, me, &moves)?;
    doors::make(t, by, m);
    Ok(())
}
