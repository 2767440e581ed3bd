//! A piece moves once in a way that is not its own: CS-048, CS-050, CS-052, CS-063, CS-064, CS-072, CS-125.

use crate::board::{How, Kind, Move, PieceId, Ways};
use crate::games::storm::board::moves::{self, kinds, movable, reach};
use crate::games::storm::board::tracks;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{own, Counsel, Play, Row, When, Who};
use crate::games::storm::model::memory::Way;
use crate::games::storm::model::table::Table;
use crate::play::{Flow, Seat, Stop};

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
        play: Play::Do(favorite),
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
        play: Play::Do(prayer),
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
        play: Play::Do(dub),
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
        play: Play::Do(chameleon),
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
        play: Play::Do(leapfrog),
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
        play: Play::Do(cannibalism),
    },
];

/// One of the pieces that are meant moves in the way of these kinds to an empty square (CS-0.45).
fn borrow(card: &mut CardPlay<'_, '_>, who: Who, lent: &[Kind]) -> Flow {
    let moves = |table: &Table, me: Seat| {
        let goals = |piece| reach(table.bent(), table.side(me), piece, lent, Ways::Free)[0];
        moves::promoting_to(table, &movable(table, me, who), &goals)
    };
    card.make_one_of(&moves, &|table, m| tracks::lent(table, m, lent))
}

/// Own pieces that are no Pawns.
const NO_PAWN: Who = own(&[]).but(&[Kind::Pawn]);

/// CS-048: a piece that is no Pawn moves as a Queen.
fn favorite(card: &mut CardPlay<'_, '_>) -> Flow {
    borrow(card, NO_PAWN, &[Kind::Queen])
}

/// CS-050: a piece moves as a Bishop.
fn prayer(card: &mut CardPlay<'_, '_>) -> Flow {
    borrow(card, own(&[]), &[Kind::Bishop])
}

/// CS-052: a piece moves as a Knight.
fn dub(card: &mut CardPlay<'_, '_>) -> Flow {
    borrow(card, own(&[]), &[Kind::Knight])
}

/// CS-064: a piece that is no Pawn moves as the piece moves that the other player moved last.
fn chameleon(card: &mut CardPlay<'_, '_>) -> Flow {
    // A copy is played in the opponent's turn (CS-133): what moved in it was moved last.
    let piece = card.table().moved_last(card.me()).ok_or(Stop::Void)?.m.piece;
    let lent = kinds(card.table(), piece);
    borrow(card, NO_PAWN, &lent)
}

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

/// CS-072: a line piece, or a Pawn with its double step, passes over own pieces.
fn leapfrog(card: &mut CardPlay<'_, '_>) -> Flow {
    let moves = |table: &Table, me: Seat| {
        let goals = |piece| reach(table.bent(), table.side(me), piece, &kinds(table, piece), Ways::OverOwn)[0];
        moves::moves_to(table, &movable(table, me, own(&[])), &goals)
    };
    card.make_one_of(&moves, &tracks::over)
}

/// CS-125: a piece captures another of the same player's pieces.
fn cannibalism(card: &mut CardPlay<'_, '_>) -> Flow {
    card.asking("a piece and then the piece it captures").make_one_of(&within, &tracks::own)
}

/// The captures among a player's own pieces.
fn within(table: &Table, me: Seat) -> Vec<Move> {
    let (overlay, mine) = (&table.overlay, table.pieces(me));
    let victim = |&id: &PieceId| mine.contains(id) && !overlay.safe.contains(id) && !table.is_royal(id);
    let edible = |to| table.bent().occupants(to).iter().all(|id| victim(&id));
    let mut moves: Vec<Move> = Vec::new();
    for piece in movable(table, me, own(&[])).into_iter().filter(|&piece| !overlay.meek.contains(piece)) {
        let met = table.bent().meets(piece);
        moves.extend(met.iter().filter(|&to| edible(to)).flat_map(|to| moves::promoting(table, piece, to)));
    }
    moves
}
