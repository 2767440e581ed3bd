//! Games with own cards by lot, under all laws of Chess Storm, and how long their answers take.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use deckmate::games::storm::{Choice, Event as Own, Storm, Table};
use deckmate::play::{ByName, Config, Dice, Event, Game, Host, Value};
use serde_json::json;

use super::run::{costly_laws, pick, play, straight_equals_resumed, Watched};
use super::storm;

#[path = "../own_cards/random.rs"]
mod random;

/// Cards that answer, copy, take, take back, hide or bind, beside the own ones in every other game.
const BESIDE: &str = "0/nope:2/mirror:3/vulture:2/flush:2/swap:2/trap:3/attentat:2/poison:2/neutrality:2/cohabitation:2/\
                      repealed:2/veto:2/fusion:2/crab:2/exile:2/regency:1/starving:1/coup-detat:1/stand-in:1/fair-trade:2";
/// Most answers of a game.
const ANSWERS: usize = 150;
/// Own cards of a game, and those that are made before known ones are mixed: a program keeps 4,096 of them.
const CARDS: usize = 12;
const MADE: usize = 3_900;

/// Counts of the games played.
#[derive(Default, Debug)]
pub struct Played {
    /// Number of answers, of own cards, and of those that had an effect.
    pub answers: usize,
    pub made: usize,
    pub effects: usize,
    /// The answer that took longest, with what the events and the views of it took.
    pub slowest: (Duration, String),
}

/// Own cards of one game, packed, three of each.
fn cards(made: &mut Vec<String>, steps: &[Value], dice: &mut Dice) -> BTreeSet<String> {
    let card = |_| {
        if made.len() < MADE {
            made.push(random::card(steps, dice, made.len() + 1));
            return made[made.len() - 1].clone() + ":3";
        }
        made[dice.below(made.len())].clone() + ":3"
    };
    (0..CARDS).map(card).collect()
}

/// Plays games from that number on until so many answers are given.
pub fn until(answers: usize, first: usize) -> Played {
    let (mut played, mut made, steps) = (Played::default(), Vec::new(), random::steps());
    for number in first.. {
        if played.answers >= answers {
            break;
        }
        let seed = format!("own-{number}");
        let mut dice = Dice::new(&seed);
        let setup = json!({ "cards": cards(&mut made, &steps, &mut dice) });
        let deck = if number % 2 == 0 { "0" } else { BESIDE };
        let options = ByName::from_iter([("deck".to_owned(), Value::from(deck))]);
        let setup = Some(serde_json::from_value(setup).unwrap());
        let config = Config::new(Storm::INFO.name, &Storm::options(), seed.clone(), options, setup).unwrap();
        let mut game = Watched(Host::<Storm>::new(config).unwrap());
        let (mut laws, mut given) = (storm::laws_of_any_start(), 0);
        let (since, told) = (Cell::new(None::<(Instant, Choice)>), &mut played);
        let mut watched = |table: &Table, events: &[Event<Own>]| {
            if let Some((since, choice)) = since.take() {
                let took = since.elapsed();
                if took > told.slowest.0 {
                    told.slowest = (took, format!("{choice} in {seed}"));
                }
            }
            let works = |event: &&Event<Own>| matches!(event, Event::Own(Own::Effect { had: true, .. }));
            told.effects += events.iter().filter(works).count();
            laws(table, events);
        };
        play(&mut game.0, &mut watched, &mut |host, prompt| {
            given += 1;
            if dice.below(100) == 0 {
                costly_laws(host, prompt, &mut Dice::new(&format!("costly {given}")));
            }
            let choice = if given < ANSWERS { pick(&prompt.options, &mut dice) } else { Choice::Resign };
            since.set(Some((Instant::now(), choice)));
            Some(choice)
        });
        played.answers += given;
        straight_equals_resumed(&game.0);
    }
    played.made = made.len();
    played
}
