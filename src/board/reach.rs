//! What each kind of piece can do, as a table of powers.

use super::piece::Kind;

/// A way of moving that kinds of pieces share. The Pawn's forward step is no power: it does not attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// Captures like a Pawn.
    Pawn,
    /// Leaps like a Knight.
    Leap,
    /// Steps like a King.
    Step,
    /// Rides like a Rook.
    Straight,
    /// Rides like a Bishop.
    Aslant,
}

/// The powers of a kind of piece, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach(pub(super) u8);

impl Reach {
    const TABLE: [Reach; 16] = {
        let mut table = [Reach(0); 16];
        let mut index = 0;
        while index < Kind::ALL.len() {
            let (leap, straight, aslant) =
                (1 << Power::Leap as u8, 1 << Power::Straight as u8, 1 << Power::Aslant as u8);
            table[index].0 = match Kind::ALL[index] {
                Kind::Pawn => 1 << Power::Pawn as u8,
                Kind::Knight => leap,
                Kind::Bishop => aslant,
                Kind::Rook => straight,
                Kind::Queen => straight | aslant,
                Kind::King | Kind::Prince => 1 << Power::Step as u8,
                Kind::Cardinal => leap | aslant,
                Kind::Chancellor => leap | straight,
                Kind::Amazon => leap | straight | aslant,
                // These have ways that are no plain power; only `Bent` moves them.
                Kind::Princess | Kind::Crab | Kind::Kangaroo | Kind::Camel => 0,
            };
            index += 1;
        }
        table
    };

    /// The powers of this kind.
    #[inline]
    pub const fn of(kind: Kind) -> Reach {
        Reach::TABLE[kind.index() & 15]
    }

    /// Whether this power is among them.
    #[inline]
    pub const fn has(self, power: Power) -> bool {
        self.0 >> power as u8 & 1 != 0
    }
}

/// The kinds that have a power, one bit each.
pub(super) const fn kinds_with(power: Power) -> u16 {
    let (mut kinds, mut index) = (0, 0);
    while index < Kind::ALL.len() {
        kinds |= (Reach::of(Kind::ALL[index]).has(power) as u16) << index;
        index += 1;
    }
    kinds
}
