//! The word `see`: does a view show what a spec expects? Views are looked at as JSON, as a page gets them.

use serde_json::Value;

/// What a `see` may look at.
pub struct Scene<'a> {
    /// The watcher's view.
    pub view: &'a Value,
    /// The open prompt or null.
    pub prompt: &'a Value,
}

/// Checks one part of a `see` line; the error says what is seen instead.
pub fn see(scene: &Scene<'_>, part: &str) -> Result<(), String> {
    let words: Vec<&str> = part.split(' ').collect();
    let Some((about, expected)) = words.split_first() else {
        return Ok(());
    };
    let expected = without_none(expected);
    let seen = match *about {
        "board" => prefix_of_board(&scene.view["board"], expected.len()),
        "turn" => limited(vec![text(&scene.view["turn"]["seat"]), text(&scene.view["turn"]["number"])], expected.len()),
        "prompt" => prompt(scene.prompt, expected.len()),
        "result" => result(&scene.view["result"]),
        "taken" => return same_men(part, &men(&scene.view["taken"]), &expected),
        "check" => return same_men(part, &texts(&scene.view["check"]), &expected),
        "last" => texts(&scene.view["last"]),
        "deck" => vec![text(&scene.view["piles"]["deck"])],
        "decks" => vec![text(&scene.view["piles"]["number"])],
        "drawn" => one_or_none(&scene.view["piles"]["drawn"]),
        "gone" => texts(&scene.view["piles"]["gone"]),
        "sides" | "discards" | "held" | "unseen" => named(scene.view, about, &expected)?,
        square => cell(scene.view, square)?,
    };
    same(part, &seen, &expected)
}

fn same(part: &str, seen: &[String], expected: &[&str]) -> Result<(), String> {
    if seen == expected {
        return Ok(());
    }
    let shown = if seen.is_empty() { "none".to_string() } else { seen.join(" ") };
    Err(format!("see {part}: it is {shown}"))
}

/// Like `same`, in any order.
fn same_men(part: &str, seen: &[String], expected: &[&str]) -> Result<(), String> {
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

fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().map(|all| all.iter().map(text).collect()).unwrap_or_default()
}

fn one_or_none(value: &Value) -> Vec<String> {
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

fn result(result: &Value) -> Vec<String> {
    if result.is_null() {
        return Vec::new();
    }
    let winner = if result["winner"].is_null() { "draw".to_string() } else { text(&result["winner"]) };
    vec![winner, text(&result["how"])]
}

fn men(list: &Value) -> Vec<String> {
    let one = |man: &Value| format!("{}-{}", text(&man["side"]), text(&man["kind"]));
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

/// The man on a square: `white pawn`.
fn cell(view: &Value, square: &str) -> Result<Vec<String>, String> {
    let unknown = || format!("`see {square}` is not known, nor is it a square of this board");
    let files = view["files"].as_u64().unwrap_or(0);
    let ranks = view["ranks"].as_u64().unwrap_or(0);
    let (&[letter, digit], 2) = (square.as_bytes().first_chunk::<2>().ok_or_else(unknown)?, square.len()) else {
        return Err(unknown());
    };
    let file = u64::from(letter).checked_sub(u64::from(b'a')).filter(|file| *file < files).ok_or_else(unknown)?;
    let rank = u64::from(digit).checked_sub(u64::from(b'1')).filter(|rank| *rank < ranks).ok_or_else(unknown)?;
    let index = usize::try_from(rank * files + file).map_err(|_| unknown())?;
    let cell = &view["cells"][index];
    if cell.is_null() {
        return Ok(Vec::new());
    }
    Ok(vec![text(&cell["side"]), text(&cell["kind"])])
}
