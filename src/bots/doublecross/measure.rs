//! The search of DoubleCross Chess from the start position, for the benchmarks.

use super::deck::CARDS;
use super::expectimax::{Expectimax, State};
use super::weights::Weights;
use crate::board::{Position, Side};
use crate::bots::level::Budget;
use crate::games::doublecross::cards::Card;
use crate::games::doublecross::DoubleCross;
use crate::games::listed::Listed;
use crate::play::Game;

/// The number of nodes that this bot's own search visits from the start position; all cards are still in the deck.
pub fn measure(budget: Budget) -> Option<u64> {
    let position = Position::parse(DoubleCross::INFO.board, DoubleCross::variant()).ok()?;
    let mut counts = [0; CARDS];
    for card in Card::deck(&[2; 7]) {
        counts[card.index()] += 1;
    }
    let state = State { board: position.board, counts, discards: [0; CARDS], held: [0; 2], again: false };
    let candidates = state.board.legal(DoubleCross::variant(), Side::White);
    let weights = Weights::default();
    let mut search = Expectimax::new(state, DoubleCross::variant(), &weights, budget);
    search.best_move(&candidates, Side::White, u32::MAX);
    Some(search.nodes())
}
