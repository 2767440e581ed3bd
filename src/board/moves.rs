//! The generator of moves: one source for listing, counting and stopping at the first.

use super::board::Board;
use super::castle::Castle;
use super::castling::CastleSafety;
use super::dir;
use super::kind::Kind;
use super::order;
use super::piece::PieceId;
use super::reach::{Power, Reach};
use super::side::Side;
use super::sink::{pour, Go, How, List, Move, Sink, ON};
use super::square::{Square, SquareSet};
use super::variant::Variant;

impl Board {
    /// Pours all legal moves of a side into a sink. Without royal Kings these are all moves, takings of Kings included.
    #[inline]
    pub fn moves(&self, variant: &Variant, side: Side, sink: &mut impl Sink) {
        let _ = Generator::<_, false>::new(self, variant, side, sink).run();
    }

    /// Pours only the legal captures and promotions.
    #[inline]
    pub fn captures(&self, variant: &Variant, side: Side, sink: &mut impl Sink) {
        let _ = Generator::<_, true>::new(self, variant, side, sink).run();
    }

    /// All legal moves of a side, sorted by square from, square to and promotion.
    pub fn legal(&self, variant: &Variant, side: Side) -> Vec<Move> {
        let mut list = List::default();
        self.moves(variant, side, &mut list);
        order::by_key(&mut list.0, Move::key);
        list.0
    }
}

/// One run of the generator. With `TAKES` only captures and promotions are poured.
pub(super) struct Generator<'a, S: Sink, const TAKES: bool> {
    pub board: &'a Board,
    pub variant: &'a Variant,
    pub side: Side,
    pub sink: &'a mut S,
    /// The King that must not be left attacked, and its square.
    pub royal: Option<(PieceId, Square)>,
    /// The squares that answer a check; all when there is none.
    pub allowed: SquareSet,
    /// The squares of the pieces that may not leave the line to their King.
    pub pinned: SquareSet,
    /// The squares around the royal King to which it can step: they are known not to be attacked.
    safe_steps: SquareSet,
}

impl<'a, S: Sink, const TAKES: bool> Generator<'a, S, TAKES> {
    #[inline]
    fn new(board: &'a Board, variant: &'a Variant, side: Side, sink: &'a mut S) -> Self {
        let royal = if variant.royal { board.only_king(side) } else { None };
        Generator {
            board,
            variant,
            side,
            sink,
            royal: royal.map(|king| (king, board.piece(king).at)),
            allowed: SquareSet::ALL,
            pinned: SquareSet::EMPTY,
            safe_steps: SquareSet::EMPTY,
        }
    }

    #[inline]
    fn run(&mut self) -> Go {
        let mut others = self.board.of(self.side) - self.board.kind(Kind::Pawn);
        if let Some((king, at)) = self.royal {
            others = others.without(king);
            self.look_at_king(at);
            self.king_steps(king, at)?;
            if self.allowed.is_empty() {
                return ON;
            }
        }
        for piece in others {
            self.piece(piece)?;
        }
        if !TAKES {
            self.castlings()?;
        }
        self.pawns()
    }

    /// Finds checks and pins by looking from the King along every line on which an enemy rider stands.
    ///
    /// Kept apart from the rest, which then has more registers to itself.
    #[inline(never)]
    fn look_at_king(&mut self, king: Square) {
        let (board, geometry, foe) = (self.board, &self.variant.geometry, self.side.foe());
        let close = geometry.pawn_set(self.side, king) & board.pawns(foe)
            | geometry.leap_set(king) & board.having(foe, Power::Leap)
            | geometry.step_set(king) & board.having(foe, Power::Step);
        if !close.is_empty() {
            self.allowed = if close.single().is_some() { close } else { SquareSet::EMPTY };
        }
        let riders = geometry.straight_lines(king) & board.having(foe, Power::Straight)
            | geometry.aslant_lines(king) & board.having(foe, Power::Aslant);
        let occupied = board.occupied();
        for rider in riders.iter() {
            let Some(dir) = geometry.line(rider, king) else { continue };
            let between = geometry.between(rider, dir, king);
            let blockers = between & occupied;
            if blockers.is_empty() {
                self.allowed = self.allowed & between.with(rider);
            } else if blockers.single().is_some() {
                self.pinned = self.pinned | blockers & board.squares(self.side);
            }
        }
    }

