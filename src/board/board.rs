//! The position of the pieces: cells and a list of pieces that always agree, with sets, rights and hash kept along.

use super::castling::Rights;
use super::kind::Kind;
use super::piece::{Piece, PieceId};
use super::piece_set::PieceSet;
use super::reach::{Power, Reach};
use super::side::Side;
use super::square::{Square, SquareSet};
use super::zobrist;

/// An empty cell; others hold the number of a piece.
pub(super) const EMPTY: u8 = 0x80;
/// The cell of [`Square::OFF`], which is not empty, so that nothing moves there.
pub(super) const EDGE: u8 = 0xff;

/// Squares of all pieces, the castlings that remain, and the square that a Pawn has just passed over.
/// It does not know whose turn it is.
///
/// ```
/// use deckmate::board::{chess, Kind, Position, Side, Square};
///
/// let rules = chess::variant();
/// let mut board = Position::parse(chess::START, rules)?.board;
/// let moves = board.legal(rules, Side::White);
/// assert_eq!(moves.len(), 20);
///
/// // A move made can be unmade, and nothing is left of it.
/// let before = board.clone();
/// let undo = board.make(rules, moves[0]);
/// assert!(board.hash() != before.hash());
/// board.unmake(moves[0], undo);
/// assert!(board == before);
///
/// let king = board.at(Square::new(4, 0)).map(|id| board.piece(id).kind);
/// assert_eq!(king, Some(Kind::King));
/// # Ok::<(), deckmate::board::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    pub(super) cells: [u8; 256],
    pub(super) pieces: [Piece; PieceId::LIMIT],
    pub(super) added: u8,
    pub(super) sides: [PieceSet; 2],
    pub(super) kinds: [PieceSet; 16],
    pub(super) squares: [SquareSet; 2],
    /// The squares of the pieces that have a [`Power`], by side and power.
    powers: [[SquareSet; 8]; 2],
    pub(super) rights: Rights,
    pub(super) passing: Square,
    pub(super) hash: u64,
}

impl Board {
    /// A board without pieces.
    pub fn empty() -> Board {
        let mut cells = [EMPTY; 256];
        cells[Square::OFF.index()..].fill(EDGE);
        Board {
            cells,
            pieces: [Piece { kind: Kind::Pawn, side: Side::White, at: Square::OFF }; PieceId::LIMIT],
            added: 0,
            sides: [PieceSet::EMPTY; 2],
            kinds: [PieceSet::EMPTY; 16],
            squares: [SquareSet::EMPTY; 2],
            powers: [[SquareSet::EMPTY; 8]; 2],
            rights: Rights::NONE,
            passing: Square::OFF,
            hash: 0,
        }
    }

    /// Adds a new piece, off the board at first. Panics when there are [`PieceId::LIMIT`] already.
    pub fn add_piece(&mut self, kind: Kind, side: Side) -> PieceId {
        let piece = PieceId(self.added);
        self.pieces[piece.index()] = Piece { kind, side, at: Square::OFF };
        self.added += 1;
        piece
    }

    /// Kind, side and square of a piece.
    #[inline]
    pub fn piece(&self, piece: PieceId) -> Piece {
        self.pieces[(piece.0 & 127) as usize]
    }

    /// The piece on a square.
    ///
    /// ```
    /// use deckmate::board::{chess, Kind, Position, Square};
    ///
    /// let board = Position::parse(chess::START, chess::variant())?.board;
    /// let queen = board.at(Square::new(3, 0)).map(|id| board.piece(id).kind);
    /// assert_eq!(queen, Some(Kind::Queen));
    /// assert_eq!(board.at(Square::new(3, 3)), None);
    /// # Ok::<(), deckmate::board::SetupError>(())
    /// ```
    #[inline]
    pub fn at(&self, square: Square) -> Option<PieceId> {
        match self.cells[square.0 as usize] {
            EMPTY.. => None,
            number => Some(PieceId(number)),
        }
    }

    /// The pieces on the board.
    #[inline]
    pub fn pieces(&self) -> PieceSet {
        self.sides[0] | self.sides[1]
    }

    /// The pieces that are off the board.
    pub fn off(&self) -> PieceSet {
        PieceSet::first_of(self.added as usize) - self.pieces()
    }

    /// The pieces of a side on the board.
    #[inline]
    pub fn of(&self, side: Side) -> PieceSet {
        self.sides[side.index()]
    }

    /// The pieces of a kind on the board, of both sides.
    ///
    /// ```
    /// use deckmate::board::{chess, Kind, Position, Side};
    ///
    /// let board = Position::parse("4k3/8/8/8/2N5/8/5N2/4K3 w - -", chess::variant())?.board;
    /// let knights = board.of(Side::White) & board.kind(Kind::Knight);
    /// let names: Vec<_> = knights.iter().map(|id| board.piece(id).at.name()).collect();
    /// assert_eq!(names, ["f2", "c4"], "in the order of their numbers");
    /// # Ok::<(), deckmate::board::SetupError>(())
    /// ```
    #[inline]
    pub fn kind(&self, kind: Kind) -> PieceSet {
        self.kinds[kind.index() & 15]
    }

    /// True if a piece of some such kind is on the board.
    pub fn has(&self, is_such: fn(Kind) -> bool) -> bool {
        Kind::ALL.into_iter().any(|kind| is_such(kind) && !self.kind(kind).is_empty())
    }

    /// The castlings not yet spoiled.
    #[inline]
    pub fn rights(&self) -> Rights {
        self.rights
    }

