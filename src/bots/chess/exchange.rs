//! The material that captures win: at once, and when both sides go on capturing on the same square.

use super::evaluate::Weights;
use crate::board::{Board, Geometry, How, Kind, Move, Side, SquareSet};
use crate::bots::novice::PIECE;
use crate::bots::search::order::LOUD;

/// The loss of a side with its only King: more than all other pieces.
const ALL: i32 = 20_000;

/// The kind of piece that a move would capture. A King's castling may pass through or end where its partner stands.
#[inline(always)]
pub fn victim(board: &Board, m: Move) -> Option<Kind> {
    match m.how {
        How::Passing => Some(Kind::Pawn),
        How::Castle(..) => None,
        _ => board.at(m.to).map(|id| board.piece(id).kind),
    }
}

/// The rank of a capture or promotion: the most valuable victim first, then the least valuable captor.
#[inline(always)]
pub fn capture_rank(board: &Board, weights: &Weights, m: Move) -> Option<i32> {
    let promotion = m.becomes.map_or(0, |kind| weights.price(kind));
    match victim(board, m) {
        Some(taken) => Some(LOUD + 16 * (weights.price(taken) + promotion) - weights.price(board.piece(m.piece).kind)),
        None => m.becomes.map(|_| LOUD + 16 * promotion),
    }
}

/// The material that a capture or promotion wins.
pub fn gain(board: &Board, weights: &Weights, m: Move) -> i32 {
    let taken = victim(board, m).map_or(0, |kind| weights.price(kind));
    taken + m.becomes.map_or(0, |kind| weights.price(kind) - 100)
}

/// True if a move costs its mover a piece at once: the one that moves, beyond what it captures.
pub fn loses_piece(board: &Board, geometry: &Geometry, weights: &Weights, m: Move) -> bool {
    !wins(board, geometry, weights, m, 1 - PIECE)
}

/// True if the mover has won `least` or more once nobody gains by a further capture on the square to which the move
/// goes (static exchange evaluation). Each side captures with its cheapest piece; pins are not seen.
pub fn wins(board: &Board, geometry: &Geometry, weights: &Weights, m: Move, least: i32) -> bool {
    let piece = board.piece(m.piece);
    // The material that the side to capture has won beyond what it needs if its piece on the square is lost.
    let mut balance = gain(board, weights, m) - least;
    if balance < 0 {
        return false;
    }
    let price = |side: Side, kind: Kind| {
        let only = kind == Kind::King && (board.of(side) & board.kind(Kind::King)).single().is_some();
        if only {
            ALL
        } else {
            weights.price(kind)
        }
    };
    balance -= price(piece.side, m.becomes.unwrap_or(piece.kind));
    let mut occupied = board.occupied() & !SquareSet::of(m.from);
    if m.how == How::Passing {
        occupied = occupied & !SquareSet::of(m.takes_on());
    }
    let mut side = piece.side;
    while balance < 0 {
        side = side.foe();
        let attackers = board.attackers_among(geometry, m.to, occupied);
        let own = (attackers & board.squares(side)).iter().filter_map(|at| {
            let kind = board.at(at).map(|id| board.piece(id).kind)?;
            Some((price(side, kind), at))
        });
        // Without a capture, or with one into check, the side leaves things as they are.
        let Some((cost, at)) = own.min_by_key(|&(cost, _)| cost) else { return side != piece.side };
        if cost == ALL && !(attackers & board.squares(side.foe())).is_empty() {
            return side != piece.side;
        }
        occupied = occupied & !SquareSet::of(at);
        balance = -balance - 1 - cost;
    }
    side == piece.side
}
