//! Reasons for which a position given as text is refused, each by name.

use std::fmt;
use std::ops::RangeInclusive;

use super::kind::Kind;
use super::piece::PieceId;
use super::side::Side;
use super::square::Square;

/// Reason that a position cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// A number of ranks that the board does not have.
    Rows {
        /// Number of ranks there are.
        found: usize,
        /// Number of ranks that it ought to have.
        expected: usize,
        /// Number of its files.
        files: u8,
    },
    /// A rank, counted from 1, that does not have the expected number of files.
    RowWidth {
        /// The rank, counted from White's side.
        row: u8,
        /// Number of files that it ought to have.
        expected: usize,
    },
    /// A letter or digit that means nothing in this game.
    Letter {
        /// The culprit.
        letter: char,
        /// The rank, counted from White's side.
        row: u8,
    },
    /// A second field other than `w` and `b`.
    Side(String),
    /// A letter in the castling field that means nothing in this game.
    CastlingLetter(char),
    /// A castling right without its piece at home.
    CastlingPieces {
        /// The letter of the right.
        letter: char,
        /// Kind that is missing.
        kind: Kind,
        /// Square where it should stand.
        home: Square,
    },
    /// An en passant field that is no square a Pawn of the side that has just moved could have passed.
    PassingSquare(String),
    /// An en passant square that no Pawn can just have passed.
    PassingPawn(Square),
    /// A field behind the fourth one that is no clock.
    Further(String),
    /// A Pawn on a rank where none can stand.
    PawnRow(Square),
    /// More pieces than a position may begin with.
    TooManyPieces(usize),
    /// A number of Kings the game does not allow.
    Kings {
        /// Side of the Kings.
        side: Side,
        /// Number of Kings there are.
        found: usize,
        /// Number of Kings there may be.
        allowed: RangeInclusive<usize>,
    },
    /// A move behind the position that cannot be made, in a sentence.
    Move(String),
    /// The side that is not to move has its only King attacked.
    WaitingInCheck(Side),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Rows { found, expected, files } => {
                write!(f, "the board of this game is {files}x{expected} and has {expected} rows, not {found}")
            }
            SetupError::RowWidth { row, expected } => write!(f, "row {row} does not have exactly {expected} files"),
            SetupError::Letter { letter, row } => write!(f, "“{letter}” in row {row} is no piece of this game"),
            SetupError::Side(field) => write!(f, "the side to move is w or b, not “{field}”"),
            SetupError::CastlingLetter(letter) => write!(f, "“{letter}” is no castling right of this game"),
            SetupError::CastlingPieces { letter, kind, home } => {
                write!(f, "castling right “{letter}” needs its {} on {home}", kind.name())
            }
            SetupError::PassingSquare(field) => write!(f, "“{field}” is no square for taking en passant"),
            SetupError::PassingPawn(square) => write!(f, "no pawn can just have passed over {square}"),
            SetupError::Further(field) => {
                write!(f, "“{field}” stands behind the four fields of a position and is no clock")
            }
            SetupError::PawnRow(square) => write!(f, "a pawn cannot stand on {square}"),
            SetupError::TooManyPieces(found) => {
                write!(f, "a board holds at most {} pieces, not {found}", PieceId::AT_FIRST)
            }
            SetupError::Kings { side, found, allowed } => {
                let (least, most) = (allowed.start(), allowed.end());
                let wanted = if least == most { format!("{least}") } else { format!("{least} or {most}") };
                write!(f, "{} has {found} kings instead of {wanted}", side.name())
            }
            SetupError::Move(why) => write!(f, "{why}"),
            SetupError::WaitingInCheck(side) => write!(f, "{} is in check but not to move", side.name()),
        }
    }
}

impl std::error::Error for SetupError {}
