//! Many pieces leave the board at once: CS-110, CS-111, CS-112, CS-114, CS-115.

use crate::board::{dir, Dir, Kind, PieceId, Side, Square, SquareSet, Ways};
use crate::games::storm::board::moves;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{any, own, Counsel, Play, Row, When, Who};
use crate::games::storm::model::table::Table;
use crate::play::{Flow, Seat, Stop};

use super::runs::rides;
use crate::games::storm::board::moves::{kinds, movable, reach};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 110,
        name: "apartheid",
        title: "Apartheid",
        window: When::End,
        lasts: false,
        text: "Remove all black pawns on light squares and all white pawns on dark squares.",
        glyphs: "any:pawn any:pawn cross",
        counsel: Counsel::Plain,
        play: Play::Do(apartheid),
    },
    Row {
        number: 111,
        name: "zealot",
        title: "Zealot",
        window: When::Instead,
        lasts: false,
        text: "Your bishop captures the first enemy piece on each of its diagonals, at least two at once, and is gone for good.",
        glyphs: "own:bishop star take take",
        counsel: Counsel::Plain,
        play: Play::Do(zealot),
    },
    Row {
        number: 112,
        name: "sacrifice",
        title: "Sacrifice",
        window: When::Instead,
        lasts: false,
        text: "Your knight captures every enemy piece it attacks, at least two at once, and is gone for good.",
        glyphs: "own:knight star take take",
        counsel: Counsel::Plain,
        play: Play::Do(sacrifice),
    },
    Row {
        number: 114,
        name: "laser",
        title: "Laser",
        window: When::End,
        lasts: false,
        text: "Your queen, rook or bishop fires along a line: every piece on it, yours too, is removed. Kings are spared.",
        glyphs: "own:rook line any:pawn cross",
        counsel: Counsel::Plain,
        play: Play::Do(laser),
    },
    Row {
        number: 115,
        name: "a-bomb",
        title: "A-Bomb",
        window: When::End,
        lasts: false,
        text: "You moved a piece, not the king, and captured nothing: it and all pieces next to it are removed. Kings are spared.",
        glyphs: "own:knight star ring cross",
        counsel: Counsel::Plain,
        play: Play::Do(a_bomb),
    },
];

/// CS-110: black Pawns on light squares and white ones on dark squares are removed, whoever plays the card.
fn apartheid(card: &mut CardPlay<'_, '_>) -> Flow {
    let table = card.table();
    let mut pawns = table.who(card.me(), any(&[Kind::Pawn]).but(&[Kind::King]));
    let stands_on_own = |id: PieceId| {
        let neutral = table.overlay.neutral.contains(id);
        let army = if neutral { table.origin(id) } else { table.board.piece(id).side };
        table.land.terrain().is_dark(table.at(id)) != (army == Side::White)
    };
    pawns.retain(|&id| !stands_on_own(id));
    remove(card, &pawns)
}

/// Pieces are removed, if there are any.
fn remove(card: &mut CardPlay<'_, '_>, pieces: &[PieceId]) -> Flow {
    card.void_if(pieces.is_empty())?;
    card.remove_all(pieces);
    Ok(())
}

/// CS-111: a Bishop explodes along its diagonals.
fn zealot(card: &mut CardPlay<'_, '_>) -> Flow {
    explode(card, own(&[Kind::Bishop]), Kind::Bishop)
}

/// CS-112: a Knight explodes over the squares it attacks.
fn sacrifice(card: &mut CardPlay<'_, '_>) -> Flow {
    explode(card, own(&[Kind::Knight]), Kind::Knight)
}

/// A piece of this kind that could capture two pieces or more captures all of them.
fn explode(card: &mut CardPlay<'_, '_>, who: Who, kind: Kind) -> Flow {
    let me = card.me();
    let mut pieces = movable(card.table(), me, who.but(&[Kind::King]));
    pieces.retain(|&piece| prey(card.table(), me, piece, kind).len() >= 2);
    let piece = card.asking("the piece that explodes").pick_one(&pieces)?;
    let prey = prey(card.table(), me, piece, kind);
    card.blow_up(piece, &prey);
    Ok(())
}

/// All pieces of the other player that a piece could capture as this kind, in the order of their squares.
pub(super) fn prey(table: &Table, me: Seat, piece: PieceId, kind: Kind) -> Vec<PieceId> {
    let kinds: Vec<Kind> = kinds(table, piece).into_iter().filter(|&own| own.counts_as() == kind).collect();
    let [_, met] = reach(table.bent(), table.side(me), piece, &kinds, Ways::Free);
    let squares = met.iter().filter(|&at| moves::is_prey(table, me, piece, at));
    squares.flat_map(|at| table.bent().occupants(at)).collect()
}

/// CS-114: a line piece fires in one of its directions. Walls do not stop the beam.
fn laser(card: &mut CardPlay<'_, '_>) -> Flow {
    let beams = |table: &Table, piece| -> Vec<Vec<PieceId>> {
        let hit = dir::ALL.into_iter().filter(|&dir| rides(table, piece, dir)).map(|dir| beam(table, piece, dir));
        hit.filter(|hit| !hit.is_empty()).collect()
    };
    let mut pieces = card.who(own(&[Kind::Queen, Kind::Rook, Kind::Bishop]));
    pieces.retain(|&piece| !beams(card.table(), piece).is_empty());
    let piece = card.asking("the piece that fires").pick_one(&pieces)?;
    let beams = beams(card.table(), piece);
    // A direction is told by the piece that is hit first.
    let first: Vec<PieceId> = beams.iter().map(|hit| hit[0]).collect();
    let first = card.asking("the line: the first piece that is hit on it").pick_if_several(&first)?;
    let hit = beams.into_iter().find(|hit| hit[0] == first).ok_or(Stop::Diverged)?;
    remove(card, &hit)
}

/// Pieces that stand in a direction, Kings excepted, the nearest first.
pub(super) fn beam(table: &Table, piece: PieceId, dir: Dir) -> Vec<PieceId> {
    let land = table.land.unwalled();
    let mut hit = Vec::new();
    let mut at = land.geometry.next(dir, table.at(piece));
    while at != Square::OFF {
        hit.extend(table.bent().occupants(at).iter().filter(|&id| !table.is_royal(id)));
        at = land.geometry.next(dir, at);
    }
    hit
}

/// CS-115: the piece that just moved and captured nobody in this turn explodes, with everybody around it.
fn a_bomb(card: &mut CardPlay<'_, '_>) -> Flow {
    let table = card.table();
    let mut moved: Vec<PieceId> = Vec::new();
    for step in table.just_moved(card.me()) {
        let piece = step.m.piece;
        let explodes = !table.has_taken(piece) && table.at(piece) != Square::OFF && !table.is_royal(piece);
        if explodes && !moved.contains(&piece) {
            moved.push(piece);
        }
    }
    let piece = card.asking("the piece that explodes").pick_if_several(&moved)?;
    let near = near(card.table(), card.table().at(piece));
    let mut hit: Vec<PieceId> = near.iter().flat_map(|at| card.table().bent().occupants(at)).collect();
    hit.retain(|&id| !card.table().is_royal(id));
    remove(card, &hit)
}

/// A square with those around it, whatever walls part them.
pub(super) fn near(table: &Table, at: Square) -> SquareSet {
    table.land.geometry.around(at).with(at)
}
