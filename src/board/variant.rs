//! Differences between the board rules of one game and those of another, with the tables derived from them.

use std::ops::RangeInclusive;

use super::castling::{CastleSafety, Castling, Rights, RightsStyle};
use super::geometry::Geometry;
use super::kind::Kind;
use super::side::Side;
use super::sink::{How, Move};
use super::square::{Square, SquareSet};

/// The board rules of a game. Change `kings`, `lenient` or `rights_style` freely after [`Variant::new`];
/// castlings and geometry have tables derived from them and are fixed.
#[derive(Clone, PartialEq, Debug)]
pub struct Variant {
    /// The shape of the board.
    pub geometry: Geometry,
    /// Kinds that a Pawn may become on the last rank; empty: it stays a Pawn there.
    pub promotions: Vec<Kind>,
    /// Kinds that stand on the first rank at the start, the a-file first; empty if no rule asks for it.
    pub first_row: Vec<Kind>,
    /// All castlings of both sides, at most sixteen.
    pub castlings: Vec<Castling>,
    /// True if the laws of check bind a side while it has exactly one King.
    pub royal: bool,
    /// Conditions under which attacks forbid castling.
    pub castle_safety: CastleSafety,
    /// Notation of castling rights.
    pub rights_style: RightsStyle,
    /// Number of Kings that each side has in a position that may be set up.
    pub kings: RangeInclusive<usize>,
    /// True if effects may bring Pawns to the first and last ranks and suspend checks: a position that is set up is
    /// not refused for either, and the game itself checks whether the side that is not to move is in check.
    pub lenient: bool,
    pub(super) spoils: Box<[u16; 256]>,
    /// For each castling the squares that must be empty: those between King and partner, and those on the ways of both.
    between: [SquareSet; 16],
    /// For each castling what must not be attacked when safety is asked for: the King's home and the squares it crosses.
    crossed: [SquareSet; 16],
    own_castlings: [Rights; 2],
    /// For each side the squares from which its Pawns may step twice, and those on which they promote.
    twice: [SquareSet; 2],
    last: [SquareSet; 2],
}

impl Variant {
    /// The rules of a game on a board of eight ranks; a wide board allows two Kings a side.
    pub fn new(
        files: u8,
        promotions: Vec<Kind>,
        castlings: Vec<Castling>,
        royal: bool,
        castle_safety: CastleSafety,
    ) -> Variant {
        Variant::shaped(Geometry::new(files), promotions, castlings, royal, castle_safety)
    }

    /// The rules of a game on the board of a geometry.
    pub fn shaped(
        geometry: Geometry,
        promotions: Vec<Kind>,
        castlings: Vec<Castling>,
        royal: bool,
        castle_safety: CastleSafety,
    ) -> Variant {
        debug_assert!(castlings.len() <= 16);
        let wide = geometry.files() > 8;
        let mut variant = Variant {
            geometry,
            promotions,
            first_row: Vec::new(),
            castlings,
            royal,
            castle_safety,
            rights_style: if wide { RightsStyle::Columns } else { RightsStyle::Chess },
            kings: if wide { 1..=2 } else { 1..=1 },
            lenient: false,
            spoils: Box::new([0; 256]),
            between: [SquareSet::EMPTY; 16],
            crossed: [SquareSet::EMPTY; 16],
            own_castlings: [Rights::NONE; 2],
            twice: [SquareSet::EMPTY; 2],
            last: [SquareSet::EMPTY; 2],
        };
        variant.derive();
        variant
    }

    /// These rules on a board of another shape. A castling lapses there while holes or walls lie in its way;
    /// all keep their indexes.
    #[must_use]
    pub fn on(&self, geometry: Geometry) -> Variant {
        let mut variant = Variant { geometry, ..self.clone() };
        variant.derive();
        variant
    }

    /// These rules with other castlings.
    #[must_use]
    pub(super) fn with_castlings(&self, castlings: Vec<Castling>, rights_style: RightsStyle) -> Variant {
        let mut variant = Variant { castlings, rights_style, ..self.clone() };
        variant.derive();
        variant
    }

