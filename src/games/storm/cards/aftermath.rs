//! A move of the other player's turn goes on, or goes differently: CS-041, CS-081, CS-083,
//! CS-108.

use crate::board::{Kind, Move, Square, Ways};
use crate::games::storm::board::{doors, moves, tracks};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{own, Counsel, Play, Row, When};
use crate::games::storm::model::memory::{Displacement, LineRun, Way};
use crate::games::storm::model::table::Table;
use crate::games::storm::Choice;
use crate::play::{Flow, Seat, Stop};

use crate::games::storm::board::moves::{kinds, reach};

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
    Row {
        number: 108,
        name: "custom-duty",
        title: "Custom duty",
        window: When::After,
        lasts: false,
        text: "The piece that just crossed the middle of the board pays duty: your opponent gives up a pawn or takes the move back.",
        glyphs: "foe:rook arrow row foe:pawn",
        counsel: Counsel::Plain,
        play: Play::Do(custom_duty),
    },
];

/// CS-0.74: the last run along a line in the other player's turn, and its place among all displacements.
fn last_run(table: &Table, me: Seat) -> Flow<(usize, &Displacement, LineRun)> {
    match table.last_move(me, |step| matches!(step.way, Way::Line(_))) {
        Some((at, step @ Displacement { way: Way::Line(line), .. })) => Ok((at, step, *line)),
        _ => Err(Stop::Void),
    }
}

/// CS-041: it slides on from where it arrived, if it is a piece of the other player.
pub(super) fn icy_road(card: &mut CardPlay<'_, '_>) -> Flow {
    let (me, table) = (card.me(), card.table());
    let (_, step, line) = last_run(table, me)?;
    let Move { piece, to, .. } = step.m;
    let took_mine = step.taken.iter().any(|taken| taken.loser == Some(me));
    card.void_if(!step.was.is_own || took_mine || table.at(piece) != to)?;
    // The slide is a run of its own.
    let (by, dir, first) = (table.mover, line.dir, table.variant().geometry.next(line.dir, to));
    match tracks::run_on(table, piece, to, dir) {
        Square::OFF => card.remove(piece),
        end if end == to => return Err(Stop::Void),
        end => doors::go(card.turn(), by, piece, end, Way::Line(LineRun { dir, first, last: to, then: (dir, first) })),
    }
    Ok(())
}

/// CS-081: it has gone no farther than one square.
pub(super) fn nearsighted(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    let (at, step, line) = last_run(card.table(), me)?;
    let Move { piece, to, .. } = step.m;
    card.void_if(line.first == to)?;
    card.rewind_step(at)?;
    let (table, by, (dir, first)) = (card.table(), card.table().mover, line.then);
    // CS-0.71: a piece that was the cost of a word moves no more. Leapfrog may have passed over one of its own there.
    card.void_if(table.at(piece) == Square::OFF)?;
    card.void_if(!table.is_empty(first) && !moves::is_prey(table, by, piece, first))?;
    let way = Way::Line(LineRun { dir, first, last: table.at(piece), then: line.then });
    doors::go(card.turn(), by, piece, first, way);
    Ok(())
}

/// CS-083: the other player moves the Knight, over friend and foe.
fn stampede(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    let is_knight = |step: &Displacement| step.was.is_own && step.was.counted_as(Kind::Knight);
    let (at, &Displacement { m: Move { piece, .. }, .. }) = card.table().last_move(me, is_knight).ok_or(Stop::Void)?;
    card.rewind_step(at)?;
    let table = card.table();
    let by = table.mover;
    card.void_if(!table.pieces(by).contains(piece) || !table.counts_as(piece, Kind::Knight))?;
    let (bent, safe) = (table.bent(), table.overlay.safe);
    let [empty, met] = reach(bent, table.side(by), piece, &kinds(table, piece), Ways::Free);
    let may_take = |&to: &Square| bent.occupants(to).iter().all(|id| !safe.contains(id) && !table.is_royal(id));
    let takes = met.iter().filter(|to| !table.overlay.meek.contains(piece) && may_take(to));
    let goals = empty.iter().chain(takes);
    let moves: Vec<Move> = goals.map(|to| moves::plain(table, piece, to)).collect();
    let m = card.pick_move(&moves)?;
    let way = tracks::own(card.table(), m);
    doors::make_for(card.turn(), by, m, way);
    Ok(())
}

/// CS-108: the other player gives up a Pawn, or the displacement is undone.
fn custom_duty(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    let (table, other) = (card.table(), card.other());
    let (at, step) = table.last_move(me, |step| step.was.is_own).ok_or(Stop::Void)?;
    card.void_if(!step.crosses)?;
    let pawns = table.who(other, own(&[Kind::Pawn]).but(&[Kind::King]));
    let options = pawns.iter().map(|&pawn| table.name(pawn)).chain([Choice::No]).collect();
    match card.asking("the pawn you give up").then_ask(other, false, options)? {
        Choice::No => {
            card.rewind_step(at)?;
            if card.table().is_action_undone() {
                card.table_mut().now.forfeit();
            }
        }
        choice => {
            let pawn = card.table().named(choice).ok_or(Stop::Diverged)?;
            card.remove(pawn);
        }
    }
    Ok(())
}
