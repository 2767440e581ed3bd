//! Iterative deepening: round after round over the root, one ply deeper each time, as long as the budget lasts.

use std::cmp::Reverse;

use super::alphabeta::{AlphaBeta, Frame};
use super::table::TranspositionTable;
use super::tree::{OutOfBudget, Tree, MATE};
use super::window::{Window, BEYOND};

/// From this depth on the value of the last round tells what to expect.
const SETTLED: i32 = 4;
/// A value beyond this changes too much from round to round.
const DECIDED: i32 = 2_000;
/// A window that would have to grow by more than this is opened.
const WIDEST: i32 = 400;

/// The result of one round over the root: the best so far if it was broken off.
struct Round<A> {
    best: Option<(A, i32)>,
    finished: bool,
}

/// An act at the root; with a value if that is known without a search.
pub type Root<A> = (A, Option<i32>);

/// Hears what was found after each depth, with the line that both sides are expected to play.
pub type Tell<'a, A> = &'a mut dyn FnMut(&Found<A>, &[A]);

/// As [`Tell`], of several lines: with the number of the line, from 1.
pub type TellLine<'a, A> = &'a mut dyn FnMut(&Found<A>, &[A], usize);

/// The result of a search.
#[derive(Clone, Copy, Debug)]
pub struct Found<A> {
    /// The best act.
    pub best: A,
    /// Its value for the side to play, in hundredths of a Pawn.
    pub score: i32,
    /// Number of plies that were searched to the end.
    pub depth: i32,
    /// Number of moves that were made.
    pub nodes: u64,
}

