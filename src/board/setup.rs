//! Positions as text, both ways: the first four fields of FEN, on both boards.

use super::order;
use std::fmt::Write;

use super::board::Board;
use super::castling::{Castling, Rights, RightsStyle};
use super::cells::{cased, rows, write_rows};
use super::kind::Kind;
use super::piece::PieceId;
use super::refusal::SetupError;
use super::side::Side;
use super::square::{Square, SquareSet};
use super::variant::Variant;

/// A board and who is to move.
///
/// ```
/// use deckmate::board::{chess, Position, Side};
///
/// let text = "7k/6Q1/6K1/8/8/8/8/8 b - -";
/// let position = Position::parse(text, chess::variant())?;
/// assert!(position.board.checked(chess::variant(), Side::Black));
/// assert!(position.board.legal(chess::variant(), position.side).is_empty()); // checkmate
/// assert_eq!(position.text(chess::variant()), text);
///
/// let refused = Position::parse("8/8/8/8/8/8/8/8", chess::variant());
/// assert!(refused.is_err_and(|why| why.to_string().contains("king")));
/// # Ok::<(), deckmate::board::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// The pieces.
    pub board: Board,
    /// The side to move.
    pub side: Side,
}

impl Position {
    /// Writes the position as four fields.
    pub fn text(&self, variant: &Variant) -> String {
        // Room for any position, so that the text is never moved while it grows.
        let mut text = String::with_capacity(192);
        write_rows(&mut text, variant, |at| {
            let piece = self.board.at(at).map(|piece| self.board.piece(piece));
            piece.filter(|piece| piece.kind != Kind::Princess).map(|piece| (piece.kind, piece.side))
        });
        text.push(if self.side == Side::White { 'w' } else { 'b' });
        // Writing to a String cannot fail.
        let _ = write!(text, " {} {}", rights_text(&self.board, variant), self.board.passing());
        text
    }
}

/// Reads the first field; pieces are added in the order of their squares, a1 first.
pub(super) fn placement(field: &str, variant: &Variant) -> Result<Board, SetupError> {
    let mut pieces = Vec::new();
    for (rank, row) in (0..).zip(rows(field, variant)?) {
        for (file, it) in (0..).zip(row) {
            let Some((kind, side)) = it else { continue };
            let at = Square::new(file, rank);
            let stuck = variant.last_row(side).contains(at) && !variant.promotions.is_empty();
            if kind == Kind::Pawn && !variant.lenient && (variant.last_row(side.foe()).contains(at) || stuck) {
                return Err(SetupError::PawnRow(at));
            }
            pieces.push((kind, side, at));
        }
    }
    if pieces.len() > PieceId::AT_FIRST {
        return Err(SetupError::TooManyPieces(pieces.len()));
    }
    let mut board = Board::empty();
    for (kind, side, at) in pieces {
        let piece = board.add_piece(kind, side);
        board.put(piece, at);
    }
    Ok(board)
}

pub(super) fn count_kings(board: &Board, variant: &Variant) -> Result<(), SetupError> {
    for side in Side::BOTH {
        let found = (board.of(side) & board.kind(Kind::King)).len();
        if !variant.kings.contains(&found) {
            return Err(SetupError::Kings { side, found, allowed: variant.kings.clone() });
        }
    }
    Ok(())
}

/// The letter of a castling in the style of chess: the side of the board.
pub(super) fn wing(castling: &Castling) -> char {
    cased(if castling.partner > castling.king { 'K' } else { 'Q' }, castling.side)
}

/// The letter of a castling as X-FEN writes it: the side of the board, or the Rook's file where another Rook of that side
/// stands farther out.
fn outer(board: &Board, castling: &Castling) -> char {
    let Castling { side, king, partner, partner_kind, .. } = *castling;
    let (first, last) = if partner > king { (partner.file() + 1, 15) } else { (0, partner.file()) };
    let beyond = SquareSet::row(partner.rank()) & SquareSet::files(first.min(15), last) & !SquareSet::of(partner);
    let others = (board.of(side) & board.kind(partner_kind)).iter().map(|id| board.piece(id).at);
    if others.into_iter().any(|at| at != Square::OFF && beyond.contains(at)) {
        column(partner, side)
    } else {
        wing(castling)
    }
}

/// The letter of a piece's file in the style of the wide board.
pub(super) fn column(square: Square, side: Side) -> char {
    cased((b'a' + square.file()) as char, side)
}

