//! The table of chess and Full Double Chess: everything true at a turn's boundary, and what repeats or is dead.

use crate::board::{Board, Edit, How, Kind, Move, PieceId, PieceSet, Side, Square, Variant};
use crate::play::event::Outcome;
use crate::play::Seat;
use crate::{names, options};

names! {
    /// Way in which a draw by repetition or by quiet moves comes about.
    pub enum DrawClaims {
        /// By itself.
        Automatic = "automatic",
        /// By a player's claim.
        Claim = "claim",
    }
}

options! {
    /// The option that all games played by the laws of chess share.
    pub struct Options {
        draw_claims: DrawClaims,
            "Draws by threefold repetition and by fifty moves without a pawn move or a capture are automatic, or must be \
             claimed (five times and seventy-five moves are then automatic).";
    }
}

/// Everything true at a turn's boundary of a game that is played by the laws of chess.
#[derive(Clone)]
pub struct Table {
    /// The rules of the board.
    pub variant: &'static Variant,
    /// The pieces.
    pub board: Board,
    /// Seat on turn; First has White.
    pub mover: Seat,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Plies since the last Pawn move or capture.
    pub quiet: u16,
    /// Keys of the positions since then, this one last.
    pub keys: Vec<u64>,
    /// Squares of the last move.
    pub last: Vec<Square>,
    /// True if three repetitions and fifty moves must be claimed (option `draw_claims`).
    pub claims: bool,
    /// Outcome of the game; none while it goes on.
    pub result: Option<Outcome>,
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        std::ptr::eq(self.variant, other.variant)
            && self.board == other.board
            && (self.mover, self.turn, self.quiet, self.claims) == (other.mover, other.turn, other.quiet, other.claims)
            && self.keys == other.keys
            && self.last == other.last
            && self.result == other.result
    }
}

/// The army a seat owns: it never changes.
pub fn side_of(seat: Seat) -> Side {
    match seat {
        Seat::First => Side::White,
        Seat::Second => Side::Black,
    }
}

/// The seat that owns an army.
pub fn seat_of(side: Side) -> Seat {
    match side {
        Side::White => Seat::First,
        Side::Black => Seat::Second,
    }
}

impl Table {
    /// The army on turn.
    pub fn side(&self) -> Side {
        side_of(self.mover)
    }

    /// The legal moves of the army on turn.
    pub fn legal(&self) -> Vec<Move> {
        self.board.legal(self.variant, self.side())
    }

    /// Equal for positions that count as repeated: pieces, side to move, castling and en passant that can be captured.
    pub fn key(&self) -> u64 {
        key(&self.board, self.variant, self.side())
    }

    /// Number of times that the present position has occurred.
    pub(super) fn occurrences(&self, key: u64) -> usize {
        self.keys.iter().filter(|&&old| old == key).count()
    }

    /// The position after a move: its key, and its plies without Pawn move or capture.
    fn after(&self, m: Move) -> (u64, u16) {
        let mut board = self.board.clone();
        let pawn = board.piece(m.piece).kind == Kind::Pawn;
        let undo = board.make(self.variant, m);
        let quiet = if pawn || undo.taken.is_some() { 0 } else { self.quiet + 1 };
        (key(&board, self.variant, self.side().foe()), quiet)
    }

    /// True if the move would bring about a draw that may be claimed.
    pub(super) fn claimable(&self, m: Move) -> bool {
        let (key, quiet) = self.after(m);
        quiet >= 100 || (quiet > 0 && self.occurrences(key) >= 2)
    }

    /// True if a draw may be claimed in the present position.
    pub(super) fn is_claimable(&self) -> bool {
        self.quiet >= 100 || self.occurrences(self.keys[self.keys.len() - 1]) >= 3
    }
}

/// Equal for positions that count as repeated.
pub fn key(board: &Board, variant: &Variant, side: Side) -> u64 {
    let mut key = board.hash();
    if side == Side::Black {
        key ^= 0x9d39_247e_3377_6d41;
    }
    // A right to capture en passant that no legal move uses does not make another position.
    if board.passing() != Square::OFF {
        let moves = board.legal(variant, side);
        if !moves.iter().any(|m| m.how == How::Passing) {
            let mut plain = board.clone();
            plain.edit(Edit::Passing { was: board.passing(), now: Square::OFF });
            key ^= board.hash() ^ plain.hash();
        }
    }
    key
}

/// FIDE 5.2.2, FC-20 and FD-14, as far as it can be seen from the pieces: one King against one, alone, with one Knight, or
/// with Bishops on squares of one shade only.
pub fn is_dead(board: &Board, variant: &Variant) -> bool {
    let (kings, bishops) = (board.kind(Kind::King), board.kind(Kind::Bishop));
    let rest = board.pieces() - kings;
    let minor = bishops | board.kind(Kind::Knight);
    if kings.len() != 2 || !(rest - minor).is_empty() {
        return false;
    }
    let is_dark = |id: PieceId| variant.geometry.terrain().is_dark(board.piece(id).at);
    let dark = rest.iter().filter(|&id| is_dark(id)).count();
    rest.len() <= 1 || (rest - bishops).is_empty() && (dark == 0 || dark == rest.len())
}

/// The squares of some pieces.
pub fn squares_of(board: &Board, pieces: PieceSet) -> Vec<Square> {
    pieces.iter().map(|id| board.piece(id).at).collect()
}
