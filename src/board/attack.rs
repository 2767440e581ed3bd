//! Attacks: who looks at a square, regardless of pins, and whether a side is in check.

use super::board::{Board, EMPTY};
use super::geometry::view;
use super::piece::{PieceId, PieceSet, Side};
use super::reach;
use super::square::Square;
use super::variant::Variant;

/// The board as it will be after a move that is not made: some squares emptied, one filled.
#[derive(Clone, Copy)]
pub(super) struct After {
    /// Squares to be looked through.
    pub vacated: [Square; 2],
    /// A square to be seen as occupied; it wins over the vacated ones.
    pub filled: Square,
}

impl After {
    /// No difference.
    pub const NOW: After = After { vacated: [Square::OFF; 2], filled: Square::OFF };

    /// A man has left this square.
    pub fn leaving(square: Square) -> After {
        After { vacated: [square, Square::OFF], ..After::NOW }
    }
}

impl Board {
    /// The men of a side that attack a square, whoever stands there.
    pub fn attackers(&self, variant: &Variant, square: Square, by: Side) -> PieceSet {
        let men = self.of(by).iter().filter(|&man| self.sees(variant, man, square, After::NOW));
        men.fold(PieceSet::EMPTY, PieceSet::with)
    }

    /// Whether a side attacks a square, whoever stands there.
    #[inline]
    pub fn attacked(&self, variant: &Variant, square: Square, by: Side) -> bool {
        self.attacked_after(variant, square, self.of(by), After::NOW)
    }

    /// Whether the side has exactly one King, the game minds, and it is attacked.
    pub fn checked(&self, variant: &Variant, side: Side) -> bool {
        let king = if variant.royal { self.only_king(side) } else { None };
        king.is_some_and(|king| self.attacked(variant, self.piece(king).at, side.foe()))
    }

    /// Whether one of these men will attack a square.
    #[inline]
    pub(super) fn attacked_after(&self, variant: &Variant, square: Square, by: PieceSet, after: After) -> bool {
        by.iter().any(|man| self.sees(variant, man, square, after))
    }

    #[inline]
    fn sees(&self, variant: &Variant, man: PieceId, square: Square, after: After) -> bool {
        let man = self.piece(man);
        let view = variant.geometry.view(man.at, square);
        if !reach::sees(man.side, man.kind, view) {
            return false;
        }
        let Some(dir) = view::ray(view) else { return true };
        let mut at = variant.geometry.next(dir, man.at);
        while at != square {
            let clear = self.cells[at.0 as usize] == EMPTY || after.vacated.contains(&at);
            if !clear || at == after.filled {
                return false;
            }
            at = variant.geometry.next(dir, at);
        }
        true
    }
}
