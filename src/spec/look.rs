//! The word `see`: does a view show what a spec expects? Views are looked at as JSON, as a page gets them; what a game
//! adds to them is read by the game's own words ([`Term`]).

use deckmate::games::any::AnyGame;
use deckmate::games::registry;
use deckmate::games::term::{Reads, Term, COMMON};
use deckmate::play::{Eye, PromptView, Seat};
use serde_json::{json, Value};

use super::cells;
use super::reading::{read, word, COVERED};

/// Checks one part of a `see` line; the error says what is seen instead. `first: base e4 king` looks with another eye
/// than the watcher's.
pub fn see(game: &AnyGame, part: &str) -> Result<(), String> {
    if let Some(eyes) = part.strip_prefix("same ") {
        return same_views(game, eyes);
    }
    let eye = part.split_once(": ").filter(|(name, _)| !name.contains(' '));
    let (name, rest) = eye.unwrap_or(("watcher", part));
    let words: Vec<&str> = rest.split(' ').collect();
    let Some((about, expected)) = words.split_first() else {
        return Ok(());
    };
    if *about == "question" {
        let asked = question(game, eye.map(|(name, _)| name))?;
        return lines(part, asked.into_iter().map(|prompt| prompt.text).collect(), expected);
    }
    if *about == "about" {
        let asked = question(game, eye.map(|(name, _)| name))?;
        let square = asked.and_then(|prompt| prompt.about).map(|square| square.to_string());
        return compare(part, square.into_iter().collect(), &without_none(expected), false);
    }
    let view = view(game, name)?;
    let own = registry::find(game.name()).map_err(|fault| fault.message)?.terms();
    let term = own.iter().chain(COMMON).find(|term| term.word == *about);
    if let Some(term) = term.filter(|term| term.reads == Reads::Lines) {
        return lines(part, read(term, &view, None)?, expected);
    }
    let expected = without_none(expected);
    if let Some(term) = term {
        return match term.reads {
            Reads::Hand if eye.is_none() => own_hand(game, part, term, &expected),
            _ => term_says(part, term, own, &view, &expected),
        };
    }
    let (seen, expected) = match *about {
        "marks" | "lodger" | "base" => {
            let (square, rest) = expected.split_first().ok_or_else(|| format!("see {part}: where?"))?;
            (cells::of_piece(about, &view, square)?, rest)
        }
        "cloaked" | "uncloaked" => (cells::wearing(&view, *about == "cloaked"), &expected[..]),
        "board" => (limited(word(&view["board"]).split(' ').map(str::to_string), expected.len()), &expected[..]),
        "turn" => (limited(["seat", "number"].map(|field| word(&view["turn"][field])), expected.len()), &expected[..]),
        "prompt" => (prompt(&json!(game.prompt()), expected.len()), &expected[..]),
        "left" => {
            (json!(game.prompt())["left"].as_u64().map(|left| left.to_string()).into_iter().collect(), &expected[..])
        }
        "chosen" => (chosen(game)?, &expected[..]),
        "duty" => (duty(game)?, &expected[..]),
        "result" => (result(&view["result"]), &expected[..]),
        square => (cells::piece(cells::at(&view, square)?), &expected[..]),
    };
    compare(part, seen, expected, ["marks", "cloaked", "uncloaked", "duty"].contains(about))
}

/// Compares what a view shows of a term with what is expected.
fn term_says(part: &str, term: &Term, own: &[Term], view: &Value, expected: &[&str]) -> Result<(), String> {
    let is_named = term.path.contains('*');
    let name = expected.first().copied().filter(|_| is_named);
    let seen = read(term, view, name)?;
    let rest = &expected[usize::from(name.is_some())..];
    let rest: Vec<String> =
        rest.iter().map(|word| less(word, own, view).unwrap_or_else(|| (*word).to_string())).collect();
    let is_ordered = matches!(term.reads, Reads::Word | Reads::Number | Reads::List);
    compare(part, seen, &rest.iter().map(String::as_str).collect::<Vec<_>>(), !is_ordered)
}

/// `deck-10` is what `deck` reads as, but ten.
fn less(word: &str, own: &[Term], view: &Value) -> Option<String> {
    let (name, number) = word.split_once('-')?;
    let term = own.iter().find(|term| term.word == name && term.reads == Reads::Word)?;
    let all: u64 = read(term, view, None).ok()?.concat().parse().ok()?;
    Some(all.checked_sub(number.parse().ok()?)?.to_string())
}

/// `hand first rook wild`: the owner sees these cards in any order, and everybody else as many covered ones.
fn own_hand(game: &AnyGame, part: &str, term: &Term, expected: &[&str]) -> Result<(), String> {
    let (owner, cards) = expected.split_first().ok_or_else(|| format!("see {part}: whose?"))?;
    compare(part, read(term, &view(game, owner)?, Some(owner))?, cards, true)?;
    for other in ["first", "second", "watcher"].into_iter().filter(|eye| eye != owner) {
        let seen = read(term, &view(game, other)?, Some(owner))?;
        if seen.len() != cards.len() || seen.iter().any(|card| card != COVERED) {
            return Err(format!("see {part}: {other} sees {}", seen.join(" ")));
        }
    }
    Ok(())
}

