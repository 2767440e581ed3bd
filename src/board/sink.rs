//! A move, and the sinks into which the generator pours moves: one lists, one counts, one stops at the first.

use std::fmt;
use std::ops::ControlFlow;

use super::kind::Kind;
use super::piece::PieceId;
use super::square::Square;

/// Special way in which a move is made, if there is one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum How {
    /// Nothing.
    Plain,
    /// A Pawn's double step.
    TwoStep,
    /// A Pawn captures another in passing.
    Passing,
    /// Castling, with its index in [`Variant::castlings`](super::Variant::castlings), and the square that names it in
    /// answers: the King's goal, or its partner's home where the King's goal alone could mean a step.
    Castle(u8, Square),
}

/// A move of one piece. Castling is the King's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Piece that moves.
    pub piece: PieceId,
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
    /// Kind that a Pawn is promoted to.
    pub becomes: Option<Kind>,
    /// Special way in which it is made.
    pub how: How,
}

impl Move {
    /// The square on which it captures if somebody stands there: in passing the one beside the mover.
    #[inline]
    pub const fn takes_on(&self) -> Square {
        match self.how {
            How::Passing => Square::new(self.to.file(), self.from.rank()),
            _ => self.to,
        }
    }

    /// The square that stands in answers behind the one from which the piece comes: its goal, but for castlings that
    /// are named by the partner's home.
    #[inline]
    pub const fn named(&self) -> Square {
        match self.how {
            How::Castle(_, square) => square,
            _ => self.to,
        }
    }

    /// The key by which lists of moves are sorted: where from, where to, promoted to what.
    pub fn key(&self) -> (Square, Square, Option<Kind>) {
        (self.from, self.named(), self.becomes)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.named())?;
        match self.becomes {
            Some(kind) => write!(f, "={}", kind.name()),
            None => Ok(()),
        }
    }
}

/// Receives moves from the generator.
pub trait Sink {
    /// True if the sink wants numbers only: the generator may then call [`Sink::many`] instead of [`Sink::push`].
    const COUNTS: bool = false;

    /// Takes a move; false stops the generator.
    fn push(&mut self, m: Move) -> bool;

    /// Takes so many moves without seeing them; called only when [`Sink::COUNTS`] is set.
    fn many(&mut self, _count: u32) {}
}

/// Collects the moves.
#[derive(Clone, Debug, Default)]
pub struct List(pub Vec<Move>);

impl Sink for List {
    #[inline]
    fn push(&mut self, m: Move) -> bool {
        self.0.push(m);
        true
    }
}

/// Counts the moves.
#[derive(Clone, Debug, Default)]
pub struct MoveCount(pub u64);

impl Sink for MoveCount {
    const COUNTS: bool = true;

    #[inline]
    fn push(&mut self, _: Move) -> bool {
        self.0 += 1;
        true
    }

    #[inline]
    fn many(&mut self, count: u32) {
        self.0 += u64::from(count);
    }
}

/// Stops at the first move and keeps it.
#[derive(Clone, Debug, Default)]
pub struct Any(pub Option<Move>);

impl Sink for Any {
    #[inline]
    fn push(&mut self, m: Move) -> bool {
        self.0 = Some(m);
        false
    }
}

/// Answer of a sink, which tells the generator to go on or to stop: `?` returns from it where a sink wants to stop.
pub(super) type Go = ControlFlow<()>;

/// Goes on.
pub(super) const ON: Go = ControlFlow::Continue(());

/// Pours one move.
#[inline]
pub(super) fn pour(sink: &mut impl Sink, m: Move) -> Go {
    if sink.push(m) {
        ON
    } else {
        ControlFlow::Break(())
    }
}