/// Reads the third field. Rights whose pieces are not at home are dropped.
pub(super) fn rights(
    field: &str,
    board: &Board,
    variant: &Variant,
    dropped: &mut Vec<SetupError>,
) -> Result<Rights, SetupError> {
    let (mut rights, mut kept) = (Rights::NONE, String::new());
    if field == "-" {
        return Ok(rights);
    }
    let named = |castling: &Castling| match variant.rights_style {
        RightsStyle::Chess => vec![(wing(castling), castling.king), (wing(castling), castling.partner)],
        RightsStyle::Columns => [castling.king, castling.partner].map(|at| (column(at, castling.side), at)).to_vec(),
        RightsStyle::Files => {
            let letters = [wing(castling), column(castling.partner, castling.side)];
            let letter = letters.into_iter().find(|&letter| field.contains(letter)).unwrap_or(letters[0]);
            vec![(letter, castling.king), (letter, castling.partner)]
        }
    };
    for letter in field.chars() {
        let (mut known, mut missing) = (false, None);
        for castling in &variant.castlings {
            for (_, home) in named(castling).into_iter().filter(|(name, _)| *name == letter) {
                known = true;
                let kind = if home == castling.king { Kind::King } else { castling.partner_kind };
                let piece = board.at(home).map(|piece| board.piece(piece));
                if piece.is_none_or(|piece| piece.kind != kind || piece.side != castling.side) {
                    missing = missing.or(Some(SetupError::CastlingPieces { letter, kind, home }));
                }
            }
        }
        match missing {
            _ if !known => return Err(SetupError::CastlingLetter(letter)),
            Some(missing) if dropped.contains(&missing) => {}
            Some(missing) => dropped.push(missing),
            None => kept.push(letter),
        }
    }
    for (index, castling) in variant.castlings.iter().enumerate() {
        if named(castling).iter().all(|(name, _)| kept.contains(*name)) {
            rights = rights.with(index);
        }
    }
    Ok(rights)
}

fn rights_text(board: &Board, variant: &Variant) -> String {
    let rights = board.rights();
    let mut text = String::new();
    let left = || variant.castlings.iter().enumerate().filter(|(index, _)| rights.contains(*index));
    match variant.rights_style {
        RightsStyle::Chess => text.extend(left().map(|(_, castling)| wing(castling))),
        RightsStyle::Files => text.extend(left().map(|(_, castling)| outer(board, castling))),
        RightsStyle::Columns => {
            for side in Side::BOTH {
                let homes = |home: fn(&Castling) -> Square| {
                    let mut homes: Vec<Square> = left().filter(|(_, c)| c.side == side).map(|(_, c)| home(c)).collect();
                    order::by_key(&mut homes, |&home| home);
                    homes.dedup();
                    homes
                };
                let all = homes(|c| c.king).into_iter().chain(homes(|c| c.partner));
                text.extend(all.map(|home| column(home, side)));
            }
        }
    }
    if text.is_empty() {
        text.push('-');
    }
    text
}

/// Reads the fourth field. A square at which nobody could capture is dropped, in silence where a pawn has passed over it.
pub(super) fn passing(
    field: &str,
    board: &Board,
    side: Side,
    variant: &Variant,
    dropped: &mut Vec<SetupError>,
) -> Result<Square, SetupError> {
    if field == "-" {
        return Ok(Square::OFF);
    }
    let wrong = || SetupError::PassingSquare(field.to_string());
    let square = Square::parse(field).filter(|&square| variant.geometry.contains(square)).ok_or_else(wrong)?;
    // If cards decide who moves, either side may have made the double step.
    let mut movers = Side::BOTH.into_iter().filter(|&mover| !variant.royal || mover != side);
    let mover =
        movers.find(|&mover| variant.stepping_twice(mover).contains(variant.geometry.ahead(mover.foe(), square)));
    let Some(mover) = mover else {
        dropped.push(wrong());
        return Ok(Square::OFF);
    };
    let behind = variant.geometry.ahead(mover.foe(), square);
    let beyond = variant.geometry.ahead(mover, square);
    let stepped = board.at(beyond).map(|piece| board.piece(piece));
    let pawn = stepped.is_some_and(|piece| piece.kind == Kind::Pawn && piece.side == mover);
    if !pawn || board.at(square).is_some() || board.at(behind).is_some() {
        dropped.push(SetupError::PassingPawn(square));
        return Ok(Square::OFF);
    }
    let counts = board.passing_counts(variant, square, mover);
    Ok(if counts { square } else { Square::OFF })
}
