//! Attacks and checks on a bent board, and the waking of sleepers by a check.

use super::bent::{Bent, Stuck};
use super::dir::{self, is_straight};
use super::kind::Kind;
use super::piece::PieceId;
use super::piece_set::PieceSet;
use super::reach::{bit, each, riders, Kinds, LEAPERS, TWICE};
use super::side::Side;
use super::square::{Square, SquareSet};

impl Bent<'_> {
    /// The pieces that attack a square on behalf of a side: its own and neutral ones, stuck pieces excepted.
    pub fn attackers(&self, square: Square, by: Side) -> PieceSet {
        let mut found = PieceSet::EMPTY;
        self.look(&self.stuck(), square, by, &mut |id| {
            found = found.with(id);
            false
        });
        found
    }

    /// The royal pieces of a side that are attacked, also where the side has two: it need not answer such a check, but a
    /// card that speaks of a King in check means these, too.
    pub fn royals_in_check(&self, side: Side) -> PieceSet {
        let stuck = self.stuck();
        let attacked = |&royal: &PieceId| self.attacked(&stuck, self.at(royal), side.foe());
        self.royals(side).iter().filter(attacked).fold(PieceSet::EMPTY, PieceSet::with)
    }

    fn any_in_check(&self, stuck: &Stuck, side: Side) -> bool {
        self.royals(side).iter().any(|royal| self.attacked(stuck, self.at(royal), side.foe()))
    }

    /// True if the only royal piece of a side is attacked.
    pub fn checked(&self, side: Side) -> bool {
        self.checked_with(&self.stuck(), side)
    }

    pub(super) fn checked_with(&self, stuck: &Stuck, side: Side) -> bool {
        self.royal(side).is_some_and(|royal| self.attacked(stuck, self.at(royal), side.foe()))
    }

    pub(super) fn attacked(&self, stuck: &Stuck, square: Square, by: Side) -> bool {
        self.look(stuck, square, by, &mut |_| true)
    }

    /// The pieces that are stuck in this position: a check wakes the sleepers that wait for it.
    pub(super) fn stuck(&self) -> Stuck {
        self.stuck_but([PieceSet::EMPTY; 2])
    }

    /// The sleepers that the checks of this position have woken, by the side they waited for.
    pub(super) fn awake(&self, stuck: &Stuck) -> [PieceSet; 2] {
        Side::BOTH.map(|side| self.overlay.asleep[side.index()] - stuck.asleep[side.index()])
    }

    /// The pieces that are stuck if some sleepers have woken before. A waking piece may give check and wake others in
    /// turn.
    pub(super) fn stuck_but(&self, awake: [PieceSet; 2]) -> Stuck {
        let asleep = Side::BOTH.map(|side| self.overlay.asleep[side.index()] - awake[side.index()]);
        let mut stuck = Stuck { asleep, gripped: self.gripped() };
        loop {
            let before = stuck.asleep;
            for side in Side::BOTH {
                if !stuck.asleep[side.index()].is_empty() && self.any_in_check(&stuck, side) {
                    stuck.asleep[side.index()] = PieceSet::EMPTY;
                }
            }
            if stuck.asleep == before {
                return stuck;
            }
        }
    }

    /// Searches backwards from a square for the pieces that attack it: every way of capturing but the Pawn's leads back
    /// along itself. Ends, with true, as soon as `found` returns true.
    pub(super) fn look(
        &self,
        stuck: &Stuck,
        square: Square,
        by: Side,
        found: &mut impl FnMut(PieceId) -> bool,
    ) -> bool {
        let (board, geometry) = (self.board, &self.variant.geometry);
        // Kings never stand side by side, stuck or not: a stuck King keeps the other off the squares of its step, and
        // attacks nothing in any other way that a square lends it.
        let on_king = board.at(square).is_some_and(|id| self.is_lone_king(id));
        let mut meet = |host: PieceId, skills: Kinds, pawns_of: Option<Side>, is_step: bool| {
            let mut meet_one = |id: PieceId| {
                let (piece, able) = (board.piece(id), self.skills(id));
                let pawn = pawns_of == Some(piece.side) && able & bit(Kind::Pawn) != 0;
                let theirs = piece.side == by || self.overlay.neutral.contains(id);
                let held = self.holds(stuck, id) && !(is_step && on_king && self.is_lone_king(id));
                (pawn || able & skills != 0) && theirs && !held && found(id)
            };
            meet_one(host) || self.lodger_of(host).is_some_and(meet_one)
        };
        // A direction in which no piece of theirs stands needs no search.
        let all_their_own = self.overlay.neutral.is_empty() && self.overlay.lodgers.is_empty();
        let theirs = if all_their_own { board.squares(by) } else { board.occupied() };
        for dir in dir::ALL {
            if (geometry.ray(dir, square) & theirs).is_empty() {
                continue;
            }
            let mut at = geometry.next(dir, square);
            let mut steps = 1;
            while at != Square::OFF && at != square {
                if let Some(host) = board.at(at) {
                    let takes = |side: &Side| steps == 1 && dir::takes(*side).contains(&dir::opposite(dir));
                    let pawns_of = Side::BOTH.into_iter().find(takes);
                    if meet(host, riders(is_straight(dir), steps), pawns_of, steps == 1) {
                        return true;
                    }
                    break;
                }
                at = geometry.next(dir, at);
                steps += 1;
            }
        }
        if self.tunnelled(square).any(|end| board.at(end).is_some_and(|host| meet(host, Kinds::MAX, None, false))) {
            return true;
        }
        let occupied = board.occupied();
        let mut leapt =
            |from: Square, skills: Kinds| board.at(from).is_some_and(|host| meet(host, skills, None, false));
        for (shape, leapers) in LEAPERS.into_iter().enumerate() {
            // Few boards have a piece that leaps otherwise than a Knight.
            if (shape == 0 || self.occurs(leapers))
                && (geometry.leap_set_of(shape, square) & theirs).iter().any(|from| leapt(from, leapers))
            {
                return true;
            }
        }
        each(TWICE).filter(|&kind| self.occurs(bit(kind))).any(|kind| {
            let midpoints = geometry.leaps_of(kind, square) & !occupied;
            let starts =
                midpoints.iter().fold(SquareSet::EMPTY, |all, midpoint| all | geometry.leaps_of(kind, midpoint));
            (starts & theirs & !SquareSet::of(square)).iter().any(|from| leapt(from, bit(kind)))
        })
    }

    /// True if a piece is a King, and its side's only royal piece.
    fn is_lone_king(&self, id: PieceId) -> bool {
        let piece = self.board.piece(id);
        piece.kind == Kind::King && self.royal(piece.side) == Some(id)
    }

    /// True if any piece moves as one of these kinds. The question is quick, and saves a search if none does.
    pub(super) fn occurs(&self, kinds: Kinds) -> bool {
        let is = |kind: Kind| kinds & bit(kind) != 0;
        let lodger = |&(id, _): &(PieceId, PieceId)| is(self.board.piece(id).kind);
        each(kinds).any(|kind| !self.board.kind(kind).is_empty())
            || self.overlay.fused.iter().any(|&(_, fused)| is(fused))
            || self.overlay.lent.iter().any(|&(_, lent)| is(lent))
            || self.overlay.lodgers.iter().any(lodger)
    }
}
