//! The grammar as data, for the blocks of the page and for the document of the language: what `steps.rs` and the sorts
//! say, with the groups in which verbs are offered.

use super::parts::{HAND, PILE};
use super::picture::{SIDES, SIGNS};
use super::selects::{OFF_BOARD, PICKED, PIECES, PLACES, SELECTOR};
use super::sort::{limits, Field, List, Sort};
use super::steps::{Verb, STEPS, VERBS};
use super::whole::{Window, BLANK_MAY, BLANK_MUST, MAY, MUST};
use super::words::BECOMES;
use crate::games::storm::model::tree::words::Name;
use crate::games::storm::model::tree::{Cond, FORM};
use crate::play::{Named, Value};

/// Groups of verbs, each with its words: every verb stands in one.
pub static GROUPS: &[(&str, &[&str])] = &[
    ("Move", &["move", "push", "slide-on", "stop-short", "sweep"]),
    ("Swap and send", &["swap", "send"]),
    ("Remove and return", &["remove", "strike", "burst", "ray", "return", "replace", "spawn"]),
    ("Change and mark", &["change", "promote", "shape", "defect", "fuse", "mark", "lay", "begin", "note"]),
    ("Cards and turns", &["draw", "discard", "look", "undo", "again", "cancel", "copy", "take-card"]),
    ("Chance and choice", &["only", "choose", "pick", "name", "either", "roll", "when", "foe"]),
];

/// Sorts that have a name, because they lie inside others or themselves.
pub fn named() -> Vec<(&'static str, &'static Sort)> {
    let cond = <Cond<'_> as super::form::Form<'_>>::SORT;
    vec![
        ("pieces", &PIECES),
        ("picked", &PICKED),
        ("selector", &SELECTOR),
        ("lost", &OFF_BOARD),
        ("squares", &PLACES),
        ("condition", cond),
        ("steps", &STEPS),
        ("hand", &HAND),
        ("pile", &PILE),
    ]
}

/// The name of a sort, if it has one.
pub fn name_of(sort: &Sort) -> Option<&'static str> {
    named().into_iter().find(|(_, known)| std::ptr::eq(*known, sort)).map(|(name, _)| name)
}

fn map<const N: usize>(parts: [(&str, Value); N]) -> Value {
    Value::Map(parts.into_iter().map(|(word, value)| (word.to_owned(), value)).collect())
}

fn text<'w>((word, text): (&'w str, &str)) -> (&'w str, Value) {
    (word, Value::from(text))
}

fn texts(words: &[&str]) -> Value {
    Value::List(words.iter().map(|word| Value::from(*word)).collect())
}

/// A list is said by what its words are for.
fn list(list: &List) -> Value {
    Value::from(list.what)
}

/// The closed lists, each once.
pub fn lists() -> Vec<&'static List> {
    let mut found = Vec::new();
    let sorts = named().into_iter().map(|(_, sort)| sort);
    let of_verb = |verb: &'static Verb| [verb.must, verb.may, verb.value].into_iter().flatten().map(|field| field.sort);
    let fields = MUST.iter().chain(MAY).map(|field| field.sort).chain(VERBS.iter().flat_map(of_verb));
    sorts.chain(fields).for_each(|sort| in_sort(sort, &mut found, 0));
    found
}

/// Finds the lists of a sort; those inside named ones are found there.
fn in_sort(sort: &'static Sort, found: &mut Vec<&'static List>, depth: usize) {
    let mut add = |list: &'static List| {
        if !found.iter().any(|known| (known.what, known.words) == (list.what, list.words)) {
            found.push(list);
        }
    };
    match sort {
        _ if depth > 0 && name_of(sort).is_some() => {}
        Sort::Word(list) => add(list),
        Sort::Kinds => add(&BECOMES),
        Sort::Pieces(words) => {
            add(&words.bases);
            add(&words.kinds);
        }
        Sort::Many { of, .. } => in_sort(of, found, depth + 1),
        Sort::Row(_, sorts) | Sort::Either(_, sorts) => {
            sorts.iter().for_each(|sort| in_sort(sort, found, depth + 1));
        }
        Sort::One(_, fields) => fields.iter().for_each(|field| in_sort(field.sort, found, depth + 1)),
        Sort::Object(must, may) => {
            must.iter().chain(*may).for_each(|field| in_sort(field.sort, found, depth + 1));
        }
        _ => {}
    }
}

