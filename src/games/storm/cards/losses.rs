//! A piece leaves the board without being taken: CS-105, CS-109, CS-126.

use crate::board::{Kind, PieceId};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{foe, own, Counsel, Play, Row, When};
use crate::games::storm::model::table::Table;
use crate::play::Flow;

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 105,
        name: "retaliation",
        title: "Retaliation",
        window: When::After,
        lasts: false,
        text: "Your opponent just captured one of your pieces (not a pawn): remove one of their pawns.",
        glyphs: "foe:rook take foe:pawn cross",
        counsel: Counsel::Plain,
        play: Play::Do(retaliation),
    },
    Row {
        number: 109,
        name: "depression",
        title: "Depression",
        window: When::End,
        lasts: false,
        text: "Remove an enemy pawn that has no piece next to it.",
        glyphs: "foe:pawn ring cross",
        counsel: Counsel::Plain,
        play: Play::Do(depression),
    },
    Row {
        number: 126,
        name: "disintegrate",
        title: "Disintegrate",
        window: When::End,
        lasts: false,
        text: "Remove one of your own pieces (not the king).",
        glyphs: "own:pawn cross",
        counsel: Counsel::Plain,
        play: Play::Do(disintegrate),
    },
];

/// CS-105: a Pawn of the taker's army is removed for a piece that was more than a Pawn.
fn retaliation(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    card.void_if(!card.table().just_lost(me).any(|(_, taken)| taken.is_loss_beyond_pawn(me)))?;
    let pawn = card.asking("the pawn that is removed").pick_piece(foe(&[Kind::Pawn]).but(&[Kind::King]))?;
    card.remove(pawn);
    Ok(())
}

/// CS-109: a lonely Pawn of the other player is removed.
fn depression(card: &mut CardPlay<'_, '_>) -> Flow {
    let mut pawns = card.who(foe(&[Kind::Pawn]).but(&[Kind::King]));
    pawns.retain(|&pawn| is_alone(card.table(), pawn));
    let pawn = card.asking("the pawn that is removed").pick_one(&pawns)?;
    card.remove(pawn);
    Ok(())
}

/// True if no piece stands on any of the squares around another.
fn is_alone(table: &Table, piece: PieceId) -> bool {
    (table.variant().geometry.around(table.at(piece)) & !table.empty()).is_empty()
}

/// CS-126: a piece of one's own is removed.
fn disintegrate(card: &mut CardPlay<'_, '_>) -> Flow {
    let piece = card.asking("the piece you remove").pick_piece(own(&[]).but(&[Kind::King]))?;
    card.remove(piece);
    Ok(())
}
