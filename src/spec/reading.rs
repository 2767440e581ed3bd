//! Reads what a word of a game stands for out of a view, a JSON value, by the game's own [`Term`]s.

use deckmate::games::term::{Reads, Term};
use serde_json::Value;

/// Sign of a card that the eye may not know.
pub const COVERED: &str = "?";

/// Meaning of a word in a view. If its path has a `*`, `name` is the name there.
///
/// # Errors
/// A name that is missing or not known.
pub fn read(term: &Term, view: &Value, name: Option<&str>) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    for path in term.path.split(' ') {
        let found = lookup(term, path, view, name)?;
        words.extend(match (term.reads, found) {
            (Reads::Number, None) => vec!["0".to_string()],
            (_, None) => Vec::new(),
            (reads, Some(value)) => said(reads, value),
        });
    }
    Ok(words)
}

/// Value at a path: nothing if something on the way to it is nothing.
fn lookup<'a>(term: &Term, path: &str, view: &'a Value, name: Option<&str>) -> Result<Option<&'a Value>, String> {
    let mut at = view;
    for step in path.split('.') {
        let field = if step == "*" { name.ok_or_else(|| format!("see {}: whose?", term.word))? } else { step };
        match at.get(field) {
            Some(Value::Null) => return Ok(None),
            Some(value) => at = value,
            None if step == "*" && term.reads == Reads::Number => return Ok(None),
            None => return Err(format!("see {}: there is no `{field}` here", term.word)),
        }
    }
    Ok(Some(at))
}

fn said(reads: Reads, value: &Value) -> Vec<String> {
    match reads {
        Reads::Word | Reads::Number => vec![word(value)],
        Reads::List | Reads::Set | Reads::Hand => value.as_array().into_iter().flatten().map(word).collect(),
        Reads::Counts => fields(value).flat_map(|(name, count)| vec![name.clone(); times(count)]).collect(),
        Reads::Lines => value.as_array().into_iter().flatten().map(|line| word(&line["text"])).collect(),
        Reads::Names => fields(value).filter(|(_, is)| **is == true).map(|(name, _)| name.clone()).collect(),
    }
}

fn fields(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn times(count: &Value) -> usize {
    count.as_u64().and_then(|count| usize::try_from(count).ok()).unwrap_or(0)
}

/// One word for one thing.
pub fn word(value: &Value) -> String {
    match value {
        Value::Null => COVERED.to_string(),
        Value::Bool(is) => if *is { "yes" } else { "no" }.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(parts) => parts.iter().map(word).collect(),
        Value::Object(fields) => match (fields.get("card"), fields.get("base").and_then(Value::as_str)) {
            (Some(card), _) => word(card),
            (None, None) => format!("{}-{}", word(&value["side"]), word(&value["kind"])),
            (None, Some(base)) => format!("{}-{}={base}", word(&value["side"]), word(&value["kind"])),
        },
        Value::Number(number) => number.to_string(),
    }
}
