//! A board that lasting effects bend, as a tree for alpha-beta: shallower than plain chess, as its moves cost more.

use super::dusk;
use super::scale::Scale;
use crate::board::{Bent, Board, Edit, Kind, Move, Side};
use crate::bots::chess::exchange::{capture_rank, gain, victim};
use crate::bots::chess::tree::key_of;
use crate::bots::level::{Blur, Budget};
use crate::bots::search::acts::{by_rank, Stack};
use crate::bots::search::alphabeta::AlphaBeta;
use crate::bots::search::deepen::Root;
use crate::bots::search::order::slot;
use crate::bots::search::tree::{Late, NoMoves, Tree, Which, MATE};
use crate::games::storm::Table;

const DEEPEST: i32 = 24;
/// Beyond so many plies captures are played out no further.
const LAST_PLY: usize = 40;
/// A side with so many pieces at most may be stalemated.
pub const FEW: usize = 4;

/// The best of these legal moves of a side and its value; a root with a value is not looked into.
pub fn best(
    table: &Table,
    scale: &mut Scale,
    mut roots: Vec<Root<Move>>,
    side: Side,
    blur: Blur,
    budget: Budget,
) -> Option<(Move, i32)> {
    let mut tree = StormTree { table, board: table.board.clone(), scale, blur, left: dusk::plies(table) };
    by_rank(&mut roots, |&(m, _)| capture_rank(&tree.board, tree.scale.weights, m).unwrap_or(0));
    let score = tree.judge(&side);
    AlphaBeta::new(tree, budget).deepen(side, &mut roots, score, DEEPEST).map(|found| (found.best, found.score))
}

/// The board of a search. Lasting effects are taken to last as they are.
struct StormTree<'a> {
    table: &'a Table,
    board: Board,
    scale: &'a mut Scale,
    blur: Blur,
    /// Plies until points decide, where that is near.
    left: Option<usize>,
}

impl StormTree<'_> {
    fn bent(&self) -> Bent<'_> {
        Bent { board: &self.board, variant: self.table.variant(), overlay: &self.table.overlay }
    }

    fn revert(&mut self, edits: &[Edit]) {
        for &edit in edits.iter().rev() {
            self.board.revert(edit);
        }
    }
}

impl Tree for StormTree<'_> {
    type Act = Move;
    /// The side to play.
    type Node = Side;
    type Back = Vec<Edit>;

    const CHECK_EXTENSIONS: usize = LAST_PLY;
    const TABLE_IN_PV: bool = true;
    const SORTS_EQUALS: bool = true;

    fn key(&self, side: &Side) -> u64 {
        key_of(&self.board, *side)
    }

    fn ended(&mut self, side: &Side, _key: u64, ply: usize) -> Option<i32> {
        self.decided(side, ply)
    }

    fn decided(&self, side: &Side, ply: usize) -> Option<i32> {
        self.left.filter(|&left| ply >= left).map(|_| dusk::worth(&self.board, self.table, *side))
    }

    fn is_checked(&self, side: &Side) -> bool {
        self.bent().checked(*side)
    }

    fn judge(&mut self, side: &Side) -> i32 {
        let value = self.scale.judge(&self.board, self.table, *side);
        self.blur.over(value, self.board.hash(), *side)
    }

    /// The moves of pieces, whether or not a royal piece is left attacked: castling is left out.
    fn acts(&mut self, side: &Side, which: Which, _depth: i32, stack: &mut Stack<Move>) {
        let bent = self.bent();
        let loud = |m: &Move| m.becomes == Some(Kind::Queen) || victim(&self.board, *m).is_some();
        let all = bent.movers(*side).iter().flat_map(|id| bent.pseudo_legal(*side, id));
        all.filter(|m| which == Which::All || loud(m)).for_each(|m| stack.add(m));
    }

    fn capture_rank(&self, _side: &Side, m: Move) -> Option<i32> {
        capture_rank(&self.board, self.scale.weights, m)
    }

    fn slot(&self, side: &Side, m: Move) -> usize {
        slot(side.index(), self.board.piece(m.piece).kind, m.to.index())
    }

    fn gain(&self, _side: &Side, m: Move) -> i32 {
        gain(&self.board, self.scale.weights, m)
    }

    fn is_losing_capture(&self, side: &Side, m: Move, gain: i32) -> bool {
        let taker = self.scale.weights.price(self.board.piece(m.piece).kind);
        !self.bent().is_royal(m.piece) && taker > gain + 50 && !self.bent().attackers(m.to, side.foe()).is_empty()
    }

    fn make(&mut self, side: &Side, m: Move) -> Option<(Side, Vec<Edit>)> {
        let edits = self.bent().edits(m, *side);
        edits.iter().for_each(|&edit| self.board.edit(edit));
        if self.bent().checked(*side) {
            self.revert(&edits);
            return None;
        }
        Some((side.foe(), edits))
    }

    fn unmake(&mut self, _m: Move, edits: Vec<Edit>) {
        self.revert(&edits);
    }

    fn may_null_move(&self, _side: &Side) -> bool {
        true
    }

    fn pass(&mut self, side: &Side) -> (Side, Vec<Edit>) {
        (side.foe(), Vec::new())
    }

    fn unpass(&mut self, _edits: Vec<Edit>) {}

    fn stuck(&mut self, _side: &Side, checked: bool, ply: usize) -> NoMoves<Side> {
        NoMoves::Worth(if checked { ply as i32 - MATE } else { 0 })
    }

    /// Only a side with few pieces is tested, as in chess.
    fn is_stalemate(&self, side: &Side) -> bool {
        self.board.of(*side).len() <= FEW && !self.bent().any_legal(*side)
    }

    fn quiescence_plies(ply: usize) -> usize {
        LAST_PLY.saturating_sub(ply)
    }

    fn futility_margin(depth: i32, null: bool) -> Option<i32> {
        (null && depth <= 3).then_some(100 * depth)
    }

    fn is_futile(late: Late, value: i32, alpha: i32) -> bool {
        late.depth <= 2 && value + 120 * late.depth + 60 <= alpha
    }

    fn reduction(late: Late, _record: i32) -> i32 {
        i32::from(late.depth >= 3 && late.tried > 4) + i32::from(late.depth >= 4 && late.tried > 12)
    }
}
