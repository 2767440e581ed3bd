//! Steps as parts of a card: reading, writing and the grammar of each verb are made from the table of the verbs.

use super::form::{items, list, maybe, Form};
use super::judge::{Check, Part, Sound};
use super::parts::PILE;
use super::sort::{Field, Sort};
use crate::board::Kind;
use crate::games::storm::model::tree::arena::Arena;
use crate::games::storm::model::tree::steps::{self, Step};
use crate::games::storm::model::tree::words::{
    Ask, Direction, Name, NoteRule, PieceRule, Same, Sequel, SquareRule, TurnRule, Undone, WayWord,
};
use crate::games::storm::model::tree::{
    Amount, Cond, Ends, Far, Into, KindRef, Leap, Like, Noted, OrSend, Places, Pool, Selector, Times,
};
use crate::play::Value;
use crate::verbs_of_cards;

/// The grammar of a verb.
#[derive(Debug)]
pub struct Verb {
    /// Its word.
    pub word: &'static str,
    /// The deed, in words.
    pub about: &'static str,
    /// The value that it is about; a verb without one has true.
    pub value: &'static [Field],
    /// Fields that must be said besides.
    pub must: &'static [Field],
    /// Fields that may be said besides.
    pub may: &'static [Field],
    /// Flags: they are true, or are not said.
    pub flags: &'static [Field],
}

impl Verb {
    /// The verb of that word.
    pub fn of(word: &str) -> Option<&'static Verb> {
        VERBS.iter().find(|verb| verb.word == word)
    }

    /// The verbs that a step names.
    pub fn named(step: &Value) -> Vec<&'static Verb> {
        let Value::Map(parts) = step else { return Vec::new() };
        parts.iter().filter_map(|(word, _)| Verb::of(word)).collect()
    }

    /// The look of its own value.
    pub fn sort(&self) -> &'static Sort {
        match self.value {
            _ if self.word == "look" => &PILE,
            [field] => field.sort,
            _ => &Sort::Yes,
        }
    }
}

/// Steps one after the other.
pub static STEPS: Sort = Sort::Many { what: "1 to 8 steps", of: &Sort::Step, least: 1, most: 8 };

static WAYS: Sort = Sort::Many { what: "2 to 6 ways it can go", of: &WAY, least: 2, most: 6 };
static WAY: Sort = Sort::Many { what: "At most 8 steps", of: &Sort::Step, least: 0, most: 8 };

macro_rules! forms {
    ($(
        $verb:ident $(<$life:lifetime>)? $word:literal $about:literal
        ($($value:ident $value_about:literal: $value_type:ty)?)
        $(must { $($must:ident $must_word:literal $must_about:literal: $must_type:ty),* })?
        $(may { $($may:ident $may_word:literal $may_about:literal: $may_type:ty),* })?
        $(flag { $($flag:ident $flag_word:literal $flag_about:literal),* })?;
    )+) => {
        struct Table<'a>(std::marker::PhantomData<&'a ()>);

        impl<'a> Table<'a> {
            const VERBS: &'static [Verb] = &[$(Verb {
                word: $word,
                about: $about,
                value: &[$(Field { word: $word, about: $value_about, sort: <$value_type as Form<'a>>::SORT })?],
                must: &[$($(Field { word: $must_word, about: $must_about, sort: <$must_type as Form<'a>>::SORT }),*)?],
                may: &[$($(Field { word: $may_word, about: $may_about, sort: <$may_type as Form<'a>>::SORT }),*)?],
                flags: &[$($(Field { word: $flag_word, about: $flag_about, sort: &Sort::Yes }),*)?],
            }),+];
        }

        impl<'a> Form<'a> for Step<'a> {
            const SORT: &'static Sort = &Sort::Step;

            fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
                let [verb] = Verb::named(value)[..] else { return None };
                Some(match verb.word {
                    $($word => Step::$verb(steps::$verb {
                        $($value: Form::read(value.get($word)?, arena)?,)?
                        $($($must: Form::read(value.get($must_word)?, arena)?,)*)?
                        $($($may: maybe(value.get($may_word), arena)?,)*)?
                        $($($flag: value.get($flag_word).is_some(),)*)?
                    }),)+
                    _ => return None,
                })
            }

            fn write(&self) -> Value {
                let mut parts = Vec::new();
                self.each(&mut |word, part| parts.push((word.to_owned(), part.told())));
                if let (Step::Look(_), Some((_, all @ Value::Text(_)))) = (self, parts.first_mut()) {
                    *all = Value::from("pile");
                }
                Value::Map(parts)
            }
        }

        impl<'a> Step<'a> {
            /// Shows what is said of it, part by part, each with its word.
            fn each(&self, see: &mut dyn FnMut(&'static str, &dyn Part<'a>)) {
                match self { $(Step::$verb(_it) => {
                    let _value: &dyn Part<'a> = &();
                    $(let _value: &dyn Part<'a> = &_it.$value;)?
                    see($word, _value);
                    $($(see($must_word, &_it.$must);)*)?
                    $($(if let Some(part) = &_it.$may { see($may_word, part); })*)?
                    $($(if _it.$flag { see($flag_word, &()); })*)?
                }),+ }
            }
        }
    };
}

verbs_of_cards! { forms }

/// The grammar of all verbs, in the order of the packed form.
pub static VERBS: &[Verb] = Table::VERBS;

impl<'a> Sound<'a> for Step<'a> {
    fn check(&self, check: &mut Check<'a>) {
        self.each(&mut |word, part| check.inside(format_args!(".{word}"), |check| part.judged(check)));
    }
}

impl<'a> Form<'a> for &'a [Step<'a>] {
    const SORT: &'static Sort = &STEPS;

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        items(value, arena)
    }

    fn write(&self) -> Value {
        list(self)
    }
}

impl<'a> Sound<'a> for &'a [Step<'a>] {
    fn check(&self, check: &mut Check<'a>) {
        check.nest(self);
    }
}

impl<'a> Form<'a> for &'a [&'a [Step<'a>]] {
    const SORT: &'static Sort = &WAYS;

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        items(value, arena)
    }

    fn write(&self) -> Value {
        list(self)
    }
}

impl<'a> Sound<'a> for &'a [&'a [Step<'a>]] {
    fn check(&self, check: &mut Check<'a>) {
        check.each(self, |steps, check| check.nest(steps));
    }
}

impl<'a> Form<'a> for [Selector<'a>; 2] {
    const SORT: &'static Sort = &Sort::Row(
        "Two sorts of pieces change places: a list of two",
        &[&super::selects::SELECTOR, &super::selects::SELECTOR],
    );

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        let Value::List(all) = value else { return None };
        let [one, other] = &all[..] else { return None };
        Some([Selector::read(one, arena)?, Selector::read(other, arena)?])
    }

    fn write(&self) -> Value {
        list(self)
    }
}

impl<'a> Sound<'a> for [Selector<'a>; 2] {
    fn check(&self, check: &mut Check<'a>) {
        check.each(self, Sound::check);
    }
}
