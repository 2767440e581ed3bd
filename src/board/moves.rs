//! The generator of moves: one source for listing, counting and stopping at the first.

use super::attack::After;
use super::board::{mark, Board, EMPTY};
use super::castling::CastleSafety;
use super::geometry::view;
use super::piece::{Kind, PieceId, PieceSet, Side};
use super::reach::{self, Reach};
use super::sink::{pour, Go, How, List, Move, Sink, ON};
use super::square::{Square, SquareSet};
use super::variant::Variant;

impl Board {
    /// Pours all legal moves of a side into a sink. Without royal Kings these are all moves, takings of Kings included.
    #[inline]
    pub fn moves(&self, variant: &Variant, side: Side, sink: &mut impl Sink) {
        let _ = Search::<_, false>::new(self, variant, side, sink).run();
    }

    /// Pours only the legal takes and promotions.
    #[inline]
    pub fn captures(&self, variant: &Variant, side: Side, sink: &mut impl Sink) {
        let _ = Search::<_, true>::new(self, variant, side, sink).run();
    }

    /// All legal moves of a side, sorted by square from, square to and promotion.
    pub fn legal(&self, variant: &Variant, side: Side) -> Vec<Move> {
        let mut list = List::default();
        self.moves(variant, side, &mut list);
        list.0.sort_unstable_by_key(Move::key);
        list.0
    }
}

/// One run of the generator. With `TAKES` only takes and promotions are poured.
pub(super) struct Search<'a, S: Sink, const TAKES: bool> {
    pub board: &'a Board,
    pub variant: &'a Variant,
    pub side: Side,
    pub sink: &'a mut S,
    /// The King that must not be left attacked, and its square.
    pub royal: Option<(PieceId, Square)>,
    /// The squares that answer a check; all when there is none.
    pub allowed: SquareSet,
    pub pinned: PieceSet,
    pins: [(PieceId, SquareSet); 8],
}

impl<'a, S: Sink, const TAKES: bool> Search<'a, S, TAKES> {
    #[inline]
    fn new(board: &'a Board, variant: &'a Variant, side: Side, sink: &'a mut S) -> Self {
        let royal = if variant.royal { board.only_king(side) } else { None };
        Search {
            board,
            variant,
            side,
            sink,
            royal: royal.map(|king| (king, board.piece(king).at)),
            allowed: SquareSet::ALL,
            pinned: PieceSet::EMPTY,
            pins: [(PieceId(0), SquareSet::EMPTY); 8],
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
            self.man(piece)?;
        }
        if !TAKES && !self.board.rights.is_empty() {
            self.castlings()?;
        }
        self.pawns()
    }

    /// Finds checks and pins by looking from every enemy man towards the King.
    #[inline]
    fn look_at_king(&mut self, king: Square) {
        let (board, geometry) = (self.board, &self.variant.geometry);
        let mut pins = 0;
        for enemy in board.of(self.side.foe()) {
            let enemy = board.piece(enemy);
            let view = geometry.view(enemy.at, king);
            if !reach::sees(enemy.side, enemy.kind, view) {
                continue;
            }
            let mut line = SquareSet::of(enemy.at);
            let (mut blockers, mut blocker) = (0, EMPTY);
            if let Some(dir) = view::ray(view) {
                let mut at = geometry.next(dir, enemy.at);
                while at != king {
                    line = line.with(at);
                    let cell = board.cells[at.0 as usize];
                    if cell != EMPTY {
                        blockers += 1;
                        blocker = cell;
                    }
                    at = geometry.next(dir, at);
                }
            }
            if blockers == 0 {
                self.allowed = self.allowed & line;
            } else if blockers == 1 && blocker & mark(self.side) != 0 {
                let piece = PieceId(blocker & 63);
                self.pinned = self.pinned.with(piece);
                self.pins[pins & 7] = (piece, line);
                pins += 1;
            }
        }
    }

    /// The squares to which a man may go as far as check and pins are concerned.
    #[inline]
    pub fn allowed_to(&self, piece: PieceId) -> SquareSet {
        if !self.pinned.contains(piece) {
            return self.allowed;
        }
        let pin = self.pins.iter().find(|(pinned, _)| *pinned == piece);
        pin.map_or(self.allowed, |(_, line)| self.allowed & *line)
    }

