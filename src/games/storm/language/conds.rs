//! Conditions on the table, as parts of a card.

use super::form::{items, list, one, only, small, Form};
use super::judge::{Check, Sound};
use super::selects::{PICKED, PIECES, SELECTOR};
use super::sort::{Field, List, Sort};
use super::words::word;
use crate::games::storm::model::tree::arena::Arena;
use crate::games::storm::model::tree::select::AnyRule;
use crate::games::storm::model::tree::words::{PieceRule, Player, SquareRule, TurnRule};
use crate::games::storm::model::tree::{Cond, Selector};
use crate::play::{Named, Value};

/// Depth of conditions inside each other.
const DEPTH: usize = 3;

static COND: Sort =
    Sort::Either("a condition, such as `check` or `own queen`", &[&STATES, &PIECES, &SOME, &PICKED, &COND_OF]);

static STATES: Sort = Sort::Word(List {
    what: "state of the game",
    words: &["check", "foe-check", "just-checked", "own-turn", "just-captured", "just-played"],
    about: &[
        "The player is in check.",
        "The opponent is in check.",
        "The opponent's turn just put the player in check.",
        "It is the player's turn.",
        "The opponent's last turn captured a piece of the player.",
        "The opponent has played a card since the player's last turn.",
    ],
    added: 2,
});

static SOME: Sort = Sort::Object(
    &[Field { word: "some", about: "There are such pieces.", sort: &SELECTOR }],
    &[
        Field { word: "least", about: "At least so many.", sort: &Sort::Number(0, 32) },
        Field { word: "most", about: "At most so many.", sort: &Sort::Number(0, 32) },
    ],
);

static COND_OF: Sort = Sort::One(
    "condition",
    &[
        Field { word: "none", about: "There is no such piece.", sort: &SELECTOR },
        Field { word: "not", about: "It is not so.", sort: &COND },
        Field { word: "both", about: "All of it is so.", sort: &SEVERAL },
        Field { word: "or", about: "One of it is so.", sort: &SEVERAL },
        Field { word: "corners", about: "So many of four corners are occupied.", sort: &Sort::Number(0, 4) },
        Field { word: "effect", about: "Such an effect lasts.", sort: AnyRule::SORT },
        Field { word: "more", about: "This player has more pieces.", sort: Player::SORT },
    ],
);

static SEVERAL: Sort = Sort::Many { what: "Two or three conditions", of: &COND, least: 2, most: 3 };

impl<'a> Form<'a> for Cond<'a> {
    const SORT: &'static Sort = &COND;

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        match value.text() {
            Some("check") => return Some(Cond::Check),
            Some("foe-check") => return Some(Cond::FoeCheck),
            Some("just-checked") => return Some(Cond::JustChecked),
            Some("own-turn") => return Some(Cond::OwnTurn),
            Some("just-captured") => return Some(Cond::JustCaptured),
            Some("just-played") => return Some(Cond::JustPlayed),
            Some(_) => return Selector::read(value, arena).map(Cond::Is),
            None => {}
        }
        if value.get("of").is_some() {
            return Selector::read(value, arena).map(Cond::Is);
        }
        if let Some(who) = value.get("some") {
            let number = |word| value.get(word).map_or(Some(None), |number| small(number).map(Some));
            return Some(Cond::Some {
                who: Selector::read(who, arena)?,
                least: number("least")?,
                most: number("most")?,
            });
        }
        let (key, of) = only(value)?;
        Some(match key {
            "none" => Cond::None(Selector::read(of, arena)?),
            "not" => Cond::Not(arena.keep_one(Cond::read(of, arena)?)?),
            "both" => Cond::Both(items(of, arena)?),
            "or" => Cond::Or(items(of, arena)?),
            "corners" => Cond::Corners(small(of)?),
            "effect" => Cond::Effect(AnyRule::read(of, arena)?),
            "more" => Cond::More(word(of)?),
            _ => return None,
        })
    }

    fn write(&self) -> Value {
        match self {
            Cond::Check => Value::from("check"),
            Cond::FoeCheck => Value::from("foe-check"),
            Cond::JustChecked => Value::from("just-checked"),
            Cond::OwnTurn => Value::from("own-turn"),
            Cond::JustCaptured => Value::from("just-captured"),
            Cond::JustPlayed => Value::from("just-played"),
            Cond::Is(who) => who.write(),
            Cond::Some { who, least, most } => {
                let mut parts = vec![("some".to_owned(), who.write())];
                parts.extend(least.map(|least| ("least".to_owned(), least.write())));
                parts.extend(most.map(|most| ("most".to_owned(), most.write())));
                Value::Map(parts)
            }
            Cond::None(who) => one("none", who.write()),
            Cond::Corners(number) => one("corners", number.write()),
            Cond::Effect(rule) => one("effect", rule.write()),
            Cond::More(player) => one("more", player.write()),
            Cond::Not(cond) => one("not", cond.write()),
            Cond::Both(all) => one("both", list(all)),
            Cond::Or(all) => one("or", list(all)),
        }
    }
}

impl<'a> Sound<'a> for Cond<'a> {
    fn check(&self, check: &mut Check<'a>) {
        if deep(self) > DEPTH {
            return check.say("Conditions lie inside each other more than three deep.");
        }
        match self {
            Cond::Is(who) => who.check(check),
            Cond::Some { who, least, most } => {
                check.inside(format_args!(".some"), |check| who.check(check));
                if matches!((least, most), (Some(least), Some(most)) if least > most) {
                    check.say("From the smaller to the larger number of pieces.");
                }
            }
            Cond::None(who) => check.inside(format_args!(".none"), |check| who.check(check)),
            Cond::Not(cond) => check.inside(format_args!(".not"), |check| cond.check(check)),
            Cond::Both(all) => {
                check.inside(format_args!(".both"), |check| check.each(all, Sound::check));
            }
            Cond::Or(all) => {
                check.inside(format_args!(".or"), |check| check.each(all, Sound::check));
            }
            _ => {}
        }
    }
}

/// Number of conditions inside each other.
fn deep(cond: &Cond<'_>) -> usize {
    match cond {
        Cond::Not(cond) => 1 + deep(cond),
        Cond::Both(all) | Cond::Or(all) => 1 + all.iter().map(deep).max().unwrap_or_default(),
        _ => 1,
    }
}

impl Form<'_> for AnyRule {
    const SORT: &'static Sort = &Sort::Either(
        "a lasting effect that everybody sees, such as `lends`",
        &[PieceRule::SORT, SquareRule::SORT, TurnRule::SORT],
    );

    fn read(value: &Value, _: &Arena<'_>) -> Option<Self> {
        let piece = word(value).map(AnyRule::Piece);
        piece.or_else(|| word(value).map(AnyRule::Square)).or_else(|| word(value).map(AnyRule::Turn))
    }

    fn write(&self) -> Value {
        Value::from(match self {
            AnyRule::Piece(rule) => Named::name(*rule),
            AnyRule::Square(rule) => Named::name(*rule),
            AnyRule::Turn(rule) => Named::name(*rule),
        })
    }
}

impl Sound<'_> for AnyRule {}
