//! The language of cards: trees as JSON, as packed texts, as sentences and as signs; and what is wrong with one.
#![allow(clippy::unwrap_used)] // a test may fail

#[path = "language/books.rs"]
mod books;
#[path = "language/errors.rs"]
mod errors;
#[path = "language/hostile.rs"]
mod hostile;
#[path = "language/meaning.rs"]
mod meaning;
#[path = "language/pictures.rs"]
mod pictures;
#[path = "language/round.rs"]
mod round;
#[path = "language/scripts.rs"]
mod scripts;
#[path = "language/sentences.rs"]
mod sentences;

use std::path::{Path, PathBuf};

use deckmate::games::storm::model::catalog::Card;
use deckmate::Value;

/// Path of a file of the tests' cards.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cards").join(name)
}

fn lines(name: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(file(name)).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A printed card with its tree, as a value.
fn printed() -> Vec<(Card, Value)> {
    let whole = |tree: Value| {
        let number = tree.get("n").and_then(Value::whole).unwrap();
        let card = Card::all().find(|card| u32::from(card.number()) == number).unwrap();
        let mut parts = vec![("v".to_owned(), Value::from(1)), ("title".into(), Value::from(card.title()))];
        let Value::Map(own) = tree else { panic!("a tree is an object") };
        parts.extend(own.into_iter().filter(|(word, _)| word != "n"));
        (card, Value::Map(parts))
    };
    lines("printed.jsonl").into_iter().map(whole).collect()
}

/// All cards of the tests: the printed ones, and new ones.
fn all() -> Vec<Value> {
    let printed = printed().into_iter().map(|(_, value)| value);
    printed.chain(lines("new.jsonl")).chain(lines("more.jsonl")).collect()
}
