//! Games with blank cards of every window, under all laws of Chess Storm: what is done by hand breaks nothing.

use deckmate::games::storm::cards::own;
use deckmate::games::storm::{Choice, Event as Own, Storm, Why};
use deckmate::play::{ByName, Config, Dice, Event, Game, Host, Value};
use serde_json::json;

use super::run::{costly_laws, pick, play, straight_equals_resumed, Watched};
use super::storm;

/// Cards that answer, copy, take, take back, hide or bind, beside the blank ones.
const BESIDE: &str = "0/nope:3/mirror:4/vulture:3/flush:3/swap:2/trap:4/attentat:3/poison:3/peace:2/neutrality:3/cohabitation:3/\
                      repealed:3/veto:3/undo:3/fusion:3/crab:3/exile:3/regency:2/starving:2/coup-detat:2/stand-in:2/origins:1";
/// Most answers of a game.
const ANSWERS: usize = 400;

/// Ends of cards that were carried out by hand.
#[derive(Default, Debug)]
pub struct Ends {
    /// Number of answers.
    pub answers: usize,
    /// Number of cards admitted, denied, and left.
    pub admitted: usize,
    pub denied: usize,
    pub left: usize,
    /// Number of deeds put back one by one.
    pub undone: usize,
}

fn setup() -> serde_json::Value {
    let packed = ["before", "instead", "end", "during", "after", "reply", "any"].map(|when| {
        let card = json!({ "v": 1, "title": format!("Blank {when}"), "when": when, "do": "by-hand", "text": "Do it." });
        let card = own::read(&serde_json::from_value(card).unwrap()).unwrap();
        format!("{}:5", own::named(card.name()).unwrap().packed)
    });
    json!({ "cards": packed })
}

/// Plays games until so many answers are given.
pub fn until(answers: usize, seed: &str) -> Ends {
    let (mut ends, mut number, setup) = (Ends::default(), 0, setup());
    let mut dice = Dice::new(&format!("by hand {seed}"));
    while ends.answers < answers {
        number += 1;
        let known: Vec<&str> = Storm::card_names();
        let beside: Vec<&str> =
            BESIDE.split('/').filter(|pair| known.contains(&pair.split(':').next().unwrap()) || *pair == "0").collect();
        assert!(beside.len() > 15, "{beside:?}");
        let mut options = ByName::new();
        options.insert("deck".to_owned(), Value::from(beside.join("/")));
        let value = serde_json::from_value(setup.clone()).unwrap();
        let seed = format!("by-hand-{seed}{number}");
        let config = Config::new(Storm::INFO.name, &Storm::options(), seed, options, Some(value)).unwrap();
        let mut game = Watched(Host::<Storm>::new(config).unwrap());
        let (mut laws, mut given) = (storm::laws_of_any_start(), 0);
        let told = &mut ends;
        let mut count = |_: &deckmate::games::storm::Table, events: &[Event<Own>]| {
            for event in events {
                match event {
                    Event::Own(Own::Judged { admitted: true, .. }) => told.admitted += 1,
                    Event::Own(Own::Judged { .. }) => told.denied += 1,
                    Event::Say { text, .. } => {
                        told.left += usize::from(text.ends_with(" takes everything back."));
                        told.undone += usize::from(text.contains(" takes back: "));
                    }
                    _ => {}
                }
            }
        };
        let mut both = |table: &deckmate::games::storm::Table, events: &[Event<Own>]| {
            laws(table, events);
            count(table, events);
        };
        play(&mut game.0, &mut both, &mut |host, prompt| {
            given += 1;
            if dice.below(100) == 0 {
                costly_laws(host, prompt, &mut Dice::new(&format!("costly {given}")));
            }
            let done = || prompt.options.iter().find(|choice| **choice == Choice::Done).copied();
            let ends = prompt.why == Why::ByHand && dice.below(6) == 0;
            let choice = done().filter(|_| ends).unwrap_or_else(|| pick(&prompt.options, &mut dice));
            Some(if given < ANSWERS { choice } else { Choice::Resign })
        });
        ends.answers += given;
        straight_equals_resumed(&game.0);
    }
    ends
}
