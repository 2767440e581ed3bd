//! Kinds that a piece moves like or becomes, as parts of a card.

use super::form::Form;
use super::judge::{Check, Sound, Thing};
use super::sort::{List, Sort};
use super::words::{kinds, word, LOST};
use crate::board::Kind;
use crate::games::storm::model::tree::arena::Arena;
use crate::games::storm::model::tree::words::Base;
use crate::games::storm::model::tree::{Into, KindRef, Like};
use crate::play::Value;

impl<'a> Form<'a> for Like<'a> {
    const SORT: &'static Sort = &Sort::Either(
        "kinds, such as `rook knight`, or `came`",
        &[
            &Sort::Word(List {
                what: "piece to move like",
                words: &["came"],
                about: &["The piece that the opponent just moved."],
                added: 0,
            }),
            &Sort::Name,
            &Sort::Kinds,
        ],
    );

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        match value.text()? {
            "came" => Some(Like::Came),
            text => match word(value) {
                Some(name) => Some(Like::Named(name)),
                None => kinds(text, arena).map(Like::Kinds),
            },
        }
    }

    fn write(&self) -> Value {
        match self {
            Like::Kinds(kinds) => kinds.write(),
            Like::Came => Value::from("came"),
            Like::Named(name) => name.write(),
        }
    }
}

impl<'a> Sound<'a> for Like<'a> {
    fn check(&self, check: &mut Check<'a>) {
        match self {
            Like::Kinds(kinds) => kinds.check(check),
            Like::Came => check.knows(Base::Came),
            Like::Named(name) => check.refer(*name, Thing::Kind),
        }
    }
}

impl<'a> Form<'a> for Into<'a> {
    const SORT: &'static Sort = &Sort::Either(
        "kinds, such as `rook knight`, or `what-it-took`",
        &[
            &Sort::Word(List {
                what: "change",
                words: &["what-it-took"],
                about: &["What it just captured."],
                added: 0,
            }),
            &Sort::Name,
            &Sort::Kinds,
        ],
    );

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        match value.text()? {
            "what-it-took" => Some(Into::WhatItTook),
            text => match word(value) {
                Some(name) => Some(Into::Named(name)),
                None => kinds(text, arena).map(Into::Kinds),
            },
        }
    }

    fn write(&self) -> Value {
        match self {
            Into::Kinds(kinds) => kinds.write(),
            Into::Named(name) => name.write(),
            Into::WhatItTook => Value::from("what-it-took"),
        }
    }
}

impl<'a> Sound<'a> for Into<'a> {
    fn check(&self, check: &mut Check<'a>) {
        match self {
            Into::Kinds(kinds) => kinds.check(check),
            Into::Named(name) => check.refer(*name, Thing::Kind),
            Into::WhatItTook => {}
        }
    }
}

impl Form<'_> for KindRef {
    const SORT: &'static Sort = &Sort::Either("a kind, or the name of one", &[&Sort::Name, &Sort::Word(LOST)]);

    fn read(value: &Value, _: &Arena<'_>) -> Option<Self> {
        match word(value) {
            Some(name) => Some(KindRef::Named(name)),
            None => Kind::from_name(value.text()?).map(KindRef::Kind),
        }
    }

    fn write(&self) -> Value {
        match self {
            KindRef::Kind(kind) => kind.write(),
            KindRef::Named(name) => name.write(),
        }
    }
}

impl<'a> Sound<'a> for KindRef {
    fn check(&self, check: &mut Check<'a>) {
        if let KindRef::Named(name) = self {
            check.refer(*name, Thing::Kind);
        }
    }
}
