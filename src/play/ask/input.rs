//! Words said to the engine from outside: squares by their names, and the reason why an answer is not offered. A
//! message about a square or card that does not exist says more than "not offered".

use crate::board::{Kind, Side, Square};
use crate::play::outside::error::{Code, Fault};
use crate::play::outside::form::Shape;
use crate::play::outside::spelling::alike;
use crate::play::outside::value::Value;

/// The square of that name.
///
/// # Errors
/// `unknown-square`.
pub fn square(name: &str) -> Result<Square, Fault> {
    Square::parse(name).ok_or_else(|| Fault::new(Code::UnknownSquare, format!("there is no square `{name}`")))
}

/// The square of that name on a board with so many files.
///
/// # Errors
/// `unknown-square`.
pub fn square_of(name: &str, files: u8) -> Result<Square, Fault> {
    let unknown = || Fault::new(Code::UnknownSquare, format!("there is no square `{name}` on this board"));
    Square::parse(name).filter(|at| at.file() < files).ok_or_else(unknown)
}

/// The words that were said, for a message.
pub fn shown(said: &Value) -> String {
    said.text().map_or_else(|| said.to_string(), str::to_owned)
}

/// Reason that this is not among the answers to the question.
pub fn refusal(said: &Value, question: &str, shapes: &[Shape], files: u8, cards: &[&str]) -> Fault {
    let wrong = match said {
        Value::Text(text) => of_text(text, files, cards),
        object => of_object(object, shapes, files, cards),
    };
    wrong.err().unwrap_or_else(|| {
        Fault::new(Code::NotOffered, format!("`{}` is not among the answers to: {question}", shown(said)))
    })
}

fn of_object(object: &Value, shapes: &[Shape], files: u8, cards: &[&str]) -> Result<(), Fault> {
    if let Some(text) = object.get("text").and_then(Value::text).filter(|_| object.get("choice").is_some()) {
        let whole = format!("this is a whole offer: an answer is its `text`, here `{text}`, or its `choice`");
        return Err(Fault::new(Code::BadInput, whole));
    }
    let word = field(object, "t")?;
    let mut of_word = shapes.iter().filter(|shape| shape.word == word);
    let unknown = || Fault::new(Code::BadInput, format!("there is no choice of type `{word}` in this game"));
    for name in of_word.next().ok_or_else(unknown)?.needs.iter().copied().flatten() {
        let text = field(object, name)?;
        match *name {
            "from" | "to" | "at" => on_board(text, files)?,
            "kind" => of_kind(text)?,
            "side" if !Side::BOTH.iter().any(|known| known.name() == text) => {
                return Err(Fault::new(Code::BadInput, format!("there is no side `{text}`")));
            }
            "card" | "dump" => among(text, cards)?,
            _ => {}
        }
    }
    object.get("becomes").filter(|kind| !kind.is_nothing()).map_or(Ok(()), |_| of_kind(field(object, "becomes")?))
}

fn of_text(text: &str, files: u8, cards: &[&str]) -> Result<(), Fault> {
    let (topic, name) = text.split_once(':').unwrap_or((text, ""));
    match topic {
        "square" | "piece" | "lodger" | "uncloak" => on_board(name, files),
        "card" | "dump" => among(name, cards),
        _ => move_squares(text).iter().try_for_each(|name| on_board(name, files)),
    }
}

fn field<'a>(object: &'a Value, name: &str) -> Result<&'a str, Fault> {
    let missing =
        || Fault::new(Code::BadInput, format!("a choice needs the text `{name}`, but this is {}", shown(object)));
    object.get(name).and_then(Value::text).ok_or_else(missing)
}

fn on_board(name: &str, files: u8) -> Result<(), Fault> {
    let is_square = |name: &str| Square::parse(name).is_some_and(|square| square.file() < files);
    let small = name.to_ascii_lowercase();
    match () {
        () if is_square(name) => Ok(()),
        () if is_square(&small) => {
            let message = format!("there is no square `{name}`: squares have small letters, `{small}`");
            Err(Fault::new(Code::UnknownSquare, message))
        }
        () => Err(Fault::new(Code::UnknownSquare, format!("there is no square `{name}` on this board"))),
    }
}

fn of_kind(name: &str) -> Result<(), Fault> {
    let unknown = || Fault::new(Code::BadInput, format!("there is no kind `{name}`"));
    Kind::from_name(name).map(drop).ok_or_else(unknown)
}

fn among(name: &str, cards: &[&str]) -> Result<(), Fault> {
    if cards.iter().any(|card| alike(card, name)) {
        return Ok(());
    }
    Err(Fault::new(Code::UnknownCard, format!("there is no card `{name}` in this game")))
}

/// The notation of a promotion that UCI writes with a letter: `a7a8=queen` of `a7a8q`.
pub fn promotion(text: &str) -> Option<String> {
    let (at, letter) = text.char_indices().last().filter(|(_, letter)| letter.is_ascii_alphabetic())?;
    let (squares, kind) = (text.get(..at)?, Kind::from_letter(letter.to_ascii_uppercase())?);
    is_move(squares).then(|| format!("{squares}={}", kind.name()))
}

/// True if the text has the shape of a move.
pub fn is_move(text: &str) -> bool {
    !move_squares(text).is_empty()
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
