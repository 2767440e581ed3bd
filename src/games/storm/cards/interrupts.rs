//! A declared capture goes wrong: CS-040, CS-042, CS-106.

use crate::board::{Kind, Square};
use crate::games::storm::board::{doors, tracks};
use crate::games::storm::model::catalog::{Counsel, Play, Row, When};
use crate::games::storm::model::memory::{Line, Way};
use crate::games::storm::model::table::Taking;
use crate::games::storm::T;
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 40,
        name: "ole",
        title: "Olé!",
        window: When::During,
        lasts: false,
        text: "If no enemy piece is right behind yours: the attacking queen, rook or bishop passes it, captures your next piece, stops at its own or falls off.",
        glyphs: "foe:rook arrow own:pawn arrow",
        counsel: Counsel::Plain,
        play: Play::Do(ole),
    },
    Row {
        number: 42,
        name: "mercy",
        title: "Mercy",
        window: When::During,
        lasts: false,
        text: "The queen, rook or bishop about to capture your pawn stops on the last square before it.",
        glyphs: "foe:rook arrow shield own:pawn",
        counsel: Counsel::Plain,
        play: Play::Do(mercy),
    },
    Row {
        number: 106,
        name: "ninja",
        title: "Ninja",
        window: When::During,
        lasts: false,
        text: "Your piece about to be captured captures its attacker instead, without moving. It can't capture a king.",
        glyphs: "own:knight take foe:rook",
        counsel: Counsel::Plain,
        play: Play::Do(ninja),
    },
];

/// The other player's declared capture, which is off with it.
fn declared(t: T<'_, '_>, me: Seat) -> Flow<Taking> {
    if me == t.table.mover {
        return Err(Stop::Void);
    }
    t.table.taking.take().ok_or(Stop::Void)
}

/// CS-040: the attacker passes through its victim and runs on.
fn ole(t: T<'_, '_>, me: Seat) -> Flow {
    let Taking { m, way: Way::Line(line), victim } = declared(t, me)? else { return Err(Stop::Void) };
    let (by, met) = (t.table.mover, t.table.at(victim));
    match tracks::run_on(t.table, m.piece, met, line.dir) {
        Square::OFF => doors::remove(t, me, m.piece),
        // It cannot stop on the square of the piece that it passed.
        end if end == met => return Err(Stop::Void),
        end => doors::go(t, by, m.piece, end, Way::Line(Line { last: met, ..line })),
    }
    Ok(())
}

/// CS-042: the attacker stops before the Pawn.
fn mercy(t: T<'_, '_>, me: Seat) -> Flow {
    let Taking { m, way: Way::Line(line), victim } = declared(t, me)? else { return Err(Stop::Void) };
    let table = &*t.table;
    if !table.counts_as(victim, Kind::Pawn) {
        return Err(Stop::Void);
    }
    if line.last != m.from {
        // A piece that is lifted for this move is back there (CS-039).
        if !table.is_empty(line.last) {
            return Err(Stop::Void);
        }
        let by = table.mover;
        doors::go(t, by, m.piece, line.last, Way::Line(line));
    }
    Ok(())
}

/// CS-106: the victim strikes first, if the attacker is a piece of the other player: Inquisition may send one of your own.
fn ninja(t: T<'_, '_>, me: Seat) -> Flow {
    let Taking { m, victim, .. } = declared(t, me)?;
    let table = &*t.table;
    let (meek, safe) = (table.overlay.meek, table.overlay.safe);
    let is_theirs = table.pieces(me.other()).contains(m.piece);
    if !is_theirs || table.is_royal(m.piece) || meek.contains(victim) || safe.contains(m.piece) {
        return Err(Stop::Void);
    }
    doors::strike(t, me, victim, m.piece);
    Ok(())
}
