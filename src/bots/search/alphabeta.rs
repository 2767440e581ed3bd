//! The chess search: iterative deepening over a principal variation search with a transposition table, null moves,
//! late move reductions and check extensions. It plays every variant the board knows, with one King or two.

use super::order::{is_loud, Lessons, Stack, LOUD, PLIES};
use super::table::{Bound, Table};
use crate::board::{Board, Edit, Kind, Move, Side, Square, Undo, Variant};
use crate::bots::chess::evaluate::{Tally, Weights};
use crate::bots::chess::pawns::PawnTable;
use crate::bots::level::{scatter, Budget};

/// Being mated now; a mate in n plies is worth n less.
pub const MATE: i32 = 30_000;
const BEYOND: i32 = 32_000;
/// Every score beyond this is a mate.
pub const NEAR_MATE: i32 = MATE - 1_000;
const DEEPEST: i32 = 64;
/// The same number as in the games, whose keys of earlier positions are compared with those of the search.
const BLACK_TO_MOVE: u64 = 0x9d39_247e_3377_6d41;

/// A position to find a move in.
pub struct Question<'a> {
    /// The board.
    pub board: &'a Board,
    /// The rules of movement.
    pub variant: &'a Variant,
    /// Who is to move.
    pub side: Side,
    /// `key_of` each earlier position since the last take or Pawn move, for repetitions.
    pub history: &'a [u64],
    /// Half-moves since the last take or Pawn move.
    pub fifty: u16,
    /// Equal seeds blur the judgement in the same way.
    pub seed: u64,
    /// How far the judgement is blurred, in hundredths of a Pawn.
    pub blur: i32,
}

/// What a search found.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// The best move.
    pub best: Move,
    /// Its value for the mover, in hundredths of a Pawn.
    pub score: i32,
    /// How many plies were searched to the end.
    pub depth: i32,
    /// How many moves were made.
    pub nodes: u64,
}

/// What identifies a position with its side to move.
pub fn key_of(board: &Board, side: Side) -> u64 {
    if side == Side::White {
        board.hash()
    } else {
        board.hash() ^ BLACK_TO_MOVE
    }
}

/// The best move within the budget; `None` if there is no legal move.
pub fn best(question: &Question, budget: Budget) -> Option<Found> {
    let mut search = Search::new(question, budget);
    search.deepen(question)
}

/// The search has run out of its budget.
pub(super) struct Spent;

pub(super) struct Search<'a, 'b> {
    pub(super) board: Board,
    pub(super) variant: &'a Variant,
    pub(super) weights: Weights,
    pub(super) stack: Stack,
    pub(super) lessons: Lessons,
    pawns: PawnTable,
    table: Table,
    /// Keys of the positions before the current one.
    pub(super) path: Vec<u64>,
    budget: Budget<'b>,
    nodes: u64,
    seed: u64,
    blur: i32,
}

impl<'a, 'b> Search<'a, 'b> {
    pub(super) fn new(question: &Question<'a>, budget: Budget<'b>) -> Search<'a, 'b> {
        Search {
            board: question.board.clone(),
            variant: question.variant,
            weights: Weights::new(question.variant.files()),
            stack: Stack::default(),
            lessons: Lessons::default(),
            pawns: PawnTable::default(),
            table: Table::for_nodes(budget.nodes),
            path: question.history.to_vec(),
            budget,
            nodes: 0,
            seed: question.seed,
            blur: question.blur,
        }
    }

    fn deepen(&mut self, question: &Question) -> Option<Found> {
        let mut roots = self.board.legal(self.variant, question.side);
        let mut found = Found { best: *roots.first()?, score: 0, depth: 0, nodes: 0 };
        let tally = self.weights.count(&self.board);
        for depth in 1..=DEEPEST {
            match self.root(question, &mut roots, tally, depth) {
                Ok((best, score)) => found = Found { best, score, depth, nodes: self.nodes },
                // The best move of the last depth was tried first, so what has been found since is better.
                Err((Some((best, score)), Spent)) => found = Found { best, score, ..found },
                Err((None, Spent)) => {}
            }
            let decided = roots.len() == 1 || found.score.abs() >= MATE - depth;
            if decided || self.budget.spent(self.nodes) {
                break;
            }
        }
        Some(Found { nodes: self.nodes, ..found })
    }

