//! Gifts of a run: what each lays on the field, and what it was measured to be worth.

use super::ground::Field;
use crate::play::{Dice, Seat};

/// Part of a gift. Squares are those of the first seat by the present rules; a field knows what they are to others.
#[derive(Clone, Copy)]
pub enum Part {
    /// A hand of so many cards.
    Hand(u32),
    /// A piece of this letter on a square, or nothing.
    Put(&'static str, Option<char>),
    /// An effect in play, by its card, with its square and what more there is to say.
    Lasting(&'static str, Option<&'static str>, Option<&'static str>),
    /// An effect on a square of the other army.
    OnFoe(&'static str, &'static str),
    /// A piece in the pool.
    Lost(&'static str),
}

/// A gift.
pub struct Gift {
    /// Its name in a choice.
    pub name: &'static str,
    /// Its name for players.
    pub title: &'static str,
    /// Gift of its owner, as a phrase behind "you have" or "they have".
    pub about: &'static str,
    /// The score of who has it against who has nothing, in percent; 53 is that of nobody.
    pub score: i32,
    /// The place that no other gift may touch; with `foe` before it, one of the other army.
    pub slot: &'static str,
    /// Its parts.
    pub parts: &'static [Part],
}

/// The most by which the scores of a pair differ.
const APART: i32 = 6;
/// Pairs that are offered at a time.
const OFFERED: usize = 2;

use Part::{Hand, Lasting, Lost, OnFoe, Put};

/// The gifts: easy against easy, one side has it, points at turn 30 of the field of rules 1 to 3, 150 games each.
pub const GIFTS: [Gift; 19] = [
    gift("five-cards", "Five cards", "a hand of five cards", 73, "hand", &[Hand(5)]),
    gift(
        "second-king",
        "Second king",
        "a second king on the first rank",
        67,
        "e1",
        &[Put("e1", Some('k')), Lasting("stand-in", Some("e1"), None)],
    ),
    gift(
        "amazon",
        "Amazon",
        "a queen that also moves like a knight",
        65,
        "d2",
        &[Lasting("fusion", Some("d2"), Some("knight"))],
    ),
    gift("four-cards", "Four cards", "a hand of four cards", 65, "hand", &[Hand(4)]),
    gift("pass", "Pass in hand", "Pass in play: one extra turn", 64, "pass", &[Lasting("pass", None, None)]),
    gift("turncoat", "Turncoat", "the other side's knight made neutral", 64, "foe g2", &[OnFoe("neutrality", "g2")]),
    gift("open-file", "Open file", "no pawn on the c-file: the lines are open", 62, "c3", &[Put("c3", None)]),
    gift("camel", "Camel", "a camel for the knight", 61, "g2", &[Lasting("camel", Some("g2"), None)]),
    gift(
        "leaping-bishop",
        "Leaping bishop",
        "a bishop that also moves like a knight",
        61,
        "b2",
        &[Lasting("fusion", Some("b2"), Some("knight"))],
    ),
    gift("kangaroo", "Kangaroo", "a kangaroo for the knight", 60, "g2", &[Lasting("kangaroo", Some("g2"), None)]),
    gift("knight", "Another knight", "one knight more", 58, "d1", &[Put("d1", Some('n'))]),
    gift(
        "poison",
        "Poisoned queen",
        "a poisoned queen: who captures her is lost",
        58,
        "d2",
        &[Lasting("poison", Some("d2"), None)],
    ),
    gift(
        "spare-rook",
        "Spare rook",
        "a rook in the pool, for cards that bring pieces back",
        56,
        "pool",
        &[Lost("rook")],
    ),
    gift("church", "Church", "a church on the fourth rank", 55, "d4", &[Lasting("church", Some("d4"), None)]),
    gift(
        "leaping-rook",
        "Leaping rook",
        "a rook that also moves like a knight",
        55,
        "c2",
        &[Lasting("fusion", Some("c2"), Some("knight"))],
    ),
    gift(
        "sleeping-queen",
        "Sleeping queen",
        "the other queen asleep until her king is in check",
        55,
        "foe d2",
        &[OnFoe("inception", "d2")],
    ),
    gift("two-queens", "Two queens", "a queen for one of the rooks", 55, "c2", &[Put("c2", Some('q'))]),
    gift("crab", "Crab", "a crab for the pawn on the d-file", 55, "d3", &[Lasting("crab", Some("d3"), None)]),
    gift("bomb", "Bomb", "a hidden bomb in the middle", 53, "e4", &[Lasting("trap", Some("e4"), None)]),
];

const fn gift(
    name: &'static str,
    title: &'static str,
    about: &'static str,
    score: i32,
    slot: &'static str,
    parts: &'static [Part],
) -> Gift {
    Gift { name, title, about, score, slot, parts }
}

/// The gift of that name.
pub fn find(name: &str) -> Option<&'static Gift> {
    GIFTS.iter().find(|gift| gift.name == name)
}

impl Gift {
    /// Lays the gift out for a seat.
    pub fn lay(&self, field: &mut Field, seat: Seat) {
        for part in self.parts {
            match *part {
                Hand(cards) => field.deal(seat, cards),
                Put(at, piece) => field.put(seat, at, piece),
                Lasting(card, at, more) => field.last(seat, card, at.map(|at| (seat, at)), more),
                OnFoe(card, at) => field.last(seat, card, Some((seat.other(), at)), None),
                Lost(kind) => field.pool[seat.index()].push(kind),
            }
        }
    }

    /// The slot that it takes, as who has it calls it: of one's own army, or of the other one.
    fn place(&self, is_mine: bool) -> (bool, &'static str) {
        match self.slot.strip_prefix("foe ") {
            Some(slot) => (!is_mine, slot),
            None => (is_mine, self.slot),
        }
    }
}

/// A gift for the player and one for the opponents.
#[derive(Clone, Copy)]
pub struct Pair {
    /// The player's.
    pub mine: &'static Gift,
    /// That of the next opponents.
    pub theirs: &'static Gift,
}

/// The two pairs that are offered after so many wins, drawn by the seed; nothing touches what earlier ones have touched.
pub fn pairs(seed: &str, wins: usize, had: &[Pair]) -> Vec<Pair> {
    let mut dice = Dice::new(&format!("{seed}-pair-{wins}"));
    let taken = |pair: &Pair| [pair.mine.place(true), pair.theirs.place(false)];
    let held: Vec<_> = had.iter().flat_map(taken).collect();
    let fits = |pair: &Pair| {
        let [mine, theirs] = taken(pair);
        mine != theirs && !held.contains(&mine) && !held.contains(&theirs)
    };
    let all = GIFTS.iter().flat_map(|mine| GIFTS.iter().map(move |theirs| Pair { mine, theirs }));
    let even = |pair: &Pair| pair.mine.name != pair.theirs.name && (pair.mine.score - pair.theirs.score).abs() <= APART;
    let mut left: Vec<Pair> = all.filter(even).collect();
    let mut offered: Vec<Pair> = Vec::new();
    while offered.len() < OFFERED && !left.is_empty() {
        let pair = left.swap_remove(dice.below(left.len()));
        let is_other = |known: &Pair| known.mine.name != pair.mine.name && known.theirs.name != pair.theirs.name;
        if fits(&pair) && offered.iter().all(is_other) {
            offered.push(pair);
        }
    }
    offered
}

/// Gifts that both armies have in game 4, one of them by the seed, and those of which the last opponents have some.
const EVEN: [&str; 4] = ["camel", "kangaroo", "open-file", "knight"];
const LATE: [&str; 8] =
    ["four-cards", "pass", "turncoat", "open-file", "leaping-bishop", "kangaroo", "knight", "poison"];

/// The gift of both armies in game 4 that touches nothing that was touched.
pub fn for_both(seed: &str, had: &[Pair]) -> Option<&'static Gift> {
    let held = places(had);
    one_of(&EVEN, &mut Dice::new(&format!("{seed}-both")), &held, &[true, false])
}

/// The gifts of one of the last opponents that touch nothing that was touched.
pub fn of_late(seed: &str, game: usize, many: usize, had: &[Pair]) -> Vec<&'static Gift> {
    let mut dice = Dice::new(&format!("{seed}-late-{game}"));
    let mut held = places(had);
    let mut next = || {
        let gift = one_of(&LATE, &mut dice, &held, &[false])?;
        held.push(gift.place(false));
        Some(gift)
    };
    (0..many).map_while(|_| next()).collect()
}

/// Places that these pairs have touched.
fn places(had: &[Pair]) -> Vec<(bool, &'static str)> {
    had.iter().flat_map(|pair| [pair.mine.place(true), pair.theirs.place(false)]).collect()
}

fn one_of(names: &[&str], dice: &mut Dice, held: &[(bool, &'static str)], owners: &[bool]) -> Option<&'static Gift> {
    let fits = |gift: &&Gift| owners.iter().all(|&is_mine| !held.contains(&gift.place(is_mine)));
    let free: Vec<&'static Gift> = names.iter().filter_map(|name| find(name)).filter(|gift| fits(gift)).collect();
    free.get(dice.below(free.len())).copied()
}
