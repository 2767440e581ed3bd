//! The checks of a position: taken before a card, they say what the laws of check and the checkmate rule let it bring
//! about (CS-0.51, CS-0.52).

use crate::board::{Edit, Side, Square};
use crate::games::storm::model::duty::ActionDuty;
use crate::games::storm::model::memory::Action;
use crate::games::storm::model::table::{DeclaredCapture, Table};
use crate::play::Seat;

/// Sides that are in check, and those that are checkmated.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Checks {
    checked: [bool; 2],
    mated: [bool; 2],
}

impl Checks {
    /// The position as it is now.
    pub fn of(table: &Table) -> Checks {
        let checked = Side::BOTH.map(|side| table.checked(side));
        let mated = Side::BOTH.map(|side| checked[side.index()] && table.mated(side));
        Checks { checked, mated }
    }

    /// True if a side is in check.
    pub fn in_check(&self, side: Side) -> bool {
        self.checked[side.index()]
    }

    /// True if a side is checkmated.
    pub fn is_mated(&self, side: Side) -> bool {
        self.mated[side.index()]
    }

    /// True if a card of this seat, played in the position of these checks, may bring about this position.
    pub fn allows(&self, after: &Table, me: Seat) -> bool {
        self.obstacle(after, me).is_none()
    }

    /// Law that forbids a card of this seat, played in the position of these checks, to bring about this position.
    pub fn obstacle(&self, after: &Table, me: Seat) -> Option<Obstacle> {
        let own = after.side(me);
        let moving = after.side(after.mover);
        // CS-0.51: the turn's Action is done, so its player may not stay in check; or it is declared, and can be done.
        match after.taking {
            Some(taking) if !can_be_made(after, taking) => return Some(Obstacle::Capture),
            None if after.now.action != Action::None && after.checked(moving) => return Some(Obstacle::Check(moving)),
            _ => {}
        }
        if after.checked(own) && !self.checked[own.index()] {
            return Some(Obstacle::Check(own));
        }
        // Nor may the other King be open to capture by who is still to act.
        let waiting = moving.foe();
        if after.now.action == Action::None && after.checked(waiting) && !self.checked[waiting.index()] {
            return Some(Obstacle::Check(waiting));
        }
        let is_mated = |side: &Side| !self.mated[side.index()] && after.mated(*side);
        Side::BOTH.into_iter().find(is_mated).map(Obstacle::Mate)
    }
}

/// Reason that a way of playing a card is against the laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// CS-0.23: the declared capture could not be made any more.
    Capture,
    /// CS-0.51: this side would be in check when it may not be.
    Check(Side),
    /// CS-0.52: this side would be checkmated.
    Mate(Side),
    /// A duty that binds the Action would not be done.
    Duty(ActionDuty),
    /// CS-0.72: it would come to what was undone.
    Undone,
}

/// CS-0.23: true if a declared capture can still be made, and leaves the King of the player who makes it safe. A piece
/// that has left its square is not captured; its attacker goes where it was to go, unless somebody stands there whom it
/// does not capture.
fn can_be_made(table: &Table, taking: DeclaredCapture) -> bool {
    let DeclaredCapture { m, victim, .. } = taking;
    let (bent, side) = (table.bent(), table.side(table.mover));
    let is_there = table.at(m.piece) == m.from && table.at(victim) != Square::OFF;
    let is_met = taking.is_on_the_way(table);
    let is_theirs = |id| table.board.piece(id).side != side || table.overlay.neutral.contains(id);
    let falls = |id| (bent.taken(m).contains(id) || is_met && id == victim) && is_theirs(id);
    let is_open = table.board.at(m.to).is_none_or(falls);
    let met = is_met.then(|| Edit::Lift { piece: victim, from: table.at(victim) });
    let edits: Vec<Edit> = met.into_iter().chain(bent.edits(m, side)).collect();
    is_there && is_open && bent.is_safe_after(&edits, side)
}
