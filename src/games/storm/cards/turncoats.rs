//! A piece of the opponent changes sides: CS-103, CS-107.

use crate::board::{order, Kind, PieceId};
use crate::games::storm::board::doors;
use crate::games::storm::model::catalog::{foe, Counsel, Play, Row, When};
use crate::games::storm::model::table::Table;
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
    let bent = table.bent();
    let king = bent.royal(table.side(me)).ok_or(Stop::Void)?;
    let checkers = bent.attackers(bent.at(king), table.side(me.other()));
    let mut pieces: Vec<PieceId> = checkers.iter().filter(|&piece| can_defect(table, piece)).collect();
    order::by_key(&mut pieces, |&piece| (table.at(piece), piece));
    if pieces.is_empty() || !table.checked(table.side(me)) {
        return Err(Stop::Void);
    }
    let piece = picks::one_piece(t, me, &pieces)?;
    doors::defect(t, me, piece);
    Ok(())
}

/// CS-107: a Pawn in one's own half changes sides; who is on move must then have one.
fn traitor(t: T<'_, '_>, me: Seat) -> Flow {
    let mut pawns = t.table.who(me, foe(&[Kind::Pawn]));
    pawns.retain(|&pawn| can_defect(t.table, pawn) && is_near(t.table, me, pawn));
    let pawn = picks::one_piece(t, me, &pawns)?;
    doors::defect(t, me, pawn);
    if t.table.legal(t.table.side(t.table.mover)).is_empty() {
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
