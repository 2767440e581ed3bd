//! Chess as a tree for alpha-beta: every variant that the board knows, with one King or two.

use super::evaluate::{Sums, Weights};
use super::exchange::{self, capture_rank, gain};
use super::pawns::PawnTable;
use super::question::Question;
use crate::board::{Any, Board, Edit, Kind, Move, Side, Square, Undo, Variant};
use crate::bots::level::{Blur, Budget};
use crate::bots::search::acts::Stack;
use crate::bots::search::alphabeta::AlphaBeta;
use crate::bots::search::deepen::{self, Root, TellLine};
use crate::bots::search::order::{slot, EVEN};
use crate::bots::search::tree::{Late, NoMoves, Tree, Which, MATE};
use crate::bots::search::window::Window;
use crate::games::classic::is_dead;

/// No search goes deeper, in plies.
pub const DEEPEST: i32 = 64;
/// Margin within which, in nearly all positions, the whole judgement agrees with that of pieces, places and Pawns
/// alone.
const ROUGH: i32 = 350;
/// The number that the games use, whose keys of earlier positions are compared with those of the search.
const BLACK_TO_MOVE: u64 = 0x9d39_247e_3377_6d41;

/// The result of a search.
pub type Found = deepen::Found<Move>;

/// The key of a position with its side to move.
pub fn key_of(board: &Board, side: Side) -> u64 {
    if side == Side::White {
        board.hash()
    } else {
        board.hash() ^ BLACK_TO_MOVE
    }
}

/// The best move within the budget; `None` if there is no legal move.
pub fn best(question: &Question, budget: Budget) -> Option<Found> {
    best_within(question, budget, DEEPEST)
}

/// Wishes of whoever follows a search.
pub struct Wish<'a> {
    /// So many plies ahead at most.
    pub deepest: i32,
    /// So many lines, the best first.
    pub lines: usize,
    /// The moves that are looked at; all, where there is none.
    pub only: &'a [Move],
    /// Largest size of the transposition table, in bytes.
    pub table: usize,
}

/// As [`best`], but as wished; after each depth it tells what it has found, the expected line, and the number of that
/// line, from 1.
pub fn best_telling(question: &Question, budget: Budget, wish: &Wish, tell: TellLine<Move>) -> Option<Found> {
    let (tree, node, mut roots) = begin(question, budget.nodes);
    roots.retain(|(m, _)| wish.only.is_empty() || wish.only.contains(m));
    let mut search = AlphaBeta::new(tree, budget).within(wish.table);
    if wish.lines > 1 {
        return search.deepen_lines(node, &mut roots, wish.deepest, wish.lines, tell);
    }
    search.deepen_telling(node, &mut roots, 0, wish.deepest, Some(&mut |found, line| tell(found, line, 1)))
}

/// As [`best`], but looks so many plies ahead at most.
pub fn best_within(question: &Question, budget: Budget, deepest: i32) -> Option<Found> {
    best_among(question, &[], budget, deepest)
}

/// As [`best_within`], of some moves; of all, where there is none.
pub fn best_among(question: &Question, only: &[Move], budget: Budget, deepest: i32) -> Option<Found> {
    let (tree, node, mut roots) = begin(question, budget.nodes);
    roots.retain(|(m, _)| only.is_empty() || only.contains(m));
    AlphaBeta::new(tree, budget).deepen(node, &mut roots, 0, deepest)
}

/// The tree of a question, where its search begins, and the moves that are possible there.
fn begin<'a>(question: &Question<'a>, nodes: u64) -> (ChessTree<'a>, Node, Vec<Root<Move>>) {
    let tree = ChessTree::new(question, nodes);
    let node = Node { side: question.side, tally: tree.weights.count(&tree.board), fifty: question.fifty };
    let roots = tree.board.legal(question.variant, question.side).into_iter().map(|m| (m, None)).collect();
    (tree, node, roots)
}

