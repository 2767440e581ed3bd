//! A piece moves once in a way that is not its own: CS-048, CS-050, CS-052, CS-063, CS-064, CS-072, CS-125.

use super::printed;
use crate::board::{How, Kind, Move, Ways};
use crate::games::storm::board::moves::{self, kinds, movable, reach};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{own, Counsel, Play, Row, When};
use crate::games::storm::model::memory::Way;
use crate::games::storm::model::table::Table;
use crate::play::{Flow, Seat};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 48,
        name: "favorite",
        title: "Favorite",
        window: When::Instead,
        lasts: false,
        text: "Move one of your pieces (not a pawn) like a queen, to an empty square.",
        glyphs: "any:queen star line diag arrow",
        counsel: Counsel::Plain,
        play: printed::play(48),
    },
    Row {
        number: 50,
        name: "prayer",
        title: "Prayer",
        window: When::Instead,
        lasts: false,
        text: "Move one of your pieces like a bishop, to an empty square.",
        glyphs: "any:bishop diag arrow",
        counsel: Counsel::Prized,
        play: printed::play(50),
    },
    Row {
        number: 52,
        name: "dub",
        title: "Dub",
        window: When::Instead,
        lasts: false,
        text: "Move one of your pieces like a knight, to an empty square.",
        glyphs: "any:knight leap arrow",
        counsel: Counsel::Plain,
        play: printed::play(52),
    },
    Row {
        number: 63,
        name: "modesty",
        title: "Modesty",
        window: When::Instead,
        lasts: false,
        text: "Move one of your pieces like one of your pawns, captures included. On the last rank it may promote, unless it is a king.",
        glyphs: "any:pawn arrow promote",
        counsel: Counsel::Prized,
        play: Play::Do(modesty),
    },
    Row {
        number: 64,
        name: "chameleon",
        title: "Chameleon",
        window: When::Instead,
        lasts: false,
        text: "Move one of your pieces (not a pawn) to an empty square, moving like the piece your opponent moved last.",
        glyphs: "foe:knight chain own:rook arrow",
        counsel: Counsel::Plain,
        play: printed::play(64),
    },
    Row {
        number: 72,
        name: "leapfrog",
        title: "Leapfrog",
        window: When::Instead,
        lasts: false,
        text: "A queen, rook, bishop or double-stepping pawn jumps over at least one of your own pieces to an empty square.",
        glyphs: "own:rook leap own:pawn arrow",
        counsel: Counsel::Plain,
        play: printed::play(72),
    },
    Row {
        number: 125,
        name: "cannibalism",
        title: "Cannibalism",
        window: When::Instead,
        lasts: false,
        text: "One of your pieces captures another of your pieces (not the king).",
        glyphs: "own:rook take own:pawn",
        counsel: Counsel::Plain,
        play: printed::play(125),
    },
];

/// CS-063: a piece moves as a Pawn of the player.
fn modesty(card: &mut CardPlay<'_, '_>) -> Flow {
    card.make_one_of(&modest_moves, &|_, _| Way::Other)
}

/// The moves of any piece as a Pawn.
fn modest_moves(table: &Table, me: Seat) -> Vec<Move> {
    let mut moves: Vec<Move> = Vec::new();
    for piece in movable(table, me, own(&[])) {
        let [empty, met] = reach(table.bent(), table.side(me), piece, &[Kind::Pawn], Ways::Free);
        let takes = met.iter().filter(|&to| moves::may_take(table, piece, to));
        for to in empty.iter().chain(takes) {
            moves.extend(modest(table, me, moves::plain(table, piece, to)));
        }
    }
    let passing = table.legal(table.side(me)).into_iter().filter(|m| m.how == How::Passing);
    moves.extend(passing);
    moves
}

/// The ways of making a Pawn's move: a real Pawn must be promoted on its last row, others may be, but neither the King
/// nor a fused piece (CS-0.46). Only a real Pawn's double step can be captured in passing.
fn modest(table: &Table, me: Seat, m: Move) -> Vec<Move> {
    let is_pawn = kinds(table, m.piece).contains(&Kind::Pawn);
    if is_pawn && m.from.rank().abs_diff(m.to.rank()) == 2 {
        return vec![Move { how: How::TwoStep, ..m }];
    }
    let is_fused = table.overlay.fused.iter().any(|&(id, _)| id == m.piece);
    let is_bound = table.counts_as(m.piece, Kind::Pawn) || table.is_royal(m.piece) || is_fused;
    if is_bound || !table.land.terrain().is_last_row(table.side(me), m.to) {
        return moves::promoting(table, m.piece, m.to);
    }
    let was = table.board.piece(m.piece).kind;
    let promoted = table.variant().promotions.iter().copied().filter(|&kind| kind != was);
    [m].into_iter().chain(promoted.map(|kind| Move { becomes: Some(kind), ..m })).collect()
}