    /// Works the tables of rows and castlings out of the geometry.
    fn derive(&mut self) {
        let terrain = *self.geometry.terrain();
        for side in Side::BOTH {
            let rows = if terrain.ranks() == Square::RANKS {
                SquareSet::row(terrain.rank_of(side, 1))
            } else {
                SquareSet::EMPTY
            };
            self.twice[side.index()] = rows;
            self.last[side.index()] = SquareSet::row(terrain.rank_of(side.foe(), 0));
        }
        self.own_castlings = [Rights::NONE; 2];
        self.spoils.fill(0);
        for (index, castling) in self.castlings.iter().enumerate() {
            self.spoils[castling.king.index()] |= 1 << index;
            self.spoils[castling.partner.index()] |= 1 << index;
            let [between, crossed, passed] = castling.paths(&self.geometry);
            if between.is_some() && crossed.is_some() && passed.is_some() {
                let own = &mut self.own_castlings[castling.side.index()];
                *own = own.with(index);
            }
            let [between, crossed, passed] = [between, crossed, passed].map(Option::unwrap_or_default);
            let homes = SquareSet::of(castling.king).with(castling.partner);
            let goals = SquareSet::of(castling.king_to).with(castling.partner_to);
            self.between[index] = (between | crossed | passed | goals) & !homes;
            self.crossed[index] = crossed.with(castling.king);
        }
    }

    /// The number of files.
    pub fn files(&self) -> u8 {
        self.geometry.files()
    }

    /// The squares from which pieces of this kind and side could have started, as far as they exist: those of the full
    /// board, however much of it is left.
    pub fn starts(&self, side: Side, kind: Kind) -> SquareSet {
        let all = match kind {
            Kind::Pawn => SquareSet::row(self.geometry.terrain().rank_of(side, 1)),
            _ => {
                let rank = self.geometry.terrain().rank_of(side, 0);
                let files = (0..).zip(&self.first_row).filter(|&(_, &first)| first == kind);
                files.fold(SquareSet::EMPTY, |all, (file, _)| all.with(Square::new(file, rank)))
            }
        };
        all & self.geometry.square_set()
    }

    /// The number of ranks.
    pub fn ranks(&self) -> u8 {
        self.geometry.terrain().ranks()
    }

    /// The squares of the full board from which Pawns of this side may step twice.
    #[inline]
    pub(super) fn stepping_twice(&self, side: Side) -> SquareSet {
        self.twice[side.index()]
    }

    /// The squares of the full board on which Pawns of this side promote.
    #[inline]
    pub(super) fn last_row(&self, side: Side) -> SquareSet {
        self.last[side.index()]
    }

    /// True if pieces of this kind occur in the game.
    pub fn knows(&self, kind: Kind) -> bool {
        kind <= Kind::King || self.promotions.contains(&kind)
    }

    /// Those of the rights that are a side's own and can be used on this board.
    #[inline]
    pub(super) fn own(&self, rights: Rights, side: Side) -> Rights {
        Rights(rights.0 & self.own_castlings[side.index()].0)
    }

    /// The squares that must be empty for a castling: those between King and partner, and those on the ways of both.
    #[inline]
    pub fn between(&self, castling: usize) -> SquareSet {
        self.between[castling & 15]
    }

    /// The King's home and the squares it crosses in a castling.
    #[inline]
    pub fn crossed(&self, castling: usize) -> SquareSet {
        self.crossed[castling & 15]
    }

    /// The rights that are lost when a piece leaves this square or is captured on it.
    #[inline]
    pub(super) fn spoils(&self, square: Square) -> u16 {
        self.spoils[square.0 as usize]
    }

    /// Kinds that a Pawn of this side that arrives on the square may become; empty: it stays what it is.
    #[inline]
    pub(super) fn promotions_at(&self, side: Side, square: Square) -> &[Kind] {
        if self.last_row(side).contains(square) {
            &self.promotions
        } else {
            &[]
        }
    }

    /// The rights left after pieces have left, or have been captured on, these squares.
    #[inline]
    pub fn rights_after(&self, rights: Rights, from: Square, to: Square) -> Rights {
        Rights(rights.0 & !(self.spoils(from) | self.spoils(to)))
    }

    /// The rights left after a move by which a piece has left a square and another may have been captured on one;
    /// castling moves the partner from its home, too.
    #[inline]
    pub(super) fn rights_after_move(&self, rights: Rights, m: Move, left: Square, taken_on: Square) -> Rights {
        let rights = self.rights_after(rights, left, taken_on);
        let How::Castle(index, _) = m.how else { return rights };
        let castling = &self.castlings[index as usize];
        self.rights_after(rights, castling.partner, castling.partner_to)
    }
}
