//! The alpha-beta of all games: principal variation search with a transposition table, null moves, late move
//! reductions and check extensions, each where the game's [`Tree`] asks for it.

use super::acts::Stack;
use super::order::{MoveHistory, LOSING, LOUD};
use super::table::{Bound, TableEntry, TranspositionTable};
use super::tree::{Late, NoMoves, OutOfBudget, Tree, Which, MATE, NEAR_MATE, PLIES};
use super::window::{Window, BEYOND};
use crate::bots::level::{Budget, Ends};

/// A search of one tree.
pub struct AlphaBeta<'b, T: Tree> {
    /// The board and what else the game needs.
    pub tree: T,
    pub(super) stack: Stack<T::Act>,
    pub(super) history: MoveHistory<T::Act>,
    pub(super) budget: Budget<'b>,
    pub(super) nodes: u64,
    /// At so many moves the captures of a leaf are played out no further.
    pub(super) quiet_until: u64,
    /// The stop condition of the search now.
    pub ends: Ends,
    pub(super) table: TranspositionTable,
}

/// Material that a capture may lose for each ply that is left.
const LOSS: i32 = 90;

/// A position in the tree.
#[derive(Clone, Copy)]
pub struct Frame<N> {
    /// The part of it that the board does not know.
    pub node: N,
    /// Distance from the root, in plies.
    pub ply: usize,
    /// True if a null move may be tried.
    pub null: bool,
}

impl<N> Frame<N> {
    /// A position after a real act.
    pub fn new(node: N, ply: usize) -> Frame<N> {
        Frame { node, ply, null: true }
    }
}

/// The first look at a position, before its acts are tried.
#[derive(Clone, Copy)]
struct Look {
    depth: i32,
    /// The static value.
    value: i32,
    checked: bool,
}

