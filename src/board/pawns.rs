//! The Pawns' part of the generator: steps, captures, promotions and en passant.

use super::board::EMPTY;
use super::dir;
use super::kind::Kind;
use super::moves::Generator;
use super::piece::PieceId;
use super::sink::{pour, Go, How, Move, Sink, ON};
use super::square::{Square, SquareSet};

impl<S: Sink, const TAKES: bool> Generator<'_, S, TAKES> {
    /// All moves of the Pawns.
    #[inline]
    pub fn pawns(&mut self) -> Go {
        if S::COUNTS && !TAKES {
            let pawns = self.board.pawns(self.side);
            self.count_pawns(pawns & !self.pinned);
            for piece in (pawns & self.pinned).iter().filter_map(|at| self.board.at(at)) {
                self.pawn(piece)?;
            }
        } else {
            for piece in self.board.of(self.side) & self.board.kind(Kind::Pawn) {
                self.pawn(piece)?;
            }
        }
        if self.board.passing == Square::OFF {
            return ON;
        }
        self.in_passing()
    }

    /// Counts the moves of these Pawns, none of them pinned, at once.
    #[inline]
    fn count_pawns(&mut self, pawns: SquareSet) {
        let (board, geometry) = (self.board, &self.variant.geometry);
        let empty = !board.occupied();
        let forward = dir::forward(self.side);
        let once = geometry.shifted(pawns, forward) & empty;
        let from_second = geometry.shifted(pawns & self.variant.stepping_twice(self.side), forward) & empty;
        let twice = geometry.shifted(from_second, forward) & empty & self.allowed;
        let goals = once & self.allowed;
        let foes = board.squares(self.side.foe()) & self.allowed;
        let [left, right] = dir::takes(self.side).map(|dir| geometry.shifted(pawns, dir) & foes);
        // Steps end on empty squares and captures do not: two sets hold them all, and none twice.
        let (one, other) = (goals | left, twice | right);
        let mut count = one.len() + other.len();
        let last = self.variant.last_row(self.side);
        if self.variant.promotions.len() > 1 && !((one | other) & last).is_empty() {
            let promoting = (one & last).len() + (other & last).len();
            count += promoting * (self.variant.promotions.len() as u32 - 1);
        }
        self.sink.many(count);
    }

    /// The moves of one Pawn except en passant.
    #[inline]
    fn pawn(&mut self, piece: PieceId) -> Go {
        let (board, geometry) = (self.board, &self.variant.geometry);
        let from = board.piece(piece).at;
        let allowed = self.allowed_from(from);
        let forward = dir::forward(self.side);
        let to = geometry.next(forward, from);
        if board.cells[to.0 as usize] == EMPTY {
            let promotes = self.variant.last_row(self.side).contains(to) && !self.variant.promotions.is_empty();
            if allowed.contains(to) && (!TAKES || promotes) {
                self.arrive(piece, from, to)?;
            }
            if !TAKES && self.variant.stepping_twice(self.side).contains(from) {
                let to = geometry.next(forward, to);
                if board.cells[to.0 as usize] == EMPTY && allowed.contains(to) {
                    pour(self.sink, Move { piece, from, to, becomes: None, how: How::TwoStep })?;
                }
            }
        }
        for to in (geometry.pawn_set(self.side, from) & board.squares(self.side.foe()) & allowed).iter() {
            self.arrive(piece, from, to)?;
        }
        ON
    }

    /// Pours a step or capture, once for every promotion if the Pawn has come to its last rank.
    #[inline]
    fn arrive(&mut self, piece: PieceId, from: Square, to: Square) -> Go {
        let promotions = self.variant.promotions_at(self.side, to);
        if promotions.is_empty() {
            return self.pour(piece, from, to);
        }
        for &kind in promotions {
            pour(self.sink, Move { piece, from, to, becomes: Some(kind), how: How::Plain })?;
        }
        ON
    }

    /// En passant. Two pieces leave the rank at once, so legality is tested by removal, not by pins.
    fn in_passing(&mut self) -> Go {
        let (board, geometry, foe) = (self.board, &self.variant.geometry, self.side.foe());
        let to = board.passing;
        let beyond = geometry.ahead(foe, to);
        if beyond == Square::OFF || !board.pawns(foe).contains(beyond) || board.at(to).is_some() {
            return ON;
        }
        for dir in dir::takes(foe) {
            let from = geometry.next(dir, to);
            let Some(piece) = board.at(from) else { continue };
            if !board.pawns(self.side).contains(from) {
                continue;
            }
            let gone = SquareSet::of(from).with(beyond);
            let occupied = (board.occupied() & !gone).with(to);
            let exposed =
                self.royal.is_some_and(|(_, king)| board.attacked_through(self.variant, king, foe, !gone, occupied));
            if !exposed {
                pour(self.sink, Move { piece, from, to, becomes: None, how: How::Passing })?;
            }
        }
        ON
    }
}
