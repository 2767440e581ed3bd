//! The search for DoubleCross: draws are chance nodes over the exact remaining deck, plays are choices. A window is
//! kept through the chance nodes (Ballard's Star1), so that draws which cannot matter any more are skipped.

use super::outlook::{
    card_of, total, Outlook, Trust, CARDS, DOUBLECROSS, LOSE_MOVE, REMOVE_PAWN, RETURN_PIECE, SAVE_KING, SWITCH_SIDES,
    WILD_MOVE,
};
use crate::board::{order, Board, Edit, How, Kind, List, Move, Side, Undo, Variant};
use crate::bots::chess::tree::victim;
use crate::bots::level::{Blur, Budget};
use crate::bots::search::tree::Spent;

/// Everything that a search needs to know; the order of the deck is not part of it.
#[derive(Clone)]
pub struct State {
    /// The board.
    pub board: Board,
    /// How many cards of each kind the deck holds.
    pub counts: [u8; CARDS],
    /// How many lie in both discard piles and will be shuffled in again.
    pub discards: [u8; CARDS],
    /// Save King cards held by the armies.
    pub held: [u8; 2],
}

/// A search in progress.
pub struct Search<'a, 'b> {
    state: State,
    variant: &'a Variant,
    outlook: &'a Outlook,
    trust: Trust,
    budget: Budget<'b>,
    nodes: u64,
    blur: Blur,
}

/// A turn that DoubleCross can take back.
type Last = Option<(Move, Undo)>;

impl<'a, 'b> Search<'a, 'b> {
    /// A search from this state.
    pub fn new(state: State, variant: &'a Variant, outlook: &'a Outlook, budget: Budget<'b>) -> Search<'a, 'b> {
        let trust = Trust::new(outlook, &state.counts, &state.discards);
        Search { state, variant, outlook, trust, budget, nodes: 0, blur: Blur::NONE }
    }

    /// The same search by a player who does not see sharply.
    pub fn seen_through(self, blur: Blur) -> Search<'a, 'b> {
        Search { blur, ..self }
    }

    /// How many positions have been judged.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Does something on the board as the edits would leave it.
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

    /// What the position promises `side`, whose player draws next. Without the budget for it, looks less far.
    pub fn promise(&mut self, side: Side, depth: u32) -> f64 {
        match self.chance(side, depth, -1.0, 1.0, None) {
            Ok(value) => value,
            Err(Spent) => self.judge(side),
        }
    }

    fn judge(&self, side: Side) -> f64 {
        let State { board, counts, held, .. } = &self.state;
        let value = self.outlook.judge(board, self.variant, side, counts, *held, &self.trust);
        // Four Pawns ahead is nearly won.
        value + f64::from(self.blur.over(0, board.hash(), side)) / 400.0
    }

    /// The value for `side` of carrying out the move; the other player draws next.
    pub fn after(&mut self, m: Move, side: Side, depth: u32, alpha: f64, beta: f64) -> Result<f64, Spent> {
        let taken = victim(&self.state.board, m);
        if taken == Some(Kind::King) {
            let loser = self.state.board.piece(m.piece).side.foe();
            return self.royal(loser, side, depth, alpha, beta);
        }
        let undo = self.state.board.make(self.variant, m);
        let value = self.chance(side.foe(), depth, -beta, -alpha, Some((m, undo)));
        self.state.board.unmake(m, undo);
        value.map(|value| -value)
    }

    /// The value of a move without looking further, whatever the budget.
    fn at_once(&mut self, m: Move, side: Side) -> f64 {
        match self.after(m, side, 0, -1.0, 1.0) {
            Ok(value) => value,
            Err(Spent) => {
                let undo = self.state.board.make(self.variant, m);
                let value = -self.judge(side.foe());
                self.state.board.unmake(m, undo);
                value
            }
        }
    }

