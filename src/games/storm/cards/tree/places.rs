//! The squares that are meant.

use super::super::returns;
use super::pieces::starts;
use super::{Named, Run};
use crate::board::{PieceId, Square, SquareSet};
use crate::games::storm::model::table::Table;
use crate::games::storm::model::tree::words::SquareWord;
use crate::games::storm::model::tree::Place;

impl Run<'_> {
    /// The squares that are meant, for a piece if there is one: empty ones, unless it may capture there.
    pub(super) fn squares(&self, table: &Table, piece: Option<PieceId>, all: &[Place<'_>], takes: bool) -> SquareSet {
        let standing = if takes { table.land.terrain().squares() } else { table.empty() };
        all.iter().fold(standing, |left, place| self.narrowed(table, piece, left, place))
    }

    /// The squares that are meant and empty: those to which a piece comes that captures nobody.
    pub(super) fn free(&self, table: &Table, piece: Option<PieceId>, all: &[Place<'_>]) -> SquareSet {
        self.squares(table, piece, all, false) & table.empty()
    }

    fn narrowed(&self, table: &Table, piece: Option<PieceId>, left: SquareSet, place: &Place<'_>) -> SquareSet {
        match *place {
            Place::Is(word) => self.of_word(table, piece, left, word),
            Place::Rank(rank) => {
                let (terrain, side) = (table.land.terrain(), table.side(self.seat));
                only(left, &|at| terrain.row_of(side, at) + 1 == rank)
            }
            Place::Beside(others) => {
                let others = self.pieces(table, others).into_iter().filter(|&id| Some(id) != piece);
                let near = others.map(|id| table.variant().geometry.around(table.at(id)));
                left & near.fold(SquareSet::EMPTY, |all, set| all | set)
            }
            Place::Named(name) => match self.named(name) {
                Some(Named::Square(at)) => left & SquareSet::of(at),
                Some(Named::Piece(other)) => left & SquareSet::of(table.at(other)),
                _ => SquareSet::EMPTY,
            },
        }
    }

    fn of_word(&self, table: &Table, piece: Option<PieceId>, left: SquareSet, word: SquareWord) -> SquareSet {
        let (terrain, seat) = (table.land.terrain(), self.seat);
        match word {
            SquareWord::Empty => left & table.empty(),
            SquareWord::Any => terrain.squares(),
            SquareWord::Own => {
                let own = table.pieces(seat).iter().map(|id| table.at(id)).filter(|&at| at != Square::OFF);
                own.fold(left, SquareSet::with)
            }
            SquareWord::Edge => left & terrain.rim(),
            SquareWord::Corner => left & terrain.corner_squares(),
            SquareWord::Centre => left & terrain.centre(),
            SquareWord::Home => piece.map_or(SquareSet::EMPTY, |id| left & starts(table, id)),
            SquareWord::OtherColour => {
                let here = piece.map(|id| terrain.is_dark(table.at(id)));
                only(left, &|at| Some(terrain.is_dark(at)) != here)
            }
            SquareWord::Start => {
                let from = piece.and_then(|id| table.set_out_from(seat, id));
                only(left, &|at| Some(at) == from)
            }
            SquareWord::Shield => left & returns::shields(table, seat),
            SquareWord::Safe => {
                let side = table.side(seat.other());
                only(left, &|at| table.bent().attackers(at, side).is_empty())
            }
        }
    }
}

/// Those of the squares that fit.
pub(super) fn only(squares: SquareSet, fits: &dyn Fn(Square) -> bool) -> SquareSet {
    squares.iter().filter(|&at| fits(at)).fold(SquareSet::EMPTY, SquareSet::with)
}