    /// The squares to which the piece on a square may go as far as check and pins are concerned:
    /// a pinned piece stays on the ray from its King.
    #[inline]
    pub fn allowed_from(&self, from: Square) -> SquareSet {
        match self.royal {
            _ if self.pinned.is_empty() => self.allowed,
            Some((_, king)) if self.pinned.contains(from) => {
                let line = self.variant.geometry.line(king, from);
                self.allowed & line.map_or(SquareSet::ALL, |dir| self.variant.geometry.ray(dir, king))
            }
            _ => self.allowed,
        }
    }

    #[inline]
    pub fn pour(&mut self, piece: PieceId, from: Square, to: Square) -> Go {
        pour(self.sink, Move { piece, from, to, becomes: None, how: How::Plain })
    }

    /// Steps of the royal King: not next to danger, nor along the line of a check.
    #[inline]
    fn king_steps(&mut self, king: PieceId, from: Square) -> Go {
        let (board, geometry, foe) = (self.board, &self.variant.geometry, self.side.foe());
        let mut goals = geometry.step_set(from) & !board.squares(self.side);
        if TAKES {
            goals = goals & board.squares(foe);
        }
        if goals.is_empty() {
            return ON;
        }
        let [left, right] = dir::takes(foe).map(|dir| geometry.shifted(board.pawns(foe), dir));
        goals = goals & !(left | right);
        let occupied = board.occupied() & !SquareSet::of(from);
        for to in goals.iter() {
            if !board.attacked_through(self.variant, to, foe, SquareSet::ALL, occupied) {
                self.safe_steps = self.safe_steps.with(to);
                self.pour(king, from, to)?;
            }
        }
        ON
    }

    /// All moves of a piece other than a Pawn or the royal King.
    #[inline]
    fn piece(&mut self, piece: PieceId) -> Go {
        let (board, geometry) = (self.board, &self.variant.geometry);
        let it = board.piece(piece);
        let (from, reach) = (it.at, Reach::of(it.kind));
        let mut goals = SquareSet::EMPTY;
        if reach.has(Power::Leap) {
            goals = goals | geometry.leap_set(from);
        }
        if reach.has(Power::Step) {
            goals = goals | geometry.step_set(from);
        }
        if reach.has(Power::Straight) {
            goals = goals | geometry.straight(from, board.occupied());
        }
        if reach.has(Power::Aslant) {
            goals = goals | geometry.aslant(from, board.occupied());
        }
        goals = goals & !board.squares(self.side) & self.allowed_from(from);
        if TAKES {
            goals = goals & board.squares(self.side.foe());
        }
        if goals.is_empty() {
            return ON;
        }
        if S::COUNTS {
            self.sink.many(goals.len());
            return ON;
        }
        for to in goals.iter() {
            self.pour(piece, from, to)?;
        }
        ON
    }

    #[inline]
    fn castlings(&mut self) -> Go {
        let (board, variant) = (self.board, self.variant);
        let strict = match variant.castle_safety {
            CastleSafety::Strict => true,
            CastleSafety::Single => self.royal.is_some(),
            CastleSafety::Never => false,
        };
        // For a royal King it is known already whether it is in check.
        if strict && self.allowed != SquareSet::ALL {
            return ON;
        }
        let mut rights = variant.own(board.rights(), self.side);
        while let Some(index) = rights.take_first() {
            let Some(castle) = board.castle(variant, index) else { continue };
            if !strict || self.unattacked(&castle) {
                pour(self.sink, castle.as_move())?;
            }
        }
        ON
    }

    /// True if a King that is not in check may cross and arrive as far as attacks are concerned.
    #[inline]
    fn unattacked(&self, &Castle { castling, crossed, .. }: &Castle<'_>) -> bool {
        let (board, variant, foe) = (self.board, self.variant, self.side.foe());
        // Its steps have been tested before: these squares are known to be safe.
        let known = self.royal.map_or(SquareSet::EMPTY, |(_, king)| self.safe_steps.with(king));
        // The partner leaving its home can open a line to the King's goal.
        let left = board.occupied() & !SquareSet::of(castling.king).with(castling.partner);
        let after = left.with(castling.partner_to);
        (crossed & !known).iter().all(|square| !board.attacked(variant, square, foe))
            && !board.attacked_through(variant, castling.king_to, foe, SquareSet::ALL, after)
    }
}