    /// One round over the root moves, the best of the last round first. Gives the best so far if it is broken off.
    #[allow(clippy::type_complexity)]
    fn root(
        &mut self,
        question: &Question,
        roots: &mut [Move],
        tally: Tally,
        depth: i32,
    ) -> Result<(Move, i32), (Option<(Move, i32)>, Spent)> {
        let mut best: Option<(Move, i32)> = None;
        let mut alpha = -BEYOND;
        let side = question.side;
        for index in 0..roots.len() {
            let m = roots[index];
            let (undo, after) = self.make(m, side, tally);
            let fifty = self.clock_after(m, undo, question.fifty);
            let node = Node { side: side.foe(), tally: after, ply: 1, fifty, null: true };
            let score = self.root_score(node, depth - 1, alpha);
            self.unmake(m, undo);
            let Ok(score) = score else { return Err((best, Spent)) };
            if score > alpha {
                alpha = score;
                best = Some((m, score));
                roots[..=index].rotate_right(1);
            }
        }
        best.ok_or((None, Spent))
    }

    fn root_score(&mut self, node: Node, depth: i32, alpha: i32) -> Result<i32, Spent> {
        if alpha > -BEYOND {
            let score = -self.search(node, depth, -alpha - 1, -alpha)?;
            if score <= alpha {
                return Ok(score);
            }
        }
        Ok(-self.search(node, depth, -BEYOND, -alpha)?)
    }

    /// Half-moves without progress after a move.
    fn clock_after(&self, m: Move, undo: Undo, before: u16) -> u16 {
        let pawn = m.becomes.is_some() || self.board.piece(m.piece).kind == Kind::Pawn;
        if pawn || undo.taken.is_some() {
            0
        } else {
            before + 1
        }
    }

    pub(super) fn make(&mut self, m: Move, side: Side, tally: Tally) -> (Undo, Tally) {
        self.nodes += 1;
        self.path.push(key_of(&self.board, side));
        let undo = self.board.make(self.variant, m);
        let after = self.weights.follow(&self.board, self.variant, tally, m, undo.taken);
        (undo, after)
    }

    pub(super) fn unmake(&mut self, m: Move, undo: Undo) {
        self.board.unmake(m, undo);
        self.path.pop();
    }

    /// The static value for the side to move, blurred by the seed.
    pub(super) fn judge(&mut self, side: Side, tally: Tally) -> i32 {
        let value = self.weights.judge(&self.board, side, tally, &mut self.pawns);
        if self.blur == 0 {
            return value;
        }
        let lot = scatter(self.board.hash() ^ self.seed) % (2 * self.blur as u64 + 1);
        let blur = lot as i32 - self.blur;
        value + if side == Side::White { blur } else { -blur }
    }

    pub(super) fn is_spent(&mut self) -> bool {
        self.budget.spent(self.nodes)
    }

    pub(super) fn search(&mut self, node: Node, depth: i32, mut alpha: i32, mut beta: i32) -> Result<i32, Spent> {
        let Node { side, tally, ply, fifty, .. } = node;
        let key = key_of(&self.board, side);
        if self.is_drawn(key, fifty) {
            return Ok(0);
        }
        let checked = self.board.checked(self.variant, side);
        let depth = if checked { depth + 1 } else { depth };
        if depth <= 0 || ply >= PLIES - 1 {
            return self.settle(side, tally, ply, alpha, beta);
        }
        if self.is_spent() {
            return Err(Spent);
        }
        // Neither being mated here nor mating on the next move can be bettered.
        alpha = alpha.max(ply as i32 - MATE);
        beta = beta.min(MATE - ply as i32 - 1);
        if alpha >= beta {
            return Ok(alpha);
        }
        let wide_window = beta - alpha > 1;
        let known = self.table.find(key);
        if let Some(entry) = known {
            let score = from_table(i32::from(entry.score), ply);
            let useful = match entry.bound {
                Bound::Exact => true,
                Bound::Least => score >= beta,
                Bound::Most => score <= alpha,
            };
            if useful && i32::from(entry.depth) >= depth && !wide_window {
                return Ok(score);
            }
        }
        let value = if checked { -BEYOND } else { self.judge(side, tally) };
        if !wide_window && !checked && beta.abs() < NEAR_MATE {
            let margin = 90 * depth;
            if depth <= 4 && value - margin >= beta {
                return Ok(value - margin);
            }
            if node.null && depth >= 2 && value >= beta && self.has_force(side) {
                let score = self.pass(node, depth - 3 - depth / 4, beta)?;
                if score >= beta {
                    return Ok(score.min(NEAR_MATE));
                }
            }
        }
        let start = self.stack.len();
        self.board.moves(self.variant, side, &mut self.stack);
        let result = self.try_all(node, start, depth, alpha, beta, value, checked);
        self.stack.cut(start);
        let (score, best) = result?;
        let bound = if score >= beta {
            Bound::Least
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::Most
        };
        self.table.put(key, depth, to_table(score, ply), bound, best);
        Ok(score)
    }