/// The view of the eye of that name, as a page gets it.
fn view(game: &AnyGame, name: &str) -> Result<Value, String> {
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

/// Refuses a part unless exactly this is seen, in this order or in any.
fn compare(part: &str, mut seen: Vec<String>, expected: &[&str], in_any_order: bool) -> Result<(), String> {
    let mut expected = expected.to_vec();
    seen.iter_mut().for_each(|name| *name = called(name, &expected).to_owned());
    if in_any_order {
        seen.sort();
        expected.sort_unstable();
    }
    if seen == expected {
        return Ok(());
    }
    let shown = if seen.is_empty() { "none".to_string() } else { seen.join(" ") };
    Err(format!("see {part}: it is {shown}"))
}

/// An own card as a spec calls it: without its hash, unless the spec tells hashes.
pub fn called<'a>(name: &'a str, expected: &[&str]) -> &'a str {
    match name.split_once('~') {
        Some((short, _)) if !expected.iter().any(|word| word.contains('~')) => short,
        _ => name,
    }
}

/// `none` and `empty` say that there is nothing.
fn without_none<'a>(words: &[&'a str]) -> Vec<&'a str> {
    words.iter().copied().filter(|word| *word != "none" && *word != "empty").collect()
}

/// The first so many words, so that a spec may leave the rest unsaid.
fn limited(words: impl IntoIterator<Item = String>, length: usize) -> Vec<String> {
    words.into_iter().take(length.max(1)).collect()
}

/// `prompt draw`, or with the seat `prompt first draw`; the card that is carried out may follow.
fn prompt(prompt: &Value, length: usize) -> Vec<String> {
    if prompt.is_null() {
        return Vec::new();
    }
    if length == 1 {
        return vec![word(&prompt["why"])];
    }
    limited(["seat", "why", "card"].map(|field| word(&prompt[field])), length)
}

/// Choices that a card has already got, for the asked seat alone.
fn chosen(game: &AnyGame) -> Result<Vec<String>, String> {
    let asked = game.asked().map(Eye::Seat);
    let eyes = [Eye::Seat(Seat::First), Eye::Seat(Seat::Second), Eye::Watcher];
    let others = eyes.into_iter().filter(|eye| Some(*eye) != asked).filter_map(|eye| game.prompt_for(eye));
    if let Some(told) = others.map(|prompt| prompt.chosen).find(|chosen| !chosen.is_empty()) {
        return Err(format!("see chosen: others are told {told:?}"));
    }
    Ok(game.prompt().into_iter().flat_map(|prompt| prompt.chosen).map(|chosen| chosen.text).collect())
}

/// Demands of the question, of the asked seat alone.
fn duty(game: &AnyGame) -> Result<Vec<String>, String> {
    let asked = game.asked().map(Eye::Seat);
    let eyes = [Eye::Seat(Seat::First), Eye::Seat(Seat::Second), Eye::Watcher];
    if let Some(eye) =
        eyes.into_iter().find(|&eye| Some(eye) != asked && game.prompt_for(eye).is_some_and(|it| it.duty.is_some()))
    {
        return Err(format!("see duty: {eye:?} is told of it"));
    }
    let Some(duty) = game.prompt().and_then(|prompt| prompt.duty) else { return Ok(Vec::new()) };
    let names = duty.squares.into_iter().chain(duty.cards).map(str::to_owned);
    Ok(names.chain(duty.left.map(|left| format!("left-{left}"))).collect())
}

fn result(result: &Value) -> Vec<String> {
    if result.is_null() {
        return Vec::new();
    }
    let winner = if result["winner"].is_null() { "draw".to_string() } else { word(&result["winner"]) };
    vec![winner, word(&result["how"])]
}

/// The open question, as the asked seat is told it, or the seat of that name.
fn question(game: &AnyGame, name: Option<&str>) -> Result<Option<PromptView>, String> {
    Ok(match name {
        Some(name) => game.prompt_of(Seat::from_name(name).ok_or_else(|| format!("`{name}` is not a seat"))?),
        None => game.prompt(),
    })
}

/// `has WORDS` and `lacks WORDS`: whether some line holds these words.
fn lines(part: &str, lines: Vec<String>, words: &[&str]) -> Result<(), String> {
    let (how, wanted) = words.split_first().ok_or_else(|| format!("see {part}: has or lacks is missing"))?;
    let wanted = wanted.join(" ");
    match (*how, lines.iter().any(|line| line.contains(&wanted))) {
        ("has", true) | ("lacks", false) => Ok(()),
        ("has" | "lacks", _) => Err(format!("see {part}: it is {}", lines.join(" / "))),
        _ => Err(format!("see {part}: `{how}` is not one of has, lacks")),
    }
}
