//! Which of several sorts a value is meant to be of.

use super::selects::Spoken;
use super::sort::Sort;
use crate::games::storm::model::tree::words::Name;
use crate::play::{Named, Value};

/// The names by which an object of this sort is known.
pub fn keys(sort: &Sort) -> Vec<&'static str> {
    match sort {
        Sort::One(_, fields) | Sort::Object(fields, _) => fields.iter().map(|field| field.word).collect(),
        Sort::Either(_, sorts) => sorts.iter().flat_map(|sort| keys(sort)).collect(),
        _ => Vec::new(),
    }
}

/// True if the value is meant to be of this sort, right or wrong: a text, a number, a list or an object as it is.
pub fn is_like(sort: &Sort, value: &Value) -> bool {
    match sort {
        Sort::Yes => matches!(value, Value::Bool(_)),
        Sort::Number(..) => matches!(value, Value::Number(_)),
        Sort::Word(_) | Sort::Name | Sort::Kinds | Sort::Pieces(_) | Sort::Letters(_) | Sort::Picture => {
            matches!(value, Value::Text(_))
        }
        Sort::Many { .. } | Sort::Row(..) => matches!(value, Value::List(_)),
        Sort::One(..) | Sort::Object(..) | Sort::Step => matches!(value, Value::Map(_)),
        Sort::Either(_, sorts) => sorts.iter().any(|sort| is_like(sort, value)),
    }
}

/// True if the value is of this sort and of none of its neighbours.
pub fn takes(sort: &Sort, value: &Value) -> bool {
    match (sort, value) {
        (Sort::Word(list), Value::Text(text)) => list.words.contains(&text.as_str()),
        (Sort::Name, Value::Text(text)) => Name::WORDS.contains(&text.as_str()),
        (Sort::Pieces(words), Value::Text(text)) => {
            let said = Spoken::of(text);
            words.bases.words.contains(&said.base) || words.on_board && Name::WORDS.contains(&said.base)
        }
        (Sort::One(..) | Sort::Object(..), Value::Map(parts)) => {
            let keys = keys(sort);
            parts.iter().any(|(word, _)| keys.contains(&word.as_str()))
        }
        (Sort::Either(_, sorts), value) => sorts.iter().any(|sort| takes(sort, value)),
        _ => {
            is_like(sort, value) && !matches!(value, Value::Text(_) | Value::Map(_))
                || matches!((sort, value), (Sort::Kinds, Value::Text(_)))
        }
    }
}
