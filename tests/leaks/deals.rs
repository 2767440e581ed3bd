//! Beginnings of the games in which answers are taken back.

use std::collections::BTreeMap;

use deckmate::games::storm::Storm;
use deckmate::play::{Config, Dice, Game, Value as PlainValue};
use serde::de::DeserializeOwned;
use serde_json::{json, Value};

use super::pairs::config;
use super::turns::printed_names;

/// Castlings and captures, few pieces, bishops and open lines, a check that is given, Pawns before their last row.
const BOARDS: [&str; 5] = [
    "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq -",
    "6k1/pppp4/2n5/8/8/2N5/PPPP4/6K1 w - -",
    "r1b1k2r/ppp2ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPP2PPP/R1B1K2R w KQkq -",
    "r1bqk2r/pppp1Bpp/2n2n2/4p3/1b2P3/2N2N2/PPPP1PPP/R1BQK2R b KQkq -",
    "4k3/P1b2n2/8/1p1B4/4N1p1/5b2/p2N1P2/4K2R w K -",
];

/// A random config, its numbers too: a die in place of a clock, smaller hands. Options that are `wanted` stay as they
/// are.
pub fn any_config(dice: &mut Dice, seed: &str, setup: &Value, wanted: &Value) -> Config {
    let config = config::<Storm>(dice, seed, read(setup));
    let mut options = config.options;
    for (name, value) in [("chronometer_seconds", "0"), ("memory_seconds", "5"), ("hand_size", "first:4/second:3")] {
        if dice.below(2) == 0 {
            let value = value.parse::<u32>().map_or_else(|_| PlainValue::from(value), PlainValue::from);
            options.insert(name.to_owned(), value);
        }
    }
    for (name, value) in read::<BTreeMap<String, PlainValue>>(wanted).unwrap_or_default() {
        options.insert(name, value);
    }
    Config::new(Storm::INFO.name, &Storm::options(), config.seed, options, config.setup).expect("a config")
}

/// A config of a case of a spec file.
pub fn config_of(seed: String, setup: &Value, options: &Value) -> Config {
    let options = read(options).unwrap_or_default();
    Config::new(Storm::INFO.name, &Storm::options(), seed, options, read(setup)).expect("a config")
}

/// A random setup in which both hands begin with a card of this number's own, and the second can cancel.
pub fn any_setup(number: usize, dice: &mut Dice) -> Value {
    let names = printed_names::<Storm>();
    let mut first = vec![names[number % names.len()], names[dice.below(names.len())]];
    let mut second = vec![names[(number * 3 + 1) % names.len()], names[dice.below(names.len())], "nope"];
    first.dedup();
    second.sort_unstable();
    second.dedup();
    first.retain(|card| !second.contains(card));
    let board = BOARDS[dice.below(BOARDS.len())];
    let mut setup = json!({ "board": board, "hands": { "first": first, "second": second } });
    if dice.below(3) > 0 {
        setup["pile"] = json!([]);
    }
    if dice.below(2) == 0 {
        setup["pool"] =
            json!({ "white": ["pawn", "knight", "bishop", "rook"], "black": ["pawn", "knight", "bishop", "queen"] });
    }
    setup
}

fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    serde_json::from_value(value.clone()).expect("what a case says")
}
