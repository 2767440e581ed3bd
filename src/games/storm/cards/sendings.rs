//! The opponent's pieces are moved by you: CS-086, CS-089, CS-091.

use crate::board::Kind;
use crate::board::{How, Move, PieceId, Square, SquareSet};
use crate::games::storm::cards::returns::homes;
use crate::games::storm::catalog::{foe, Counsel, Play, Row, When};
use crate::games::storm::memory::Way;
use crate::games::storm::table::Table;
use crate::games::storm::{doors, picks, tracks, T};
use crate::play::{Flow, Seat};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 86,
        name: "corruption",
        title: "Corruption",
        window: When::Instead,
        lasts: false,
        text: "Make a move with one of your opponent's pieces instead of your own. It can't capture or castle.",
        glyphs: "foe:rook arrow",
        counsel: Counsel::Prized,
        play: Play::Do(corruption),
    },
    Row {
        number: 89,
        name: "boo",
        title: "Boo!",
        window: When::End,
        lasts: false,
        text: "Send an enemy pawn one or two squares straight back over empty squares.",
        glyphs: "foe:pawn back",
        counsel: Counsel::Plain,
        play: Play::Do(boo),
    },
    Row {
        number: 91,
        name: "rewind",
        title: "Rewind",
        window: When::End,
        lasts: false,
        text: "Send an enemy piece back to one of its empty starting squares.",
        glyphs: "foe:rook back ring",
        counsel: Counsel::Prized,
        play: Play::Do(rewind),
    },
];

/// CS-086: a piece of the other player makes a normal move that takes nobody.
fn corruption(t: T<'_, '_>, me: Seat) -> Flow {
    let m = picks::a_move(t, me, &quiet_moves(t.table, me))?;
    let way = tracks::own(t.table, m);
    doors::make(t, me, m, way);
    Ok(())
}

/// The moves of the other player's pieces that take nobody; their King steps to no square that is attacked.
fn quiet_moves(table: &Table, me: Seat) -> Vec<Move> {
    let bent = table.bent();
    let pieces = table.who(me, foe(&[]));
    let mut moves: Vec<Move> = pieces.into_iter().flat_map(|piece| bent.ways(piece)).collect();
    let castles = |m: &Move| matches!(m.how, How::Castle(_));
    moves.retain(|m| bent.taken(*m).is_empty() && !castles(m));
    let side = table.side(me.other());
    moves.retain(|&m| !table.is_royal(m.piece) || bent.is_safe_after(&bent.edits(m, side), side));
    moves
}

/// CS-089: a Pawn of the other player goes one or two squares back.
fn boo(t: T<'_, '_>, me: Seat) -> Flow {
    let pawns = t.table.who(me, foe(&[Kind::Pawn]));
    let moves = picks::moves_to(t.table, &pawns, &|pawn| behind(t.table, pawn));
    let m = picks::a_move(t, me, &moves)?;
    doors::make(t, me, m, Way::Other);
    Ok(())
}

/// The empty squares right behind a Pawn, two at most.
fn behind(table: &Table, pawn: PieceId) -> SquareSet {
    let mut free = SquareSet::EMPTY;
    let mut at = table.at(pawn);
    for _ in 0..2 {
        at = table.variant().geometry.ahead(table.board.piece(pawn).side.foe(), at);
        if at == Square::OFF || !table.is_empty(at) {
            break;
        }
        free = free.with(at);
    }
    free
}

/// CS-091: a piece of the other player goes back to where it could have started.
fn rewind(t: T<'_, '_>, me: Seat) -> Flow {
    let pieces = t.table.who(me, foe(&[]));
    let moves = picks::moves_to(t.table, &pieces, &|piece| homes(t.table, piece));
    let m = picks::a_move(t, me, &moves)?;
    doors::make(t, me, m, Way::Sent);
    Ok(())
}
