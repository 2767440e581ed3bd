//! Attacks: which pieces attack a square, regardless of pins, and whether a side is in check.

use super::board::Board;
use super::geometry::Geometry;
use super::kind::Kind;
use super::piece_set::PieceSet;
use super::reach::{Power, Reach};
use super::side::Side;
use super::square::{Square, SquareSet};
use super::variant::Variant;

impl Board {
    /// The pieces of a side that attack a square, whoever stands there.
    pub fn attackers(&self, variant: &Variant, square: Square, by: Side) -> PieceSet {
        let (geometry, occupied) = (&variant.geometry, self.occupied());
        let squares = geometry.pawn_set(by.foe(), square) & self.having(by, Power::Pawn)
            | geometry.leap_set(square) & self.having(by, Power::Leap)
            | geometry.step_set(square) & self.having(by, Power::Step)
            | geometry.straight(square, occupied) & self.having(by, Power::Straight)
            | geometry.aslant(square, occupied) & self.having(by, Power::Aslant);
        squares.iter().filter_map(|at| self.at(at)).fold(PieceSet::EMPTY, PieceSet::with)
    }

    /// The squares that a piece of this kind attacks from a square, whoever stands there; nothing for Pawns.
    #[inline]
    pub fn reach_of(&self, geometry: &Geometry, kind: Kind, from: Square) -> SquareSet {
        let (reach, occupied) = (Reach::of(kind), self.occupied());
        let mut goals = SquareSet::EMPTY;
        if reach.has(Power::Leap) {
            goals = goals | geometry.leap_set(from);
        }
        if reach.has(Power::Step) {
            goals = goals | geometry.step_set(from);
        }
        if reach.has(Power::Straight) {
            goals = goals | geometry.straight(from, occupied);
        }
        if reach.has(Power::Aslant) {
            goals = goals | geometry.aslant(from, occupied);
        }
        goals
    }

    /// The squares of pieces of both sides that attack a square when just so much of the board is occupied.
    pub fn attackers_among(&self, geometry: &Geometry, square: Square, occupied: SquareSet) -> SquareSet {
        let both = |power: Power| self.having(Side::White, power) | self.having(Side::Black, power);
        let pawns = geometry.pawn_set(Side::Black, square) & self.pawns(Side::White)
            | geometry.pawn_set(Side::White, square) & self.pawns(Side::Black);
        let attackers = pawns
            | geometry.leap_set(square) & both(Power::Leap)
            | geometry.step_set(square) & both(Power::Step)
            | geometry.straight(square, occupied) & both(Power::Straight)
            | geometry.aslant(square, occupied) & both(Power::Aslant);
        attackers & occupied
    }

    /// True if a side attacks a square, whoever stands there.
    #[inline]
    pub fn attacked(&self, variant: &Variant, square: Square, by: Side) -> bool {
        self.attacked_through(variant, square, by, SquareSet::ALL, self.occupied())
    }

    /// True if the side is in check: the laws of check hold in this game, the side has exactly one King, and it is
    /// attacked.
    #[inline]
    pub fn checked(&self, variant: &Variant, side: Side) -> bool {
        let king = if variant.royal { self.only_king(side) } else { None };
        king.is_some_and(|king| self.attacked(variant, self.piece(king).at, side.foe()))
    }

    /// True if the pieces of a side on these squares attack a square when just so much of the board is occupied.
    #[inline]
    pub(super) fn attacked_through(
        &self,
        variant: &Variant,
        square: Square,
        by: Side,
        on: SquareSet,
        occupied: SquareSet,
    ) -> bool {
        let geometry = &variant.geometry;
        let close = geometry.pawn_set(by.foe(), square) & self.having(by, Power::Pawn)
            | geometry.leap_set(square) & self.having(by, Power::Leap)
            | geometry.step_set(square) & self.having(by, Power::Step);
        if !(close & on).is_empty() {
            return true;
        }
        let riders = geometry.straight_lines(square) & self.having(by, Power::Straight)
            | geometry.aslant_lines(square) & self.having(by, Power::Aslant);
        (riders & on).iter().any(|rider| {
            let line = geometry.line(rider, square);
            line.is_some_and(|dir| (geometry.between(rider, dir, square) & occupied).is_empty())
        })
    }
}
