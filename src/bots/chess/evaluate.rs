//! The static evaluation of chess positions: material and piece-square values, updated move by move, and terms that are
//! counted at the leaves. The weights are data (`narrow`, `wide`), fitted by `deckmate tune`.

use std::sync::LazyLock;

use super::features::{self, places, Pair, ALL_TERMS, KINDS, KING, ONE_OF_TWO, TEMPO};
use super::ledger::{tapered, FeatureCounts, Ledger, Total};
use super::pawns::{self, Lift, PawnTable};
use super::tapered::Tapered;
use super::terms::{self, Kings};
use super::{narrow, wide};
use crate::board::{chess, Board, Geometry, How, Kind, Move, PieceId, Side, Square, Variant};

/// The running sums of a position, from White's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    /// Material and placement.
    pub sum: Tapered,
    /// The game phase, as the force that is left: 0 is a pure Pawn ending.
    pub force: i32,
    /// Identifies the placement of the Pawns.
    pub pawns: u64,
}

/// The weights for one board.
pub struct Weights {
    geometry: Geometry,
    /// The ranks that the board lacks.
    lift: Lift,
    /// The force of all pieces at the start.
    full: i32,
    /// The worth of kinds when they are captured.
    prices: [i32; KINDS],
    /// The worth of a piece on a square, by side and kind; behind the kinds, one of two Kings.
    place: Vec<[Tapered; Square::COUNT]>,
    terms: [Tapered; ALL_TERMS],
}

/// The force of each kind, side by side: the search needs it at every move.
const FORCE: [i32; KINDS] = {
    let (mut force, mut index) = ([0; KINDS], 0);
    while index < KINDS {
        force[index] = Kind::ALL[index].worth().force;
        index += 1;
    }
    force
};

/// The terms that a judgement counts in full.
const WHOLE: i32 = 16;

