//! The computer's choice for whichever game is played, from the asked seat's own view.

use super::level::{Budget, Level, Nodes};
use super::{chess, deception, doublecross, five_card, storm};
use crate::games::any::AnyGame;
use crate::games::chess::Chess;
use crate::games::deception::Deception;
use crate::games::doublecross::DoubleCross;
use crate::games::five_card::FiveCard;
use crate::games::full_double::FullDouble;
use crate::games::storm::Storm;
use crate::play::{Code, Fault, Game, Offer, Seen};

/// A game that the computer can play.
trait Played: Game {
    /// What its levels may spend.
    const NODES: Nodes;

    /// An answer to the open question.
    fn choose(seen: &Seen<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice>;
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
    let budget = Budget { nodes: wish.nodes.unwrap_or_else(|| wish.level.of(G::NODES)), stop: wish.stop };
    G::choose(&Seen::new(host)?, wish.level, budget, wish.seed).map(|choice| host.offer(&choice))
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
    const NODES: Nodes = chess::NODES;

    fn choose(seen: &Seen<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice> {
        chess::suggest(seen, level, budget, seed)
    }
}

impl Played for FullDouble {
    const NODES: Nodes = chess::NODES;

    fn choose(seen: &Seen<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice> {
        chess::suggest(seen, level, budget, seed)
    }
}

impl Played for DoubleCross {
    const NODES: Nodes = doublecross::NODES;

    fn choose(seen: &Seen<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice> {
        doublecross::suggest(seen, level, budget, seed)
    }
}

impl Played for FiveCard {
    const NODES: Nodes = five_card::NODES;

    fn choose(seen: &Seen<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice> {
        five_card::suggest(seen, level, budget, seed)
    }
}

impl Played for Deception {
    const NODES: Nodes = deception::NODES;

    fn choose(seen: &Seen<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice> {
        deception::suggest(seen, level, budget, seed)
    }
}

impl Played for Storm {
    const NODES: Nodes = storm::NODES;

    fn choose(seen: &Seen<Self>, level: Level, budget: Budget, seed: &str) -> Option<Self::Choice> {
        storm::suggest(seen, level, budget, seed)
    }
}
