//! A piece of the opponent changes sides: CS-103, CS-107.

use crate::board::{order, Kind, PieceId, PieceSet, Side};
use crate::games::storm::board::doors;
use crate::games::storm::model::catalog::{foe, Counsel, Play, Row, When};
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::permit;
use crate::games::storm::protocol::picks;
use crate::games::storm::T;
use crate::play::{Flow, Seat, Stop};

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
fn judas(t: T<'_, '_>, me: Seat) -> Flow {
    let table = &*t.table;
    if me == table.mover {
        return Err(Stop::Void);
    }
    let checkers = just_checking(table, me);
    let mut pieces: Vec<PieceId> = checkers.iter().filter(|&piece| can_defect(table, piece)).collect();
    order::by_key(&mut pieces, |&piece| (table.at(piece), piece));
    let piece = picks::one_piece(t, me, &pieces)?;
    doors::defect(t, me, piece);
    Ok(())
}

/// The pieces that give a King of the player the check of the turn just finished. One of two Kings may have stood in check
/// before: a piece that attacked him when that turn began has not just put him in check (CS-023).
pub fn just_checking(table: &Table, me: Seat) -> PieceSet {
    let side = table.side(me);
    let known = |king| {
        let had = table.now.attackers.iter().find(|(attacked, _)| *attacked == king);
        had.map_or(PieceSet::EMPTY, |(_, attackers)| *attackers)
    };
    let by = |king| table.bent().attackers(table.at(king), side.foe()) - known(king);
    table.bent().royals_in_check(side).iter().fold(PieceSet::EMPTY, |all, king| all | by(king))
}

/// A turn begins: who attacks which of two Kings is remembered for [`just_checking`].
pub fn note_attackers(table: &mut Table) {
    let kings_of = |side| table.royals(side).iter().map(move |king| (king, side));
    let pairs = Side::BOTH.into_iter().filter(|&side| table.royals(side).len() == 2).flat_map(kings_of);
    let attackers = pairs.map(|(king, side)| (king, table.bent().attackers(table.at(king), side.foe())));
    table.now.attackers = attackers.collect();
}

/// CS-107: a Pawn in one's own half changes sides; who is on move must then have one.
fn traitor(t: T<'_, '_>, me: Seat) -> Flow {
    let mut pawns = t.table.who(me, foe(&[Kind::Pawn]));
    pawns.retain(|&pawn| can_defect(t.table, pawn) && is_near(t.table, me, pawn));
    let pawn = picks::one_piece(t, me, &pawns)?;
    doors::defect(t, me, pawn);
    if me == t.table.mover {
        t.table.now.won = t.table.now.won.with(pawn);
    }
    if permit::moves(t.table).is_empty() {
        return Err(Stop::Void);
    }
    Ok(())
}

/// Whether a piece may change sides: no King, and nobody who shares a square, for opponents do not (CS-079).
fn can_defect(table: &Table, piece: PieceId) -> bool {
    let shares = table.lodgers().contains(piece) || table.bent().lodger_of(piece).is_some();
    !shares && !table.is_royal(piece)
}

/// Whether a piece stands nearer to a player's first rank than to the other's.
fn is_near(table: &Table, me: Seat, piece: PieceId) -> bool {
    let row = |seat| table.land.terrain().row_of(table.side(seat), table.at(piece));
    row(me) < row(me.other())
}
