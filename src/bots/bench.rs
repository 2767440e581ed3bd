//! Searches of a fixed size from the start positions, for the benchmarks.

use super::chess::tree::{self, Question};
use super::doublecross::expectimax::{Search, State};
use super::doublecross::outlook::Outlook;
use super::level::{Blur, Budget};
use crate::board::Side;
use crate::games::doublecross::cards::Card;
use crate::games::registry;

/// Searches the start position of a game with so many nodes; gives the nodes visited, nothing for an unknown game.
pub fn search(game: &str, nodes: u64) -> Option<u64> {
    let (position, variant) = registry::position(game, "").ok()?;
    let mut stop = || false;
    let budget = Budget { nodes, stop: &mut stop };
    if game == "doublecross" {
        let mut counts = [0; super::doublecross::outlook::CARDS];
        for card in Card::deck(&[2; 7]) {
            counts[card.index()] += 1;
        }
        let state =
            State { board: position.board, counts, discards: [0; super::doublecross::outlook::CARDS], held: [0; 2] };
        let candidates = state.board.legal(variant, Side::White);
        let outlook = Outlook::default();
        let mut search = Search::new(state, variant, &outlook, budget);
        search.best_move(&candidates, Side::White, u32::MAX);
        return Some(search.nodes());
    }
    let question =
        Question { board: &position.board, variant, side: position.side, history: &[], fifty: 0, blur: Blur::NONE };
    tree::best(&question, budget).map(|found| found.nodes)
}