    #[inline]
    pub fn pour(&mut self, piece: PieceId, from: Square, to: Square) -> Go {
        pour(self.sink, Move { piece, from, to, becomes: None, how: How::Plain })
    }

    /// Steps of the royal King: not next to danger, nor along the line of a check.
    #[inline]
    fn king_steps(&mut self, king: PieceId, from: Square) -> Go {
        let foes = self.board.of(self.side.foe());
        let after = After::leaving(from);
        for dir in 0..8 {
            let to = self.variant.geometry.next(dir, from);
            let cell = self.board.cells[to.0 as usize];
            let barred = cell & mark(self.side) != 0 || TAKES && cell == EMPTY;
            if !barred && !self.board.attacked_after(self.variant, to, foes, after) {
                self.pour(king, from, to)?;
            }
        }
        ON
    }

    /// All moves of a man other than a Pawn or the royal King.
    #[inline]
    fn man(&mut self, piece: PieceId) -> Go {
        let man = self.board.piece(piece);
        let reach = Reach::of(man.kind);
        let mut goals = SquareSet::EMPTY;
        if reach.leaps {
            goals = goals | self.variant.geometry.leap_set(man.at);
        }
        if reach.steps {
            goals = goals | self.variant.geometry.step_set(man.at);
        }
        let allowed = self.allowed_to(piece);
        goals = goals & !self.board.squares(self.side) & allowed;
        if TAKES {
            goals = goals & self.board.squares(self.side.foe());
        }
        if S::COUNTS {
            self.sink.many(goals.len());
        } else {
            for to in goals.iter() {
                self.pour(piece, man.at, to)?;
            }
        }
        if reach.rides == 0 {
            return ON;
        }
        if S::COUNTS && !TAKES && allowed == SquareSet::ALL {
            let count = self.ride_count(man.at, reach.rides);
            self.sink.many(count);
            return ON;
        }
        self.rides(piece, man.at, reach.rides, allowed)
    }

    #[inline]
    fn rides(&mut self, piece: PieceId, from: Square, mut dirs: u8, allowed: SquareSet) -> Go {
        while dirs != 0 {
            let dir = dirs.trailing_zeros() as usize;
            dirs &= dirs - 1;
            let mut to = self.variant.geometry.next(dir, from);
            loop {
                let cell = self.board.cells[to.0 as usize];
                if cell & mark(self.side) != 0 {
                    break;
                }
                if (!TAKES || cell != EMPTY) && allowed.contains(to) {
                    self.pour(piece, from, to)?;
                }
                if cell != EMPTY {
                    break;
                }
                to = self.variant.geometry.next(dir, to);
            }
        }
        ON
    }

    /// The number of squares a rider reaches.
    #[inline]
    fn ride_count(&self, from: Square, mut dirs: u8) -> u32 {
        let mut count = 0;
        while dirs != 0 {
            let dir = dirs.trailing_zeros() as usize;
            dirs &= dirs - 1;
            let mut to = self.variant.geometry.next(dir, from);
            loop {
                let cell = self.board.cells[to.0 as usize];
                if cell != EMPTY {
                    count += u32::from(cell & mark(self.side) == 0);
                    break;
                }
                count += 1;
                to = self.variant.geometry.next(dir, to);
            }
        }
        count
    }

    fn castlings(&mut self) -> Go {
        let (board, variant, foe) = (self.board, self.variant, self.side.foe());
        let strict = match variant.castle_safety {
            CastleSafety::Strict => true,
            CastleSafety::Single => self.royal.is_some(),
            CastleSafety::Never => false,
        };
        for (index, castling) in variant.castlings.iter().enumerate() {
            let path = &variant.paths[index];
            let possible = castling.side == self.side && board.rights.contains(index);
            if !possible || !(path.between & board.occupied()).is_empty() {
                continue;
            }
            let Some(piece) = board.castler(castling) else { continue };
            // The partner leaving its home can open a line to the King's goal.
            let after = After { vacated: [castling.king, castling.partner], filled: castling.partner_to };
            let safe = !strict
                || !path.crossed.iter().any(|&square| board.attacked(variant, square, foe))
                    && !board.attacked_after(variant, castling.king_to, board.of(foe), after);
            if safe {
                let how = How::Castle(index as u8);
                let (from, to) = (castling.king, castling.king_to);
                pour(self.sink, Move { piece, from, to, becomes: None, how })?;
            }
        }
        ON
    }
}
