//! Rules of lasting effects: the bends that each makes to the moves, its walls and holes, and the duties and bans that
//! it lays on the players; `sentence.rs` has its words. Deeds of an effect in the course of a turn stand where the turn
//! asks for them, in `protocol` and `board`.

use super::effect::{stands, Lasting, On};
use crate::board::{Kind, Overlay, PieceId, Square, SquareEdge};
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::duty::ActionDuty;
use crate::games::storm::model::table::Table;
use crate::play::Seat;

/// Rule of a lasting effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// CS-003: a player who speaks ill of the card game loses a Pawn.
    Respected,
    /// CS-004: a player who utters the name of a kind loses a piece of it.
    Hushed,
    /// CS-005: every Action must take, as long as a move can.
    Starving,
    /// CS-006: nobody plays cards.
    Cardless,
    /// CS-007: nobody can be taken.
    Ceased,
    /// CS-008: the players have exchanged their armies.
    Traded {
        /// The turns that each seat still has in its new place.
        left: [u8; 2],
    },
    /// CS-009: an extra turn may be had, not in the turn of this number.
    Kept {
        /// Number of the turn in which it was played.
        since: u32,
    },
    /// CS-010, CS-011: a bomb lies on the square of the note.
    Mined,
    /// CS-013: a piece on the square also moves as this kind.
    Lends {
        /// The kind.
        kind: Kind,
    },
    /// CS-015: the square is none any more.
    Swallowed,
    /// CS-016: from either square one may go to the other.
    Joining,
    /// CS-014: walls stand on the borders.
    Walled,
    /// CS-017: nobody's piece and everybody's.
    Neutral,
    /// CS-018: the piece sleeps.
    Asleep,
    /// CS-019: it neither takes nor is taken.
    Peaceful,
    /// CS-020: its neighbours are stuck.
    Magnet {
        /// Square of the piece when the card was played.
        home: Square,
    },
    /// CS-021: it kills a captor of the owner's opponent.
    Poisoned,
    /// CS-022: the piece is royal in place of the other, which was the King.
    Crowned,
    /// CS-023: a second King.
    StandIn,
    /// CS-024: the piece also moves as another kind.
    Fused {
        /// That of its guest.
        guest: Kind,
    },
    /// CS-025 to CS-027: the piece moves as its present kind.
    Shaped {
        /// Kind that it, or the part of it that changed, had before.
        was: Kind,
    },
    /// CS-039: the piece is off the board for the move of this turn, and then back.
    Lifted,
    /// CS-070: the left and the right side are joined for the move of this turn.
    Joined,
    /// CS-079: the piece shares the square of the other.
    Shared,
    /// CS-085: the other player must move a piece of this kind next turn.
    Ordered {
        /// The kind.
        kind: Kind,
    },
    /// CS-088: the piece may not be moved, and attacks nothing.
    Exiled,
    /// CS-127: the other player must take one of the owner's pieces next turn.
    Provoked,
    /// CS-135: the next Action of the owner's opponent is made against the clock.
    Hurried {
        /// The milliseconds that it has taken so far.
        spent: u32,
    },
    /// CS-136: a bystander makes the move of this seat's turn.
    Meddled {
        /// Seat whose move it is.
        seat: Seat,
    },
    /// CS-137: it cannot be taken.
    Shielded,
    /// CS-138: if the other player moves the noted piece next, that does not count.
    Foreseen,
    /// CS-139: the King is off the board until a turn of its player begins.
    Regent,
}

