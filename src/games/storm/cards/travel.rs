//! A piece goes straight to a square, whatever lies between (CS-0.42): CS-043, CS-045 to CS-047, CS-053, CS-075 to CS-077.

use super::printed;
use crate::board::{dir, Kind, PieceId, Square};
use crate::games::storm::board::moves::sendable;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{own, Counsel, Play, Row, When};
use crate::games::storm::model::memory::Way;
use crate::games::storm::model::table::Table;
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 43,
        name: "private-jet",
        title: "Private jet",
        window: When::Instead,
        lasts: false,
        text: "Move your king to any empty square where it is safe.",
        glyphs: "own:king arrow star",
        counsel: Counsel::Plain,
        play: printed::play(43),
    },
    Row {
        number: 45,
        name: "castlerock",
        title: "Castlerock",
        window: When::Instead,
        lasts: false,
        text: "Your king moves along an open rank or file to the square beside your rook, and the rook hops over to its other side.",
        glyphs: "own:king arrow own:rook",
        counsel: Counsel::Plain,
        play: Play::Do(castlerock),
    },
    Row {
        number: 46,
        name: "darling",
        title: "Darling",
        window: When::Instead,
        lasts: false,
        text: "Move your king to an empty square next to your queen, or your queen to one next to your king.",
        glyphs: "own:king arrow own:queen ring",
        counsel: Counsel::Plain,
        play: printed::play(46),
    },
    Row {
        number: 47,
        name: "courting",
        title: "Courting",
        window: When::Instead,
        lasts: false,
        text: "Move one of your knights to an empty square next to your queen.",
        glyphs: "own:knight arrow own:queen ring",
        counsel: Counsel::Plain,
        play: printed::play(47),
    },
    Row {
        number: 53,
        name: "pegasus",
        title: "Pegasus",
        window: When::Instead,
        lasts: false,
        text: "Move one of your knights to any empty square of the opposite colour.",
        glyphs: "own:knight arrow star",
        counsel: Counsel::Plain,
        play: printed::play(53),
    },
    Row {
        number: 75,
        name: "home",
        title: "Home",
        window: When::Instead,
        lasts: false,
        text: "Move one of your pieces (not a pawn) to a square where it could have started the game. It may capture there.",
        glyphs: "arrow row take",
        counsel: Counsel::Plain,
        play: printed::play(75),
    },
    Row {
        number: 76,
        name: "foursquare",
        title: "Foursquare",
        window: When::Instead,
        lasts: false,
        text: "Only if exactly three corners are occupied: move one of your pieces to the fourth.",
        glyphs: "ring arrow cross",
        counsel: Counsel::Plain,
        play: printed::play(76),
    },
    Row {
        number: 77,
        name: "periphery",
        title: "Periphery",
        window: When::Instead,
        lasts: false,
        text: "Move one of your pieces (not a pawn) from the edge to any other empty edge square.",
        glyphs: "own:rook arrow ring",
        counsel: Counsel::Plain,
        play: printed::play(77),
    },
];

/// The own pieces of these kinds that may be sent.
fn free(table: &Table, me: Seat, kinds: &'static [Kind]) -> Vec<PieceId> {
    sendable(table, me, own(kinds))
}

/// CS-045: the King goes to the near side of a Rook in line with it, the Rook to the King's other side.
fn castlerock(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    let kings = free(card.table(), me, &[Kind::King]);
    let fitting: Vec<PieceId> =
        kings.into_iter().filter(|&king| !partners(card.table(), me, king).is_empty()).collect();
    let king = card.asking("the king that goes").pick_if_several(&fitting)?;
    let rooks = partners(card.table(), me, king);
    let rook = card.asking("the rook that hops over the king").pick_one(&rooks)?;
    let Some((near, beyond)) = places(card.table(), king, rook) else { return Err(Stop::Void) };
    if card.table().at(king) != near {
        card.go(king, near, Way::Sent);
    }
    card.go(rook, beyond, Way::Sent);
    Ok(())
}

/// The Rooks with which a King can change places by Castlerock.
fn partners(table: &Table, me: Seat, king: PieceId) -> Vec<PieceId> {
    let rooks = free(table, me, &[Kind::Rook]);
    rooks.into_iter().filter(|&rook| rook != king && places(table, king, rook).is_some()).collect()
}

/// Squares on which King and Rook come to stand: next to the Rook, and beyond the King.
fn places(table: &Table, king: PieceId, rook: PieceId) -> Option<(Square, Square)> {
    // They are sent there: a wall between them is no matter.
    let land = table.land.unwalled();
    let geometry = &land.geometry;
    let (from, to) = (table.at(king), table.at(rook));
    let dir = geometry.line(to, from).filter(|&dir| dir::is_straight(dir))?;
    let near = geometry.next(dir, to);
    let mut at = near;
    while at != from {
        if at == Square::OFF || !table.is_empty(at) {
            return None;
        }
        at = geometry.next(dir, at);
    }
    let beyond = geometry.next(dir, near);
    let free = beyond != Square::OFF && (beyond == from || table.is_empty(beyond));
    free.then_some((near, beyond))
}
