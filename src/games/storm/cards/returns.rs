//! A piece comes back from the pool: CS-092 to CS-095, CS-128.

use crate::board::Side;
use crate::board::{dir, order, Kind, PieceId, Square, SquareSet};
use crate::games::storm::board::doors;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{own, Counsel, Play, Row, When};
use crate::games::storm::model::table::Table;
use crate::games::storm::Choice;
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 92,
        name: "dalai-lama",
        title: "Dalai Lama",
        window: When::After,
        lasts: false,
        text: "The piece your opponent just captured returns to one of its empty starting squares.",
        glyphs: "own:knight cross back own:knight",
        counsel: Counsel::Prized,
        play: Play::Do(dalai_lama),
    },
    Row {
        number: 93,
        name: "voodoo",
        title: "Voodoo",
        window: When::Instead,
        lasts: false,
        text: "Your king is in check along a line: put one of your captured pieces in between, so that the check is stopped.",
        glyphs: "foe:rook arrow own:bishop star own:king",
        counsel: Counsel::Prized,
        play: Play::Do(voodoo),
    },
    Row {
        number: 94,
        name: "encore",
        title: "Encore",
        window: When::End,
        lasts: false,
        text: "One of your captured pieces (not a queen) returns to one of its empty starting squares.",
        glyphs: "cross back own:rook",
        counsel: Counsel::Prized,
        play: Play::Do(encore),
    },
    Row {
        number: 95,
        name: "airborne",
        title: "Airborne",
        window: When::Instead,
        lasts: false,
        text: "One of your captured pawns lands on an empty central square.",
        glyphs: "cross back own:pawn",
        counsel: Counsel::Plain,
        play: Play::Do(airborne),
    },
    Row {
        number: 128,
        name: "fodder",
        title: "Fodder",
        window: When::After,
        lasts: false,
        text: "The piece your opponent just captured returns in place of one of your pawns, which is lost instead.",
        glyphs: "own:knight arrow own:pawn cross",
        counsel: Counsel::Prized,
        play: Play::Do(fodder),
    },
];

/// CS-092: a piece that was just taken starts again.
fn dalai_lama(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    let taken = just_lost(card.table(), me);
    let piece = choose(card, taken, |table, piece| !homes(table, piece).is_empty())?;
    let (at, army) = (a_home(card, piece)?, army_of(card.table(), me, piece));
    doors::reclaim(card.turn(), piece, army);
    card.arrive(piece, at);
    Ok(())
}

/// CS-093: a piece that the other player took parries a check that comes along a line.
fn voodoo(card: &mut CardPlay<'_, '_>) -> Flow {
    let squares = shields(card.table(), card.me());
    let lost: Vec<PieceId> = card.table().lost(card.side()).iter().collect();
    let piece = choose(card, lost, |_, _| !squares.is_empty())?;
    let at = card.asking("the square that stops the check").pick_square_if_several(squares)?;
    card.arrive(piece, at);
    Ok(())
}

/// The empty squares between Kings who are in check and those who give it along lines.
pub(super) fn shields(table: &Table, me: Seat) -> SquareSet {
    let kings = table.bent().royals_in_check(table.side(me));
    kings.iter().fold(SquareSet::EMPTY, |all, king| all | before(table, me, table.at(king)))
}

fn before(table: &Table, me: Seat, king: Square) -> SquareSet {
    let (bent, side) = (table.bent(), table.side(me));
    let checkers = bent.attackers(king, side.foe());
    let between = |dir| {
        let mut squares = SquareSet::EMPTY;
        let mut at = table.variant().geometry.next(dir, king);
        while at != Square::OFF && at != king && table.is_empty(at) {
            squares = squares.with(at);
            at = table.variant().geometry.next(dir, at);
        }
        let checks = at != Square::OFF && !(bent.occupants(at) & checkers).is_empty();
        if checks {
            squares
        } else {
            SquareSet::EMPTY
        }
    };
    dir::ALL.into_iter().fold(SquareSet::EMPTY, |all, dir| all | between(dir))
}

