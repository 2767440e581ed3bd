//! The word `see`: does a view show what a spec expects? Views are looked at as JSON, as a page gets them.

use serde_json::{json, Value};

use super::{secrets, storm};
use crate::games::any::AnyGame;
use crate::play::{Eye, Seat};

/// Checks one part of a `see` line; the error says what is seen instead. `first: base e4 king` looks with another eye
/// than the watcher's.
pub fn see(game: &AnyGame, part: &str) -> Result<(), String> {
    if let Some(eyes) = part.strip_prefix("same ") {
        return same_views(game, eyes);
    }
    if part.starts_with("hand ") {
        return secrets::own_hand(game, part);
    }
    let eye = part.split_once(": ").filter(|(name, _)| !name.contains(' '));
    let (name, rest) = eye.unwrap_or(("watcher", part));
    let view = view(game, name)?;
    let words: Vec<&str> = rest.split(' ').collect();
    let Some((about, expected)) = words.split_first() else {
        return Ok(());
    };
    if *about == "log" {
        return secrets::log(part, &view["log"], expected);
    }
    let expected = without_none(expected);
    if storm::see(part, &view, about, &expected)? {
        return Ok(());
    }
    let seen = match *about {
        "board" => prefix_of_board(&view["board"], expected.len()),
        "turn" => limited(vec![text(&view["turn"]["seat"]), text(&view["turn"]["number"])], expected.len()),
        "prompt" => prompt(&json!(game.prompt()), expected.len()),
        "chosen" => chosen(game)?,
        "left" => one_or_none(&json!(game.prompt())["left"]),
        "result" => result(&view["result"]),
        "taken" => return same_pieces(part, &pieces(&view["taken"]), &expected),
        "check" => return same_pieces(part, &texts(&view["check"]), &expected),
        "last" => texts(&view["last"]),
        "deck" => vec![text(&view["piles"]["deck"])],
        "decks" => vec![text(&view["piles"]["number"])],
        "drawn" => one_or_none(&view["piles"]["drawn"]),
        "gone" => texts(&view["piles"]["gone"]),
        "sides" | "discards" | "held" | "unseen" => named(&view, about, &expected)?,
        "hand" | "ready" | "cloaked" | "uncloaked" | "hidden" => {
            let (seen, expected) = secrets::unordered(&view, about, &expected)?;
            return same_pieces(part, &seen, &expected);
        }
        other => match secrets::ordered(&view, other, &expected)? {
            Some(seen) => seen,
            None => cell(&view, other)?,
        },
    };
    same(part, &seen, &expected)
}

/// The view of the eye of that name, as a page gets it.
pub fn view(game: &AnyGame, name: &str) -> Result<Value, String> {
    let eye = Eye::from_name(name).ok_or_else(|| format!("`{name}` is not an eye"))?;
    game.view(eye).map(|view| json!(view)).map_err(|fault| format!("no view, {}: {}", fault.code, fault.message))
}

/// `see same first second watcher`: apart from the eye's name these views are equal.
fn same_views(game: &AnyGame, eyes: &str) -> Result<(), String> {
    let mut views = Vec::new();
    for name in eyes.split(' ') {
        let mut view = view(game, name)?;
        view["eye"] = Value::Null;
        views.push(view);
    }
    if views.windows(2).any(|pair| pair[0] != pair[1]) {
        return Err(format!("see same {eyes}: the views differ"));
    }
    Ok(())
}

/// Whether exactly this is seen.
pub fn same(part: &str, seen: &[String], expected: &[&str]) -> Result<(), String> {
    if seen == expected {
        return Ok(());
    }
    let shown = if seen.is_empty() { "none".to_string() } else { seen.join(" ") };
    Err(format!("see {part}: it is {shown}"))
}

/// Like `same`, in any order.
pub fn same_pieces(part: &str, seen: &[String], expected: &[&str]) -> Result<(), String> {
    let mut seen = seen.to_vec();
    let mut expected = expected.to_vec();
    seen.sort();
    expected.sort_unstable();
    same(part, &seen, &expected)
}

/// `none` and `empty` say that there is nothing.
fn without_none<'a>(words: &[&'a str]) -> Vec<&'a str> {
    words.iter().copied().filter(|word| *word != "none" && *word != "empty").collect()
}

/// A text as it is, anything else as JSON.
pub fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// The texts of a list; nothing else has any.
pub fn texts(value: &Value) -> Vec<String> {
    value.as_array().map(|all| all.iter().map(text).collect()).unwrap_or_default()
}

