//! The features that the evaluation counts, and where the weight of each feature stands in a table of weights.

use crate::board::{Kind, Square};

/// The kinds of pieces.
pub const KINDS: usize = Kind::ALL.len();
/// The row of places behind those of the kinds: that of a King of which there are two.
pub const ONE_OF_TWO: usize = KINDS;
/// The ranks, as a side counts them from its own first one.
pub const RANKS: usize = Square::RANKS as usize;
/// Numbers of squares in reach that are told apart.
pub const REACHES: usize = 16;
/// Degrees of an attack on a King that are told apart.
pub const DEGREES: usize = 16;
/// The kinds whose reach counts.
pub const MOVERS: [Kind; 7] =
    [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::Cardinal, Kind::Chancellor, Kind::Amazon];

/// The number of each kind among them.
pub const CLASSES: [Option<u8>; KINDS] = {
    let (mut classes, mut class) = ([None; KINDS], 0);
    while class < MOVERS.len() {
        classes[MOVERS[class].index()] = Some(class as u8);
        class += 1;
    }
    classes
};

/// A weight as it is written in a table: early and late in the game, in hundredths of a Pawn.
pub type Pair = (i16, i16);

macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident $count:expr;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Number { $($name),* }

        /// Each term beside the places with the number of its weights, in the order of a table.
        pub const TERMS: [(&str, usize); [$($count),*].len()] = [$((stringify!($name), $count)),*];

        $($(#[$doc])* pub const $name: usize = start(Number::$name as usize);)*
    };
}

/// The place where a term's weights begin, counted from behind those of places.
const fn start(number: usize) -> usize {
    let (mut at, mut sum) = (0, 0);
    while at < number {
        sum += TERMS[at].1;
        at += 1;
    }
    sum
}

/// The number of weights beside those of places.
pub const ALL_TERMS: usize = start(TERMS.len());

/// The place of the weight of a kind on a square, on a board half as wide as `half`.
pub const fn place(half: usize, kind: usize, ahead: usize, inset: usize) -> usize {
    (kind * RANKS + ahead) * half + inset
}

/// Number of weights of places.
pub const fn places(half: usize) -> usize {
    place(half, KINDS + 1, 0, 0)
}

terms! {
    /// Being on move.
    TEMPO 1;
    /// A King as a piece: where there are two, one can be lost.
    KING 1;
    /// Two Bishops or more.
    BISHOPS 1;
    /// Squares in reach that no enemy Pawn attacks, by kind and number.
    REACH MOVERS.len() * REACHES;
    /// The attack on the squares around the other side's only King, by degree.
    DANGER DEGREES;
    /// The attack on the squares around its two Kings, by degree.
    DANGER_OF_TWO DEGREES;
    /// A square beside the other side's King that is attacked and that only the King defends.
    WEAK 1;
    /// A square from which a Knight, a Bishop, a Rook or another piece can give check without being captured.
    CHECK 4;
    /// An own Pawn one rank before the King; two ranks.
    COVER 2;
    /// A file at the King without an own Pawn.
    BARE_FILE 1;
    /// A Pawn attacks a Knight or Bishop; a Rook; what is worth more.
    BY_PAWN 3;
    /// A Knight or Bishop attacks a Rook; what is worth more.
    BY_LIGHT 2;
    /// A Rook attacks what is worth more.
    BY_ROOK 1;
    /// A piece that is attacked and not defended; a Pawn.
    LOOSE 2;
    /// A Rook on a file without Pawns; without own ones.
    OPEN_FILE 2;
    /// An advanced Knight that a Pawn defends; a Bishop.
    OUTPOST 2;
    /// A Pawn behind another.
    DOUBLED 1;
    /// A Pawn without own ones on the neighbouring files.
    LONELY 1;
    /// A Pawn beside another, by rank.
    BESIDE RANKS;
    /// A Pawn that a Pawn defends, by rank.
    BACKED RANKS;
    /// A passed Pawn, by rank.
    PASSED RANKS;
    /// The square before it is empty.
    MOBILE RANKS;
    /// Nothing stands on its way, and the other side attacks no square of it.
    FREE RANKS;
    /// The own King's distance from its way, more the farther it is.
    OWN_KING 1;
    /// The other King's distance.
    FOE_KING 1;
    /// Nearness of the King to the other one where that one is alone.
    HUNT 1;
    /// Distance between two own Kings.
    APART 1;
}