impl<'b, T: Tree> AlphaBeta<'b, T> {
    /// A search that may make so many moves.
    pub fn new(tree: T, budget: Budget<'b>) -> AlphaBeta<'b, T> {
        AlphaBeta {
            tree,
            stack: Stack::default(),
            history: MoveHistory::default(),
            table: TranspositionTable::for_nodes(budget.nodes),
            budget,
            nodes: 0,
            quiet_until: 0,
            ends: Ends::ByBudget,
        }
    }

    pub(super) fn is_spent(&mut self) -> bool {
        self.budget.is_over(self.nodes, self.ends)
    }

    /// The value of doing something for the side that does it; nothing if the rules forbid it.
    pub fn after(&mut self, frame: Frame<T::Node>, act: T::Act, depth: i32) -> Result<Option<i32>, OutOfBudget> {
        self.nodes += 1;
        let Some((next, back)) = self.tree.make(&frame.node, act) else { return Ok(None) };
        let score = self.value(Frame::new(next, frame.ply + 1), depth, Window::OPEN);
        self.tree.unmake(act, back);
        score.map(|score| Some(-score))
    }

    /// The value for the side to play, searched to a depth.
    pub fn value(&mut self, frame: Frame<T::Node>, depth: i32, window: Window) -> Result<i32, OutOfBudget> {
        let Frame { node, ply, .. } = frame;
        let key = self.tree.key(&node);
        if let Some(value) = self.tree.ended(&node, key, ply) {
            return Ok(value);
        }
        let checked = self.tree.is_checked(&node);
        let depth = if checked && ply < T::CHECK_EXTENSIONS { depth + 1 } else { depth };
        if depth <= 0 || ply >= PLIES - 1 {
            return self.settle(&node, ply, window);
        }
        if self.is_spent() {
            return Err(OutOfBudget);
        }
        // Mate distance pruning: no score is worse than being mated here, or better than mating on the next move.
        let window =
            Window { alpha: window.alpha.max(ply as i32 - MATE), beta: window.beta.min(MATE - ply as i32 - 1) };
        if window.alpha >= window.beta {
            return Ok(window.alpha);
        }
        if let Some(score) = self.table.find(key).and_then(|entry| answer::<T>(entry, depth, ply, window)) {
            return Ok(score);
        }
        let value = if checked || !T::PRUNES { -BEYOND } else { self.tree.judge_within(&node, window) };
        let look = Look { depth, value, checked };
        if T::PRUNES && !window.is_wide() && !checked && window.beta.abs() < NEAR_MATE {
            if let Some(score) = self.reverse_futility_or_null_move(frame, look, window.beta)? {
                return Ok(score);
            }
        }
        let start = self.stack.len();
        self.tree.acts(&node, Which::All, depth, &mut self.stack);
        let result = self.try_all(frame, start, look, window, key);
        self.stack.cut(start);
        let (score, best) = result?;
        let bound = if score >= window.beta {
            Bound::Lower
        } else if score > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let kept = if T::TABLE_IN_PV { score } else { to_table(score, ply) };
        self.table.put(key, depth, kept, bound, best);
        Ok(score)
    }

    /// The value of a position whose static evaluation, or the search after a null move, is above beta already.
    fn reverse_futility_or_null_move(
        &mut self,
        frame: Frame<T::Node>,
        look: Look,
        beta: i32,
    ) -> Result<Option<i32>, OutOfBudget> {
        let Look { depth, value, .. } = look;
        if let Some(margin) = T::futility_margin(depth, frame.null).filter(|margin| value - margin >= beta) {
            return Ok(Some(value - margin));
        }
        if frame.null && depth >= 2 && value >= beta && self.tree.may_null_move(&frame.node) {
            let (node, back) = self.tree.pass(&frame.node);
            let next = Frame { node, ply: frame.ply + 1, null: false };
            let score = self.value(next, T::null_move_depth(depth), Window { alpha: -beta, beta: 1 - beta });
            self.tree.unpass(back);
            let score = -score?;
            if score >= beta {
                return Ok(Some(score.min(NEAR_MATE)));
            }
        }
        Ok(None)
    }

    /// Searches what is listed, the likeliest first; the best score and the act that raised alpha.
    fn try_all(
        &mut self,
        frame: Frame<T::Node>,
        start: usize,
        look: Look,
        window: Window,
        key: u64,
    ) -> Result<(i32, Option<T::Act>), OutOfBudget> {
        let Frame { node, ply, .. } = frame;
        let Look { depth, value, checked } = look;
        let Window { mut alpha, beta } = window;
        if self.stack.len() == start {
            return self.without(frame, look, window).map(|score| (score, None));
        }
        let known = self.table.find(key);
        let wide = window.is_wide();
        self.history.rank(&self.tree, &node, self.stack.list(start), known.as_ref(), ply, true);
        if T::SORTS_EQUALS {
            self.stack.sort(start);
        }
        let mut best = -BEYOND;
        let mut choice = None;
        let mut at = start;
        let mut tried = 0;
        while let Some((act, rank)) = self.stack.pick(at) {
            at += 1;
            tried += 1;
            let quiet = (LOSING..LOUD).contains(&rank);
            let late = Late { depth, tried, wide };
            let futile = || match quiet {
                true => T::is_futile(late, value, alpha),
                false => rank < LOSING && self.tree.loses(&node, act, LOSS * depth),
            };
            if !checked && best > -NEAR_MATE && futile() {
                continue;
            }
            let history_score = if quiet { self.history.history_score(&self.tree, &node, act) } else { 0 };
            self.nodes += 1;
            let Some((next, back)) = self.tree.make(&node, act) else {
                tried -= 1;
                continue;
            };
            let next = Frame::new(next, ply + 1);
            let score = if tried == 1 {
                self.value(next, depth - 1, Window { alpha, beta }.turned()).map(|score| -score)
            } else {
                let less = if quiet && !checked { T::reduction(late, history_score) } else { 0 };
                self.scout(next, depth - 1, less, Window { alpha, beta })
            };
            self.tree.unmake(act, back);
            let score = score?;
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    choice = Some(act);
                }
            }
            if alpha >= beta {
                if quiet || self.tree.capture_rank(&node, act).is_none() {
                    let failed = &self.stack.list(start)[..at - start - 1];
                    self.history.learn(&self.tree, &node, act, failed, depth, ply);
                }
                return Ok((best, choice));
            }
        }
        if tried == 0 {
            return self.without(frame, look, window).map(|score| (score, None));
        }
        if !checked && depth >= 2 && self.tree.may_wait(&node, tried) {
            best = best.max(self.wait(frame, depth - 2, Window { alpha, beta })?);
        }
        Ok((best, choice))
    }

    /// The value when nothing can be done.
    fn without(&mut self, frame: Frame<T::Node>, look: Look, window: Window) -> Result<i32, OutOfBudget> {
        match self.tree.stuck(&frame.node, look.checked, frame.ply) {
            NoMoves::Worth(value) => Ok(value),
            NoMoves::Again(node) => self.value(Frame::new(node, frame.ply + 1), look.depth - 1, window),
            NoMoves::Pass => self.wait(frame, look.depth - 1, window),
        }
    }

    /// The value of passing.
    pub fn wait(&mut self, frame: Frame<T::Node>, depth: i32, window: Window) -> Result<i32, OutOfBudget> {
        self.nodes += 1;
        let (next, back) = self.tree.pass(&frame.node);
        let score = self.value(Frame::new(next, frame.ply + 1), depth, window.turned());
        self.tree.unpass(back);
        score.map(|score| -score)
    }

    /// Tests with a null window whether an act beats alpha, first at reduced depth; if so, searches it in full.
    pub(super) fn scout(
        &mut self,
        next: Frame<T::Node>,
        depth: i32,
        less: i32,
        window: Window,
    ) -> Result<i32, OutOfBudget> {
        let Window { alpha, beta } = window;
        let mut score = -self.value(next, depth - less, window.least().turned())?;
        if score > alpha && less > 0 {
            score = -self.value(next, depth, window.least().turned())?;
        }
        if score > alpha && score < beta {
            score = -self.value(next, depth, window.turned())?;
        }
        Ok(score)
    }
}

/// The score that the table has for a position, if it is deep and exact enough.
fn answer<T: Tree>(entry: TableEntry, depth: i32, ply: usize, window: Window) -> Option<i32> {
    let stored = i32::from(entry.score);
    let score = if T::TABLE_IN_PV { stored } else { from_table(stored, ply) };
    let useful = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= window.beta,
        Bound::Upper => score <= window.alpha,
    };
    let fits = if T::TABLE_IN_PV { score.abs() < NEAR_MATE } else { !window.is_wide() };
    (useful && fits && i32::from(entry.depth) >= depth && ply >= T::TABLE_FROM).then_some(score)
}

/// The table holds mate scores as distances from the stored position, not from the root.
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
