//! The games of a run: who sits where, what lies on the field, and the words that make them.

use serde::Serialize;

use super::foes::foes;
use super::gifts::{self, Pair};
use super::ground::{Field, HAND};
use super::plan::{Plan, GAMES};
use super::reached::Reached;
use crate::games::any::NewGame;
use crate::play::{ByName, Seat, Value};

/// The turn after which points decide, in the first games and later.
const DUSK: (u32, u32) = (24, 30);
/// Games with the earlier dusk.
const SHORT: usize = 3;

/// Gifts of the opponent of each game beside those of the pairs: the last ones are hard. By rules 2, and later.
const LATE: [[usize; GAMES]; 2] = [[0, 0, 0, 0, 1, 2, 3], [0, 0, 0, 0, 0, 1, 2]];

/// A game of a run as it is begun: with these words a game is made.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RunGame {
    /// The name of the game.
    pub game: &'static str,
    /// The seed of its chance.
    pub seed: String,
    /// Its options.
    pub options: ByName<String, Value>,
    /// The position it starts from.
    pub setup: Value,
}

impl From<&RunGame> for NewGame {
    fn from(game: &RunGame) -> NewGame {
        let RunGame { game, seed, options, setup } = game.clone();
        NewGame { options, setup: Some(setup), ..NewGame::of(game).seed(seed) }
    }
}

/// The seat of the player in a game: they alternate, and the last opponent begins.
pub fn seat(game: usize) -> Seat {
    if game.is_multiple_of(2) && game + 1 < GAMES {
        Seat::First
    } else {
        Seat::Second
    }
}

/// The turn after which points decide in a game.
pub fn dusk(game: usize) -> u32 {
    if game < SHORT {
        DUSK.0
    } else {
        DUSK.1
    }
}

/// The cards that the opponent of a game plays.
pub fn their_deck(plan: &Plan, reached: &Reached, game: usize) -> Vec<&'static str> {
    let cards = foes(plan)[game].cards;
    if cards.is_empty() {
        reached.fourth.clone().unwrap_or_else(|| reached.deck.clone())
    } else {
        cards.to_vec()
    }
}

/// Gifts that lie on the field of a game, each with its owner.
pub fn laid(plan: &Plan, reached: &Reached, game: usize) -> Vec<(&'static gifts::Gift, Seat)> {
    let me = seat(game);
    let pairs: &[Pair] = &reached.pairs;
    let mut all: Vec<_> = pairs.iter().flat_map(|pair| [(pair.mine, me), (pair.theirs, me.other())]).collect();
    if game == 3 {
        let both = gifts::for_both(&plan.seed, pairs);
        all.extend(both.into_iter().flat_map(|gift| [(gift, me), (gift, me.other())]));
    }
    let late = gifts::of_late(&plan.seed, game, LATE[usize::from(plan.rules > 2)][game], pairs);
    all.extend(late.into_iter().map(|gift| (gift, me.other())));
    let has_pass = |all: &[(&gifts::Gift, Seat)]| all.iter().any(|&(gift, of)| of != me && gift.name == "pass");
    if plan.wind >= 5 && !has_pass(&all) {
        all.extend(gifts::find("pass").map(|gift| (gift, me.other())));
    }
    all
}

/// True for the game in which both hands lie open: the first one of somebody's first run.
pub fn is_open(plan: &Plan, game: usize) -> bool {
    plan.is_first && game == 0
}

/// The field of a game, with all gifts on it.
fn ground(plan: &Plan, reached: &Reached, number: usize) -> Field {
    let mut field = Field::new(plan.rules);
    if is_open(plan, number) {
        Seat::BOTH.into_iter().for_each(|seat| field.deal(seat, HAND - 1));
    }
    for (gift, owner) in laid(plan, reached, number) {
        gift.lay(&mut field, owner);
    }
    field
}

/// Cards in hand in a game: the player's, and the opponent's.
pub fn hands(plan: &Plan, reached: &Reached, number: usize) -> [u32; 2] {
    let (me, field) = (seat(number), ground(plan, reached, number));
    [me, me.other()].map(|seat| field.hand[seat.index()])
}

/// The game that is played next.
pub fn game(plan: &Plan, reached: &Reached) -> RunGame {
    let number = reached.games.len();
    let (me, field) = (seat(number), ground(plan, reached, number));
    let theirs = their_deck(plan, reached, number);
    let lists = if me == Seat::First { [&reached.deck, &theirs] } else { [&theirs, &reached.deck] };
    let mut options = ByName::new();
    let mut set = |name: &str, value: Value| options.insert(name.to_owned(), value);
    set("decks", "own".into());
    for (seat, name) in Seat::BOTH.into_iter().zip(["deck_first", "deck_second"]) {
        set(name, field.deck(seat, lists[seat.index()]));
    }
    set("dusk", dusk(number).into());
    set("hand_size", format!("first:{}/second:{}", field.hand[0], field.hand[1]).into());
    set("jenga", "dice".into());
    set("memory_games", "dice".into());
    set("chronometer_seconds", 0.into());
    if is_open(plan, number) {
        set("open_hands", true.into());
    }
    RunGame { game: "chess-storm", seed: format!("{}-{}", plan.seed, number + 1), options, setup: field.setup() }
}
