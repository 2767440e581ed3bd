//! The words of the language as parts of a card: closed lists, kinds, small numbers.

use super::form::{items, list, small, Form};
use super::judge::{Check, Sound};
use super::sort::{List, Sort};
use crate::board::Kind;
use crate::games::storm::model::tree::arena::Arena;
use crate::games::storm::model::tree::words::{
    Ask, Direction, EndWord, Name, NoteRule, PieceRule, PieceWord, Player, Same, Sequel, SquareRule, SquareWord,
    TurnRule, Undone, WayWord,
};
use crate::play::{Named, Value};

/// Kinds that stand on a board at the start, but for the king, and that come back to it.
pub const LOST: List = List {
    what: "kind of piece that can be lost",
    words: KINDS.split_at(5).0,
    about: KINDS_ABOUT.split_at(5).0,
    added: 0,
};

/// Kinds that a card may speak of.
pub const SPOKEN: List = List { what: "kind of piece", words: KINDS, about: KINDS_ABOUT, added: 0 };

/// Kinds that a piece may become, or move as.
pub const BECOMES: List = List { what: "kind to become", words: MADE, about: MADE_ABOUT, added: 0 };

const KINDS: &[&str] = &[
    Kind::Pawn.name(),
    Kind::Knight.name(),
    Kind::Bishop.name(),
    Kind::Rook.name(),
    Kind::Queen.name(),
    Kind::King.name(),
];

const KINDS_ABOUT: &[&str] = &[
    Kind::Pawn.about(),
    Kind::Knight.about(),
    Kind::Bishop.about(),
    Kind::Rook.about(),
    Kind::Queen.about(),
    Kind::King.about(),
];

const MADE: &[&str] = &[
    Kind::Pawn.name(),
    Kind::Knight.name(),
    Kind::Bishop.name(),
    Kind::Rook.name(),
    Kind::Queen.name(),
    Kind::Crab.name(),
    Kind::Kangaroo.name(),
    Kind::Camel.name(),
    Kind::Princess.name(),
    Kind::Prince.name(),
    Kind::Cardinal.name(),
    Kind::Chancellor.name(),
    Kind::Amazon.name(),
];

const MADE_ABOUT: &[&str] = &[
    Kind::Pawn.about(),
    Kind::Knight.about(),
    Kind::Bishop.about(),
    Kind::Rook.about(),
    Kind::Queen.about(),
    Kind::Crab.about(),
    Kind::Kangaroo.about(),
    Kind::Camel.about(),
    Kind::Princess.about(),
    Kind::Prince.about(),
    Kind::Cardinal.about(),
    Kind::Chancellor.about(),
    Kind::Amazon.about(),
];

/// The place of a value in a list of words.
fn place(value: &Value, words: &[&str]) -> Option<usize> {
    let text = value.text()?;
    words.iter().position(|word| *word == text)
}

/// The word of a closed list that a value is.
pub fn word<T: Named>(value: &Value) -> Option<T> {
    T::ALL.get(place(value, T::WORDS)?).copied()
}

macro_rules! words {
    ($($type:ident: $what:literal $(and $added:literal)?),+ $(,)?) => { $(
        impl Form<'_> for $type {
            const SORT: &'static Sort =
                &Sort::Word(List { what: $what, words: $type::WORDS, about: $type::ABOUT, added: 0 $(+ $added)? });

            fn read(value: &Value, _: &Arena<'_>) -> Option<Self> {
                word(value)
            }

            fn write(&self) -> Value {
                Value::from(self.name())
            }
        }

        impl Sound<'_> for $type {}
    )+ };
}

words! {
    Ask: "way of asking",
    Direction: "direction",
    EndWord: "end of an effect",
    NoteRule: "secret note",
    PieceRule: "lasting effect on a piece",
    PieceWord: "condition on a piece",
    Player: "player",
    Same: "likeness",
    Sequel: "sequel",
    SquareRule: "lasting effect on a square",
    SquareWord: "kind of square",
    TurnRule: "lasting effect on the players",
    Undone: "thing to take back",
    WayWord: "way to move" and 1,
}

impl Form<'_> for Name {
    const SORT: &'static Sort = &Sort::Name;

    fn read(value: &Value, _: &Arena<'_>) -> Option<Self> {
        word(value)
    }

    fn write(&self) -> Value {
        Value::from(self.name())
    }
}

impl Sound<'_> for Name {}

impl Form<'_> for u8 {
    const SORT: &'static Sort = &Sort::Number(1, 8);

    fn read(value: &Value, _: &Arena<'_>) -> Option<Self> {
        small(value)
    }

    fn write(&self) -> Value {
        Value::from(u32::from(*self))
    }
}

impl Sound<'_> for u8 {}

impl Form<'_> for Kind {
    const SORT: &'static Sort = &Sort::Word(BECOMES);

    fn read(value: &Value, _: &Arena<'_>) -> Option<Self> {
        Kind::from_name(value.text()?)
    }

    fn write(&self) -> Value {
        Value::from(self.name())
    }
}

impl Sound<'_> for Kind {}

/// Reads kinds that stand in one text.
pub fn kinds<'a>(text: &str, arena: &'a Arena<'a>) -> Option<&'a [Kind]> {
    let kinds: Option<Vec<Kind>> = text.split(' ').map(Kind::from_name).collect();
    Some(arena.keep(kinds?))
}

/// Writes kinds as one text.
pub fn spoken(kinds: &[Kind]) -> String {
    kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(" ")
}

impl<'a> Form<'a> for &'a [Kind] {
    const SORT: &'static Sort = &Sort::Kinds;

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        kinds(value.text()?, arena)
    }

    fn write(&self) -> Value {
        Value::from(spoken(self))
    }
}

impl<'a> Sound<'a> for &'a [Kind] {
    fn check(&self, check: &mut Check<'a>) {
        check.unlike(self);
    }
}

impl<'a> Form<'a> for &'a [Direction] {
    const SORT: &'static Sort = &Sort::Either(
        "a direction, or a list of two to four",
        &[Direction::SORT, &Sort::Many { what: "Two to four directions", of: Direction::SORT, least: 2, most: 4 }],
    );

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        match value {
            Value::List(_) => items(value, arena),
            one => Some(arena.keep(vec![word(one)?])),
        }
    }

    fn write(&self) -> Value {
        match self {
            [one] => one.write(),
            several => list(several),
        }
    }
}

impl<'a> Sound<'a> for &'a [Direction] {}
