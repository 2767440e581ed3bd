//! Demands of effects on the Action of a turn.

use super::memory::CapturedPiece;
use super::table::Table;
use crate::board::{Kind, PieceId, Side};
use crate::games::words;
use crate::play::Seat;

/// Deed that the Action of a turn must do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionDuty {
    /// CS-005: capture a piece of this army, as long as a move can.
    Starve(Side),
    /// CS-085: move a piece of this kind, if a move can.
    Move(Kind),
    /// CS-127: capture a piece of this army, or make no move.
    TakeFrom(Side),
}

impl ActionDuty {
    /// True if an Action of a seat that moves these pieces and captures those does it.
    pub fn is_done(self, before: &Table, seat: Seat, moved: &[PieceId], taken: &[CapturedPiece]) -> bool {
        match self {
            ActionDuty::Starve(side) | ActionDuty::TakeFrom(side) => taken.iter().any(|taken| taken.of == Some(side)),
            ActionDuty::Move(kind) => {
                moved.iter().any(|&id| before.pieces(seat).contains(id) && before.counts_as(id, kind))
            }
        }
    }

    /// True if only a capture does it.
    pub fn is_capture(self) -> bool {
        !matches!(self, ActionDuty::Move(_))
    }

    /// True if it does not bind a player who has no move that does it.
    pub fn lapses(self) -> bool {
        !matches!(self, ActionDuty::TakeFrom(_))
    }

    /// Its demand, told to the player whom it binds.
    pub fn sentence(self) -> String {
        match self {
            ActionDuty::Starve(side) | ActionDuty::TakeFrom(side) => {
                format!("You must capture a {} piece this turn.", words::side(side).to_ascii_lowercase())
            }
            ActionDuty::Move(kind) => format!("You must move {} this turn.", words::article(kind)),
        }
    }
}
