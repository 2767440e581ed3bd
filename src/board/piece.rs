//! Pieces: their side, their kind, their lasting identity.

use std::ops::Not;

use super::square::Square;

/// Whose pieces; who decides for them is another question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The side that moves first and up the board.
    White,
    /// The other side.
    Black,
}

impl Side {
    /// White, then Black.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The other side.
    #[inline]
    pub const fn foe(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// 0 for White, 1 for Black.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `white` or `black`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
        }
    }

    /// The row of a square as this side counts them: 0 on its own first rank.
    #[inline]
    pub const fn row_of(self, at: Square) -> u8 {
        match self {
            Side::White => at.rank(),
            Side::Black => Square::RANKS - 1 - at.rank(),
        }
    }

    /// The rank (0 to 7) from which this side's Pawns may step twice.
    #[inline]
    pub(crate) const fn second_row(self) -> u8 {
        match self {
            Side::White => 1,
            Side::Black => 6,
        }
    }

    /// The rank on which this side's Pawns promote.
    #[inline]
    pub(crate) const fn last_row(self) -> u8 {
        match self {
            Side::White => 7,
            Side::Black => 0,
        }
    }
}

/// `!side` is the other side.
///
/// ```
/// use deckmate::board::Side;
///
/// assert_eq!(!Side::White, Side::Black);
/// ```
impl Not for Side {
    type Output = Side;

    #[inline]
    fn not(self) -> Side {
        self.foe()
    }
}

/// How a piece moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Steps forward, captures aslant, promotes.
    Pawn,
    /// Leaps two by one.
    Knight,
    /// Rides aslant.
    Bishop,
    /// Rides straight.
    Rook,
    /// Rides both ways.
    Queen,
    /// Steps to any neighbour; its safety may be the aim of the game.
    King,
    /// Bishop and Knight.
    Cardinal,
    /// Rook and Knight.
    Chancellor,
    /// Queen and Knight.
    Amazon,
    /// Moves as a King and is none.
    Prince,
    /// Rides one or two squares both ways.
    Princess,
    /// A Pawn that steps and captures one square aslant.
    Crab,
    /// A Knight that leaps twice.
    Kangaroo,
    /// A Knight that leaps three by two.
    Camel,
}

impl Kind {
    /// Every kind, in the order of their indexes.
    pub const ALL: [Kind; 14] = [
        Kind::Pawn,
        Kind::Knight,
        Kind::Bishop,
        Kind::Rook,
        Kind::Queen,
        Kind::King,
        Kind::Cardinal,
        Kind::Chancellor,
        Kind::Amazon,
        Kind::Prince,
        Kind::Princess,
        Kind::Crab,
        Kind::Kangaroo,
        Kind::Camel,
    ];

    /// The place of the kind in [`Kind::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in lower case, such as `pawn`.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Pawn => "pawn",
            Kind::Knight => "knight",
            Kind::Bishop => "bishop",
            Kind::Rook => "rook",
            Kind::Queen => "queen",
            Kind::King => "king",
            Kind::Cardinal => "cardinal",
            Kind::Chancellor => "chancellor",
            Kind::Amazon => "amazon",
            Kind::Prince => "prince",
            Kind::Princess => "princess",
            Kind::Crab => "crab",
            Kind::Kangaroo => "kangaroo",
            Kind::Camel => "camel",
        }
    }

    /// The capital letter used in positions; C is the Chancellor, D the Cardinal. Changed pieces show the letter of what
    /// they count as; the Princess has no letter but a dot: her square is written as empty.
    pub const fn letter(self) -> char {
        match self {
            Kind::Pawn | Kind::Crab => 'P',
            Kind::Knight | Kind::Kangaroo | Kind::Camel => 'N',
            Kind::Bishop => 'B',
            Kind::Rook => 'R',
            Kind::Queen => 'Q',
            Kind::King | Kind::Prince => 'K',
            Kind::Cardinal => 'D',
            Kind::Chancellor => 'C',
            Kind::Amazon => 'A',
            Kind::Princess => '.',
        }
    }

    /// The kind of this name.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The kind of this capital letter, the plain one where several share it.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter && letter != Kind::Princess.letter())
    }
}

/// The lasting identity of a piece; it survives being captured and returned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceId(pub(crate) u8);

impl PieceId {
    /// The most pieces a board can know, those that join in the middle of a game included.
    pub const LIMIT: usize = 128;

    /// The most pieces a position may begin with.
    pub const AT_FIRST: usize = 64;

    /// The number of the piece, 0 for the one enlisted first.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is known of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// How it moves.
    pub kind: Kind,
    /// Whose it is.
    pub side: Side,
    /// Where it stands; [`Square::OFF`](super::Square::OFF) once captured.
    pub at: super::Square,
}
