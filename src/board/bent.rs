//! The board under effects that change how pieces move: which pieces are royal, stuck or lodging, and who may capture whom.

use super::board::Board;
use super::kind::Kind;
use super::overlay::Overlay;
use super::piece::PieceId;
use super::piece_set::PieceSet;
use super::reach::{bit, Kinds};
use super::side::Side;
use super::square::{Square, SquareSet};
use super::variant::Variant;

/// A board, its rules and the effects on them: the generator for games whose effects change how pieces move (a "bent"
/// board). It works on every terrain. Without effects the plain generator of [`Board`] is quicker.
#[derive(Clone, Copy, Debug)]
pub struct Bent<'a> {
    /// The pieces.
    pub board: &'a Board,
    /// The rules of the board and its shape.
    pub variant: &'a Variant,
    /// The rules that effects add.
    pub overlay: &'a Overlay,
}

/// The pieces that are stuck in a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stuck {
    /// Pieces that still sleep until White's royal piece is in check, and until Black's.
    pub asleep: [PieceSet; 2],
    /// The neighbours of magnets.
    pub gripped: SquareSet,
}

impl Bent<'_> {
    /// The royal pieces of a side on the board: its Kings and crowned pieces.
    #[inline]
    pub fn royals(&self, side: Side) -> PieceSet {
        let standing =
            self.board.of(side) & ((self.board.kind(Kind::King) | self.overlay.crowned) - self.overlay.neutral);
        let lodging = self.lodging(side).iter().filter(|&id| self.is_royal(id));
        lodging.fold(standing, PieceSet::with)
    }

    /// The royal piece of a side that the laws of check protect: its only one.
    #[inline]
    pub fn royal(&self, side: Side) -> Option<PieceId> {
        let royals = if self.variant.royal { self.royals(side) } else { PieceSet::EMPTY };
        royals.first().filter(|_| royals.len() == 1)
    }

    /// True if a piece is a King or crowned. A neutral piece is never royal.
    #[inline]
    pub fn is_royal(&self, piece: PieceId) -> bool {
        let royal = self.board.piece(piece).kind == Kind::King || self.overlay.crowned.contains(piece);
        royal && !self.overlay.neutral.contains(piece)
    }

    /// Square of a piece; a lodger stands where its host does.
    #[inline]
    pub fn at(&self, piece: PieceId) -> Square {
        let at = self.board.piece(piece).at;
        if at != Square::OFF || self.overlay.lodgers.is_empty() {
            return at;
        }
        let host = self.overlay.lodgers.iter().find(|(lodger, _)| *lodger == piece);
        host.map_or(Square::OFF, |&(_, host)| self.board.piece(host).at)
    }

    /// The lodgers of a side whose host is on the board.
    #[inline]
    fn lodging(&self, side: Side) -> PieceSet {
        let own = |id: &PieceId| self.board.piece(*id).side == side && self.board.piece(*id).at == Square::OFF;
        let lodgers = self.overlay.lodgers.iter().map(|&(lodger, _)| lodger).filter(own);
        lodgers.filter(|&id| self.at(id) != Square::OFF).fold(PieceSet::EMPTY, PieceSet::with)
    }

    /// The piece that lodges with another.
    pub fn lodger_of(&self, host: PieceId) -> Option<PieceId> {
        let at_home = |&&(lodger, of): &&(PieceId, PieceId)| of == host && self.board.piece(lodger).at == Square::OFF;
        self.overlay.lodgers.iter().find(at_home).map(|&(lodger, _)| lodger)
    }

    /// The pieces that stand on a square, host and lodger.
    #[inline]
    pub fn occupants(&self, square: Square) -> PieceSet {
        let Some(host) = self.board.at(square) else { return PieceSet::EMPTY };
        let alone = PieceSet::of(host);
        self.lodger_of(host).map_or(alone, |lodger| alone.with(lodger))
    }

    /// The pieces of a side that are on the board, lodgers and neutral ones of that side included.
    fn pieces_of(&self, side: Side) -> PieceSet {
        self.board.of(side) | self.lodging(side)
    }

    /// The pieces that a side may move if they can: its own and all neutral ones, lodgers included.
    pub fn movers(&self, side: Side) -> PieceSet {
        let neutral = self.overlay.neutral;
        self.pieces_of(side) | self.pieces_of(side.foe()) & neutral
    }

    /// True if a piece is asleep, pinned down or next to a magnet.
    pub fn is_stuck(&self, piece: PieceId) -> bool {
        self.at(piece) != Square::OFF && self.holds(&self.stuck(), piece)
    }

    #[inline]
    pub(super) fn holds(&self, stuck: &Stuck, piece: PieceId) -> bool {
        (stuck.asleep[0] | stuck.asleep[1] | self.overlay.pinned_down).contains(piece)
            || !stuck.gripped.is_empty() && stuck.gripped.contains(self.at(piece))
    }

    /// The squares next to magnets.
    pub(super) fn gripped(&self) -> SquareSet {
        let mut gripped = SquareSet::EMPTY;
        for &(magnet, only_on) in &self.overlay.magnets {
            let at = self.at(magnet);
            if at != Square::OFF && only_on.is_none_or(|square| square == at) {
                gripped = gripped | self.variant.geometry.around(at);
            }
        }
        gripped
    }

    /// The kinds a piece counts as: its own, then those fused to it.
    pub fn kinds(&self, piece: PieceId) -> impl Iterator<Item = Kind> + '_ {
        let fused = self.overlay.fused.iter().filter(move |(id, _)| *id == piece);
        [self.board.piece(piece).kind].into_iter().chain(fused.map(|&(_, kind)| kind))
    }

    /// The kinds a piece moves as: those it counts as, then those that its square lends it.
    pub fn moves_as(&self, piece: PieceId) -> impl Iterator<Item = Kind> + '_ {
        let at = if self.overlay.lent.is_empty() { Square::OFF } else { self.at(piece) };
        let lent = self.overlay.lent.iter().filter(move |(square, _)| *square == at);
        self.kinds(piece).chain(lent.map(|&(_, kind)| kind))
    }

    /// The kinds a piece moves as, as bits.
    #[inline]
    pub(super) fn skills(&self, piece: PieceId) -> Kinds {
        // Most boards fuse and lend nothing.
        if self.overlay.fused.is_empty() && self.overlay.lent.is_empty() {
            return bit(self.board.piece(piece).kind);
        }
        self.moves_as(piece).fold(0, |all, kind| all | bit(kind))
    }

    /// True if a piece has other kinds fused to it.
    pub(super) fn is_fused(&self, piece: PieceId) -> bool {
        self.overlay.fused.iter().any(|(id, _)| *id == piece)
    }

    /// True if one piece may capture another as far as sides, royalty, peace and protection are concerned.
    pub fn may_take(&self, taker: PieceId, victim: PieceId) -> bool {
        let overlay = self.overlay;
        if overlay.meek.contains(taker) || overlay.safe.contains(victim) {
            return false;
        }
        let side = self.board.piece(victim).side;
        if self.is_royal(victim) {
            !overlay.neutral.contains(taker)
                && self.board.piece(taker).side != side
                && self.royal(side).is_none_or(|royal| royal != victim)
        } else {
            let neutral = overlay.neutral.contains(taker) || overlay.neutral.contains(victim);
            neutral || self.board.piece(taker).side != side
        }
    }

    /// True if a piece may capture on a square: all pieces there at once, if there are any.
    pub fn may_take_on(&self, taker: PieceId, square: Square) -> bool {
        let pieces = self.occupants(square);
        !pieces.is_empty() && pieces.iter().all(|victim| self.may_take(taker, victim))
    }
}
