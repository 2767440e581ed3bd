//! What a search knows about positions that cannot be won, and about those where a null move would lie.

use super::alphabeta::Search;
use crate::board::{Kind, Side};

impl Search<'_, '_> {
    /// A position seen before since the last step forward, or no progress for fifty moves each.
    pub(super) fn is_drawn(&self, key: u64, fifty: u16) -> bool {
        let back = self.path.len().saturating_sub(usize::from(fifty));
        let repeated = self.path[back..].iter().rev().skip(1).step_by(2).any(|&old| old == key);
        fifty >= 100 || repeated || self.is_dead()
    }

    /// Two single Kings with at most one Knight or Bishop between them.
    fn is_dead(&self) -> bool {
        let pieces = self.board.pieces();
        if pieces.len() > 3 || self.board.kind(Kind::King).len() > 2 {
            return false;
        }
        let light = self.board.kind(Kind::King) | self.board.kind(Kind::Knight) | self.board.kind(Kind::Bishop);
        (pieces - light).is_empty()
    }

    /// Whether the side has a piece that can lose a tempo without harm: null moves lie in Pawn endings.
    pub(super) fn has_force(&self, side: Side) -> bool {
        let slow = self.board.kind(Kind::King) | self.board.kind(Kind::Pawn);
        !(self.board.of(side) - slow).is_empty()
    }
}
