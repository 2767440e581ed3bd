//! Cards of a run: the decks that it begins with, and the rows from which rewards are drawn.

use crate::games::storm::model::catalog::Card;
use crate::play::Dice;

/// A deck that a run may begin with.
pub struct Start {
    /// Its name in a choice.
    pub name: &'static str,
    /// Its name for players.
    pub title: &'static str,
    /// Its sort in a few words.
    pub about: &'static str,
    /// The way to have it, as long as it is not free.
    pub locked: &'static str,
    /// Its twelve cards, by the present rules.
    pub cards: [&'static str; 12],
}

/// The decks that a run may begin with; the second and third are free later.
pub const START: [Start; 3] = [
    Start {
        name: "stable",
        title: "Stable",
        about: "Odd animals and strong moves.",
        locked: "",
        cards: [
            "crab",
            "crab",
            "camel",
            "kangaroo",
            "prayer",
            "tango",
            "tango",
            "encore",
            "cheerleaders",
            "magnetism",
            "prayer",
            "exile",
        ],
    },
    Start {
        name: "workshop",
        title: "Workshop",
        about: "Traps and other things that lie and wait.",
        locked: "Yours after your first whole run, won or lost.",
        cards: [
            "trap",
            "trap",
            "poison",
            "poison",
            "inception",
            "peace",
            "attentat",
            "regency",
            "rewind",
            "black-hole",
            "neutrality",
            "cancelled",
        ],
    },
    Start {
        name: "theatre",
        title: "Theatre",
        about: "Surprises, and a little luck.",
        locked: "Yours once you have won game 5 of a run.",
        cards: [
            "round-robin",
            "tango",
            "jenga",
            "encore",
            "kidnapping",
            "crybaby",
            "swap",
            "tabula-rasa",
            "fair-trade",
            "apartheid",
            "flush",
            "provocation",
        ],
    },
];

/// Cards that the decks had in runs of older rules: the last of these rules, the deck, the place in it, the card.
const OLDER: [(u16, &str, usize, &str); 8] = [
    (2, "stable", 7, "modesty"),
    (2, "stable", 9, "bulldozer"),
    (2, "stable", 10, "nope"),
    (2, "stable", 11, "repealed"),
    (2, "workshop", 10, "no"),
    (2, "theatre", 4, "niet"),
    (2, "theatre", 5, "abolished"),
    (3, "theatre", 1, "ambition"),
];
/// Cards that runs offer no more, and the last rules by which they do: they lie dead in the hand in more than a third
/// of its turns.
const DEAD: [(u16, &str); 8] = [
    (2, "fodder"),
    (2, "ninja"),
    (2, "negative"),
    (2, "no"),
    (2, "niet"),
    (2, "abolished"),
    (2, "nope"),
    (3, "ambition"),
];

impl Start {
    /// Its cards in a run of these rules.
    pub fn cards(&self, rules: u16) -> Vec<&'static str> {
        let mut cards = self.cards.to_vec();
        for (.., at, card) in OLDER.iter().filter(|(last, deck, ..)| rules <= *last && *deck == self.name) {
            cards[*at] = card;
        }
        cards
    }
}

/// Rows of the cards that are fit for a run, the best first: who holds one of the first row scores 53 % or more, one of
/// the second 51 to 53 %, one of the third less.
const ROWS: [&[&str]; 3] = [
    &[
        "laser",
        "ninja",
        "magnetism",
        "negative",
        "prayer",
        "kangaroo",
        "encore",
        "exile",
        "neutrality",
        "stand-in",
        "fodder",
        "flush",
        "ceasefire",
    ],
    &[
        "crybaby",
        "kidnapping",
        "rewind",
        "trap",
        "niet",
        "jenga",
        "round-robin",
        "repealed",
        "inception",
        "peace",
        "attentat",
        "cheerleaders",
        "provocation",
        "ambition",
        "crab",
        "no",
        "abolished",
        "tango",
        "camel",
        "cancelled",
        "nope",
        "modesty",
        "chronometer",
    ],
    &[
        "cylinder",
        "bulldozer",
        "starving",
        "peeker",
        "regency",
        "apartheid",
        "tabula-rasa",
        "fair-trade",
        "schisme",
        "scouts",
        "swap",
        "poison",
        "diktat",
        "inquisition",
        "paladin",
        "black-hole",
        "custom-duty",
        "vulture",
    ],
];

/// The rows of a run of these rules.
fn rows(rules: u16) -> [Vec<&'static str>; 3] {
    let is_offered = |card: &&str| DEAD.iter().all(|(last, dead)| rules <= *last || dead != card);
    ROWS.map(|row| row.iter().copied().filter(is_offered).collect())
}

/// Games after which a bright reward is rarely of the first row.
const EARLY: usize = 3;
/// Copies of a card that a deck has at most.
const COPIES: usize = 2;

/// Place of a card among all that are fit for a run, the best first.
pub fn worth(card: &str) -> Option<usize> {
    ROWS.iter().copied().flatten().position(|&known| known == card)
}

fn family(card: &str) -> Option<&'static str> {
    Card::from_name(card).map(|card| card.window().letters())
}

/// The family of which a deck has most cards; of several the one that comes first in the deck.
fn main_family(deck: &[&'static str]) -> Option<&'static str> {
    let count = |name: Option<&str>| deck.iter().filter(|card| family(card) == name).count();
    let mut most = None;
    for card in deck {
        let found = family(card);
        if most.is_none() || count(found) > count(most) {
            most = found;
        }
    }
    most
}

/// A reward: a card, and the row of the offer that it stands in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reward {
    /// The card.
    pub card: &'static str,
    /// Word for the row: of the deck's own family, any, or bright.
    pub row: &'static str,
}

/// Cards of the row that has any, by the rules of runs: since rules 4 those of the first two rows are in it twice.
fn any(rules: u16, all: &[Vec<&'static str>; 3]) -> Vec<&'static str> {
    let again = if rules < 4 { &[] } else { &all[..2] };
    [all, again].concat().concat()
}

/// The three cards that a run of these rules offers after a won game, drawn by the seed and filtered by the deck.
pub fn rewards(rules: u16, seed: &str, game: usize, deck: &[&'static str]) -> Vec<Reward> {
    let all = rows(rules);
    let mut dice = Dice::new(&format!("{seed}-reward-{game}"));
    let bright = dice.below(3) < if game < EARLY { 1 } else { 2 };
    let own = main_family(deck);
    let rows: [(&str, Vec<&'static str>); 3] = [
        ("yours", all[..2].concat().into_iter().filter(|card| family(card) == own).collect()),
        ("any", any(rules, &all)),
        ("bright", all[usize::from(!bright)].clone()),
    ];
    let mut offered: Vec<Reward> = Vec::new();
    for (row, mut cards) in rows {
        // The draw itself is the same for every deck.
        for last in (1..cards.len()).rev() {
            cards.swap(last, dice.below(last + 1));
        }
        let is_new = |card: &str| offered.iter().all(|known| known.card != card);
        let fits = |card: &str| deck.iter().filter(|&&held| held == card).count() < COPIES;
        let found = cards.iter().find(|&&card| is_new(card) && fits(card));
        offered.extend(found.map(|&card| Reward { card, row }));
    }
    offered
}