/// The board of a search.
struct ChessTree<'a> {
    board: Board,
    variant: &'a Variant,
    weights: &'static Weights,
    pawns: PawnTable,
    /// Values of positions: a key in which the lowest bits are replaced by the value.
    values: Vec<u64>,
    /// Keys of the positions before the current one.
    path: Vec<u64>,
    /// The half-moves that draw the game.
    limit: u16,
    blur: Blur,
}

/// The part of a position that the board does not know.
#[derive(Clone, Copy)]
struct Node {
    side: Side,
    tally: Sums,
    /// Half-moves since the last capture or Pawn move.
    fifty: u16,
}

/// Data by which a move, or a null move, is taken back.
enum Back {
    Move(Undo),
    Pass(Square),
}

impl<'a> ChessTree<'a> {
    /// The tree of a question that so many nodes are spent on.
    fn new(question: &Question<'a>, nodes: u64) -> ChessTree<'a> {
        ChessTree {
            board: question.board.clone(),
            variant: question.variant,
            weights: Weights::on(&question.variant.geometry),
            pawns: PawnTable::default(),
            values: vec![0; nodes.clamp(1 << 8, 1 << 15).next_power_of_two() as usize],
            path: question.history.to_vec(),
            limit: question.limit,
            blur: question.blur,
        }
    }

    /// True if the side to play is in check and has no answer: checkmate.
    fn is_mate(&self, node: &Node) -> bool {
        if !self.is_checked(node) {
            return false;
        }
        let mut any = Any::default();
        self.board.moves(self.variant, node.side, &mut any);
        any.0.is_none()
    }
}

impl Tree for ChessTree<'_> {
    type Act = Move;
    type Node = Node;
    type Back = Back;

    const QUIESCENCE_EVASIONS: bool = true;
    const ASPIRATION: Option<i32> = Some(25);

    fn key(&self, node: &Node) -> u64 {
        key_of(&self.board, node.side)
    }

    /// A position that has occurred since the last capture or Pawn move, dead material, or so many moves without one
    /// that the game is drawn, unless the last of them has mated.
    fn ended(&mut self, node: &Node, key: u64, _ply: usize) -> Option<i32> {
        let back = self.path.len().saturating_sub(usize::from(node.fifty));
        let repeated = self.path[back..].iter().rev().skip(1).step_by(2).any(|&old| old == key);
        let drawn = repeated || is_dead(&self.board, self.variant) || node.fifty >= self.limit && !self.is_mate(node);
        drawn.then_some(0)
    }

    fn is_checked(&self, node: &Node) -> bool {
        self.board.checked(self.variant, node.side)
    }

    fn judge(&mut self, node: &Node) -> i32 {
        let key = self.key(node);
        let slot = key as usize & (self.values.len() - 1);
        let known = self.values[slot];
        let value = if (known ^ key) >> 16 == 0 {
            i32::from(known as u16 as i16)
        } else {
            let value = self.weights.judge(&self.board, node.side, node.tally, &mut self.pawns);
            self.values[slot] = key >> 16 << 16 | u64::from(value as i16 as u16);
            value
        };
        self.blur.over(value, self.board.hash(), node.side)
    }

    fn judge_within(&mut self, node: &Node, window: Window) -> i32 {
        let rough = self.weights.judge_roughly(&self.board, node.side, node.tally, &mut self.pawns);
        if rough - ROUGH >= window.beta || rough + ROUGH <= window.alpha {
            return rough;
        }
        self.judge(node)
    }

    fn acts(&mut self, node: &Node, which: Which, _depth: i32, stack: &mut Stack<Move>) {
        match which {
            Which::All => self.board.moves(self.variant, node.side, stack),
            Which::Loud => self.board.captures(self.variant, node.side, stack),
        }
    }

    // It is called for every move that is ranked; in the wasm a function of this size is inlined only on demand.
    #[inline(always)]
    fn capture_rank(&self, _node: &Node, m: Move) -> Option<i32> {
        capture_rank(&self.board, self.weights, m)
    }

