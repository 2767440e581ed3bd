//! The computer's choice for whichever game is played, from the asked seat's own view.

use super::level::{Budget, Level};
use super::{chess, deception, doublecross, five_card, storm};
use crate::games::any::AnyGame;
use crate::play::{Choice, Entry, Fault, Offer};

/// One of the offered answers. Equal games, levels, budgets and seeds give equal answers as long as `stop` keeps
/// quiet; `budget` replaces the level's own number of nodes.
///
/// # Errors
/// `game-over` when nothing is asked.
pub fn suggest(
    game: &AnyGame,
    level: Level,
    budget: Option<u64>,
    seed: &str,
    stop: &mut dyn FnMut() -> bool,
) -> Result<Offer, Fault> {
    let own = match game {
        AnyGame::DoubleCross(_) => doublecross::NODES,
        AnyGame::FiveCard(_) => five_card::NODES,
        AnyGame::Deception(_) => deception::NODES,
        AnyGame::Chess(_) | AnyGame::FullDouble(_) => chess::NODES,
        AnyGame::Storm(_) => storm::NODES,
    };
    let own = level.of(own);
    if let AnyGame::Storm(host) = game {
        let nodes = budget.unwrap_or(own);
        let chosen = host.prompt().and_then(|prompt| storm::suggest(host.table(), prompt, level, nodes, seed, stop));
        return offer(game, chosen);
    }
    let budget = Budget { nodes: budget.unwrap_or(own), stop };
    let choice = match game {
        AnyGame::FiveCard(host) => {
            host.prompt().and_then(|prompt| five_card::suggest(host.table(), prompt, level, budget, seed))
        }
        AnyGame::Deception(host) => {
            host.prompt().and_then(|prompt| deception::suggest(host.table(), prompt, level, budget, seed))
        }
        AnyGame::Chess(host) => {
            host.prompt().and_then(|prompt| chess::suggest(host.table(), prompt, level, budget, seed))
        }
        AnyGame::FullDouble(host) => {
            host.prompt().and_then(|prompt| chess::suggest(host.table(), prompt, level, budget, seed))
        }
        AnyGame::Storm(_) => None,
        AnyGame::DoubleCross(host) => host.prompt().and_then(|prompt| {
            let chosen = last_answer(host.record().last());
            doublecross::suggest(host.table(), prompt, chosen, level, budget, seed)
        }),
    };
    offer(game, choice)
}

fn offer(game: &AnyGame, choice: Option<Choice>) -> Result<Offer, Fault> {
    let over = || Fault::new("game-over", "the game is over: there is nothing to choose");
    choice.map(|choice| game.offer(&choice)).ok_or_else(over)
}

fn last_answer(turn: Option<&Vec<Entry>>) -> Option<Choice> {
    match turn?.last()? {
        Entry::Answer(_, choice, _) => Some(*choice),
        Entry::Chance { .. } => None,
    }
}
