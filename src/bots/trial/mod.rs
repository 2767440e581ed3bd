//! Trials of one own card of Chess Storm: positions in which it can be played, and games of the computer against
//! itself with it. Equal cards and numbers give equal trials.

mod practice;
mod rating;

pub use self::practice::{practice, Practice, Searched};
pub use self::rating::{rate, Rated};
use crate::games::any::{AnyGame, NewGame};
use crate::games::storm::cards::{self, own};
use crate::games::storm::model::catalog::Card;
use crate::games::storm::vocabulary::Choice;
use crate::games::storm::Storm;
use crate::play::{Code, Dice, Fault, Host, Seat, Value};

/// The game in which own cards are played.
const GAME: &str = "chess-storm";

/// The card that a packed text or a value of JSON says.
fn read(card: &Value) -> Result<Card, Fault> {
    own::read(card).map_err(|wrong| {
        let words = wrong.first().map(ToString::to_string).unwrap_or_default();
        Fault::new(Code::BadInput, words)
    })
}

/// A position of the usual start in which these seats hold these cards; the own card is in the deck once.
fn setup(card: &Value, hands: &[(Seat, Vec<&'static str>)]) -> Value {
    let hand = |(seat, names): &(Seat, Vec<&'static str>)| {
        (seat.name().to_owned(), Value::List(names.iter().copied().map(Value::from).collect()))
    };
    let cards = Value::List(vec![card.clone()]);
    Value::Map(vec![("cards".into(), cards), ("hands".into(), Value::Map(hands.iter().map(hand).collect()))])
}

fn new_game(seed: &str, setup: Value) -> NewGame {
    NewGame { setup: Some(setup), ..NewGame::of(GAME).seed(seed) }
}

/// So many cards of the usual deck, by lot.
fn by_lot(dice: &mut Dice, count: usize) -> Vec<&'static str> {
    let unusual = cards::unusual();
    let mut left: Vec<&'static str> = cards::names().iter().copied().filter(|name| !unusual.contains(name)).collect();
    (0..count.min(left.len())).map(|_| left.swap_remove(dice.below(left.len()))).collect()
}

fn host(game: &AnyGame) -> Option<&Host<Storm>> {
    game.host::<Storm>()
}

/// The answers that the open question takes.
fn options(game: &AnyGame) -> &[Choice] {
    host(game).and_then(Host::prompt).map_or(&[], |prompt| &prompt.options)
}

/// True if the card can be played now.
fn is_offered(game: &AnyGame, card: Card) -> bool {
    options(game).iter().any(|choice| matches!(choice, Choice::Card(name) if *name == card.name()))
}

/// The number of the turn.
fn turn(game: &AnyGame) -> u32 {
    host(game).map_or(0, |host| host.table().turn)
}
