//! A declared take goes wrong: CS-040, CS-042, CS-106.

use crate::board::{Kind, Move, Square};
use crate::games::storm::catalog::{Play, Row, When};
use crate::games::storm::table::Table;
use crate::games::storm::{doors, picks, T};
use crate::play::{Flow, Seat, Stop};

use super::cylinder;

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 40,
        name: "ole",
        title: "Olé!",
        window: When::During,
        lasts: false,
        text: "Step aside: the Queen, Rook or Bishop that takes your man runs on behind it, into the next one or off the board.",
        glyphs: "foe:rook arrow own:pawn arrow",
        play: Play::Do(ole),
    },
    Row {
        number: 42,
        name: "mercy",
        title: "Mercy",
        window: When::During,
        lasts: false,
        text: "The Queen, Rook or Bishop that takes your Pawn stops in front of it.",
        glyphs: "foe:rook arrow shield own:pawn",
        play: Play::Do(mercy),
    },
    Row {
        number: 106,
        name: "ninja",
        title: "Ninja",
        window: When::During,
        lasts: false,
        text: "Your man that is being taken takes its attacker instead, without moving. A King is too quick for it.",
        glyphs: "own:knight take foe:rook",
        play: Play::Do(ninja),
    },
];

/// CS-040: the attacker passes through its victim and runs on.
fn ole(t: T<'_, '_>, _: Seat) -> Flow {
    let m = t.table.taking.take().ok_or(Stop::Void)?;
    let table = &*t.table;
    let (by, geometry) = (table.mover, &table.variant().geometry);
    let (dir, _) = track(table, m).ok_or(Stop::Void)?;
    let mut at = m.to;
    loop {
        let next = geometry.next(dir, at);
        if next == Square::OFF {
            if table.is_royal(m.piece) {
                break;
            }
            doors::remove(t, by, m.piece);
            return Ok(());
        }
        let is_prey = picks::is_prey(table, by, m.piece, next);
        if is_prey || next == m.from || table.is_empty(next) {
            at = next;
        }
        if is_prey || at != next {
            break;
        }
    }
    if at == m.to {
        // It cannot stop on the square of the man that it passed.
        return Err(Stop::Void);
    }
    doors::go(t, by, m.piece, at);
    Ok(())
}

/// CS-042: the attacker stops before the Pawn.
fn mercy(t: T<'_, '_>, _: Seat) -> Flow {
    let m = t.table.taking.take().ok_or(Stop::Void)?;
    let table = &*t.table;
    let victim = table.bent().taken(m).first().ok_or(Stop::Void)?;
    let (_, last) = track(table, m).filter(|_| table.counts_as(victim, Kind::Pawn)).ok_or(Stop::Void)?;
    if last != m.from {
        let by = table.mover;
        doors::go(t, by, m.piece, last);
    }
    Ok(())
}

/// CS-106: the victim strikes first.
fn ninja(t: T<'_, '_>, me: Seat) -> Flow {
    let m = t.table.taking.take().ok_or(Stop::Void)?;
    let table = &*t.table;
    let victim = table.bent().taken(m).first().ok_or(Stop::Void)?;
    let (meek, safe) = (table.overlay.meek, table.overlay.safe);
    if table.is_royal(m.piece) || meek.contains(victim) || safe.contains(m.piece) {
        return Err(Stop::Void);
    }
    doors::strike(t, me, victim, m.piece);
    Ok(())
}

/// The way of a Queen, Rook or Bishop that takes along a line: its direction, and the last square before its goal.
fn track(table: &Table, m: Move) -> Option<(usize, Square)> {
    let is_rider = |&kind: &Kind| matches!(kind, Kind::Queen | Kind::Rook | Kind::Bishop);
    table.bent().kinds(m.piece).find(is_rider)?;
    let flat = &table.variant().geometry;
    let along = |geometry: &crate::board::Geometry, dir: usize| {
        let mut last = m.from;
        loop {
            match geometry.next(dir, last) {
                next if next == m.to => return Some((dir, last)),
                next if next == Square::OFF || !table.is_empty(next) => return None,
                next => last = next,
            }
        }
    };
    let straight = (0..8).find_map(|dir| along(flat, dir));
    let rolled = || table.is_joined().then(|| (0..8).find_map(|dir| along(&cylinder::rolled().geometry, dir)));
    straight.or_else(|| rolled().flatten())
}
