//! Squares that a piece could go to on a board with effects, by lines, leaps and obstacles alone. Other files say
//! whether it may capture what it meets and whether its king is safe afterwards, and know tunnels, en passant and
//! castling.

use super::bent::Bent;
use super::dir::{self, is_straight, Dir, Rides};
use super::kind::Kind;
use super::piece::PieceId;
use super::piece_set::PieceSet;
use super::side::Side;
use super::square::{Square, SquareSet};

/// Ways that [`Bent::goals`] follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ways {
    /// The ordinary ways of the kind.
    Free,
    /// Line moves and a Pawn's double step, passing over at least one piece of the mover's own and over none of the other
    /// side's.
    OverOwn,
    /// Line moves and a Pawn's double step, passing over exactly one piece, whosever it is.
    OverOne,
}

/// The thing that a piece would find on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meets {
    /// Nobody: it may simply go there.
    Nobody,
    /// This piece, and its lodger if it has one: the way is one by which it captures.
    Piece(PieceId),
}

/// The squares a piece would reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Targets {
    /// Empty ones it may go to.
    pub empty: SquareSet,
    /// Occupied ones it would capture on.
    pub met: SquareSet,
}

impl Bent<'_> {
    /// The squares a piece of a kind would reach from where `piece` stands, a1 first. Only geometry and obstacles count:
    /// whether a piece met there may be captured ([`Bent::may_take_on`]), and whether the mover's royal piece is safe
    /// afterwards ([`Bent::is_safe_after`]), is for the caller to ask. Capturing in passing and castling are no goals.
    /// `mover` says whose pieces count as own for [`Ways::OverOwn`], and which way a piece goes that is no Pawn itself but
    /// moves as one: a Pawn goes forward by its own side, even a neutral one.
    pub fn goals(&self, piece: PieceId, as_kind: Kind, mover: Side, path: Ways, sink: &mut impl FnMut(Square, Meets)) {
        let from = self.at(piece);
        if from == Square::OFF {
            return;
        }
        let is_pawn = self.kinds(piece).any(|kind| kind == Kind::Pawn);
        let side = if is_pawn { self.board.piece(piece).side } else { mover };
        let goals = match path {
            Ways::Free => self.reach(as_kind, side, from),
            Ways::OverOwn => {
                let own = self.movers(mover);
                self.beyond(as_kind, side, from, &|met, _| (met - own).is_empty())
            }
            Ways::OverOne => self.beyond(as_kind, side, from, &|_, is_over| !is_over),
        };
        for to in (goals.empty | goals.met).iter() {
            sink(to, self.board.at(to).map_or(Meets::Nobody, Meets::Piece));
        }
    }

    /// The squares a piece of a kind and side reaches from a square by its ordinary ways.
    pub(super) fn reach(&self, kind: Kind, side: Side, from: Square) -> Targets {
        let geometry = &self.variant.geometry;
        let occupied = self.board.occupied();
        if kind == Kind::Pawn {
            let takes = dir::takes(side).map(|dir| SquareSet::of(geometry.next(dir, from)));
            let empty = self.pawn_steps(side, from).into_iter().map(SquareSet::of);
            return Targets {
                empty: empty.fold(SquareSet::EMPTY, |a, b| a | b),
                met: (takes[0] | takes[1]) & occupied,
            };
        }
        let leaps = geometry.leaps_of(kind, from);
        let all = if kind.leaps_twice() {
            let midpoints = (leaps & !occupied).iter();
            midpoints.fold(SquareSet::EMPTY, |all, midpoint| all | geometry.leaps_of(kind, midpoint))
                & !SquareSet::of(from)
        } else {
            leaps | self.lines(kind, from)
        };
        Targets { empty: all & !occupied, met: all & occupied }
    }

    /// The occupied squares on which a piece would capture by a normal move, whoever stands there; in passing excepted.
    pub fn meets(&self, piece: PieceId) -> SquareSet {
        let (from, side) = (self.at(piece), self.board.piece(piece).side);
        let met = self.moves_as(piece).map(|kind| self.reach(kind, side, from).met);
        let ends = self.tunnelled(from).filter(|&to| self.board.at(to).is_some()).map(SquareSet::of);
        met.chain(ends).fold(SquareSet::EMPTY, |all, squares| all | squares)
    }

    /// The squares that tunnels join to one, as far as both ends exist.
    pub(super) fn tunnelled(&self, from: Square) -> impl Iterator<Item = Square> + '_ {
        let geometry = &self.variant.geometry;
        let ends = self.overlay.tunnels.iter().filter_map(move |&(one, other)| match from {
            _ if from == one => Some(other),
            _ if from == other => Some(one),
            _ => None,
        });
        ends.filter(move |&to| geometry.contains(from) && geometry.contains(to))
    }

    /// The squares a kind reaches along its lines.
    fn lines(&self, kind: Kind, from: Square) -> SquareSet {
        let row = kind.row();
        if row.range == 1 && row.rides == Rides::All {
            return self.variant.geometry.step_set(from);
        }
        row.rides.dirs().iter().fold(SquareSet::EMPTY, |all, &dir| all | self.line(from, dir, row.range))
    }

    /// The squares of one line as far as the first piece, who is included, but no farther than so many steps.
    fn line(&self, from: Square, dir: Dir, most: u8) -> SquareSet {
        let geometry = &self.variant.geometry;
        let mut squares = SquareSet::EMPTY;
        let mut at = geometry.next(dir, from);
        let mut steps = 0;
        while at != Square::OFF && at != from && steps < most {
            squares = squares.with(at);
            if self.board.at(at).is_some() {
                break;
            }
            at = geometry.next(dir, at);
            steps += 1;
        }
        squares
    }

    /// The squares to which a Pawn of a side could step once and twice, [`Square::OFF`] where it cannot.
    pub(super) fn pawn_steps(&self, side: Side, from: Square) -> [Square; 2] {
        let geometry = &self.variant.geometry;
        let vacant = |at: Square| if self.board.at(at).is_some() { Square::OFF } else { at };
        let once = vacant(geometry.ahead(side, from));
        if once == Square::OFF || !geometry.terrain().is_double_row(side, from) {
            return [once, Square::OFF];
        }
        [once, vacant(geometry.ahead(side, once))]
    }

    /// The squares beyond a piece on the lines of a kind, and beyond the one before a Pawn's double step. `passes` says
    /// whether the way goes on over those on a square, if it has gone over somebody already or not.
    fn beyond(&self, kind: Kind, side: Side, from: Square, passes: &dyn Fn(PieceSet, bool) -> bool) -> Targets {
        let geometry = &self.variant.geometry;
        let [mut empty, mut met] = [SquareSet::EMPTY; 2];
        for dir in dir::ALL {
            let pawn = kind == Kind::Pawn && dir == dir::forward(side);
            let most = if pawn && geometry.terrain().is_double_row(side, from) { 2 } else { longest(kind, dir) };
            let mut at = geometry.next(dir, from);
            let (mut steps, mut is_over) = (1, false);
            while at != Square::OFF && at != from && steps <= most {
                let there = self.occupants(at);
                if there.is_empty() {
                    if is_over && (!pawn || steps == 2) {
                        empty = empty.with(at);
                    }
                } else {
                    if is_over && !pawn {
                        met = met.with(at);
                    }
                    if !passes(there, is_over) {
                        break;
                    }
                    is_over = true;
                }
                at = geometry.next(dir, at);
                steps = steps.saturating_add(1);
            }
        }
        Targets { empty, met }
    }
}

/// Largest number of squares that a kind goes in a direction; 0 if it does not go there.
fn longest(kind: Kind, dir: Dir) -> u8 {
    let row = kind.row();
    if row.rides.has(is_straight(dir)) {
        row.range
    } else {
        0
    }
}