    /// A King is taken by the play of `side`: the end, unless a Save King is held.
    fn royal(&mut self, loser: Side, side: Side, depth: u32, alpha: f64, beta: f64) -> Result<f64, Spent> {
        if self.state.held[loser.index()] == 0 {
            return Ok(if loser == side { -1.0 } else { 1.0 });
        }
        self.state.held[loser.index()] -= 1;
        // The card is its holder's turn: after saving from the other player, that player draws again.
        let value = if loser == side {
            self.chance(side.foe(), depth, -beta, -alpha, None).map(|value| -value)
        } else {
            self.chance(side, depth, alpha, beta, None)
        };
        self.state.held[loser.index()] += 1;
        value
    }

    /// The value for `side`, whose player draws now, looking so many draws ahead.
    pub fn chance(&mut self, side: Side, depth: u32, alpha: f64, beta: f64, last: Last) -> Result<f64, Spent> {
        let cards = total(&self.state.counts);
        if cards == 0 {
            if total(&self.state.discards) == 0 {
                return Ok(0.0);
            }
            let (counts, discards) = (self.state.counts, self.state.discards);
            self.state.counts = discards;
            self.state.discards = [0; CARDS];
            let value = self.chance(side, depth, alpha, beta, last);
            (self.state.counts, self.state.discards) = (counts, discards);
            return value;
        }
        if depth == 0 {
            self.nodes += 1;
            if self.budget.spent(self.nodes) {
                return Err(Spent);
            }
            return Ok(self.judge(side));
        }
        self.draws(side, depth, alpha, beta, last, f64::from(cards))
    }

    /// The mean over the draws: first those that decide the game or do nothing, then the others.
    fn draws(&mut self, side: Side, depth: u32, alpha: f64, beta: f64, last: Last, cards: f64) -> Result<f64, Spent> {
        let groups = self.groups(side);
        let mut sum = 0.0;
        let mut open = 1.0;
        let mut idle = 0.0;
        let mut idle_card = LOSE_MOVE;
        let mut bonus = 0.0;
        let mut later = [0usize; CARDS];
        let mut waiting = 0;
        for card in 0..CARDS {
            let count = self.state.counts[card];
            if count == 0 {
                continue;
            }
            let share = f64::from(count) / cards;
            let wins = card < SAVE_KING
                && self.state.held[side.foe().index()] == 0
                && groups[card].iter().any(|&m| {
                    victim(&self.state.board, m) == Some(Kind::King) && self.state.board.piece(m.piece).side == side
                });
            let acts = match card {
                SWITCH_SIDES | SAVE_KING => true,
                DOUBLECROSS => last.is_some(),
                WILD_MOVE => depth > 1,
                card if card < SAVE_KING => !groups[card].is_empty(),
                _ => false,
            };
            if wins {
                sum += share;
                open -= share;
            } else if acts {
                later[waiting] = card;
                waiting += 1;
            } else {
                idle += share;
                if card == RETURN_PIECE || card == REMOVE_PAWN || card == WILD_MOVE {
                    bonus += share * 0.06;
                }
                if self.state.counts[card] > self.state.counts[idle_card] || idle_card == LOSE_MOVE {
                    idle_card = card;
                }
            }
        }
        sum += bonus;
        if idle > 0.0 {
            open -= idle;
            let (low, high) = window(alpha, beta, sum, open, idle);
            let value = self.spend(idle_card, |search| search.chance(side.foe(), depth - 1, -high, -low, None))?;
            sum -= idle * value;
            if sum - open >= beta {
                return Ok(sum - open);
            }
            if sum + open <= alpha {
                return Ok(sum + open);
            }
        }
        for &card in &later[..waiting] {
            let share = f64::from(self.state.counts[card]) / cards;
            open -= share;
            let (low, high) = window(alpha, beta, sum, open, share);
            let moves = &groups[card.min(SAVE_KING)];
            let value = self.spend(card, |search| search.draw(card, moves, side, depth, low, high, last))?;
            sum += share * value;
            if sum - open >= beta {
                return Ok(sum - open);
            }
            if sum + open <= alpha {
                return Ok(sum + open);
            }
        }
        Ok(sum)
    }

