//! A piece goes straight to a square, whatever lies between (CS-0.42): CS-043, CS-045 to CS-047, CS-053, CS-075 to CS-077.

use crate::board::{dir, Kind, Move, PieceId, Square, SquareSet};
use crate::games::storm::board::moves::{self, sendable};
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
        play: Play::Do(private_jet),
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
        play: Play::Do(darling),
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
        play: Play::Do(courting),
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
        play: Play::Do(pegasus),
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
        play: Play::Do(home),
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
        play: Play::Do(foursquare),
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
        play: Play::Do(periphery),
    },
];

/// One of the moves that are found is chosen, and the piece is sent there.
fn send(card: &mut CardPlay<'_, '_>, find: &dyn Fn(&Table, Seat) -> Vec<Move>) -> Flow {
    card.make_one_of(find, &|_, _| Way::Sent)
}

/// The own pieces of these kinds that may be sent.
fn free(table: &Table, me: Seat, kinds: &'static [Kind]) -> Vec<PieceId> {
    sendable(table, me, own(kinds))
}

/// CS-043: the King goes to any empty square.
fn private_jet(card: &mut CardPlay<'_, '_>) -> Flow {
    send(card, &|table, me| moves::moves_to(table, &free(table, me, &[Kind::King]), &|_| table.empty()))
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

/// The empty squares around other pieces than this one.
fn around(table: &Table, others: &[PieceId], piece: PieceId) -> SquareSet {
    let steps = |&other: &PieceId| table.variant().geometry.around(table.at(other));
    let beside = others.iter().filter(|&&other| other != piece).map(steps);
    beside.fold(SquareSet::EMPTY, |all, squares| all | squares) & table.empty()
}

/// CS-046: the King goes next to the Queen, or the Queen next to the King.
fn darling(card: &mut CardPlay<'_, '_>) -> Flow {
    send(card, &|table, me| {
        let (kings, queens) = (table.who(me, own(&[Kind::King])), table.who(me, own(&[Kind::Queen])));
        let mut moves = moves::moves_to(table, &free(table, me, &[Kind::King]), &|king| around(table, &queens, king));
        moves.extend(moves::moves_to(table, &free(table, me, &[Kind::Queen]), &|queen| around(table, &kings, queen)));
        distinct(moves)
    })
}

/// CS-047: a Knight goes next to a Queen.
fn courting(card: &mut CardPlay<'_, '_>) -> Flow {
    send(card, &|table, me| {
        let (knights, queens) = (free(table, me, &[Kind::Knight]), table.who(me, own(&[Kind::Queen])));
        distinct(moves::moves_to(table, &knights, &|knight| around(table, &queens, knight)))
    })
}

/// Each move once, sorted: a piece may be King and Queen at once.
fn distinct(mut moves: Vec<Move>) -> Vec<Move> {
    crate::board::order::by_key(&mut moves, |m| (m.piece, m.key()));
    moves.dedup();
    moves
}

/// CS-053: a Knight goes to any empty square of the other shade (CS-0.93).
fn pegasus(card: &mut CardPlay<'_, '_>) -> Flow {
    send(card, &|table, me| {
        let shade = |at: Square| table.land.terrain().is_dark(at);
        let knights = free(table, me, &[Kind::Knight]);
        moves::moves_to(table, &knights, &|knight| only(table.empty(), &|at| shade(at) != shade(table.at(knight))))
    })
}

/// Those of the squares that fit.
fn only(squares: SquareSet, fits: &dyn Fn(Square) -> bool) -> SquareSet {
    squares.iter().filter(|&at| fits(at)).fold(SquareSet::EMPTY, SquareSet::with)
}

/// CS-075: a piece goes to a square where it could have started, capturing what stands there.
fn home(card: &mut CardPlay<'_, '_>) -> Flow {
    send(card, &|table, me| {
        let pieces = sendable(table, me, own(&[]).but(&[Kind::Pawn]));
        moves::moves_to(table, &pieces, &|piece| {
            only(starts(table, piece), &|to| {
                to != table.at(piece) && (table.is_empty(to) || moves::is_prey(table, me, piece, to))
            })
        })
    })
}

/// CS-0.8: squares on which a piece could have started; of its host for a fused one.
fn starts(table: &Table, piece: PieceId) -> SquareSet {
    table.variant().starts(table.origin(piece), table.board.piece(piece).kind.starts_as())
}

/// CS-076: when three corners are occupied, a piece goes to the fourth.
fn foursquare(card: &mut CardPlay<'_, '_>) -> Flow {
    let corners = card.table().land.terrain().corner_squares();
    let corner = (corners & card.table().empty()).single().filter(|_| corners.len() == 4).ok_or(Stop::Void)?;
    send(card, &|table, me| moves::moves_to(table, &free(table, me, &[]), &|_| SquareSet::of(corner)))
}

/// CS-077: a piece on the edge goes to another empty square of the edge.
fn periphery(card: &mut CardPlay<'_, '_>) -> Flow {
    send(card, &|table, me| {
        let edge = table.land.terrain().rim();
        let mut pieces = sendable(table, me, own(&[]).but(&[Kind::Pawn]));
        pieces.retain(|&piece| edge.contains(table.at(piece)));
        let goals = table.empty() & edge;
        moves::moves_to(table, &pieces, &|_| goals)
    })
}