impl Lasting {
    /// Changes the overlay as it bends the moves.
    pub fn bends(&self, table: &Table, over: &mut Overlay) {
        let Some(id) = self.piece() else {
            match (self.rule, self.on) {
                (Rule::Ceased, _) => over.safe = table.board.pieces() | table.board.off(),
                (Rule::Lends { kind }, On::Square(at)) => over.lent.push((at, kind)),
                (Rule::Joining, On::Ends([one, other])) => over.tunnels.push((one, other)),
                _ => {}
            }
            return;
        };
        match self.rule {
            Rule::Neutral => over.neutral = over.neutral.with(id),
            Rule::Asleep => {
                let asleep = &mut over.asleep[table.side(self.owner.other()).index()];
                *asleep = asleep.with(id);
            }
            Rule::Peaceful => {
                over.meek = over.meek.with(id);
                over.safe = over.safe.with(id);
            }
            Rule::Magnet { home } => over.magnets.push((id, table.options.magnet_fixed.then_some(home))),
            Rule::Poisoned => {
                let poisoned = &mut over.poisoned[table.side(self.owner.other()).index()];
                *poisoned = poisoned.with(id);
            }
            Rule::Crowned => over.crowned = over.crowned.with(id),
            Rule::Fused { guest } => over.fused.push((id, guest)),
            Rule::Shared => over.lodgers.extend(self.on.other().map(|host| (id, host))),
            Rule::Exiled if self.may_be_moved(table, id) => over.pinned_down = over.pinned_down.with(id),
            Rule::Shielded | Rule::Lifted => over.safe = over.safe.with(id),
            _ => {}
        }
    }

    /// True if a piece is one that the owner's opponent moves: theirs now, or neutral.
    fn may_be_moved(&self, table: &Table, id: PieceId) -> bool {
        let is_neutral = |effect: &Lasting| effect.rule == Rule::Neutral && effect.piece() == Some(id);
        table.board.piece(id).side == table.side(self.owner.other()) || table.lasting.iter().any(is_neutral)
    }

    /// The square that it takes away.
    pub fn hole(&self) -> Option<Square> {
        match (self.rule, self.on) {
            (Rule::Swallowed, On::Square(at)) => Some(at),
            _ => None,
        }
    }

    /// The borders on which it puts walls, as far as they are left.
    pub fn walls<'a>(&self, table: &'a Table) -> impl Iterator<Item = SquareEdge> + 'a {
        let borders = match (self.rule, self.on) {
            (Rule::Walled, On::Borders(borders)) => Some(borders),
            _ => None,
        };
        borders.into_iter().flatten().filter(|&border| stands(table, border))
    }

    /// Its demand on the next Action of a seat.
    pub fn binds(&self, table: &Table, seat: Seat) -> Option<ActionDuty> {
        match self.rule {
            Rule::Starving => Some(ActionDuty::Starve(table.side(seat.other()))),
            Rule::Ordered { kind } if seat != self.owner => Some(ActionDuty::Move(kind)),
            Rule::Provoked if seat != self.owner => Some(ActionDuty::TakeFrom(table.side(self.owner))),
            _ => None,
        }
    }

    /// True if it keeps the cards of a window from a seat.
    pub fn bans(&self, table: &Table, seat: Seat, window: When) -> bool {
        match self.rule {
            Rule::Cardless => true,
            Rule::Meddled { seat: moved } => moved == seat && seat == table.mover && window != When::Reply,
            _ => false,
        }
    }

    /// Number that tells two effects of a card on the same piece apart.
    pub fn detail(&self) -> usize {
        match self.rule {
            Rule::Magnet { home } => home.index(),
            Rule::Fused { guest: kind }
            | Rule::Shaped { was: kind }
            | Rule::Ordered { kind }
            | Rule::Lends { kind } => kind.index(),
            Rule::Traded { left: [first, second] } => usize::from(first << 4 | second),
            Rule::Meddled { seat } => seat.index(),
            _ => 0,
        }
    }

    /// CS-008: true if the players have exchanged their armies by it.
    pub fn is_exchange(&self) -> bool {
        matches!(self.rule, Rule::Traded { .. })
    }

    /// True if the log announces its beginning: something else has spoken of the others.
    pub fn is_announced(&self) -> bool {
        !matches!(self.rule, Rule::Kept { .. } | Rule::Shaped { .. } | Rule::Shared)
    }
}