    /// Does something with one card moved from the deck to the discards.
    fn spend<T>(&mut self, card: usize, act: impl FnOnce(&mut Self) -> T) -> T {
        let there = self.state.counts[card] > 0;
        self.state.counts[card] -= u8::from(there);
        self.state.discards[card] += u8::from(there);
        let result = act(self);
        self.state.counts[card] += u8::from(there);
        self.state.discards[card] -= u8::from(there);
        result
    }

    /// The value of one drawn card for the drawer.
    #[allow(clippy::too_many_arguments)]
    fn draw(
        &mut self,
        card: usize,
        moves: &[Move],
        side: Side,
        depth: u32,
        alpha: f64,
        beta: f64,
        last: Last,
    ) -> Result<f64, Spent> {
        match card {
            // The other player draws next, and owns this army from now on.
            SWITCH_SIDES => Ok(-self.chance(side, depth - 1, -beta, -alpha, None)?),
            SAVE_KING => {
                self.state.held[side.index()] += 1;
                let value = self.chance(side.foe(), depth - 1, -beta, -alpha, None);
                self.state.held[side.index()] -= 1;
                Ok(-value?)
            }
            DOUBLECROSS => {
                let Some((m, undo)) = last else { return Ok(0.0) };
                self.state.board.unmake(m, undo);
                let value = self.chance(side.foe(), depth - 1, -beta, -alpha, None);
                self.state.board.make(self.variant, m);
                Ok(-value?)
            }
            WILD_MOVE => {
                let mut list = List::default();
                self.state.board.moves(self.variant, side, &mut list);
                let mut all = list.0;
                all.retain(|&m| victim(&self.state.board, m) != Some(Kind::King));
                self.choose(&all, side, depth, alpha, beta)
            }
            _ => self.choose(moves, side, depth, alpha, beta),
        }
    }

    /// The value of the best of the moves.
    fn choose(&mut self, moves: &[Move], side: Side, depth: u32, alpha: f64, beta: f64) -> Result<f64, Spent> {
        let mut best = f64::NEG_INFINITY;
        for &m in moves {
            let value = self.after(m, side, depth - 1, alpha.max(best), beta)?;
            if value > best {
                best = value;
                if best >= beta {
                    break;
                }
            }
        }
        Ok(best.max(-1.0))
    }

    /// The moves of both armies by card; the last group stays empty. What takes a piece of the other army comes first,
    /// what takes a piece of the drawer's own army last.
    fn groups(&self, drawer: Side) -> [Vec<Move>; SAVE_KING + 1] {
        let mut groups: [Vec<Move>; SAVE_KING + 1] = Default::default();
        let board = &self.state.board;
        let mut list = List::default();
        for side in Side::BOTH {
            board.moves(self.variant, side, &mut list);
        }
        for takes in [true, false] {
            for &m in &list.0 {
                let piece = board.piece(m.piece);
                if board.at(m.to).is_some() == (takes == (piece.side == drawer)) {
                    groups[card_of(piece.side, piece.kind)].push(m);
                    if matches!(m.how, How::Castle(_)) {
                        groups[card_of(piece.side, Kind::Rook)].push(m);
                    }
                }
            }
        }
        groups
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
                // Values at or below the best so far are only bounds: such moves keep their place behind it.
                match self.after(m, side, depth, best, 1.0) {
                    Ok(value) => {
                        next.push((m, value.min(if value > best { 1.0 } else { best - 1e-9 })));
                        best = value.max(best);
                    }
                    Err(Spent) => {
                        // What has been found so far at this depth counts, if the favourite is among it.
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

/// The best first; equal values keep their order.
fn sort(moves: &mut [(Move, f64)]) {
    order::by_key(moves, |&(_, value)| -value);
}

/// What one draw's value must lie between to matter: all other draws are worth between -1 and 1 each.
fn window(alpha: f64, beta: f64, sum: f64, open: f64, share: f64) -> (f64, f64) {
    let low = (alpha - sum - open) / share;
    let high = (beta - sum + open) / share;
    (low.max(-1.0), high.min(1.0))
}
