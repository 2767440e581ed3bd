//! The test that a king is in sight of a move: only then is a check asked for, and only then may a missed one be
//! claimed (DX-14).

use crate::board::{Board, Edit, Kind, PieceId, PieceSet, Side, Square, SquareSet, Variant};

/// As near to a king any piece is in its sight.
const NEAR: u8 = 2;

/// Pieces and squares that a move has touched: the pieces that it moved or changed, and the squares that it left.
struct Touched {
    pieces: PieceSet,
    left: SquareSet,
}

impl Touched {
    fn by(edits: &[Edit]) -> Touched {
        let mut touched = Touched { pieces: PieceSet::EMPTY, left: SquareSet::EMPTY };
        for edit in edits {
            match *edit {
                Edit::Shift { piece, from, .. } => {
                    touched.pieces = touched.pieces.with(piece);
                    touched.left = touched.left.with(from);
                }
                Edit::Lift { from, .. } => touched.left = touched.left.with(from),
                Edit::Place { piece, .. } | Edit::Recast { piece, .. } | Edit::Defect { piece, .. } => {
                    touched.pieces = touched.pieces.with(piece);
                }
                Edit::Rights { .. } | Edit::Passing { .. } => {}
            }
        }
        touched
    }
}

/// True if a king of either colour is in sight of these changes, which have been made: a piece of the other colour
/// stands within two squares of it or, whatever is between, on a line with it along which it goes, and one of both was
/// moved or the line was left. So it is whenever a king is newly attacked, and often when none is.
pub fn is_king_in_sight(board: &Board, variant: &Variant, edits: &[Edit]) -> bool {
    let touched = Touched::by(edits);
    Side::BOTH.into_iter().any(|side| {
        let kings = board.of(side) & board.kind(Kind::King);
        kings.iter().any(|king| board.of(side.foe()).iter().any(|piece| sees(board, variant, &touched, piece, king)))
    })
}

fn sees(board: &Board, variant: &Variant, touched: &Touched, piece: PieceId, king: PieceId) -> bool {
    let [(from, kind), (to, _)] = [piece, king].map(|id| (board.piece(id).at, board.piece(id).kind));
    let is_touched = touched.pieces.contains(piece) || touched.pieces.contains(king);
    let geometry = &variant.geometry;
    let straight = geometry.straight_lines(to).contains(from) && matches!(kind, Kind::Queen | Kind::Rook);
    let aslant = geometry.aslant_lines(to).contains(from) && matches!(kind, Kind::Queen | Kind::Bishop);
    let line = geometry.line(from, to).filter(|_| straight || aslant);
    let is_opened = line.is_some_and(|dir| !(geometry.between(from, dir, to) & touched.left).is_empty());
    is_opened || is_touched && (line.is_some() || is_near(from, to))
}

fn is_near(one: Square, other: Square) -> bool {
    one.file().abs_diff(other.file()) <= NEAR && one.rank().abs_diff(other.rank()) <= NEAR
}