impl<T: Tree> AlphaBeta<'_, T> {
    /// With a table of at most so many bytes.
    pub fn within(mut self, bytes: usize) -> Self {
        self.table = TranspositionTable::within(bytes, self.budget.nodes);
        self
    }

    /// The best of the roots, which come in the order of trying; `score` is the static evaluation of the position.
    /// Nothing without a root.
    pub fn deepen(
        &mut self,
        node: T::Node,
        roots: &mut [Root<T::Act>],
        score: i32,
        deepest: i32,
    ) -> Option<Found<T::Act>> {
        self.deepen_telling(node, roots, score, deepest, None)
    }

    /// As [`AlphaBeta::deepen_telling`], but finds so many lines after each depth, the best first; it tells each with its
    /// number from 1.
    pub fn deepen_lines(
        &mut self,
        node: T::Node,
        roots: &mut [Root<T::Act>],
        deepest: i32,
        lines: usize,
        tell: TellLine<T::Act>,
    ) -> Option<Found<T::Act>> {
        let lines = lines.clamp(1, roots.len().max(1));
        let mut scores = vec![0; lines];
        let mut best = Found { best: roots.first()?.0, score: 0, depth: 0, nodes: 0 };
        for depth in 1..=deepest {
            let mut told = Vec::with_capacity(lines);
            let mut goes_on = true;
            while goes_on && told.len() < lines {
                // The first moves are those found at this depth; the rest is searched as if they were not possible.
                let number = told.len();
                let Round { best, finished } = self.aspire(node, &mut roots[number..], depth, scores[number]);
                goes_on = finished && (!self.is_spent() || (depth, number) == (1, 0)) && best.is_some();
                if let Some((act, score)) = best {
                    let found = Found { best: act, score, depth, nodes: self.nodes };
                    told.push((found, self.line(node, act, depth), roots[number]));
                }
            }
            // A line that is searched later may be worth more: the table has learnt more by then.
            told.sort_by_key(|(found, ..)| Reverse(found.score));
            for (number, (found, line, root)) in told.iter().enumerate() {
                (scores[number], roots[number]) = (found.score, *root);
                tell(found, line, number + 1);
            }
            best = told.first().map_or(best, |&(found, ..)| found);
            if !goes_on || self.is_spent() {
                break;
            }
        }
        Some(Found { nodes: self.nodes, ..best })
    }

    /// As [`AlphaBeta::deepen`]; after each depth it tells what it has found, and the line that both sides are expected
    /// to play.
    pub fn deepen_telling(
        &mut self,
        node: T::Node,
        roots: &mut [Root<T::Act>],
        score: i32,
        deepest: i32,
        mut tell: Option<Tell<T::Act>>,
    ) -> Option<Found<T::Act>> {
        let mut found = Found { best: roots.first()?.0, score, depth: 0, nodes: 0 };
        for depth in 1..=deepest {
            let Round { best, finished } = self.aspire(node, roots, depth, found.score);
            // The best of the last depth was tried first, so what has been found since is better.
            if let Some((best, score)) = best {
                found = Found { best, score, ..found };
            }
            if finished {
                found.depth = depth;
            }
            // The result of a round that was broken off is told, too: it is what will be answered.
            if let Some(tell) = tell.as_mut().filter(|_| finished || best.is_some() || depth == 1) {
                found.nodes = self.nodes;
                tell(&found, &self.line(node, found.best, depth));
            }
            // A single act is searched for its value alone.
            let only = roots.len() == 1 && depth >= SETTLED;
            let decided = only || found.score.abs() >= MATE - depth;
            if decided || !finished || self.is_spent() {
                break;
            }
        }
        Some(Found { nodes: self.nodes, ..found })
    }

    /// Rounds of one depth, the first within a window around the value that is to be expected: a narrow window cuts
    /// more. The window grows as long as the value lies outside.
    fn aspire(&mut self, node: T::Node, roots: &mut [Root<T::Act>], depth: i32, expected: i32) -> Round<T::Act> {
        let Some(mut step) = T::ASPIRATION.filter(|_| depth >= SETTLED && expected.abs() < DECIDED) else {
            return self.round(node, roots, depth, Window::OPEN);
        };
        let mut window = Window { alpha: expected - step, beta: expected + step };
        let mut latest = None;
        loop {
            let Round { best, finished } = self.round(node, roots, depth, window);
            latest = best.or(latest);
            let score = best.map_or(window.alpha, |(_, score)| score);
            let low = score <= window.alpha && window.alpha > -BEYOND;
            let high = score >= window.beta && window.beta < BEYOND;
            if !finished || !(low || high) {
                return Round { best: latest, finished };
            }
            step *= 2;
            let far = if step > WIDEST { BEYOND } else { step };
            if high {
                window.beta = (score + far).min(BEYOND);
            } else {
                window.alpha = (score - far).max(-BEYOND);
            }
        }
    }

    /// One round over the roots, the best of the last round first, until one reaches beta. Gives the best so far if it
    /// is broken off.
    fn round(&mut self, node: T::Node, roots: &mut [Root<T::Act>], depth: i32, window: Window) -> Round<T::Act> {
        let mut best: Option<(T::Act, i32)> = None;
        for index in 0..roots.len() {
            let (act, known) = roots[index];
            let alpha = best.map_or(window.alpha, |(_, score)| score);
            let score = match known {
                Some(score) => Ok(Some(score)),
                None => self.try_root(node, act, depth, Window { alpha, ..window }, index == 0 || alpha == -BEYOND),
            };
            let Ok(score) = score else { return Round { best, finished: false } };
            if let Some(score) = score.filter(|&score| score > alpha) {
                best = Some((act, score));
                roots[..=index].rotate_right(1);
                if score >= window.beta {
                    break;
                }
            }
        }
        Round { best, finished: true }
    }

    /// The value of a root act: the first in full, the others only as far as they may be better. Nothing if the rules
    /// forbid it.
    fn try_root(
        &mut self,
        node: T::Node,
        act: T::Act,
        depth: i32,
        window: Window,
        first: bool,
    ) -> Result<Option<i32>, OutOfBudget> {
        self.nodes += 1;
        let Some((next, back)) = self.tree.make(&node, act) else { return Ok(None) };
        let next = Frame::new(next, 1);
        let score = match first {
            true => self.value(next, depth - 1, window.turned()).map(|score| -score),
            false => self.scout(next, depth - 1, 0, window),
        };
        self.tree.unmake(act, back);
        score.map(Some)
    }
}
