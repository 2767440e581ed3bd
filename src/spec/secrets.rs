//! The words of `see` for hands, stakes and clocks, and for cloaks: what one eye may know and another may not.

use serde_json::Value;

use super::look::{cell_at, one_or_none, same_pieces, text, texts, view};
use crate::games::any::AnyGame;

/// How a card is written that the eye may not know.
const COVERED: &str = "?";

/// `hand first rook wild`: the owner sees these cards in any order, and everybody else as many covered ones.
pub fn own_hand(game: &AnyGame, part: &str) -> Result<(), String> {
    let mut words = part.split(' ').skip(1).filter(|word| *word != "none");
    let owner = words.next().ok_or_else(|| format!("see {part}: whose hand?"))?;
    let expected: Vec<&str> = words.collect();
    same_pieces(part, &hand(&view(game, owner)?, owner)?, &expected)?;
    for other in ["first", "second", "watcher"].into_iter().filter(|eye| *eye != owner) {
        let seen = hand(&view(game, other)?, owner)?;
        if seen.len() != expected.len() || seen.iter().any(|card| card != COVERED) {
            return Err(format!("see {part}: {other} sees {}", seen.join(" ")));
        }
    }
    Ok(())
}

/// A hand as a view shows it.
fn hand(view: &Value, owner: &str) -> Result<Vec<String>, String> {
    let place = if view["storm"].is_null() { "poker" } else { "storm" };
    let cards = view[place]["hands"][owner].as_array().ok_or_else(|| format!("there is no hand of `{owner}`"))?;
    Ok(cards.iter().map(|card| card.as_str().unwrap_or(COVERED).to_string()).collect())
}

/// What is seen, and the words that are expected of it; both without an order.
pub fn unordered<'a>(view: &Value, about: &str, expected: &[&'a str]) -> Result<(Vec<String>, Vec<&'a str>), String> {
    let pieces = || view["cells"].as_array().into_iter().flatten().enumerate().filter(|(_, piece)| !piece.is_null());
    let wearing = |cloaked: bool| {
        let wanted = pieces().filter(|(_, piece)| piece["cloaked"] == cloaked);
        wanted.map(|(at, _)| square(view, at)).collect()
    };
    let ready = || ["first", "second"].into_iter().filter(|seat| view["cloaks"]["ready"][*seat] == true);
    match about {
        "ready" => Ok((ready().map(str::to_string).collect(), expected.to_vec())),
        "cloaked" => Ok((wearing(true), expected.to_vec())),
        "uncloaked" => Ok((wearing(false), expected.to_vec())),
        _ => {
            let (owner, rest) = expected.split_first().ok_or_else(|| format!("see {about}: whose?"))?;
            let seen = if about == "hand" { hand(view, owner)? } else { hidden(view, owner)? };
            Ok((seen, rest.to_vec()))
        }
    }
}

/// The bases that are still hidden, each kind as often as it is.
fn hidden(view: &Value, owner: &str) -> Result<Vec<String>, String> {
    let kinds = view["cloaks"]["hidden"][owner].as_object().ok_or_else(|| format!("no list of `{owner}`"))?;
    let times = |count: &Value| usize::try_from(count.as_u64().unwrap_or(0)).unwrap_or(0);
    Ok(kinds.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind.clone(), times(count))).collect())
}

/// The name of the square at a place among the cells.
fn square(view: &Value, at: usize) -> String {
    let files = usize::try_from(view["files"].as_u64().unwrap_or(8)).unwrap_or(8);
    format!("{}{}", char::from(b'a' + (at % files) as u8), at / files + 1)
}

/// What is seen in its order; nothing if the word is not about hands, stakes, clocks or cloaks.
pub fn ordered(view: &Value, about: &str, expected: &[&str]) -> Result<Option<Vec<String>>, String> {
    let poker = &view["poker"];
    let named = || expected.first().map(|name| (*name).to_string()).ok_or_else(|| format!("see {about}: whose?"));
    let seen = match about {
        "stack" | "stake" | "pot" => vec![text(&poker[about])],
        "bankroll" => one_or_none(&poker[about]),
        "discard" => texts(&poker["discard"]),
        "cube" => [vec![text(&poker["cube"]["value"])], one_or_none(&poker["cube"]["owner"])].concat(),
        "called" if poker["called"].is_null() => Vec::new(),
        "called" => vec![text(&poker["called"]["by"]), text(&poker["called"]["moves"])],
        "clock" if poker["clock"].is_null() => Vec::new(),
        "clock" => [vec![named()?], one_or_none(&poker["clock"]["left"][named()?])].concat(),
        "delay" => one_or_none(&poker["clock"]["delay"]),
        "flop" => [vec![named()?], texts(&poker["flop"][named()?])].concat(),
        "base" => {
            let piece = cell_at(view, &named()?)?;
            vec![named()?, piece["base"].as_str().unwrap_or("hidden").to_string()]
        }
        _ => return Ok(None),
    };
    Ok(Some(seen))
}

/// `log has WORDS` and `log lacks WORDS`: whether some line of the log holds these words.
pub fn log(part: &str, log: &Value, words: &[&str]) -> Result<(), String> {
    let (how, wanted) = words.split_first().ok_or_else(|| format!("see {part}: has or lacks is missing"))?;
    let wanted = wanted.join(" ");
    let lines: Vec<String> = log.as_array().into_iter().flatten().map(|line| text(&line["text"])).collect();
    match (*how, lines.iter().any(|line| line.contains(&wanted))) {
        ("has", true) | ("lacks", false) => Ok(()),
        ("has" | "lacks", _) => Err(format!("see {part}: the log is {}", lines.join(" / "))),
        _ => Err(format!("see {part}: `{how}` is not one of has, lacks")),
    }
}
