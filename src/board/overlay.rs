//! Changes that effects make to the rules of the board, as plain data: a game builds it from its effects for each
//! position.

use super::kind::Kind;
use super::piece::PieceId;
use super::piece_set::PieceSet;
use super::square::{Square, SquareSet};

/// Rules that [`Bent`](super::Bent) (the board under effects) heeds besides the pieces and the shape of the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Overlay {
    /// Either side moves and may capture them; they may capture pieces of both sides, never a royal one, and
    /// attack the royal pieces of both. Their Pawns advance as those of their [`Piece::side`](super::Piece::side).
    pub neutral: PieceSet,
    /// They cannot move and attack nothing: the first set until White's royal piece is in check, the second until
    /// Black's. A piece in both sets sleeps until both have been in check.
    pub asleep: [PieceSet; 2],
    /// They cannot move and attack nothing.
    pub pinned_down: PieceSet,
    /// Pieces whose neighbours cannot move and attack nothing; with a square, only while they stand there.
    pub magnets: Vec<(PieceId, Option<Square>)>,
    /// They may not capture, but attack and give check.
    pub meek: PieceSet,
    /// They may not be captured.
    pub safe: PieceSet,
    /// A piece of a side, of White and of Black, or a neutral one that it moves, leaves the board as well when it captures
    /// one of them, unless it is royal.
    pub poisoned: [PieceSet; 2],
    /// Royal pieces besides the Kings.
    pub crowned: PieceSet,
    /// Pieces that move and capture as a further kind, too; they never promote.
    pub fused: Vec<(PieceId, Kind)>,
    /// Squares on which every piece moves and captures as this kind, too; it counts as what it was.
    pub lent: Vec<(Square, Kind)>,
    /// Pairs of squares from either of which every piece may also move to the other, over everything in between.
    pub tunnels: Vec<(Square, Square)>,
    /// Lodger and host: the lodger is off the [`Board`](super::Board), but stands on the square of its host.
    /// A square holds one lodger at most.
    pub lodgers: Vec<(PieceId, PieceId)>,
    /// More squares just passed over, each with the Pawn that stepped.
    pub passing: Vec<(Square, PieceId)>,
    /// Squares just passed over by a step that a side has made itself, White and Black: it captures nobody there in
    /// passing, whosever Pawn stepped, nor with whosever Pawn.
    pub stepped: [SquareSet; 2],
}

impl Overlay {
    /// No effects.
    pub const PLAIN: Overlay = Overlay {
        neutral: PieceSet::EMPTY,
        asleep: [PieceSet::EMPTY; 2],
        pinned_down: PieceSet::EMPTY,
        magnets: Vec::new(),
        meek: PieceSet::EMPTY,
        safe: PieceSet::EMPTY,
        poisoned: [PieceSet::EMPTY; 2],
        crowned: PieceSet::EMPTY,
        fused: Vec::new(),
        lent: Vec::new(),
        tunnels: Vec::new(),
        lodgers: Vec::new(),
        passing: Vec::new(),
        stepped: [SquareSet::EMPTY; 2],
    };

    /// The pieces that sleep, whatever they wait for.
    pub fn sleepers(&self) -> PieceSet {
        self.asleep[0] | self.asleep[1]
    }

    /// The pieces whose capture removes the captor, of whichever side.
    pub fn poisons(&self) -> PieceSet {
        self.poisoned[0] | self.poisoned[1]
    }

    /// True if there are no effects.
    pub fn is_plain(&self) -> bool {
        *self == Overlay::PLAIN
    }
}

impl Default for Overlay {
    fn default() -> Overlay {
        Overlay::PLAIN
    }
}