/// `null` is nothing.
pub fn one_or_none(value: &Value) -> Vec<String> {
    if value.is_null() {
        Vec::new()
    } else {
        vec![text(value)]
    }
}

/// The first so many words, so that a spec may leave the rest unsaid.
fn limited(mut words: Vec<String>, length: usize) -> Vec<String> {
    words.truncate(length.max(1));
    words
}

fn prefix_of_board(board: &Value, length: usize) -> Vec<String> {
    limited(text(board).split(' ').map(str::to_string).collect(), length)
}

/// `prompt draw`, or with the seat `prompt first draw`; the card that is carried out may follow.
fn prompt(prompt: &Value, length: usize) -> Vec<String> {
    if prompt.is_null() {
        return Vec::new();
    }
    if length == 1 {
        return vec![text(&prompt["why"])];
    }
    limited(vec![text(&prompt["seat"]), text(&prompt["why"]), text(&prompt["card"])], length)
}

/// What a card has already got, for the asked seat alone.
fn chosen(game: &AnyGame) -> Result<Vec<String>, String> {
    let asked = game.asked().map(Eye::Seat);
    let eyes = [Eye::Seat(Seat::First), Eye::Seat(Seat::Second), Eye::Watcher];
    let others = eyes.into_iter().filter(|eye| Some(*eye) != asked).filter_map(|eye| game.prompt_for(eye));
    if let Some(told) = others.map(|prompt| prompt.chosen).find(|chosen| !chosen.is_empty()) {
        return Err(format!("see chosen: others are told {told:?}"));
    }
    Ok(game.prompt().into_iter().flat_map(|prompt| prompt.chosen).map(|chosen| chosen.text).collect())
}

fn result(result: &Value) -> Vec<String> {
    if result.is_null() {
        return Vec::new();
    }
    let winner = if result["winner"].is_null() { "draw".to_string() } else { text(&result["winner"]) };
    vec![winner, text(&result["how"])]
}

/// `white-knight`, and `white-knight=king` where the base under a captured cloak is told.
pub fn pieces(list: &Value) -> Vec<String> {
    let one = |piece: &Value| {
        let base = piece["base"].as_str().map(|base| format!("={base}")).unwrap_or_default();
        format!("{}-{}{base}", text(&piece["side"]), text(&piece["kind"]))
    };
    list.as_array().map(|all| all.iter().map(one).collect()).unwrap_or_default()
}

/// What belongs to a name: `sides first white`, `held first save-king`, `unseen white-pawn 8`.
fn named(view: &Value, about: &str, expected: &[&str]) -> Result<Vec<String>, String> {
    let Some(name) = expected.first() else {
        return Err(format!("see {about}: whose?"));
    };
    let place = if about == "sides" { &view["sides"] } else { &view["piles"][about] };
    let mut seen = vec![(*name).to_string()];
    match &place[*name] {
        Value::Array(cards) => seen.extend(cards.iter().map(text)),
        Value::Null if about == "unseen" => seen.push("0".to_string()),
        Value::Null => return Err(format!("see {about}: nothing is known about {name}")),
        other => seen.push(text(other)),
    }
    Ok(seen)
}

/// The piece on a square: `white pawn`.
fn cell(view: &Value, square: &str) -> Result<Vec<String>, String> {
    cell_at(view, square).map(piece)
}

/// `white pawn`, and nothing where nobody stands.
pub fn piece(cell: &Value) -> Vec<String> {
    if cell.is_null() {
        return Vec::new();
    }
    vec![text(&cell["side"]), text(&cell["kind"])]
}

/// What stands on a square.
pub fn cell_at<'a>(view: &'a Value, square: &str) -> Result<&'a Value, String> {
    let unknown = || format!("`see {square}` is not known, nor is it a square of this board");
    let files = view["files"].as_u64().unwrap_or(0);
    let ranks = view["ranks"].as_u64().unwrap_or(0);
    let (&[letter, digit], 2) = (square.as_bytes().first_chunk::<2>().ok_or_else(unknown)?, square.len()) else {
        return Err(unknown());
    };
    let file = u64::from(letter).checked_sub(u64::from(b'a')).filter(|file| *file < files).ok_or_else(unknown)?;
    let rank = u64::from(digit).checked_sub(u64::from(b'1')).filter(|rank| *rank < ranks).ok_or_else(unknown)?;
    let index = usize::try_from(rank * files + file).map_err(|_| unknown())?;
    Ok(&view["cells"][index])
}
