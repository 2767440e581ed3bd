//! The moves of a bent board (one under effects): pseudo-legal ones, each made on a copy to see whether it is legal.

use std::ops::ControlFlow::Break;

use super::bent::{Bent, Stuck};
use super::board::Board;
use super::castle::Castle;
use super::castling::{CastleSafety, Castling};
use super::dir;
use super::edit::Edit;
use super::kind::Kind;
use super::order;
use super::overlay::Overlay;
use super::piece::PieceId;
use super::piece_set::PieceSet;
use super::reach::{bit, TWICE};
use super::side::Side;
use super::sink::{Go, How, Move, ON};
use super::square::{Square, SquareSet};

/// A copy of the board on which moves are tried, and what they do to it.
struct Scratch {
    board: Board,
    edits: Vec<Edit>,
    /// The sleepers that are awake before the move because a side was in check, by that side: they stay awake.
    awake: [PieceSet; 2],
}

/// Steps of a side that need a look at its royal piece. The others may be made or not without one.
struct Care {
    /// Squares from which a step can expose the royal piece, its own among them: those in line with it, or all if it is
    /// attacked.
    exposing: SquareSet,
    /// Squares by a step to which another piece can end the attacks on it.
    answering: SquareSet,
}

impl Bent<'_> {
    /// All legal moves of a side, sorted by square from, host before lodger, square to and promotion. If a piece could
    /// come to a square both by an en passant capture and by another kind fused to it, it captures en passant; if it
    /// could come by a double step and otherwise, it has not stepped as a Pawn, and if a King could come by castling
    /// and otherwise, it has not castled.
    pub fn legal(&self, side: Side) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = self.each_legal(side, &mut |m| {
            moves.push(m);
            ON
        });
        self.sort(&mut moves);
        moves
    }

    /// The pseudo-legal moves that a side may make with a piece (they may leave a royal piece attacked) but for castling,
    /// sorted like [`Bent::legal`]. A stuck piece has none.
    pub fn pseudo_legal(&self, side: Side, piece: PieceId) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.at(piece) != Square::OFF && !self.is_stuck(piece) {
            let _ = self.piece(piece, self.passed_squares(side), &mut |m| {
                moves.push(m);
                ON
            });
        }
        self.sort(&mut moves);
        moves
    }

    /// Puts moves in their order, each once.
    fn sort(&self, moves: &mut Vec<Move>) {
        let lodges = |m: &Move| self.board.piece(m.piece).at == Square::OFF;
        order::by_key(moves, |m| (m.from, lodges(m), m.named(), m.becomes, m.how != How::Passing));
        moves.dedup_by_key(|m| (m.piece, m.key()));
    }

    /// All squares just passed over by double steps that a side has not made itself.
    fn passed_squares(&self, side: Side) -> SquareSet {
        let listed = self.overlay.passing.iter().fold(SquareSet::EMPTY, |all, &(square, _)| all.with(square));
        (listed | SquareSet::of(self.board.passing())) & !self.overlay.stepped[side.index()]
    }

    /// True if a side has a legal move.
    pub fn any_legal(&self, side: Side) -> bool {
        self.each_legal(side, &mut |_| Break(())).is_break()
    }

    /// True if a side would be mated if it were on move. Its sleepers are awake when it is in check.
    pub fn mated(&self, side: Side) -> bool {
        self.checked(side) && !self.any_legal(side)
    }

    /// True if the only royal piece of a side, if it has just one, is unattacked after these edits.
    pub fn is_safe_after(&self, edits: &[Edit], side: Side) -> bool {
        let awake = self.awake(&self.stuck());
        self.survives(&mut self.board.clone(), edits, awake, side)
    }

    /// Carries edits out on a copy of the board, tests the royal piece, and takes them back.
    fn survives(&self, board: &mut Board, edits: &[Edit], awake: [PieceSet; 2], side: Side) -> bool {
        for &edit in edits {
            board.edit(edit);
        }
        let placed = |&(lodger, _): &(PieceId, PieceId)| {
            edits.iter().any(|edit| matches!(edit, Edit::Place { piece, .. } if *piece == lodger))
        };
        // A lodger that has occupied a square alone is no lodger any more, even if it has left the board since.
        let changed = self.overlay.lodgers.iter().any(placed).then(|| {
            let lodgers = self.overlay.lodgers.iter().filter(|pair| !placed(pair)).copied().collect();
            Overlay { lodgers, ..self.overlay.clone() }
        });
        let overlay = changed.as_ref().unwrap_or(self.overlay);
        let after = Bent { board, variant: self.variant, overlay };
        let safe = !after.checked_with(&after.stuck_but(awake), side);
        for &edit in edits.iter().rev() {
            board.revert(edit);
        }
        safe
    }

    /// Gives the legal moves of a side to the sink, unsorted.
    fn each_legal(&self, side: Side, sink: &mut impl FnMut(Move) -> Go) -> Go {
        let stuck = self.stuck();
        let awake = self.awake(&stuck);
        let mut scratch = Scratch { board: self.board.clone(), edits: Vec::with_capacity(8), awake };
        let Care { exposing, answering } = self.care(&stuck, side);
        let mut test = |m: Move| {
            if matches!(m.how, How::Plain | How::TwoStep) && !self.overlay.neutral.contains(m.piece) {
                if !exposing.contains(m.from) {
                    return sink(m);
                }
                if !answering.contains(m.to) && !self.is_royal(m.piece) {
                    return ON;
                }
            }
            scratch.edits.clear();
            self.append_edits(m, side, &mut scratch.edits);
            if self.survives(&mut scratch.board, &scratch.edits, scratch.awake, side) {
                sink(m)
            } else {
                ON
            }
        };
        let passed = self.passed_squares(side);
        for piece in self.movers(side) {
            if !self.holds(&stuck, piece) {
                self.piece(piece, passed, &mut test)?;
            }
        }
        self.castlings(side, &stuck, &mut test)
    }

    /// The steps of a side that need no look at its royal piece, while no effect lets a move change more than the squares
    /// that it leaves and reaches.
    fn care(&self, stuck: &Stuck, side: Side) -> Care {
        let careless = Care { exposing: SquareSet::ALL, answering: SquareSet::ALL };
        let Some(royal) = self.royal(side).map(|royal| self.at(royal)) else { return careless };
        let Overlay { magnets, lodgers, .. } = self.overlay;
        let is_marked = !(self.overlay.sleepers() | self.overlay.poisons()).is_empty();
        let is_simple = magnets.is_empty() && lodgers.is_empty() && !is_marked;
        if !is_simple || self.occurs(TWICE) {
            return careless;
        }
        let geometry = &self.variant.geometry;
        let mut answering = SquareSet::ALL;
        self.look(stuck, royal, side.foe(), &mut |by| {
            answering = answering & self.between(royal, self.at(by));
            false
        });
        if answering != SquareSet::ALL {
            return Care { answering, ..careless };
        }
        let exposing = (geometry.straight_lines(royal) | geometry.aslant_lines(royal)).with(royal);
        Care { exposing, answering }
    }

    /// The square of a piece and those on every line from it to another square.
    fn between(&self, royal: Square, by: Square) -> SquareSet {
        let geometry = &self.variant.geometry;
        let lines = dir::ALL.into_iter().filter(|&dir| geometry.ray(dir, royal).contains(by));
        lines.fold(SquareSet::of(by), |all, dir| all | geometry.between(royal, dir, by))
    }

    /// Gives the pseudo-legal moves of a piece, but for castling, to the sink.
    fn piece(&self, piece: PieceId, passed: SquareSet, sink: &mut impl FnMut(Move) -> Go) -> Go {
        let (from, side) = (self.at(piece), self.board.piece(piece).side);
        let plain = |to: Square| Move { piece, from, to, becomes: None, how: How::Plain };
        let (mut empty, mut met) = (SquareSet::EMPTY, SquareSet::EMPTY);
        let mut twice = Square::OFF;
        for kind in self.moves_as(piece) {
            let goals = self.reach(kind, side, from);
            met = met | goals.met;
            if kind == Kind::Pawn {
                let [once, second] = self.pawn_steps(side, from);
                empty = empty | SquareSet::of(once);
                twice = second;
            } else {
                empty = empty | goals.empty;
            }
        }
        for to in self.tunnelled(from) {
            let goals = if self.board.at(to).is_some() { &mut met } else { &mut empty };
            *goals = goals.with(to);
        }
        let takes = met.iter().filter(|&to| self.may_take_on(piece, to)).fold(SquareSet::EMPTY, SquareSet::with);
        let promoting = self.board.piece(piece).kind.counts_as() == Kind::Pawn && !self.is_fused(piece);
        let mut promoted = |m: Move| {
            let promotes = promoting && self.variant.geometry.terrain().is_last_row(side, m.to);
            if !promotes || self.variant.promotions.is_empty() {
                return sink(m);
            }
            self.variant.promotions.iter().try_for_each(|&kind| sink(Move { becomes: Some(kind), ..m }))
        };
        (empty | takes).iter().try_for_each(|to| promoted(plain(to)))?;
        // On a board of four rows a double step ends on the last one.
        if twice != Square::OFF {
            promoted(Move { how: How::TwoStep, ..plain(twice) })?;
        }
        if self.skills(piece) & bit(Kind::Pawn) != 0 {
            for to in passed.iter() {
                if self.attacks_en_passant(piece, to) && self.passed(piece, to).is_some() {
                    sink(Move { how: How::Passing, ..plain(to) })?;
                }
            }
        }
        ON
    }

    /// True unless a lodger that King or partner leaves behind would stand where the other one goes.
    fn is_free(&self, castle: &Castle<'_>) -> bool {
        let Castling { king, partner, king_to, partner_to, .. } = *castle.castling;
        let leaves = |id: PieceId| self.lodger_of(id).is_some();
        !(king_to == partner && leaves(castle.partner) || partner_to == king && leaves(castle.king))
    }

    /// Gives the castlings of a side, as in plain chess, to the sink.
    fn castlings(&self, side: Side, stuck: &Stuck, sink: &mut impl FnMut(Move) -> Go) -> Go {
        let (board, variant) = (self.board, self.variant);
        let careful = variant.castle_safety != CastleSafety::Never && self.royal(side).is_some();
        let able = |id: PieceId| !self.holds(stuck, id) && !self.overlay.neutral.contains(id);
        let mut rights = variant.own(board.rights(), side);
        while let Some(index) = rights.take_first() {
            let Some(castle) = board.castle(variant, index) else { continue };
            let unattacked = |square: Square| !careful || !self.attacked(stuck, square, side.foe());
            if able(castle.king)
                && able(castle.partner)
                && self.is_free(&castle)
                && castle.crossed.iter().all(unattacked)
            {
                sink(castle.as_move())?;
            }
        }
        ON
    }
}
