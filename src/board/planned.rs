//! Moves that a side may plan while the other one is to move: where its pieces could go if the way were free.

use super::board::Board;
use super::kind::Kind;
use super::order;
use super::piece::PieceId;
use super::reach::{Power, Reach};
use super::side::Side;
use super::sink::{How, Move};
use super::square::{Square, SquareSet};
use super::variant::Variant;

impl Board {
    /// Moves as far as the kinds of the pieces and the castling rights allow them, whoever stands in the way or on the
    /// goal by now: the other side's move may change that. Sorted as legal moves are.
    pub fn planned(&self, variant: &Variant, side: Side) -> Vec<Move> {
        let plain = |piece, from, to| Move { piece, from, to, becomes: None, how: How::Plain };
        let mut moves = Vec::new();
        for piece in self.of(side) {
            let from = self.piece(piece).at;
            for to in self.goals(variant, piece).iter() {
                let kinds = match self.piece(piece).kind {
                    Kind::Pawn => variant.promotions_at(side, to),
                    _ => &[],
                };
                let promoted = |&kind: &Kind| Move { becomes: Some(kind), ..plain(piece, from, to) };
                match kinds {
                    [] => moves.push(plain(piece, from, to)),
                    _ => moves.extend(kinds.iter().map(promoted)),
                }
            }
        }
        let mut rights = variant.own(self.rights(), side);
        while let Some(index) = rights.take_first() {
            let castling = &variant.castlings[index];
            if let Some(king) = self.own(castling.king, Kind::King, side) {
                let how = How::Castle(index as u8, castling.named());
                moves.push(Move { how, ..plain(king, castling.king, castling.king_to) });
            }
        }
        order::by_key(&mut moves, Move::key);
        moves.dedup_by_key(|m| m.key());
        moves
    }

    /// The squares to which a piece goes on an empty board; a pawn to those that it captures on, too.
    fn goals(&self, variant: &Variant, piece: PieceId) -> SquareSet {
        let (it, geometry) = (self.piece(piece), &variant.geometry);
        if it.kind == Kind::Pawn {
            let ahead = geometry.ahead(it.side, it.at);
            let twice = variant.stepping_twice(it.side).contains(it.at);
            let steps = [ahead, if twice { geometry.ahead(it.side, ahead) } else { Square::OFF }];
            let all = geometry.pawn_set(it.side, it.at);
            return steps.into_iter().filter(|&to| to != Square::OFF).fold(all, SquareSet::with);
        }
        let reach = Reach::of(it.kind);
        [
            (Power::Leap, geometry.leap_set(it.at)),
            (Power::Step, geometry.step_set(it.at)),
            (Power::Straight, geometry.straight_lines(it.at)),
            (Power::Aslant, geometry.aslant_lines(it.at)),
        ]
        .into_iter()
        .filter(|&(power, _)| reach.has(power))
        .fold(SquareSet::EMPTY, |all, (_, goals)| all | goals)
    }
}
