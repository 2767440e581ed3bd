//! Doors for many pieces at once (CS-0.49): what follows is judged when all of them have gone.

use super::changing::take_off;
use super::outcome::{apply_consequences, give_up, plain, record, spoil};
use crate::board::{Edit, PieceId, Square};
use crate::games::storm::board::rewind;
use crate::games::storm::model::memory::{CapturedPiece, PieceThen, Way};
use crate::games::storm::model::table::Table;
use crate::games::storm::T;
use crate::games::words;
use crate::play::Seat;

/// CS-0.6: pieces leave the board at once, otherwise than by being captured. Those of the player's own do not count as
/// taken by the opponent (CS-099).
pub fn remove_all(t: T<'_, '_>, me: Seat, pieces: &[PieceId]) {
    let taken: Vec<CapturedPiece> = pieces.iter().map(|&id| t.table.taken(id)).collect();
    give_up(t.table, me, &taken);
    let squares = lift_all(t, pieces);
    if !t.is_hushed() {
        let left = if pieces.len() == 1 { "leaves" } else { "leave" };
        let text = format!("{} {left} the board.", words::capital(listed(t.table, pieces, &squares)));
        t.say(me, text, squares.clone(), None);
    }
    t.table.last = squares;
    apply_consequences(t);
}

/// CS-111, CS-112: a piece captures others where they stand, all at once, and is out of the game itself.
pub fn blow_up(t: T<'_, '_>, me: Seat, taker: PieceId, prey: &[PieceId]) {
    let (at, was) = (t.table.at(taker), PieceThen::of(t.table, me, taker));
    let taken: Vec<CapturedPiece> = prey.iter().map(|&id| t.table.taken(id)).collect();
    give_up(t.table, me, &taken);
    record(t.table, me, plain(taker, at, at), was, Way::Stayed, taken);
    t.table.gone = t.table.gone.with(taker);
    let squares = lift_all(t, prey);
    let own = lift_all(t, &[taker]);
    if !t.is_hushed() {
        let [taker, prey] = [listed(t.table, &[taker], &own), listed(t.table, prey, &squares)];
        let text = format!("{} explodes and captures {prey}.", words::capital(taker));
        t.say(me, text, own.iter().chain(&squares).copied().collect(), None);
    }
    t.table.last = own.into_iter().chain(squares).collect();
    apply_consequences(t);
}

/// CS-0.43: pieces go to other squares at once, each with whoever shares its square, as in a swap. None of them stays
/// on a square to which another goes.
pub fn rearrange(t: T<'_, '_>, me: Seat, goals: &[(PieceId, Square)]) {
    rewind::mark_step(t.table);
    let shifts: Vec<(PieceId, Square, Square)> =
        goals.iter().map(|&(piece, to)| (piece, t.table.board.piece(piece).at, to)).collect();
    if !t.is_hushed() {
        let phrases = shifts.iter().map(|&(piece, _, to)| format!("the {} to {to}", t.table.told(piece)));
        let text = format!("{}.", words::capital(words::list(&phrases.collect::<Vec<_>>())));
        t.say(me, text, shifts.iter().flat_map(|&(_, from, to)| [from, to]).collect(), None);
    }
    for &(piece, from, to) in &shifts {
        for id in t.table.bent().occupants(from) {
            let was = PieceThen::of(t.table, me, id);
            record(t.table, me, plain(id, from, to), was, Way::Swapped, Vec::new());
        }
        debug_assert!(t.table.board.at(from) == Some(piece));
    }
    for &(piece, from, _) in &shifts {
        t.edit(Edit::Lift { piece, from });
    }
    for &(piece, _, at) in &shifts {
        t.edit(Edit::Place { piece, at });
    }
    let mut squares: Vec<Square> = shifts.iter().map(|&(_, from, _)| from).collect();
    squares.extend(shifts.iter().map(|&(_, _, to)| to).filter(|to| shifts.iter().all(|(_, from, _)| from != to)));
    spoil(t, &squares);
    t.table.last = squares;
    apply_consequences(t);
}

/// Takes pieces off the board, those that share a square as the second ones first; their squares are returned.
fn lift_all(t: T<'_, '_>, pieces: &[PieceId]) -> Vec<Square> {
    let squares: Vec<Square> = pieces.iter().map(|&id| t.table.at(id)).collect();
    let (hosts, lodgers): (Vec<PieceId>, Vec<PieceId>) =
        pieces.iter().partition(|&&id| t.table.board.piece(id).at != Square::OFF);
    for piece in lodgers.into_iter().chain(hosts) {
        take_off(t, piece);
    }
    squares
}

/// Pieces that have left these squares, as a phrase.
fn listed(table: &Table, pieces: &[PieceId], squares: &[Square]) -> String {
    let phrase = |(&id, at): (&PieceId, &Square)| {
        let piece = table.board.piece(id);
        format!("the {} {} on {at}", piece.side.name(), words::kind(piece.kind))
    };
    words::list(&pieces.iter().zip(squares).map(phrase).collect::<Vec<_>>())
}
