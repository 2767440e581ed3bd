//! Asking the computer: through the interface for all games, and at the table of a known one.

use deckmate::bots::{self, Budget, Level, Player};
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{Config, Game, Host, PromptOf, Seen, Value};

/// A game of what `newGame` takes, as JSON.
pub fn game(value: serde_json::Value) -> AnyGame {
    AnyGame::new(serde_json::from_value::<NewGame>(value).expect("a wish")).expect("a game")
}

/// The computer's answer, as anybody may ask for it.
pub fn answer(game: &AnyGame, level: Level, seed: &str) -> String {
    bots::suggest(game, level, None, seed, &mut || false).expect("an answer").text
}

/// A game whose kind is known.
pub fn host<G: Game>(seed: &str, setup: Option<serde_json::Value>, options: serde_json::Value) -> Host<G> {
    let setup: Option<Value> = setup.map(|setup| serde_json::from_value(setup).unwrap());
    let options = serde_json::from_value(options).unwrap();
    Host::new(Config::new(G::INFO.name, &G::options(), seed.into(), options, setup).unwrap()).unwrap()
}

/// The function by which a bot answers.
pub type Suggest<G> = fn(&Seen<G>, Player, Budget, &str) -> Option<<G as Game>::Choice>;

/// The answer, and how often the clock was asked for it: every 64 nodes of its search.
pub fn think<G: Game>(
    suggest: Suggest<G>,
    table: &G::Table,
    prompt: &PromptOf<G>,
    level: Level,
    nodes: u64,
) -> (G::Choice, u32) {
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        false
    };
    let choice = suggest(&Seen::at(table, prompt.clone()), level.into(), Budget { nodes, stop: &mut stop }, "secret");
    (choice.unwrap(), asked)
}

/// The answer alone.
pub fn ask<G: Game>(
    suggest: Suggest<G>,
    table: &G::Table,
    prompt: &PromptOf<G>,
    level: Level,
    nodes: u64,
) -> G::Choice {
    think(suggest, table, prompt, level, nodes).0
}

/// The text of its answer.
pub fn said<G: Game>(suggest: Suggest<G>, host: &Host<G>, level: Level) -> String {
    ask::<G>(suggest, host.table(), host.prompt().unwrap(), level, 20_000).to_string()
}
