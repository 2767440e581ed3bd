//! A declared capture goes wrong: CS-040, CS-042, CS-106.

use crate::board::{Kind, Square};
use crate::games::storm::board::{doors, tracks};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{Counsel, Play, Row, When};
use crate::games::storm::model::memory::{LineRun, Way};
use crate::games::storm::model::table::DeclaredCapture;
use crate::play::{Flow, Stop};

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
pub(super) fn declared(card: &mut CardPlay<'_, '_>) -> Flow<DeclaredCapture> {
    card.void_if(card.is_own_turn())?;
    let taking = card.table_mut().taking.take().ok_or(Stop::Void)?;
    if !card.is_hushed() {
        let [taker, victim] = [taking.m.piece, taking.victim].map(|id| card.table().told(id));
        let squares = vec![taking.m.from, card.table().at(taking.victim)];
        card.say(None, format!("The {taker} was about to capture the {victim}."), squares, None);
    }
    Ok(taking)
}

/// CS-040: the attacker passes through its victim and runs on.
pub(super) fn ole(card: &mut CardPlay<'_, '_>) -> Flow {
    let DeclaredCapture { m, way: Way::Line(line), victim, .. } = declared(card)? else { return Err(Stop::Void) };
    let (by, met) = (card.table().mover, card.table().at(victim));
    match tracks::run_on(card.table(), m.piece, met, line.dir) {
        Square::OFF => card.remove(m.piece),
        // It cannot stop on the square of the piece that it passed.
        end if end == met => return Err(Stop::Void),
        end => doors::go(card.turn(), by, m.piece, end, Way::Line(LineRun { last: met, ..line })),
    }
    Ok(())
}

/// CS-042: the attacker stops before the Pawn.
fn mercy(card: &mut CardPlay<'_, '_>) -> Flow {
    let is_pawn = |taking: &DeclaredCapture| card.table().counts_as(taking.victim, Kind::Pawn);
    card.void_if(!card.table().taking.as_ref().is_some_and(is_pawn))?;
    stop_before(card)
}

/// The attacker of a declared capture stops before its victim.
pub(super) fn stop_before(card: &mut CardPlay<'_, '_>) -> Flow {
    let DeclaredCapture { m, way: Way::Line(line), .. } = declared(card)? else { return Err(Stop::Void) };
    let table = card.table();
    if line.last != m.from {
        // A piece that is lifted for this move is back there (CS-039).
        card.void_if(!table.is_empty(line.last))?;
        let by = table.mover;
        doors::go(card.turn(), by, m.piece, line.last, Way::Line(line));
    }
    Ok(())
}

/// CS-106: the victim strikes first, if the attacker is a piece of the other player: Inquisition may send one of your own.
fn ninja(card: &mut CardPlay<'_, '_>) -> Flow {
    let DeclaredCapture { m, victim, .. } = declared(card)?;
    let table = card.table();
    let (meek, safe) = (table.overlay.meek, table.overlay.safe);
    let is_theirs = table.pieces(card.other()).contains(m.piece);
    card.void_if(!is_theirs || table.is_royal(m.piece) || meek.contains(victim) || safe.contains(m.piece))?;
    card.strike(victim, m.piece);
    Ok(())
}
