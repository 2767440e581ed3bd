//! A piece of the opponent changes sides: CS-103, CS-107.

use crate::board::{order, Kind, PieceId};
use crate::games::storm::board::checks;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{foe, Counsel, Play, Row, When};
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::permit;
use crate::play::{Flow, Seat};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 103,
        name: "judas",
        title: "Judas",
        window: When::After,
        lasts: false,
        text: "Your opponent just put you in check: a piece that gives the check (not a king) changes sides and is yours.",
        glyphs: "foe:rook arrow own:rook",
        counsel: Counsel::Prized,
        play: Play::Do(judas),
    },
    Row {
        number: 107,
        name: "traitor",
        title: "Traitor",
        window: When::Before,
        lasts: false,
        text: "An enemy pawn that stands nearer to your first rank than to your opponent's becomes yours. Then make your move.",
        glyphs: "foe:pawn arrow own:pawn",
        counsel: Counsel::Prized,
        play: Play::Do(traitor),
    },
];

/// CS-103: a piece that gives check changes sides. Only a turn of the other player has just put anybody in check.
fn judas(card: &mut CardPlay<'_, '_>) -> Flow {
    let (me, table) = (card.me(), card.table());
    card.void_if(card.is_own_turn())?;
    let checkers = checks::just_checking(table, me);
    let mut pieces: Vec<PieceId> = checkers.iter().filter(|&piece| can_defect(table, piece)).collect();
    order::by_key(&mut pieces, |&piece| (table.at(piece), piece));
    let piece = card.asking("the piece that changes sides").pick_one(&pieces)?;
    card.defect(piece);
    Ok(())
}

/// CS-107: a Pawn in one's own half changes sides; who is on move must then have one.
fn traitor(card: &mut CardPlay<'_, '_>) -> Flow {
    let mut pawns = card.who(foe(&[Kind::Pawn]));
    pawns.retain(|&pawn| can_defect(card.table(), pawn) && is_near(card.table(), card.me(), pawn));
    let pawn = card.asking("the pawn that changes sides").pick_one(&pawns)?;
    card.defect(pawn);
    if card.is_own_turn() {
        card.table_mut().now.won = card.table().now.won.with(pawn);
    }
    card.void_if(permit::moves(card.table()).is_empty())
}

/// True if a piece may change sides: no King, and nobody who shares a square, for opponents do not (CS-079).
pub(super) fn can_defect(table: &Table, piece: PieceId) -> bool {
    let shares = table.lodgers().contains(piece) || table.bent().lodger_of(piece).is_some();
    !shares && !table.is_royal(piece)
}

/// True if a piece stands nearer to a player's first rank than to the other's.
pub(super) fn is_near(table: &Table, me: Seat, piece: PieceId) -> bool {
    let row = |seat| table.land.terrain().row_of(table.side(seat), table.at(piece));
    row(me) < row(me.other())
}
