//! The details of a step, as parts of a card: how far, how often, as what, until when.

use super::form::{one, small, Form};
use super::judge::{Check, Sound};
use super::selects::{PLACES, SELECTOR};
use super::sort::{Field, List, Sort};
use super::words::word;
use crate::games::storm::model::tree::arena::Arena;
use crate::games::storm::model::tree::words::EndWord;
use crate::games::storm::model::tree::{Amount, Ends, Far, Leap, Noted, OrSend, Places, Selector, Times};
use crate::play::Value;

/// Number of squares that a step may name: nothing goes further on eight ranks.
const REACH: Sort = Sort::Number(1, 7);

/// The two numbers of a list.
fn pair(value: &Value) -> Option<(u8, u8)> {
    match value {
        Value::List(both) => match &both[..] {
            [one, other] => Some((small(one)?, small(other)?)),
            _ => None,
        },
        _ => None,
    }
}

/// Numbers as a list.
fn numbers(all: &[u8]) -> Value {
    Value::List(all.iter().map(Form::write).collect())
}

impl Form<'_> for Far {
    const SORT: &'static Sort = &Sort::Either(
        "a number of squares from 1 to 7, or two: from and to",
        &[&REACH, &Sort::Row("One number of squares, or two: from and to", &[&REACH, &REACH])],
    );

    fn read(value: &Value, _: &Arena<'_>) -> Option<Self> {
        let (least, most) = pair(value).or_else(|| small(value).map(|far| (far, far)))?;
        Some(Far { least, most })
    }

    fn write(&self) -> Value {
        if self.least == self.most {
            self.most.write()
        } else {
            numbers(&[self.least, self.most])
        }
    }
}

impl<'a> Sound<'a> for Far {
    fn check(&self, check: &mut Check<'a>) {
        if self.least > self.most {
            check.say("From the smaller to the larger number of squares.");
        }
    }
}

impl Form<'_> for Leap {
    const SORT: &'static Sort = &Sort::Row(
        "A leap is two numbers from 0 to 7, so far one way and so far the other, such as [2, 1]",
        &[&Sort::Number(0, 7), &Sort::Number(0, 7)],
    );

    fn read(value: &Value, _: &Arena<'_>) -> Option<Self> {
        pair(value).map(|(one, other)| Leap(one, other))
    }

    fn write(&self) -> Value {
        numbers(&[self.0, self.1])
    }
}

impl<'a> Sound<'a> for Leap {
    fn check(&self, check: &mut Check<'a>) {
        if (self.0, self.1) == (0, 0) {
            check.say("A leap of 0 and 0 goes nowhere.");
        }
    }
}

impl Form<'_> for Times {
    const SORT: &'static Sort = &Sort::Row(
        "`times` is [least, most, \"may\"] or [least, most, \"must\"], at most 8",
        &[
            &Sort::Number(0, 8),
            &Sort::Number(1, 8),
            &Sort::Word(List {
                what: "way of doing it several times",
                words: &["may", "must"],
                about: &["As often as the player likes.", "As often as it can be done."],
                added: 0,
            }),
        ],
    );

    fn read(value: &Value, _: &Arena<'_>) -> Option<Self> {
        let Value::List(all) = value else { return None };
        let [least, most, how] = &all[..] else { return None };
        Some(Times { least: small(least)?, most: small(most)?, must: how.text() == Some("must") })
    }

    fn write(&self) -> Value {
        let how = Value::from(if self.must { "must" } else { "may" });
        Value::List(vec![self.least.write(), self.most.write(), how])
    }
}

impl<'a> Sound<'a> for Times {
    fn check(&self, check: &mut Check<'a>) {
        if self.least > self.most {
            check.say("From the smaller to the larger number of times.");
        }
    }
}

impl Form<'_> for Ends {
    const SORT: &'static Sort = &Sort::Either(
        "the end of an effect, such as `check`, or {\"turns\": 2 to 9}",
        &[
            EndWord::SORT,
            &Sort::One(
                "end of an effect",
                &[Field { word: "turns", about: "After so many turns of each player.", sort: &Sort::Number(2, 9) }],
            ),
        ],
    );

    fn read(value: &Value, _: &Arena<'_>) -> Option<Self> {
        match value.get("turns") {
            Some(turns) => small(turns).map(Ends::Turns),
            None => word(value).map(Ends::At),
        }
    }

    fn write(&self) -> Value {
        match self {
            Ends::At(word) => word.write(),
            Ends::Turns(turns) => one("turns", turns.write()),
        }
    }
}

impl Sound<'_> for Ends {}

/// Cards of a hand.
pub static HAND: Sort = Sort::Either(
    "`hand` or a number from 1 to 5",
    &[
        &Sort::Number(1, 5),
        &Sort::Word(List {
            what: "number of cards of the hand",
            words: &["hand"],
            about: &["The whole hand."],
            added: 0,
        }),
    ],
);

/// Cards of the draw pile.
pub static PILE: Sort = Sort::Either(
    "`pile` or a number from 1 to 9",
    &[
        &Sort::Number(1, 9),
        &Sort::Word(List {
            what: "number of cards of the pile",
            words: &["pile"],
            about: &["The whole draw pile."],
            added: 0,
        }),
    ],
);

impl Form<'_> for Amount {
    // That of cards of the pile is said by the table of verbs.
    const SORT: &'static Sort = &HAND;

    fn read(value: &Value, _: &Arena<'_>) -> Option<Self> {
        match value {
            Value::Text(_) => Some(Amount::All),
            number => small(number).map(Amount::Number),
        }
    }

    fn write(&self) -> Value {
        match self {
            Amount::Number(number) => number.write(),
            Amount::All => Value::from("hand"),
        }
    }
}

impl Sound<'_> for Amount {}

impl<'a> Form<'a> for Noted<'a> {
    const SORT: &'static Sort = &Sort::Either(
        "a list of kinds of squares, or pieces such as `foe rook`",
        &[&PLACES, &super::selects::PIECES, &super::selects::PICKED],
    );

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        match value {
            Value::List(_) => Places::read(value, arena).map(Noted::Square),
            _ => Selector::read(value, arena).map(Noted::Piece),
        }
    }

    fn write(&self) -> Value {
        match self {
            Noted::Square(places) => places.write(),
            Noted::Piece(who) => who.write(),
        }
    }
}

impl<'a> Sound<'a> for Noted<'a> {
    fn check(&self, check: &mut Check<'a>) {
        match self {
            Noted::Square(places) => places.check(check),
            Noted::Piece(who) => who.check(check),
        }
    }
}

impl<'a> Form<'a> for OrSend<'a> {
    const SORT: &'static Sort = &Sort::Object(
        &[
            Field { word: "send", about: "Which.", sort: &SELECTOR },
            Field { word: "to", about: "Where to.", sort: &PLACES },
        ],
        &[],
    );

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        let send = Selector::read(value.get("send")?, arena)?;
        Some(OrSend { send, to: Places::read(value.get("to")?, arena)? })
    }

    fn write(&self) -> Value {
        Value::Map(vec![("send".into(), self.send.write()), ("to".into(), self.to.write())])
    }
}

impl<'a> Sound<'a> for OrSend<'a> {
    fn check(&self, check: &mut Check<'a>) {
        check.inside(format_args!(".send"), |check| self.send.check(check));
        check.inside(format_args!(".to"), |check| self.to.check(check));
    }
}
