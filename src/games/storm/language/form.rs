//! Forms of the parts of a card: how each is read from a value, and written as one.

use super::sort::Sort;
use crate::games::storm::model::tree::arena::{Arena, Kept};
use crate::play::Value;

/// A part of a card.
pub trait Form<'a>: Sized {
    /// The look of its values.
    const SORT: &'static Sort;

    /// Reads a value that fits the sort; nothing if it does not.
    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self>;

    /// Writes it as a value.
    fn write(&self) -> Value;
}

impl Form<'_> for () {
    const SORT: &'static Sort = &Sort::Yes;

    fn read(_: &Value, _: &Arena<'_>) -> Option<Self> {
        Some(())
    }

    fn write(&self) -> Value {
        Value::Bool(true)
    }
}

/// Reads the items of a list, and gives them room.
pub fn items<'a, T: Form<'a> + Kept<'a>>(value: &Value, arena: &'a Arena<'a>) -> Option<&'a [T]> {
    let Value::List(all) = value else { return None };
    let items: Option<Vec<T>> = all.iter().map(|value| T::read(value, arena)).collect();
    Some(arena.keep(items?))
}

/// Writes items as a list.
pub fn list<'a, T: Form<'a>>(items: &[T]) -> Value {
    Value::List(items.iter().map(Form::write).collect())
}

/// A part that may be left out.
pub fn maybe<'a, T: Form<'a>>(value: Option<&Value>, arena: &'a Arena<'a>) -> Option<Option<T>> {
    match value {
        Some(value) => T::read(value, arena).map(Some),
        None => Some(None),
    }
}

/// A number below 256.
pub fn small(value: &Value) -> Option<u8> {
    u8::try_from(value.whole()?).ok()
}

/// An object of one part.
pub fn one(word: &str, value: Value) -> Value {
    Value::Map(vec![(word.to_owned(), value)])
}

/// The only part of an object, with its name.
pub fn only(value: &Value) -> Option<(&str, &Value)> {
    match value {
        Value::Map(parts) => parts.first().map(|(word, value)| (word.as_str(), value)),
        _ => None,
    }
}