impl Weights {
    /// The weights for a board of so many files and eight ranks.
    pub fn new(files: u8) -> &'static Weights {
        Weights::of(files, Square::RANKS)
    }

    /// The weights for the full board of a geometry.
    pub fn on(geometry: &Geometry) -> &'static Weights {
        Weights::of(geometry.files(), geometry.terrain().ranks())
    }

    /// The weights for a board of so many files and ranks: a smaller board than that of chess has those of chess.
    fn of(files: u8, ranks: u8) -> &'static Weights {
        static NARROW: LazyLock<Weights> =
            LazyLock::new(|| Weights::read([chess::FILES, Square::RANKS], 24, &narrow::WEIGHTS));
        static WIDE: LazyLock<Weights> =
            LazyLock::new(|| Weights::read([2 * chess::FILES, Square::RANKS], 76, &wide::WEIGHTS));
        static SIX: LazyLock<Weights> = LazyLock::new(|| Weights::read([6, 6], 20, &narrow::WEIGHTS));
        static FIVE: LazyLock<Weights> = LazyLock::new(|| Weights::read([5, 6], 16, &narrow::WEIGHTS));
        match (files, ranks) {
            (9.., _) => &WIDE,
            (_, Square::RANKS) => &NARROW,
            (6.., _) => &SIX,
            _ => &FIVE,
        }
    }

    /// The weights of a table for a board of so many files and ranks, with the force of all pieces at its start.
    fn read([files, ranks]: [u8; 2], full: i32, table: &[Pair]) -> Weights {
        let wide = files > chess::FILES;
        let half = usize::from(if wide { files } else { chess::FILES } / 2);
        let geometry = Geometry::sized(files, ranks);
        let lift = pawns::lift(&geometry);
        let of_terms = &table[places(half)..];
        let mut place = vec![[Tapered::default(); Square::COUNT]; 2 * (KINDS + 1)];
        for (side, kind) in Side::BOTH.into_iter().flat_map(|side| (0..=KINDS).map(move |kind| (side, kind))) {
            for at in geometry.squares() {
                // On a board of fewer ranks the near half is as near as on a full one, and the far half as far: Pawns
                // count from the far end alone.
                let ahead = lift.row_of(side, at);
                let is_near = kind != Kind::Pawn.index() && 2 * (ahead - lift.0) < ranks;
                let ahead = if is_near { ahead - lift.0 } else { ahead };
                let value = tapered(&table[features::place(half, kind, ahead.into(), at.inset(files).0.into())]);
                let signed = if side == Side::White { value } else { Tapered::default().minus(value) };
                place[side.index() * (KINDS + 1) + kind][at.index()] = signed;
            }
        }
        let mut terms = [Tapered::default(); ALL_TERMS];
        terms.iter_mut().zip(of_terms).for_each(|(term, pair)| *term = tapered(pair));
        let prices = Kind::ALL.map(|kind| if wide { kind.worth().wide } else { kind.worth().narrow }.0);
        Weights { geometry, lift, full, prices, place, terms }
    }

    /// The worth of a piece on a square for White. The place of a King depends on how many there are: see `kings`.
    #[inline]
    fn at(&self, side: Side, kind: Kind, square: Square) -> Tapered {
        if kind == Kind::King {
            let king = self.terms[KING];
            return if side == Side::White { king } else { Tapered::default().minus(king) };
        }
        self.place[side.index() * (KINDS + 1) + kind.index()][square.index()]
    }

    /// The worth of a piece when it is captured, for ordering.
    #[inline]
    pub fn price(&self, kind: Kind) -> i32 {
        self.prices[kind.index()]
    }

    /// The sums of a position, worked out afresh.
    pub fn count(&self, board: &Board) -> Sums {
        board.pieces().iter().fold(Sums::default(), |tally, id| {
            let piece = board.piece(id);
            self.add(tally, piece.side, piece.kind, piece.at)
        })
    }

    #[inline]
    fn add(&self, tally: Sums, side: Side, kind: Kind, at: Square) -> Sums {
        Sums {
            sum: tally.sum.plus(self.at(side, kind, at)),
            force: tally.force + FORCE[kind.index()],
            pawns: if kind == Kind::Pawn { tally.pawns ^ pawn_key(side, at) } else { tally.pawns },
        }
    }

    #[inline]
    fn remove(&self, tally: Sums, side: Side, kind: Kind, at: Square) -> Sums {
        Sums {
            sum: tally.sum.minus(self.at(side, kind, at)),
            force: tally.force - FORCE[kind.index()],
            pawns: if kind == Kind::Pawn { tally.pawns ^ pawn_key(side, at) } else { tally.pawns },
        }
    }

    /// The sums after a move that has just been made on the board.
    pub fn follow(&self, board: &Board, variant: &Variant, tally: Sums, m: Move, taken: Option<PieceId>) -> Sums {
        let piece = board.piece(m.piece);
        let was = if m.becomes.is_some() { Kind::Pawn } else { piece.kind };
        let mut tally = self.add(self.remove(tally, piece.side, was, m.from), piece.side, piece.kind, m.to);
        if let Some(taken) = taken {
            let taken = board.piece(taken);
            let at = m.takes_on();
            tally = self.remove(tally, taken.side, taken.kind, at);
        }
        if let How::Castle(index, _) = m.how {
            let castling = &variant.castlings[usize::from(index)];
            let kind = castling.partner_kind;
            tally =
                self.add(self.remove(tally, piece.side, kind, castling.partner), piece.side, kind, castling.partner_to);
        }
        tally
    }

    /// The judgement of a position from the point of view of `side`.
    pub fn judge(&self, board: &Board, side: Side, tally: Sums, pawns: &mut PawnTable) -> i32 {
        let structure = pawns.look(board, self.lift, tally.pawns, &self.terms);
        let mut total = Total { weights: &self.terms, sum: tally.sum.plus(structure.value) };
        terms::terms(&self.geometry, self.lift, board, structure.passed, &mut total);
        total.term(TEMPO, if side == Side::White { 1 } else { -1 });
        let kings = self.kings(board, Side::White).plus(self.kings(board, Side::Black));
        self.blend(board, side, tally, total.sum.plus(kings))
    }

    /// The judgement by pieces, places and Pawns alone.
    #[inline]
    pub fn judge_roughly(&self, board: &Board, side: Side, tally: Sums, pawns: &mut PawnTable) -> i32 {
        let structure = pawns.look(board, self.lift, tally.pawns, &self.terms);
        self.blend(board, side, tally, tally.sum.plus(structure.value))
    }

    /// A sum of weights for White as a value for `side`.
    fn blend(&self, board: &Board, side: Side, tally: Sums, sum: Tapered) -> i32 {
        let [early, late] = self.shares(board, tally);
        let white = (sum.early() * early + sum.late() * late) / (self.full * WHOLE);
        if side == Side::White {
            white
        } else {
            -white
        }
    }

    /// Shares of the early and the late value of a position, together `full * WHOLE` at most.
    fn shares(&self, board: &Board, tally: Sums) -> [i32; 2] {
        let force = tally.force.min(self.full);
        let whole = self.scale(board, tally.sum.late());
        [force * whole, (self.full - force) * whole]
    }

    /// Part of a judgement that counts, in parts of [`WHOLE`]: without a Pawn, a Bishop more wins little, a Rook a
    /// game.
    fn scale(&self, board: &Board, lead: i32) -> i32 {
        let strong = if lead > 0 { Side::White } else { Side::Black };
        let wins_little = board.pawns(strong).is_empty() && lead.abs() < self.price(Kind::Bishop) + 100;
        if wins_little {
            WHOLE / 4
        } else {
            WHOLE
        }
    }

    /// The squares of the Kings of a side.
    fn kings(&self, board: &Board, side: Side) -> Tapered {
        let kings = Kings::of(board, side);
        let row = if kings.are_two() { ONE_OF_TWO } else { Kind::King.index() };
        let places = &self.place[side.index() * (KINDS + 1) + row];
        kings.each().fold(Tapered::default(), |sum, at| sum.plus(places[at.index()]))
    }

    /// The counts that fitting needs of a position: how often each weight of the table occurs, from White's point of
    /// view, and how much the early and the late value count.
    pub fn sample(&self, board: &Board, side: Side) -> (Vec<i32>, [f32; 2]) {
        let files = self.geometry.files();
        let half = usize::from(files / 2);
        let mut counts = FeatureCounts { places: places(half), counts: vec![0; places(half) + ALL_TERMS] };
        for piece in board.pieces().iter().map(|id| board.piece(id)) {
            let sign = if piece.side == Side::White { 1 } else { -1 };
            let kings = Kings::of(board, piece.side);
            let kind = if piece.kind == Kind::King && kings.are_two() { ONE_OF_TWO } else { piece.kind.index() };
            let (ahead, inset) = (piece.side.row_of(piece.at).into(), piece.at.inset(files).0.into());
            counts.counts[features::place(half, kind, ahead, inset)] += sign;
            if piece.kind == Kind::King {
                counts.term(KING, sign);
            }
        }
        let passed = pawns::structure(board, self.lift, &mut counts);
        terms::terms(&self.geometry, self.lift, board, passed, &mut counts);
        counts.term(TEMPO, if side == Side::White { 1 } else { -1 });
        let tally = self.count(board);
        let shares = self.shares(board, tally);
        (counts.counts, shares.map(|share| share as f32 / (self.full * WHOLE) as f32))
    }
}

/// A number for each side and square.
fn pawn_key(side: Side, at: Square) -> u64 {
    crate::bots::level::scatter((side.index() * Square::COUNT + at.index() + 1) as u64)
}