fn words(list: &List) -> Value {
    let word =
        |(word, about): (&&str, &&str)| map([("word", Value::from(*word)), ("about", Value::from(about.trim_start()))]);
    Value::List(list.words.iter().zip(list.about).map(word).collect())
}

/// A sort as data; one that has a name is said by it.
fn shown(sort: &'static Sort) -> Value {
    name_of(sort).map_or_else(|| shape(sort), |name| map([("is", Value::from(name))]))
}

fn shape(sort: &'static Sort) -> Value {
    let all = |sorts: &[&'static Sort]| Value::List(sorts.iter().map(|sort| shown(sort)).collect());
    match sort {
        Sort::Yes => map([("is", Value::from("yes"))]),
        Sort::Number(least, most) => map([("number", Value::List(vec![Value::from(*least), Value::from(*most)]))]),
        Sort::Word(words) => map([("word", list(words))]),
        Sort::Name => map([("name", texts(Name::WORDS))]),
        Sort::Kinds => map([("kinds", list(&BECOMES))]),
        Sort::Pieces(words) => map([
            ("bases", list(&words.bases)),
            ("kinds", list(&words.kinds)),
            ("all", Value::from(words.on_board)),
            ("names", texts(if words.on_board { Name::WORDS } else { &[] })),
        ]),
        Sort::Letters(most) => map([("letters", Value::from(*most))]),
        Sort::Picture => map([("signs", texts(SIGNS)), ("sides", texts(SIDES)), ("kinds", list(&BECOMES))]),
        Sort::Many { what, of, least, most } => map([
            ("list", shown(of)),
            ("least", Value::from(*least)),
            ("most", Value::from(*most)),
            ("what", Value::from(*what)),
        ]),
        Sort::Row(what, sorts) => map([("row", all(sorts)), ("what", Value::from(*what))]),
        Sort::One(what, parts) => map([("one", fields(parts)), ("what", Value::from(*what))]),
        Sort::Object(must, may) => map([("must", fields(must)), ("may", fields(may))]),
        Sort::Either(what, sorts) => map([("either", all(sorts)), ("what", Value::from(*what))]),
        Sort::Step => map([("is", Value::from("step"))]),
    }
}

fn fields(fields: &'static [Field]) -> Value {
    let one = |field: &'static Field| {
        let parts =
            [("word", Value::from(field.word)), ("about", Value::from(field.about)), ("sort", shown(field.sort))];
        map(parts)
    };
    Value::List(fields.iter().map(one).collect())
}

fn window(window: &Window) -> Value {
    let when = window.when();
    map([("word", window.name()), ("family", when.letters()), ("about", when.about())].map(text))
}

fn group((title, words): &(&str, &[&str])) -> Value {
    map([("title", Value::from(*title)), ("verbs", texts(words))])
}

fn verb(verb: &'static Verb) -> Value {
    let group = GROUPS.iter().find(|(_, words)| words.contains(&verb.word)).map_or("", |(group, _)| group);
    map([
        ("word", Value::from(verb.word)),
        ("group", Value::from(group)),
        ("about", Value::from(verb.about)),
        ("says", Value::from(verb.value.first().map_or("", |field| field.about))),
        ("sort", shown(verb.sort())),
        ("must", fields(verb.must)),
        ("may", fields(verb.may)),
        ("flags", fields(verb.flags)),
    ])
}

/// The whole grammar: form, limits, parts of a card and of a blank one, verbs, and the sorts that have a name.
pub fn grammar() -> Value {
    let number = |number: usize| Value::from(number as u32);
    map([
        ("form", Value::from(u32::from(FORM))),
        (
            "limits",
            map([
                ("bytes", number(limits::BYTES)),
                ("steps", number(limits::STEPS)),
                ("depth", number(limits::DEPTH)),
                ("choices", number(limits::CHOICES)),
                ("ways", number(limits::WAYS as usize)),
            ]),
        ),
        ("must", fields(MUST)),
        ("may", fields(MAY)),
        ("windows", Value::List(Window::ALL.iter().map(window).collect())),
        ("groups", Value::List(GROUPS.iter().map(group).collect())),
        ("blank", map([("must", fields(BLANK_MUST)), ("may", fields(BLANK_MAY))])),
        ("verbs", Value::List(VERBS.iter().map(verb).collect())),
        ("lists", Value::Map(lists().into_iter().map(|list| (list.what.to_owned(), words(list))).collect())),
        ("sorts", Value::Map(named().into_iter().map(|(name, sort)| (name.to_owned(), shape(sort))).collect())),
    ])
}