    /// Searches the listed moves, the likeliest first; the best score and the move that raised alpha.
    #[allow(clippy::too_many_arguments)]
    fn try_all(
        &mut self,
        node: Node,
        start: usize,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        value: i32,
        checked: bool,
    ) -> Result<(i32, Option<Move>), Spent> {
        let Node { side, tally, ply, fifty, .. } = node;
        if self.stack.len() == start {
            return Ok((if checked { ply as i32 - MATE } else { 0 }, None));
        }
        let known = self.table.find(key_of(&self.board, side));
        let wide_window = beta - alpha > 1;
        self.lessons.rank(&self.board, &self.weights, side, self.stack.list(start), known.as_ref(), ply);
        let mut best = -BEYOND;
        let mut choice = None;
        let mut at = start;
        while let Some((m, rank)) = self.stack.pick(at) {
            at += 1;
            let tried = (at - start) as i32;
            let quiet = rank < LOUD;
            // Far below alpha, late quiet moves are not going to help any more.
            if quiet && !checked && best > -NEAR_MATE && depth <= 3 {
                let hopeless = value + 110 * depth + 40 <= alpha;
                if hopeless || (!wide_window && tried > 6 + 6 * depth * depth) {
                    continue;
                }
            }
            let record = if quiet { self.lessons.record(&self.board, side, m) } else { 0 };
            let (undo, after) = self.make(m, side, tally);
            let next = Node {
                side: side.foe(),
                tally: after,
                ply: ply + 1,
                fifty: self.clock_after(m, undo, fifty),
                null: true,
            };
            let score = if tried == 1 {
                self.search(next, depth - 1, -beta, -alpha).map(|score| -score)
            } else {
                let less = if quiet && !checked && depth >= 3 && tried > 3 {
                    reduction(depth, tried, wide_window, record)
                } else {
                    0
                };
                self.scout(next, depth - 1, less, alpha, beta)
            };
            self.unmake(m, undo);
            let score = score?;
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    choice = Some(m);
                }
            }
            if alpha >= beta {
                if quiet || !is_loud(&self.board, m) {
                    let failed = &self.stack.list(start)[..at - start - 1];
                    self.lessons.learn(&self.board, side, m, failed, depth, ply);
                }
                break;
            }
        }
        Ok((best, choice))
    }

    /// Asks with an empty window whether a move beats alpha, first at less depth; only then in full.
    fn scout(&mut self, next: Node, depth: i32, less: i32, alpha: i32, beta: i32) -> Result<i32, Spent> {
        let mut score = -self.search(next, depth - less, -alpha - 1, -alpha)?;
        if score > alpha && less > 0 {
            score = -self.search(next, depth, -alpha - 1, -alpha)?;
        }
        if score > alpha && score < beta {
            score = -self.search(next, depth, -beta, -alpha)?;
        }
        Ok(score)
    }

    /// The value if the side to move lets its turn go by.
    fn pass(&mut self, node: Node, depth: i32, beta: i32) -> Result<i32, Spent> {
        let was = self.board.passing();
        let edit = Edit::Passing { was, now: Square::OFF };
        self.path.push(key_of(&self.board, node.side));
        if was != Square::OFF {
            self.board.edit(edit);
        }
        let next = Node { side: node.side.foe(), ply: node.ply + 1, fifty: 0, null: false, ..node };
        let score = self.search(next, depth, -beta, 1 - beta);
        if was != Square::OFF {
            self.board.revert(edit);
        }
        self.path.pop();
        score.map(|score| -score)
    }
}

/// A position in the tree, apart from what the board itself knows.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) side: Side,
    pub(super) tally: Tally,
    pub(super) ply: usize,
    pub(super) fifty: u16,
    /// Whether a null move may be tried.
    pub(super) null: bool,
}

/// How much shallower a late quiet move is looked at first.
fn reduction(depth: i32, tried: i32, wide_window: bool, record: i32) -> i32 {
    let late = 32 - (tried as u32).leading_zeros() as i32;
    let deep = 32 - (depth as u32).leading_zeros() as i32;
    let less = late * deep / 4 + i32::from(!wide_window) - record / 6000;
    less.clamp(0, depth - 2)
}

/// Mates are stored as seen from their own position.
fn to_table(score: i32, ply: usize) -> i32 {
    match score {
        score if score > NEAR_MATE => score + ply as i32,
        score if score < -NEAR_MATE => score - ply as i32,
        score => score,
    }
}

fn from_table(score: i32, ply: usize) -> i32 {
    match score {
        score if score > NEAR_MATE => score - ply as i32,
        score if score < -NEAR_MATE => score + ply as i32,
        score => score,
    }
}
