//! Configs of games, made out of bytes: options of the right type, a board that is the usual one with changes, and the
//! parts that setups have, filled with names that mean something.

use deckmate::board::{Kind, Side};
use deckmate::games::registry::{Playable, GAMES};
use deckmate::play::option::Counts;
use deckmate::play::{ByName, OptionKind};
use deckmate::{NewGame, Seat, Value};

use super::bytes::Bytes;

/// A game from a position of its own; nothing when there are no bytes.
pub fn game(bytes: &mut Bytes) -> Option<NewGame> {
    let mut wanted = plain(bytes)?;
    let game = GAMES.into_iter().find(|game| game.info().name == wanted.game)?;
    let cards: Vec<&str> = game.cards().iter().map(|card| card.name).collect();
    let mut setup = vec![("board".to_owned(), Value::from(board(bytes, game.info().board)))];
    for _ in 0..bytes.below(5) {
        let (name, value) = part(bytes, &cards);
        if setup.iter().all(|(known, _)| known != name) {
            setup.push((name.to_owned(), value));
        }
    }
    wanted.setup = Some(Value::Map(setup));
    Some(wanted)
}

/// A game from its usual start, with a seed and options.
pub fn plain(bytes: &mut Bytes) -> Option<NewGame> {
    let game = GAMES[usize::from(bytes.byte()?) % GAMES.len()];
    let wanted = NewGame::of(game.info().name).seed(format!("fuzz-{}", bytes.below(256)));
    Some(NewGame { options: options(bytes, game), ..wanted })
}

fn options(bytes: &mut Bytes, game: &dyn Playable) -> ByName<String, Value> {
    let specs = game.options();
    let mut options = ByName::new();
    for _ in 0..bytes.below(4) {
        let Some(spec) = bytes.one(&specs) else { break };
        let value = match &spec.kind {
            OptionKind::Switch(_) => Value::Bool(bytes.below(2) == 1),
            OptionKind::Number { least, most, .. } => {
                Value::from(least + bytes.below((most - least) as usize + 2) as u32)
            }
            OptionKind::Choice(words) => Value::from(*bytes.one(words).unwrap_or(&"")),
            OptionKind::Counts(Counts { of, most, .. }) => {
                let name = bytes.one(of).unwrap_or(&"");
                Value::from(format!("{}/{name}:{}", bytes.below(*most as usize + 1), bytes.below(*most as usize + 2)))
            }
            OptionKind::Clock(_) => Value::from(format!("{}+{}", bytes.below(182), bytes.below(62))),
        };
        options.insert(spec.name.to_owned(), value);
    }
    options
}

/// The first four fields of FEN: the usual board, emptied or not, with other letters on some squares.
fn board(bytes: &mut Bytes, usual: &str) -> String {
    const LETTERS: &[u8] = b"KkPpQqRrNnBbCcAaXx-.";
    let mut fields = usual.split(' ');
    let mut rows: Vec<Vec<u8>> = fields.next().unwrap_or_default().split('/').map(squares).collect();
    if bytes.below(2) == 1 {
        rows.iter_mut().flatten().for_each(|square| *square = b'.');
    }
    for _ in 0..bytes.below(24) {
        let row = bytes.below(8);
        let file = bytes.below(rows[row].len());
        rows[row][file] = *bytes.one(LETTERS).unwrap_or(&b'.');
    }
    let rows: Vec<String> = rows.iter().map(|row| row_text(row)).collect();
    let side = if bytes.below(2) == 0 { "w" } else { "b" };
    let rest = if bytes.below(2) == 0 { "- -" } else { "KQkq e6" };
    format!("{} {side} {rest}", rows.join("/"))
}

/// A row of FEN, square by square.
fn squares(row: &str) -> Vec<u8> {
    let mut found = Vec::new();
    let mut empty = 0;
    for letter in row.bytes().chain([b'/']) {
        if letter.is_ascii_digit() {
            empty = empty * 10 + usize::from(letter - b'0');
            continue;
        }
        found.extend(std::iter::repeat_n(b'.', std::mem::take(&mut empty)));
        found.push(letter);
    }
    found.pop();
    found
}

fn row_text(row: &[u8]) -> String {
    let parts = row.chunk_by(|one, next| (*one == b'.') == (*next == b'.'));
    parts
        .map(|part| if part[0] == b'.' { part.len().to_string() } else { String::from_utf8_lossy(part).into() })
        .collect()
}

/// One more part of a setup, with its name.
fn part(bytes: &mut Bytes, cards: &[&str]) -> (&'static str, Value) {
    const NAMES: [&str; 14] = [
        "hands",
        "discards",
        "held",
        "deck",
        "pile",
        "stack",
        "discard",
        "pool",
        "lasting",
        "bases",
        "uncloaked",
        "cube",
        "called",
        "taken",
    ];
    let name = *bytes.one(&NAMES).unwrap_or(&"hands");
    let card = |bytes: &mut Bytes| Value::from(*bytes.one(cards).unwrap_or(&"wild"));
    let value = match name {
        "hands" | "discards" | "held" => map([("first", list(bytes, 6, card)), ("second", list(bytes, 6, card))]),
        "pool" => map([("white", list(bytes, 4, kind)), ("black", list(bytes, 4, kind))]),
        "bases" => Value::Map((0..bytes.below(17)).map(|_| (square(bytes), kind(bytes))).collect()),
        "uncloaked" => list(bytes, 8, |bytes| Value::from(square(bytes))),
        "cube" => map([("value", Value::from(1 << bytes.below(8) as u32)), ("owner", seat(bytes))]),
        "called" => seat(bytes),
        "taken" => list(bytes, 4, |bytes| map([("kind", kind(bytes)), ("side", side(bytes))])),
        "lasting" => list(bytes, 4, |bytes| {
            let more = if bytes.below(2) == 0 { kind(bytes) } else { Value::from(square(bytes)) };
            map([("card", card(bytes)), ("owner", seat(bytes)), ("at", Value::from(place(bytes))), ("more", more)])
        }),
        _ => list(bytes, 12, card),
    };
    (name, value)
}

fn map<const N: usize>(fields: [(&str, Value); N]) -> Value {
    Value::Map(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}

fn list(bytes: &mut Bytes, most: usize, item: impl Fn(&mut Bytes) -> Value) -> Value {
    Value::List((0..bytes.below(most + 1)).map(|_| item(bytes)).collect())
}

fn kind(bytes: &mut Bytes) -> Value {
    Value::from(bytes.one(&Kind::ALL).map_or("pawn", |kind| kind.name()))
}

fn side(bytes: &mut Bytes) -> Value {
    Value::from(bytes.one(&Side::BOTH).map_or("white", |side| side.name()))
}

fn seat(bytes: &mut Bytes) -> Value {
    Value::from(bytes.one(&Seat::BOTH).map_or("first", |seat| seat.name()))
}

/// A square, on the wide board too.
pub fn square(bytes: &mut Bytes) -> String {
    let at = bytes.byte().unwrap_or(0);
    format!("{}{}", char::from(b'a' + (at >> 3) % 17), at % 8 + 1)
}

/// A square, or the border between two.
fn place(bytes: &mut Bytes) -> String {
    let one = square(bytes);
    if bytes.below(3) == 0 {
        one + &square(bytes)
    } else {
        one
    }
}
