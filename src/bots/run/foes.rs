//! Opponents of a run: who they are, what they play, and in which game each waits.

use super::plan::{Plan, GAMES, RUNGS};
use crate::bots::level::Level;
use crate::play::Dice;

/// An opponent.
pub struct Foe {
    /// The name by which its portrait is found.
    pub name: &'static str,
    /// The name of its habit, by which it plays its level in a way of its own; none for the one that plays as its level.
    pub habit: Option<&'static str>,
    /// Its name for players.
    pub title: &'static str,
    /// One line about it.
    pub about: &'static str,
    /// Its deck; none for the one that plays that of its opponent.
    pub cards: &'static [&'static str],
}

const PURIST: Foe = Foe {
    name: "purist",
    habit: Some("purist"),
    title: "The Purist",
    about: "Plays chess, and cards only where they move something.",
    cards: &[
        "prayer",
        "tango",
        "tango",
        "modesty",
        "modesty",
        "bulldozer",
        "bulldozer",
        "stampede",
        "scouts",
        "scouts",
        "boo",
        "cancelled",
    ],
};
const ZOOKEEPER: Foe = Foe {
    name: "zookeeper",
    habit: Some("zookeeper"),
    title: "The Zookeeper",
    about: "Odd animals: crabs, camels, kangaroos.",
    cards: &[
        "crab",
        "crab",
        "camel",
        "camel",
        "kangaroo",
        "kangaroo",
        "paladin",
        "paladin",
        "magnetism",
        "ambition",
        "prayer",
        "no",
    ],
};
const BOMBER: Foe = Foe {
    name: "bomber",
    habit: Some("bomber"),
    title: "The Bomber",
    about: "Something always lies where you want to go.",
    cards: &[
        "trap",
        "trap",
        "attentat",
        "attentat",
        "poison",
        "poison",
        "laser",
        "black-hole",
        "apartheid",
        "kidnapping",
        "exile",
        "nope",
    ],
};
const DOCTOR: Foe = Foe {
    name: "doctor-no",
    habit: Some("no"),
    title: "Doctor No",
    about: "Cancels your cards: play a small one first.",
    cards: &[
        "nope",
        "niet",
        "no",
        "negative",
        "abolished",
        "cancelled",
        "repealed",
        "veto",
        "peace",
        "inception",
        "mirror",
        "rewind",
    ],
};
const SHADOW: Foe = Foe {
    name: "shadow",
    habit: None,
    title: "Your shadow",
    about: "Plays the deck you had in game 4, and begins.",
    cards: &[],
};

/// The opponents in their order. Up to rules 3 the Purist may come three times.
pub fn foes(plan: &Plan) -> [&'static Foe; GAMES] {
    let mut dice = Dice::new(&format!("{}-foes", plan.seed));
    let (early, late) = if dice.below(2) == 0 { (&ZOOKEEPER, &BOMBER) } else { (&BOMBER, &ZOOKEEPER) };
    let (third, fifth) = if dice.below(2) == 0 { (&DOCTOR, &PURIST) } else { (&PURIST, &DOCTOR) };
    let again = if plan.rules < 4 { third } else { &DOCTOR };
    let sixth = [early, late, again][dice.below(3)];
    [&PURIST, early, third, late, fifth, sixth, &SHADOW]
}

/// The level of the opponent of a game: a rung below the player's in the first four.
pub fn level(plan: &Plan, game: usize) -> Level {
    let own = RUNGS.iter().position(|&rung| rung == plan.rung).unwrap_or_default();
    let below = usize::from(game < 4);
    let above = usize::from(game == GAMES - 1 && plan.wind >= 2);
    RUNGS[(own.saturating_sub(below) + above).min(RUNGS.len() - 1)]
}
