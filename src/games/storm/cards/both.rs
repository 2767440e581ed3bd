//! Both players choose when the card is carried out, the opponent first: CS-090, CS-097.

use crate::board::{dir, order, Kind, Move, PieceId, PieceSet, Side, Square, SquareSet};
use crate::games::storm::board::{doors, moves};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{own, Counsel, Play, Row, When};
use crate::games::storm::model::checks::Checks;
use crate::games::storm::model::memory::Way;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::picks;
use crate::games::storm::Choice;
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 90,
        name: "schisme",
        title: "Schisme",
        window: When::End,
        lasts: false,
        text: "Every bishop that can must step one square along a rank or file, to an empty square: first your opponent's, then yours.",
        glyphs: "any:bishop arrow",
        counsel: Counsel::Plain,
        play: Play::Do(schisme),
    },
    Row {
        number: 97,
        name: "zombies",
        title: "Zombies",
        window: When::End,
        lasts: false,
        text: "In turn, your opponent first, you each return up to two of your captured pawns to empty squares of your second rank.",
        glyphs: "cross back any:pawn any:pawn",
        counsel: Counsel::Plain,
        play: Play::Do(zombies),
    },
];

/// The Pawns that each player gets back by Zombies.
const EACH: usize = 2;

/// CS-090: all Bishops step aside, one after the other, each judged when its turn comes; a neutral one steps with those of
/// the card's player.
fn schisme(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    let mut stepped = PieceSet::EMPTY;
    for seat in [card.other(), me] {
        loop {
            let steps = steps(card.table(), me, seat, stepped);
            let m = match steps[..] {
                [] => break,
                [only] => only,
                _ => {
                    let options = steps.iter().map(|&m| card.table().choice(m)).collect();
                    picks::moved(card.then_ask(seat, false, options)?)?
                }
            };
            stepped = stepped.with(m.piece);
            doors::make(card.turn(), seat, m, Way::Other);
        }
    }
    card.void_if(stepped.is_empty())
}

/// The steps that a player's Bishops have which have not stepped yet.
fn steps(table: &Table, me: Seat, seat: Seat, stepped: PieceSet) -> Vec<Move> {
    let bent = table.bent();
    let is_due = |&piece: &PieceId| {
        let is_mine = seat == me || !table.overlay.neutral.contains(piece);
        is_mine && !stepped.contains(piece) && !bent.is_stuck(piece)
    };
    let bishops: Vec<PieceId> = table.who(seat, own(&[Kind::Bishop])).into_iter().filter(is_due).collect();
    let beside = |piece: PieceId| -> SquareSet {
        let squares = dir::STRAIGHT.into_iter().map(|dir| table.variant().geometry.next(dir, table.at(piece)));
        squares.map(SquareSet::of).fold(SquareSet::EMPTY, |all, one| all | one) & table.empty()
    };
    let mut moves = moves::moves_to(table, &bishops, &beside);
    let before = Checks::of(table);
    moves.retain(|&m| is_free(table, &before, me, seat, m));
    order::by_key(&mut moves, |m| (m.from, m.piece, m.key()));
    moves
}

/// True if a step leaves the King of its own army safe, and no King open to capture against CS-0.51: that of the player
/// on turn, and that of the player of the card.
fn is_free(table: &Table, before: &Checks, me: Seat, seat: Seat, m: Move) -> bool {
    let bent = table.bent();
    let edits = bent.edits(m, table.side(seat));
    let is_safe = |side: Side| bent.is_safe_after(&edits, side);
    let spared = [table.mover, me].map(|seat| table.side(seat));
    is_safe(table.side(seat)) && spared.into_iter().all(|side| before.in_check(side) || is_safe(side))
}

/// CS-097: in turn, the opponent first, both get Pawns back.
fn zombies(card: &mut CardPlay<'_, '_>) -> Flow {
    let mut back = 0;
    for _ in 0..EACH {
        for seat in [card.other(), card.me()] {
            back += usize::from(rise(card, seat)?);
        }
    }
    card.void_if(back == 0)
}

/// A Pawn of a player's pool comes to the second rank, if there is one, and room for it.
fn rise(card: &mut CardPlay<'_, '_>, seat: Seat) -> Flow<bool> {
    let (table, side) = (card.table(), card.table().side(seat));
    let Some(pawn) = table.pool(side).iter().find(|&id| table.board.piece(id).kind == Kind::Pawn) else {
        return Ok(false);
    };
    let terrain = table.land.terrain();
    let free: Vec<Square> = table.empty().iter().filter(|&at| terrain.is_second_row(side, at)).collect();
    let at = match free[..] {
        [] => return Ok(false),
        [only] => only,
        _ => match card.asking("the square where your pawn returns").then_ask(
            seat,
            false,
            free.into_iter().map(Choice::Square).collect(),
        )? {
            Choice::Square(at) => at,
            _ => return Err(Stop::Diverged),
        },
    };
    doors::arrive(card.turn(), seat, pawn, at);
    Ok(true)
}
