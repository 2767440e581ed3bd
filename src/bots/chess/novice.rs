//! The novice's look at a move of chess or Full Double Chess: of two Kings it may overlook that one is attacked.

use super::evaluate::Weights;
use super::exchange;
use crate::board::{Kind, Move, Square, SquareSet};
use crate::bots::novice::{Glance, Sight};
use crate::games::classic::Table;

/// Questions out of a hundred at which it does not look whether one of two Kings has come under attack.
const CARELESS: u64 = 50;

/// The novice at one question.
pub(super) struct Novice<'a> {
    table: &'a Table,
    /// Squares of the Kings that it looks after: no law protects one of two.
    guarded: SquareSet,
}

impl Novice<'_> {
    pub(super) fn new(table: &Table, sight: Sight) -> Novice<'_> {
        let guarded = if sight.wants(CARELESS) { attacked_before(table) } else { kings(table) };
        Novice { table, guarded }
    }

    /// A move of this value at a glance. No King is moved to where it may be captured.
    pub(super) fn glance(&self, m: Move, value: i32) -> Glance {
        let table = self.table;
        let weights = Weights::new(table.variant.files());
        let loses = exchange::loses_piece(&table.board, &table.variant.geometry, weights, m);
        Glance { value, gain: exchange::gain(&table.board, weights, m), loses: loses || self.exposes_king(m) }
    }

    /// True if a King that it looks after, or that moves, may be captured after a move.
    fn exposes_king(&self, m: Move) -> bool {
        let Table { board, variant, .. } = self.table;
        let side = self.table.side();
        let mut after = board.clone();
        after.make(variant, m);
        let kings = after.of(side) & after.kind(Kind::King);
        kings.iter().any(|king| {
            let at = after.piece(king).at;
            (king == m.piece || self.guarded.contains(at)) && after.attacked(variant, at, side.foe())
        })
    }
}

/// The squares of the mover's Kings.
fn kings(table: &Table) -> SquareSet {
    let kings = table.board.of(table.side()) & table.board.kind(Kind::King);
    kings.iter().fold(SquareSet::EMPTY, |all, king| all.with(table.board.piece(king).at))
}

/// Those that were attacked before the other side's last move, too: a threat is overlooked once.
fn attacked_before(table: &Table) -> SquareSet {
    let &[from, to] = &table.last[..] else { return SquareSet::EMPTY };
    let board = &table.board;
    let waiting = board.squares(table.side().foe()) & !SquareSet::of(to);
    let stood = board.occupied() | SquareSet::of(from);
    let attacked = |&at: &Square| !(board.attackers_among(&table.variant.geometry, at, stood) & waiting).is_empty();
    kings(table).iter().filter(attacked).fold(SquareSet::EMPTY, SquareSet::with)
}
