//! Places and moments at which the cards of Chess Storm can be played, as the spec files show it.

use std::collections::BTreeMap;

use deckmate::games::storm::model::catalog::Card;
use deckmate::play::Seat;
use serde_json::{json, Value};

/// A case of a spec file in which a card is played: its options and setup, and the answers.
pub struct Start {
    pub options: Value,
    pub setup: Value,
    pub script: Vec<String>,
}

/// For each card the cases in which it is played, with who holds it; no card is without one.
pub fn starts() -> BTreeMap<Card, Vec<(Seat, Start)>> {
    let mut found: BTreeMap<Card, Vec<(Seat, Start)>> = Card::all().map(|card| (card, Vec::new())).collect();
    let files = std::fs::read_dir("tests/specs/storm").expect("the spec files");
    // In the order of their names, so that one seed chooses the same cases everywhere.
    let mut files: Vec<_> = files.map(|entry| entry.expect("a spec file").path()).collect();
    files.sort_unstable();
    for file in files {
        let text = std::fs::read_to_string(file).expect("a text");
        for case in deckmate_spec::cases(&text).expect("cases") {
            let script: Vec<String> =
                case.steps.iter().filter(|step| step.word == "do").flat_map(|step| step.parts.clone()).collect();
            for (card, starts) in &mut found {
                let answer = format!("card:{}", card.name());
                let is_played = script.iter().any(|part| part.ends_with(&answer));
                if let Some(holder) = holder(card.name(), &case.game["setup"]).filter(|_| is_played) {
                    let (options, setup) = (case.game["options"].clone(), case.game["setup"].clone());
                    starts.push((holder, Start { options, setup, script: script.clone() }));
                }
            }
        }
    }
    assert!(found.values().all(|starts| !starts.is_empty()), "every card is played in some spec");
    found
}

/// The seat that holds a card when a case begins.
fn holder(card: &str, setup: &Value) -> Option<Seat> {
    let hand = |seat: Seat| setup["hands"][seat.name()].as_array();
    Seat::BOTH.into_iter().find(|&seat| hand(seat).is_some_and(|hand| hand.contains(&json!(card))))
}