/// CS-095: a Pawn of the pool comes down in the middle.
fn airborne(card: &mut CardPlay<'_, '_>) -> Flow {
    let table = card.table();
    let pawn = table.pool(table.side(card.me())).iter().find(|&id| table.board.piece(id).kind == Kind::Pawn);
    let pawn = pawn.ok_or(Stop::Void)?;
    let squares = table.land.terrain().centre() & table.empty();
    let at = card.asking("where the pawn lands").pick_square_if_several(squares)?;
    card.arrive(pawn, at);
    Ok(())
}

/// CS-094: a piece of the pool starts again.
fn encore(card: &mut CardPlay<'_, '_>) -> Flow {
    let pool: Vec<PieceId> = card.table().pool(card.side()).iter().collect();
    let fits = |table: &Table, piece| table.board.piece(piece).kind != Kind::Queen && !homes(table, piece).is_empty();
    let piece = choose(card, pool, fits)?;
    let at = a_home(card, piece)?;
    card.arrive(piece, at);
    Ok(())
}

/// CS-128: a piece that was just taken comes back in place of a Pawn.
fn fodder(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    let taken = just_lost(card.table(), me);
    let piece = choose(card, taken, |_, _| true)?;
    let mut pawns = card.who(own(&[Kind::Pawn]).but(&[Kind::King]));
    // Two pieces that share a square cannot be replaced: the square would still be occupied.
    pawns.retain(|&pawn| card.table().lodger_at(card.table().at(pawn)).is_none());
    let pawn = card.asking("the pawn that is lost instead").pick_one(&pawns)?;
    let army = army_of(card.table(), me, piece);
    doors::reclaim(card.turn(), piece, army);
    card.replace(pawn, piece);
    Ok(())
}

/// The pieces that the other player took in the turn just finished, as far as they lie in the pool.
pub(super) fn just_lost(table: &Table, me: Seat) -> Vec<PieceId> {
    let taken = table.just_lost(me).map(|(_, taken)| taken);
    taken.filter(|taken| taken.may_return_to(table, me)).map(|taken| taken.piece).collect()
}

/// The army that has just lost a piece: not always its first one (CS-0.7).
pub fn army_of(table: &Table, me: Seat, piece: PieceId) -> Side {
    let of = table.just_lost(me).filter(|(_, taken)| taken.piece == piece).last().and_then(|(_, taken)| taken.of);
    of.unwrap_or(table.board.piece(piece).side)
}

/// One of these pieces by its kind; nothing is asked if there is only one kind.
pub(super) fn choose(
    card: &mut CardPlay<'_, '_>,
    mut pieces: Vec<PieceId>,
    fits: impl Fn(&Table, PieceId) -> bool,
) -> Flow<PieceId> {
    pieces.retain(|&piece| fits(card.table(), piece));
    let named = |table: &Table, piece: PieceId| {
        let it = table.board.piece(piece);
        Choice::OffBoard(it.side, it.kind)
    };
    order::by_key(&mut pieces, |&piece| (card.table().board.piece(piece).kind, piece));
    let mut options: Vec<Choice> = pieces.iter().map(|&piece| named(card.table(), piece)).collect();
    options.dedup();
    let chosen = match options[..] {
        [only] => only,
        _ => card.asking("the piece that returns").pick(options)?,
    };
    pieces.into_iter().find(|&piece| named(card.table(), piece) == chosen).ok_or(Stop::Diverged)
}

/// CS-0.8: the empty squares on which a piece could have started.
pub fn homes(table: &Table, piece: PieceId) -> SquareSet {
    let kind = table.board.piece(piece).kind.starts_as();
    table.variant().starts(table.origin(piece), kind) & table.empty()
}

/// One of the starting squares of a piece.
fn a_home(card: &mut CardPlay<'_, '_>, piece: PieceId) -> Flow<Square> {
    let squares = homes(card.table(), piece);
    card.asking("its starting square").pick_square_if_several(squares)
}
