//! Choices as JavaScript writes them, turned into their notation, with the culprit named where they make no sense.

use serde_json::Value;

use super::error::Fault;
use crate::board::{Kind, Side, Square};

/// The notation of a choice given as an object such as `{ t: "move", from: "e2", to: "e4" }` or as its text.
///
/// # Errors
/// `unknown-square` or `bad-input`, naming the culprit.
pub fn text_of(choice: &Value) -> Result<String, Fault> {
    if let Some(text) = choice.as_str() {
        return Ok(text.to_owned());
    }
    let kind = word(choice, "t")?;
    match kind {
        "draw" | "pass" | "done" | "yes" | "no" | "resign" | "fold" | "call" | "double" | "give-up" | "time-up"
        | "shuffle" | "identical" => Ok(kind.to_owned()),
        "move" => {
            let (from, to) = (square(word(choice, "from")?)?, square(word(choice, "to")?)?);
            let mut text = format!("{from}{to}");
            if choice.get("becomes").is_some_and(|kind| !kind.is_null()) {
                text += &format!("={}", piece_kind(word(choice, "becomes")?)?.name());
            }
            if choice.get("card").is_some_and(|card| !card.is_null()) {
                text += &format!(":{}", word(choice, "card")?);
            }
            if choice.get("lodger").is_some_and(|lodger| lodger == true) {
                text += ":lodger";
            }
            Ok(text)
        }
        "swap" => Ok(format!("swap:{}{}", square(word(choice, "from")?)?, square(word(choice, "to")?)?)),
        "square" | "piece" | "lodger" | "uncloak" => Ok(format!("{kind}:{}", square(word(choice, "at")?)?)),
        "kind" => Ok(format!("kind:{}", piece_kind(word(choice, "kind")?)?.name())),
        "man" => {
            let side = word(choice, "side")?;
            if !Side::BOTH.iter().any(|known| known.name() == side) {
                return Err(Fault::new("bad-input", format!("there is no side `{side}`")));
            }
            Ok(format!("man:{side}-{}", piece_kind(word(choice, "kind")?)?.name()))
        }
        "card" | "claim" | "offer" | "dump" | "trigger" => Ok(format!("{kind}:{}", word(choice, kind)?)),
        _ => Err(Fault::new("bad-input", format!("there is no choice of type `{kind}`"))),
    }
}

/// The square of that name.
///
/// # Errors
/// `unknown-square`.
pub fn square(name: &str) -> Result<Square, Fault> {
    Square::parse(name).ok_or_else(|| Fault::new("unknown-square", format!("there is no square `{name}`")))
}

fn piece_kind(name: &str) -> Result<Kind, Fault> {
    Kind::from_name(name).ok_or_else(|| Fault::new("bad-input", format!("there is no kind `{name}`")))
}

fn word<'a>(choice: &'a Value, field: &str) -> Result<&'a str, Fault> {
    let missing = || Fault::new("bad-input", format!("a choice needs the text `{field}`, but this is {choice}"));
    choice.get(field).and_then(Value::as_str).ok_or_else(missing)
}

/// Why a text is not among the answers: a square or card that does not exist says more than "not offered".
pub fn not_offered(text: &str, question: &str, files: u8, cards: &[&str]) -> Fault {
    let shown: String = text.chars().take(60).collect();
    let named = ["square:", "piece:", "lodger:"].into_iter().find_map(|word| shown.strip_prefix(word));
    let squares = named.map_or_else(|| move_squares(&shown), |at| vec![at.to_owned()]);
    let exists = |name: &String| Square::parse(name).is_some_and(|square| square.file() < files);
    if let Some(name) = squares.iter().find(|name| !exists(name)) {
        return Fault::new("unknown-square", format!("there is no square `{name}` on this board"));
    }
    if let Some(name) =
        ["card:", "dump:"].into_iter().find_map(|word| shown.strip_prefix(word)).filter(|name| !cards.contains(name))
    {
        return Fault::new("unknown-card", format!("there is no card `{name}` in this game"));
    }
    Fault::new("not-offered", format!("`{shown}` is not among the answers to: {question}"))
}

/// The two squares of a text that has the shape of a move: letter, digits, letter, digits.
fn move_squares(text: &str) -> Vec<String> {
    let squares = text.split('=').next().unwrap_or_default();
    let Some(second) = squares.char_indices().skip(1).find(|(_, c)| c.is_ascii_alphabetic()).map(|(at, _)| at) else {
        return Vec::new();
    };
    let halves = squares.split_at(second);
    let is_square = |half: &str| {
        let mut chars = half.chars();
        chars.next().is_some_and(|c| c.is_ascii_alphabetic()) && half.len() > 1 && chars.all(|c| c.is_ascii_digit())
    };
    if is_square(halves.0) && is_square(halves.1) {
        vec![halves.0.to_owned(), halves.1.to_owned()]
    } else {
        Vec::new()
    }
}
