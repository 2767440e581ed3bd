//! The subjects of a step: pieces, squares, pieces off the board, and conditions.

use super::words::{Base, Name, PieceRule, PieceWord, Player, PoolBase, SquareRule, SquareWord, TurnRule};
use crate::board::Kind;

/// Pieces that are meant: one of them, or all.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Selector<'a> {
    /// True if all of them are meant.
    pub every: bool,
    /// Whose.
    pub whom: Whom,
    /// Of one of these kinds; King means every royal piece.
    pub kinds: &'a [Kind],
    /// Of none of these kinds; King means every royal piece.
    pub but: &'a [Kind],
    /// Like all of this.
    pub filters: &'a [Filter<'a>],
    /// At most so many of them there are.
    pub most: Option<u8>,
}

/// Pieces by their owner or their deed, or the one that was chosen before.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Whom {
    /// Pieces of this sort.
    Base(Base),
    /// The one chosen before.
    Named(Name),
}

/// A condition on a piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Filter<'a> {
    /// It is like this.
    Is(PieceWord),
    /// It stands on the player's rank of this number.
    Rank(u8),
    /// It stands next to one of these.
    Beside(&'a Selector<'a>),
    /// It stands on the named piece's square or one of the eight around.
    Around(Name),
    /// It is not the named one.
    Not(Name),
    /// It is of the named one's kind.
    Kin(Name),
    /// It attacks at least so many enemy pieces.
    Prey(u8),
}

/// A condition on a square.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Place<'a> {
    /// It is like this.
    Is(SquareWord),
    /// It lies on the player's rank of this number.
    Rank(u8),
    /// It lies next to one of these.
    Beside(&'a Selector<'a>),
    /// It is the named one.
    Named(Name),
}

/// Conditions on a square, all at once: empty ones are meant unless a piece may capture there.
pub type Places<'a> = &'a [Place<'a>];

/// Pieces off the board that are meant.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pool<'a> {
    /// Whose.
    pub base: PoolBase,
    /// Of one of these kinds.
    pub kinds: &'a [Kind],
    /// Of none of these kinds.
    pub but: &'a [Kind],
}

/// A condition on the table, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cond<'a> {
    /// The player is in check.
    Check,
    /// The opponent is in check.
    FoeCheck,
    /// The opponent's turn has just put the player in check.
    JustChecked,
    /// The opponent's last turn took a piece of the player.
    JustCaptured,
    /// The opponent has played a card since the player's last turn.
    JustPlayed,
    /// It is the player's turn.
    OwnTurn,
    /// There is such a piece.
    Is(Selector<'a>),
    /// There are such pieces, at least or at most so many.
    Some {
        /// Such pieces.
        who: Selector<'a>,
        /// At least so many.
        least: Option<u8>,
        /// At most so many.
        most: Option<u8>,
    },
    /// There is no such piece.
    None(Selector<'a>),
    /// So many of four corners are occupied.
    Corners(u8),
    /// Such an effect lasts.
    Effect(AnyRule),
    /// This player has more pieces.
    More(Player),
    /// It is not so.
    Not(&'a Cond<'a>),
    /// All of it is so.
    Both(&'a [Cond<'a>]),
    /// One of it is so.
    Or(&'a [Cond<'a>]),
}

/// A lasting effect that everybody sees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum AnyRule {
    /// On a piece.
    Piece(PieceRule),
    /// On a square.
    Square(SquareRule),
    /// On nobody.
    Turn(TurnRule),
}

/// Own pieces of these kinds.
pub const fn own(kinds: &[Kind]) -> Selector<'_> {
    Selector::of(Base::Own, kinds)
}

/// The opponent's pieces of these kinds.
pub const fn foe(kinds: &[Kind]) -> Selector<'_> {
    Selector::of(Base::Foe, kinds)
}

/// Anybody's pieces of these kinds.
pub const fn any(kinds: &[Kind]) -> Selector<'_> {
    Selector::of(Base::Any, kinds)
}

impl<'a> Selector<'a> {
    /// Pieces of this sort and of these kinds.
    pub const fn of(base: Base, kinds: &'a [Kind]) -> Selector<'a> {
        Selector { every: false, whom: Whom::Base(base), kinds, but: &[], filters: &[], most: None }
    }

    /// The piece that was chosen before.
    pub const fn named(name: Name) -> Selector<'a> {
        Selector { whom: Whom::Named(name), ..Selector::of(Base::Any, &[]) }
    }

    /// All of them.
    pub const fn all(self) -> Selector<'a> {
        Selector { every: true, ..self }
    }

    /// Those of them that are of none of these kinds.
    pub const fn but(self, but: &'a [Kind]) -> Selector<'a> {
        Selector { but, ..self }
    }

    /// Those of them that are like all of this.
    pub const fn like(self, filters: &'a [Filter<'a>]) -> Selector<'a> {
        Selector { filters, ..self }
    }

    /// They, if there are at most so many.
    pub const fn most(self, most: u8) -> Selector<'a> {
        Selector { most: Some(most), ..self }
    }

    /// The sort of pieces, if no name stands for one.
    pub const fn base(&self) -> Option<Base> {
        match self.whom {
            Whom::Base(base) => Some(base),
            Whom::Named(_) => None,
        }
    }

    /// The name that stands for the piece.
    pub const fn name(&self) -> Option<Name> {
        match self.whom {
            Whom::Base(_) => None,
            Whom::Named(name) => Some(name),
        }
    }
}

impl<'a> Pool<'a> {
    /// Pieces off the board of this sort and of these kinds.
    pub const fn of(base: PoolBase, kinds: &'a [Kind]) -> Pool<'a> {
        Pool { base, kinds, but: &[] }
    }

    /// Those of them that are of none of these kinds.
    pub const fn but(self, but: &'a [Kind]) -> Pool<'a> {
        Pool { but, ..self }
    }
}

impl<'a> Cond<'a> {
    /// There are at least so many of them.
    pub const fn least(who: Selector<'a>, least: u8) -> Cond<'a> {
        Cond::Some { who, least: Some(least), most: None }
    }

    /// There is one of them.
    pub const fn some(who: Selector<'a>) -> Cond<'a> {
        Cond::Some { who, least: None, most: None }
    }

    /// There are so many of them.
    pub const fn between(who: Selector<'a>, least: u8, most: u8) -> Cond<'a> {
        Cond::Some { who, least: Some(least), most: Some(most) }
    }
}
