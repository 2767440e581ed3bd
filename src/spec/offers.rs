//! The word `legal`: does the list of offers hold what a spec expects?

use deckmate::games::any::AnyGame;
use serde_json::{json, Value};

use super::look::called;

/// Offers that stand in almost every list and are left out of `only` and `count`.
const ALWAYS: [&str; 3] = ["offer:draw", "resign", "time-up"];

/// Checks one part of a `legal` line against the offers as a page gets them.
pub fn legal(game: &AnyGame, part: &str) -> Result<(), String> {
    let (offers, words) = match part.strip_prefix('"').and_then(|rest| rest.split_once("\" ")) {
        Some((line, rest)) => (json!(game.amounts_to(line).as_slice()), rest),
        None => (json!(game.offers()), part),
    };
    let words: Vec<&str> = words.split(' ').collect();
    let (about, words) = match words.split_first() {
        Some((first, rest)) if !["has", "lacks", "only", "count"].contains(first) => (Some(*first), rest),
        _ => (None, &words[..]),
    };
    let Some((how, expected)) = words.split_first() else {
        return Err(format!("legal {part}: has, lacks, only or count is missing"));
    };
    let expected: Vec<&str> = expected.iter().copied().filter(|text| *text != "none").collect();
    let all: Vec<&str> = listed(&offers, about).into_iter().map(|text| called(text, &expected)).collect();
    let plain: Vec<&str> = all.iter().copied().filter(|text| !ALWAYS.contains(text)).collect();
    let fault = match *how {
        "has" => expected.iter().find(|text| !all.contains(text)).map(|text| format!("{text} is not offered")),
        "lacks" => expected.iter().find(|text| all.contains(text)).map(|text| format!("{text} is offered")),
        "only" => differs(&plain, &expected),
        "count" => (expected != [plain.len().to_string()]).then(|| format!("{} are offered", plain.len())),
        other => Some(format!("`{other}` is not one of has, lacks, only, count")),
    };
    fault.map_or(Ok(()), |fault| Err(format!("legal {part}: {fault} (offered: {})", all.join(" "))))
}

/// The texts of the offers: all, those that begin on a square, or those that a card pays for.
fn listed<'a>(offers: &'a Value, about: Option<&str>) -> Vec<&'a str> {
    let is_meant = |offer: &&Value| match about.map(|about| about.strip_prefix("card:").ok_or(about)) {
        None => true,
        Some(Ok(card)) => offer["card"].as_str().is_some_and(|name| called(name, &[card]) == card),
        Some(Err(square)) => offer["squares"][0].as_str() == Some(square),
    };
    offers.as_array().into_iter().flatten().filter(is_meant).filter_map(|offer| offer["text"].as_str()).collect()
}

fn differs(offered: &[&str], expected: &[&str]) -> Option<String> {
    let missing: Vec<&str> = expected.iter().copied().filter(|text| !offered.contains(text)).collect();
    let extra: Vec<&str> = offered.iter().copied().filter(|text| !expected.contains(text)).collect();
    if missing.is_empty() && extra.is_empty() {
        return None;
    }
    Some(format!("missing [{}], too many [{}]", missing.join(" "), extra.join(" ")))
}
