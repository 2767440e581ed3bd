//! The static evaluation of chess positions: material and piece-square values, updated move by move, and a few terms
//! about Kings that are computed at the leaves.

use super::pawns::PawnTable;
use super::tapered::Tapered;
use crate::board::{chess, Board, How, Kind, Move, PieceId, Side, Square, SquareSet, Variant};

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
    files: u8,
    /// The force of all pieces at the start.
    full: i32,
    /// What kinds are worth when they are captured.
    prices: [i32; KINDS],
    place: Vec<[Tapered; Square::COUNT]>,
}

const KINDS: usize = Kind::ALL.len();

/// The force of each kind, side by side: the search needs it at every move.
const FORCE: [i32; KINDS] = {
    let (mut force, mut index) = ([0; KINDS], 0);
    while index < KINDS {
        force[index] = Kind::ALL[index].worth().force;
        index += 1;
    }
    force
};

impl Weights {
    /// The weights for a board of so many files.
    pub fn new(files: u8) -> Weights {
        let wide = files > chess::FILES;
        let mut place = Vec::with_capacity(2 * KINDS);
        for side in Side::BOTH {
            for kind in Kind::ALL {
                let mut squares = [Tapered::default(); Square::COUNT];
                for rank in 0..Square::RANKS {
                    for file in 0..files {
                        let at = Square::new(file, rank);
                        let value = Weights::worth(wide, kind, at.inset(files), side.row_of(at));
                        let signed = if side == Side::White { value } else { Tapered::default().minus(value) };
                        squares[at.index()] = signed;
                    }
                }
                place.push(squares);
            }
        }
        let prices = Kind::ALL.map(|kind| Weights::value(wide, kind).0);
        Weights { files, full: if wide { 76 } else { 24 }, prices, place }
    }

    /// What a piece is worth early and late in the game.
    fn value(wide: bool, kind: Kind) -> (i32, i32) {
        let worth = kind.worth();
        if wide {
            worth.wide
        } else {
            worth.narrow
        }
    }

    /// What a piece is worth on a square, `ahead` ranks from its own first rank.
    fn worth(wide: bool, kind: Kind, inset: (u8, u8), ahead: u8) -> Tapered {
        let (early, late) = Weights::value(wide, kind);
        let (across, along) = (i32::from(inset.0).min(3), i32::from(inset.1));
        let ahead = i32::from(ahead);
        let place = match kind {
            Kind::Pawn => {
                let march = [0, 0, 2, 7, 15, 28, 50, 0][ahead as usize];
                let centre = if ahead >= 2 { (across - 1) * (ahead - 1).min(3) * 3 } else { 0 };
                Tapered::new(march + centre, march * 2)
            }
            _ if kind.counts_as() == Kind::Knight => Tapered::new(9 * (across + along) - 32, 6 * (across + along) - 20),
            Kind::Bishop => Tapered::new(5 * (across + along) - 14, 3 * (across + along) - 8),
            Kind::Rook => {
                Tapered::new(3 * across - 4 + if ahead == 6 { 15 } else { 0 }, if ahead == 6 { 15 } else { 0 })
            }
            Kind::Queen => Tapered::new(2 * along, 4 * (across + along) - 10),
            // Where a King belongs depends on how many there are: see `kings`.
            Kind::King => Tapered::default(),
            _ => Tapered::new(4 * (across + along) - 8, 4 * (across + along) - 8),
        };
        Tapered::new(early, late).plus(place)
    }

    #[inline]
    fn at(&self, side: Side, kind: Kind, square: Square) -> Tapered {
        self.place[side.index() * KINDS + kind.index()][square.index()]
    }

    /// What a piece is worth when it is captured, for ordering.
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
        if let How::Castle(index) = m.how {
            let castling = &variant.castlings[usize::from(index)];
            let kind = castling.partner_kind;
            tally =
                self.add(self.remove(tally, piece.side, kind, castling.partner), piece.side, kind, castling.partner_to);
        }
        tally
    }

    /// The judgement of a position from the point of view of `side`.
    pub fn judge(&self, board: &Board, side: Side, tally: Sums, pawns: &mut PawnTable) -> i32 {
        let structure = pawns.judge(board, tally.pawns);
        let kings = self.kings(board, Side::White).minus(self.kings(board, Side::Black));
        let sum = tally.sum.plus(structure).plus(kings);
        let force = tally.force.min(self.full);
        let white = (sum.early * force + sum.late * (self.full - force)) / self.full;
        const TEMPO: i32 = 10;
        TEMPO + if side == Side::White { white } else { -white }
    }

    /// A single King seeks cover early and the centre late; two Kings stay at home and keep a fork's distance.
    fn kings(&self, board: &Board, side: Side) -> Tapered {
        let kings = board.of(side) & board.kind(Kind::King);
        let mut places = kings.iter().map(|id| board.piece(id).at);
        let Some(king) = places.next() else { return Tapered::default() };
        let ahead = |at: Square| i32::from(side.row_of(at));
        if let Some(spare) = places.next() {
            let apart = i32::from(king.file().abs_diff(spare.file()).max(king.rank().abs_diff(spare.rank())));
            let out = ahead(king) + ahead(spare);
            return Tapered::new(4 * apart.min(5) - 14 * out, 2 * apart.min(5) - 3 * out);
        }
        let (across, along) = king.inset(self.files);
        let (from_edge, along) = (i32::from(across).min(4), i32::from(along));
        let cover = self.cover(board, side, king);
        Tapered::new(cover - 22 * ahead(king).min(3) - 6 * from_edge, 7 * (from_edge.min(3) + along) - 21)
    }

    /// Own Pawns on the three files before a King.
    fn cover(&self, board: &Board, side: Side, king: Square) -> i32 {
        let files = SquareSet::files(king.file().saturating_sub(1), (king.file() + 1).min(self.files - 1));
        let pawns = board.pawns(side) & files;
        let ahead = if side == Side::White { 1 } else { -1 };
        let on = |steps: i8| match king.rank().checked_add_signed(steps * ahead) {
            Some(rank) if rank < Square::RANKS => pawns & SquareSet::row(rank),
            _ => SquareSet::EMPTY,
        };
        let near = on(1);
        // A second Pawn on the same file adds no cover.
        let far = on(2) & !near.raised(ahead);
        14 * near.len() as i32 + 7 * far.len() as i32
    }
}

/// A number for each side and square.
fn pawn_key(side: Side, at: Square) -> u64 {
    crate::bots::level::scatter((side.index() * Square::COUNT + at.index() + 1) as u64)
}