    // As for `capture_rank`.
    #[inline(always)]
    fn slot(&self, node: &Node, m: Move) -> usize {
        slot(node.side.index(), self.board.piece(m.piece).kind, m.to.index())
    }

    fn gain(&self, _node: &Node, m: Move) -> i32 {
        gain(&self.board, self.weights, m)
    }

    fn is_losing_capture(&self, node: &Node, m: Move, _gain: i32) -> bool {
        self.loses(node, m, EVEN)
    }

    fn loses(&self, _node: &Node, m: Move, more: i32) -> bool {
        m.becomes.is_none() && !exchange::wins(&self.board, &self.variant.geometry, self.weights, m, -more)
    }

    fn make(&mut self, node: &Node, m: Move) -> Option<(Node, Back)> {
        self.path.push(key_of(&self.board, node.side));
        let undo = self.board.make(self.variant, m);
        let tally = self.weights.follow(&self.board, self.variant, node.tally, m, undo.taken);
        let pawn = m.becomes.is_some() || self.board.piece(m.piece).kind == Kind::Pawn;
        let fifty = if pawn || undo.taken.is_some() { 0 } else { node.fifty + 1 };
        Some((Node { side: node.side.foe(), tally, fifty }, Back::Move(undo)))
    }

    fn unmake(&mut self, m: Move, back: Back) {
        if let Back::Move(undo) = back {
            self.board.unmake(m, undo);
        }
        self.path.pop();
    }

    /// No null move with King and Pawns alone: in such endings zugzwang is frequent.
    fn may_null_move(&self, node: &Node) -> bool {
        let slow = self.board.kind(Kind::King) | self.board.kind(Kind::Pawn);
        !(self.board.of(node.side) - slow).is_empty()
    }

    fn pass(&mut self, node: &Node) -> (Node, Back) {
        let was = self.board.passing();
        self.path.push(key_of(&self.board, node.side));
        if was != Square::OFF {
            self.board.edit(Edit::Passing { was, now: Square::OFF });
        }
        (Node { side: node.side.foe(), fifty: 0, ..*node }, Back::Pass(was))
    }

    fn unpass(&mut self, back: Back) {
        if let Back::Pass(was) = back {
            if was != Square::OFF {
                self.board.revert(Edit::Passing { was, now: Square::OFF });
            }
        }
        self.path.pop();
    }

    fn stuck(&mut self, _node: &Node, checked: bool, ply: usize) -> NoMoves<Node> {
        NoMoves::Worth(if checked { ply as i32 - MATE } else { 0 })
    }

    /// Only a side with few pieces is tested: a stalemate of many is too rare to be worth the time.
    fn is_stalemate(&self, node: &Node) -> bool {
        let mut any = Any::default();
        if self.board.of(node.side).len() > 4 {
            return false;
        }
        self.board.moves(self.variant, node.side, &mut any);
        any.0.is_none()
    }

    fn futility_margin(depth: i32, _null: bool) -> Option<i32> {
        (depth <= 4).then_some(90 * depth)
    }

    fn null_move_depth(depth: i32) -> i32 {
        depth - 3 - depth / 4
    }

    /// Late quiet moves are skipped where the static evaluation is far below alpha.
    fn is_futile(late: Late, value: i32, alpha: i32) -> bool {
        let Late { depth, tried, wide } = late;
        depth <= 3 && (value + 110 * depth + 40 <= alpha || (!wide && tried > 6 + 6 * depth * depth))
    }

    fn reduction(late: Late, history_score: i32) -> i32 {
        let Late { depth, tried, wide } = late;
        if depth < 3 || tried <= 3 {
            return 0;
        }
        let lateness = 32 - (tried as u32).leading_zeros() as i32;
        let deep = 32 - (depth as u32).leading_zeros() as i32;
        (lateness * deep / 4 + i32::from(!wide) - history_score / 6000).clamp(0, depth - 2)
    }
}