    /// The en passant square: a Pawn has just passed over it, and can be captured there; or [`Square::OFF`].
    #[inline]
    pub fn passing(&self) -> Square {
        self.passing
    }

    /// A hash of the position without the side to move, kept up to date by every change.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash of the position worked out from nothing: it must equal [`Board::hash`].
    pub fn hash_afresh(&self) -> u64 {
        let pieces =
            self.pieces().iter().map(|id| self.piece(id)).map(|piece| zobrist::piece(piece.side, piece.kind, piece.at));
        pieces.fold(zobrist::rights(self.rights) ^ zobrist::passing(self.passing), |hash, key| hash ^ key)
    }

    /// The squares on which pieces of a side stand.
    #[inline]
    pub fn squares(&self, side: Side) -> SquareSet {
        self.squares[side.index()]
    }

    /// All squares on which pieces stand.
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.squares[0] | self.squares[1]
    }

    /// The squares of a side's pieces that move in this way (as a Rook, say: its Rooks and Queens).
    #[inline]
    pub(super) fn having(&self, side: Side, power: Power) -> SquareSet {
        self.powers[side.index()][power as usize & 7]
    }

    /// The Pawns of a side, as squares.
    #[inline]
    pub fn pawns(&self, side: Side) -> SquareSet {
        self.having(side, Power::Pawn)
    }

    /// The only King of a side, if it has exactly one.
    #[inline]
    pub(super) fn only_king(&self, side: Side) -> Option<PieceId> {
        (self.of(side) & self.kind(Kind::King)).single()
    }

    /// Puts a piece that is off the board on an empty square.
    #[inline]
    pub(super) fn put(&mut self, piece: PieceId, at: Square) {
        let it = &mut self.pieces[(piece.0 & 127) as usize];
        debug_assert!(it.at == Square::OFF && self.cells[at.index()] == EMPTY);
        it.at = at;
        let Piece { kind, side, .. } = *it;
        self.cells[at.0 as usize] = piece.0;
        self.sides[side.index()] = self.sides[side.index()].with(piece);
        self.kinds[kind.index() & 15] = self.kinds[kind.index() & 15].with(piece);
        self.flip(side, kind, SquareSet::of(at));
        self.hash ^= zobrist::piece(side, kind, at);
    }

    /// Removes a piece from the board, whatever the reason.
    #[inline]
    pub(super) fn take(&mut self, piece: PieceId) {
        let it = &mut self.pieces[(piece.0 & 127) as usize];
        let Piece { kind, side, at } = *it;
        debug_assert!(at != Square::OFF);
        it.at = Square::OFF;
        self.cells[at.0 as usize] = EMPTY;
        self.sides[side.index()] = self.sides[side.index()].without(piece);
        self.kinds[kind.index() & 15] = self.kinds[kind.index() & 15].without(piece);
        self.flip(side, kind, SquareSet::of(at));
        self.hash ^= zobrist::piece(side, kind, at);
    }

    /// Moves a piece to an empty square.
    #[inline]
    pub(super) fn carry(&mut self, piece: PieceId, to: Square) {
        let Piece { kind, side, at: from } = self.piece(piece);
        self.carry_unhashed(piece, to);
        self.hash ^= zobrist::piece(side, kind, from) ^ zobrist::piece(side, kind, to);
    }

    /// Moves a piece to an empty square and leaves the hash to the caller, who knows it already.
    #[inline]
    pub(super) fn carry_unhashed(&mut self, piece: PieceId, to: Square) {
        let it = &mut self.pieces[(piece.0 & 127) as usize];
        debug_assert!(it.at != Square::OFF && self.cells[to.index()] == EMPTY);
        let Piece { kind, side, at: from } = *it;
        it.at = to;
        self.cells[from.0 as usize] = EMPTY;
        self.cells[to.0 as usize] = piece.0;
        self.flip(side, kind, SquareSet::of(from) ^ SquareSet::of(to));
    }

    /// Changes what a piece is, on the board or off it.
    pub(super) fn turn_into(&mut self, piece: PieceId, kind: Kind, side: Side) {
        let at = self.piece(piece).at;
        if at != Square::OFF {
            self.take(piece);
        }
        let it = &mut self.pieces[(piece.0 & 127) as usize];
        (it.kind, it.side) = (kind, side);
        if at != Square::OFF {
            self.put(piece, at);
        }
    }

    /// Sets the castling rights.
    #[inline]
    pub(super) fn set_rights(&mut self, rights: Rights) {
        if rights != self.rights {
            self.hash ^= zobrist::rights(self.rights) ^ zobrist::rights(rights);
            self.rights = rights;
        }
    }

    /// Sets the square passed over.
    #[inline]
    pub(super) fn set_passing(&mut self, passing: Square) {
        if passing != self.passing {
            self.hash ^= zobrist::passing(self.passing) ^ zobrist::passing(passing);
            self.passing = passing;
        }
    }

    /// Adds a piece to the square sets where it was missing, and removes it where it was.
    #[inline]
    fn flip(&mut self, side: Side, kind: Kind, squares: SquareSet) {
        self.squares[side.index()] = self.squares[side.index()] ^ squares;
        let mut powers = Reach::of(kind).0;
        while powers != 0 {
            let set = &mut self.powers[side.index()][powers.trailing_zeros() as usize & 7];
            *set = *set ^ squares;
            powers &= powers - 1;
        }
    }
}
