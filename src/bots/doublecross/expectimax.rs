//! The search for DoubleCross: draws are chance nodes over the exact remaining deck, plays are choices. A window is
//! kept through the chance nodes (Ballard's Star1), so that draws which cannot matter any more are skipped.

use super::deck::{total, CARDS};
use super::judge::Judge;
use super::weights::Weights;
use crate::board::{order, Board, Edit, Kind, Move, Side, Undo, Variant};
use crate::bots::chess::exchange::victim;
use crate::bots::level::{Blur, Budget};
use crate::bots::search::tree::OutOfBudget;
use crate::bots::search::window::Window;

/// Everything that a search needs to know; the order of the deck is not part of it.
#[derive(Clone)]
pub struct State {
    /// The board.
    pub board: Board,
    /// Number of cards of each kind in the deck.
    pub counts: [u8; CARDS],
    /// The cards of each kind in the two discard piles together: they are shuffled into the next deck.
    pub discards: [u8; CARDS],
    /// Save King cards held by the armies.
    pub held: [u8; 2],
    /// In place of a card that can do nothing another one is drawn (DX-6, `no_move`).
    pub again: bool,
}

/// A search in progress.
pub struct Expectimax<'a, 'b> {
    pub(super) state: State,
    pub(super) variant: &'a Variant,
    judge: Judge<'a>,
    budget: Budget<'b>,
    nodes: u64,
    blur: Blur,
}

/// The move of the last turn, and its undo, if the card DoubleCross can take it back.
pub(super) type Last = Option<(Move, Undo)>;

impl<'a, 'b> Expectimax<'a, 'b> {
    /// A search from this state.
    pub fn new(state: State, variant: &'a Variant, weights: &'a Weights, budget: Budget<'b>) -> Expectimax<'a, 'b> {
        let judge = Judge::new(weights, variant, state.counts, state.discards);
        Expectimax { state, variant, judge, budget, nodes: 0, blur: Blur::NONE }
    }

    /// This search with noise in the evaluation, for weaker levels.
    pub fn seen_through(self, blur: Blur) -> Expectimax<'a, 'b> {
        Expectimax { blur, ..self }
    }

    /// Number of positions that have been judged.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Calls `act` with these edits made on the board, and takes them back.
    pub fn with<T>(&mut self, edits: &[Edit], act: impl FnOnce(&mut Self) -> T) -> T {
        for &edit in edits {
            self.state.board.edit(edit);
        }
        let result = act(self);
        for &edit in edits.iter().rev() {
            self.state.board.revert(edit);
        }
        result
    }

    /// The expected result of the position for `side`, whose player draws next: from -1, a loss, to 1, a win. If the
    /// budget does not last for the search, the judgement of the position alone.
    pub fn promise(&mut self, side: Side, depth: u32) -> f64 {
        match self.chance(side, depth, Window::SURE, None) {
            Ok(value) => value,
            Err(OutOfBudget) => self.judge(side),
        }
    }

    fn judge(&mut self, side: Side) -> f64 {
        let State { board, counts, held, .. } = &self.state;
        let value = self.judge.value(board, side, counts, *held);
        // The noise is in hundredths of a Pawn, of which 400 weigh as much as a win. The limits keep every judgement
        // apart from the capture of a King, which is worth -1 or 1.
        (value + f64::from(self.blur.over(0, board.hash(), side)) / 400.0).clamp(-0.99, 0.99)
    }

    /// The value for `side` of carrying out the move; the other player draws next.
    ///
    /// # Errors
    /// `OutOfBudget` where the search has spent its nodes.
    pub fn after(&mut self, m: Move, side: Side, depth: u32, window: Window<f64>) -> Result<f64, OutOfBudget> {
        let taken = victim(&self.state.board, m);
        if taken == Some(Kind::King) {
            let loser = self.state.board.piece(m.piece).side.foe();
            return self.royal(loser, side, depth, window);
        }
        let undo = self.state.board.make(self.variant, m);
        let value = self.chance(side.foe(), depth, window.turned(), Some((m, undo)));
        self.state.board.unmake(m, undo);
        value.map(|value| -value)
    }

    /// The value of a move without looking further, whatever the budget.
    fn at_once(&mut self, m: Move, side: Side) -> f64 {
        match self.after(m, side, 0, Window::SURE) {
            Ok(value) => value,
            Err(OutOfBudget) => {
                let undo = self.state.board.make(self.variant, m);
                let value = -self.judge(side.foe());
                self.state.board.unmake(m, undo);
                value
            }
        }
    }

    /// A King is captured by the play of `side`: the end, unless a Save King is held.
    fn royal(&mut self, loser: Side, side: Side, depth: u32, window: Window<f64>) -> Result<f64, OutOfBudget> {
        if self.state.held[loser.index()] == 0 {
            return Ok(if loser == side { -1.0 } else { 1.0 });
        }
        self.state.held[loser.index()] -= 1;
        // Save King is its holder's turn, so the holder's opponent draws next: where the other player holds it,
        // that is the player of `side` once more.
        let value = if loser == side {
            self.chance(side.foe(), depth, window.turned(), None).map(|value| -value)
        } else {
            self.chance(side, depth, window, None)
        };
        self.state.held[loser.index()] += 1;
        value
    }

    /// The value for `side`, whose player draws now, looking so many draws ahead.
    ///
    /// # Errors
    /// `OutOfBudget` where the search has spent its nodes.
    pub fn chance(&mut self, side: Side, depth: u32, window: Window<f64>, last: Last) -> Result<f64, OutOfBudget> {
        let cards = total(&self.state.counts);
        if cards == 0 {
            if total(&self.state.discards) == 0 {
                return Ok(0.0);
            }
            let (counts, discards) = (self.state.counts, self.state.discards);
            self.state.counts = discards;
            self.state.discards = [0; CARDS];
            let value = self.chance(side, depth, window, last);
            (self.state.counts, self.state.discards) = (counts, discards);
            return value;
        }
        if depth == 0 {
            self.nodes += 1;
            if self.budget.is_spent(self.nodes) {
                return Err(OutOfBudget);
            }
            return Ok(self.judge(side));
        }
        self.draws(side, depth, window, last)
    }

    /// The best of the candidates for `side`, who is carrying out a card, with its value. Looks one draw further in
    /// each round, as far as `deepest` and the budget allow; the first round is always finished.
    pub fn best_move(&mut self, candidates: &[Move], side: Side, deepest: u32) -> Option<(Move, f64)> {
        let mut order: Vec<(Move, f64)> = Vec::new();
        for &m in candidates {
            order.push((m, self.at_once(m, side)));
        }
        sort(&mut order);
        for depth in 1..=deepest {
            if order.len() < 2 {
                break;
            }
            let mut next: Vec<(Move, f64)> = Vec::new();
            let mut best = -1.0;
            for &(m, _) in &order {
                // A value at or below the best so far is only an upper bound: the move is placed behind the best one.
                match self.after(m, side, depth, Window { alpha: best, ..Window::SURE }) {
                    Ok(value) => {
                        next.push((m, value.min(if value > best { 1.0 } else { best - 1e-9 })));
                        best = value.max(best);
                    }
                    Err(OutOfBudget) => {
                        // The moves searched so far at this depth decide, if there are any: the first of them is the
                        // best of the round before.
                        sort(&mut next);
                        return next.first().or(order.first()).copied();
                    }
                }
            }
            sort(&mut next);
            order = next;
        }
        order.first().copied()
    }
}

/// Sorts the moves by value, the best first; equal values keep their order.
fn sort(moves: &mut [(Move, f64)]) {
    order::by_key(moves, |&(_, value)| -value);
}
