//! The chance nodes of DoubleCross: the mean over all cards that may be drawn, those that cannot matter skipped.

use super::deck::{
    card_of, total, CARDS, DOUBLECROSS, LOSE_MOVE, REMOVE_PAWN, RETURN_PIECE, SAVE_KING, SWITCH_SIDES, WILD_MOVE,
};
use super::expectimax::{Expectimax, Last, State};
use crate::board::{How, Kind, List, Move, Side};
use crate::bots::chess::exchange::victim;
use crate::bots::search::tree::OutOfBudget;
use crate::bots::search::window::Window;

impl Expectimax<'_, '_> {
    /// The mean over the draws: first those that decide the game or do nothing, then the others.
    pub(super) fn draws(
        &mut self,
        side: Side,
        depth: u32,
        window: Window<f64>,
        last: Last,
    ) -> Result<f64, OutOfBudget> {
        let groups = self.groups(side);
        let (useless, cards) = self.useless(&groups, last);
        let mut sum = 0.0;
        let mut open = 1.0;
        let mut idle = 0.0;
        let mut idle_card = LOSE_MOVE;
        let mut bonus = 0.0;
        let mut later = [0usize; CARDS];
        let mut waiting = 0;
        for card in 0..CARDS {
            let count = self.state.counts[card];
            if count == 0 || useless[card] {
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
            let matters = share_of(window, sum, open, idle);
            let value = self.spend(idle_card, |search| search.chance(side.foe(), depth - 1, matters.turned(), None))?;
            sum -= idle * value;
            if sum - open >= window.beta {
                return Ok(sum - open);
            }
            if sum + open <= window.alpha {
                return Ok(sum + open);
            }
        }
        for &card in &later[..waiting] {
            let share = f64::from(self.state.counts[card]) / cards;
            open -= share;
            let matters = share_of(window, sum, open, share);
            let moves = &groups[card.min(SAVE_KING)];
            let value = self.spend(card, |search| search.draw(card, moves, side, depth, matters, last))?;
            sum += share * value;
            if sum - open >= window.beta {
                return Ok(sum - open);
            }
            if sum + open <= window.alpha {
                return Ok(sum + open);
            }
        }
        Ok(sum)
    }

    /// The cards in whose place another one is drawn, and the number of those in the deck that end a turn: each of them
    /// is as likely as the others to be the one that does. Where none is left, every card may be the last one.
    fn useless(&self, groups: &[Vec<Move>; SAVE_KING + 1], last: Last) -> ([bool; CARDS], f64) {
        let State { board, counts, again, .. } = &self.state;
        let can_nothing = |card: usize| match card {
            DOUBLECROSS => last.is_none(),
            RETURN_PIECE => board.off().is_empty(),
            REMOVE_PAWN => board.kind(Kind::Pawn).is_empty(),
            card => card < SAVE_KING && groups[card].is_empty(),
        };
        let useless: [bool; CARDS] = std::array::from_fn(|card| *again && can_nothing(card));
        let rest: u32 = counts.iter().zip(useless).filter(|&(_, out)| !out).map(|(&count, _)| u32::from(count)).sum();
        if rest > 0 {
            (useless, f64::from(rest))
        } else {
            ([false; CARDS], f64::from(total(counts)))
        }
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
    fn draw(
        &mut self,
        card: usize,
        moves: &[Move],
        side: Side,
        depth: u32,
        window: Window<f64>,
        last: Last,
    ) -> Result<f64, OutOfBudget> {
        match card {
            // The other player draws next, and owns this army from now on.
            SWITCH_SIDES => Ok(-self.chance(side, depth - 1, window.turned(), None)?),
            SAVE_KING => {
                self.state.held[side.index()] += 1;
                let value = self.chance(side.foe(), depth - 1, window.turned(), None);
                self.state.held[side.index()] -= 1;
                Ok(-value?)
            }
            DOUBLECROSS => {
                let Some((m, undo)) = last else { return Ok(0.0) };
                self.state.board.unmake(m, undo);
                let value = self.chance(side.foe(), depth - 1, window.turned(), None);
                self.state.board.make(self.variant, m);
                Ok(-value?)
            }
            WILD_MOVE => {
                let mut list = List::default();
                self.state.board.moves(self.variant, side, &mut list);
                let mut all = list.0;
                all.retain(|&m| victim(&self.state.board, m) != Some(Kind::King));
                self.choose(&all, side, depth, window)
            }
            _ => self.choose(moves, side, depth, window),
        }
    }

    /// The value of the best of the moves.
    fn choose(&mut self, moves: &[Move], side: Side, depth: u32, window: Window<f64>) -> Result<f64, OutOfBudget> {
        let mut best = f64::NEG_INFINITY;
        for &m in moves {
            let value = self.after(m, side, depth - 1, Window { alpha: window.alpha.max(best), ..window })?;
            if value > best {
                best = value;
                if best >= window.beta {
                    break;
                }
            }
        }
        Ok(best.max(-1.0))
    }

    /// The moves of both armies by card; the last group stays empty. Captures of the other army come first, captures of
    /// the drawer's own army last.
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
                if board.taken(m).is_some() == (takes == (piece.side == drawer)) {
                    groups[card_of(piece.side, piece.kind)].push(m);
                    if matches!(m.how, How::Castle(..)) {
                        groups[card_of(piece.side, Kind::Rook)].push(m);
                    }
                }
            }
        }
        groups
    }
}

/// The bounds between which the value of one draw matters: all other draws are worth between -1 and 1 each.
fn share_of(window: Window<f64>, sum: f64, open: f64, share: f64) -> Window<f64> {
    let low = (window.alpha - sum - open) / share;
    let high = (window.beta - sum + open) / share;
    Window { alpha: low.max(-1.0), beta: high.min(1.0) }
}
