//! The computer's choice for whichever game is played, from the asked seat's own view.

use super::level::{Budget, Level};
use super::{chess, deception, doublecross, five_card, storm};
use crate::games::any::AnyGame;
use crate::games::chess::Chess;
use crate::games::deception::Deception;
use crate::games::doublecross::DoubleCross;
use crate::games::five_card::FiveCard;
use crate::games::full_double::FullDouble;
use crate::games::storm::Storm;
use crate::play::{Code, Entry, Fault, Game, Host, Offer};

/// A game that the computer can play.
trait Played: Game {
    /// The nodes that a level searches.
    fn nodes(level: Level) -> u64;

    /// An answer to the open question.
    fn choose(host: &Host<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice>;
}

/// What is wished for: level, nodes, seed, and when to stop.
struct Wish<'a> {
    level: Level,
    nodes: Option<u64>,
    seed: &'a str,
    stop: &'a mut dyn FnMut() -> bool,
}

/// The answer of the computer, if it is this game that is played and something is asked.
fn offer<G: Played>(game: &AnyGame, wish: &mut Wish) -> Option<Offer> {
    let host = game.host::<G>()?;
    let budget = Budget { nodes: wish.nodes.unwrap_or_else(|| G::nodes(wish.level)), stop: wish.stop };
    G::choose(host, wish.level, budget, wish.seed).map(|choice| host.offer(&choice))
}

/// The games that the computer can play.
const PLAYED: [fn(&AnyGame, &mut Wish) -> Option<Offer>; 6] =
    [offer::<Chess>, offer::<FullDouble>, offer::<DoubleCross>, offer::<FiveCard>, offer::<Deception>, offer::<Storm>];

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
    let mut wish = Wish { level, nodes: budget, seed, stop };
    let over = || Fault::new(Code::GameOver, "the game is over: there is nothing to choose");
    PLAYED.iter().find_map(|offer| offer(game, &mut wish)).ok_or_else(over)
}

impl Played for Chess {
    fn nodes(level: Level) -> u64 {
        level.alphabeta_nodes()
    }

    fn choose(host: &Host<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice> {
        chess::suggest(host.table(), host.prompt()?, level, budget, seed)
    }
}

impl Played for FullDouble {
    fn nodes(level: Level) -> u64 {
        level.alphabeta_nodes()
    }

    fn choose(host: &Host<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice> {
        chess::suggest(host.table(), host.prompt()?, level, budget, seed)
    }
}

impl Played for DoubleCross {
    fn nodes(level: Level) -> u64 {
        level.expectimax_nodes()
    }

    fn choose(host: &Host<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice> {
        let last = match host.record().last().and_then(|turn| turn.last()) {
            Some(Entry::Answer(_, choice, _)) => Some(*choice),
            _ => None,
        };
        doublecross::suggest(host.table(), host.prompt()?, last, level, budget, seed)
    }
}

impl Played for FiveCard {
    /// Some of the budget is for the call that may be better.
    fn nodes(level: Level) -> u64 {
        2 * level.expectimax_nodes()
    }

    fn choose(host: &Host<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice> {
        five_card::suggest(host.table(), host.prompt()?, level, budget, seed)
    }
}

impl Played for Deception {
    fn nodes(level: Level) -> u64 {
        level.expectimax_nodes()
    }

    fn choose(host: &Host<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice> {
        deception::suggest(host.table(), host.prompt()?, level, budget, seed)
    }
}

impl Played for Storm {
    fn nodes(level: Level) -> u64 {
        level.alphabeta_nodes() / 2
    }

    fn choose(host: &Host<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice> {
        storm::suggest(host.table(), host.prompt()?, level, budget.nodes, seed, budget.stop)
    }
}
