//! Three cards that the crate does not know, in one file each: one with an effect at once, one by which a piece moves, one
//! that lasts. They are added, listed, played and saved, and all that was there before stays what it was.
#![allow(clippy::unwrap_used)] // a test may fail

use std::path::{Path, PathBuf};
use std::sync::Once;

use deckmate::games::any::{AnyGame, NewGame};
use deckmate::games::catalog::catalog;
use deckmate::games::storm::cards::{self, places};
use deckmate::games::storm::model::catalog::{Card, Row};
use deckmate::play::{Eye, Value};

#[path = "added_cards/offering.rs"]
mod offering;
#[path = "added_cards/paddock.rs"]
mod paddock;
#[path = "added_cards/sidestep.rs"]
mod sidestep;

/// The cards of this test.
const ADDED: &[&[Row]] = &[offering::ROWS, paddock::ROWS, sidestep::ROWS];

/// Adds the cards before any test of this file asks for one.
fn with_the_cards() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| cards::add(ADDED).unwrap());
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

#[test]
fn their_specs_hold() {
    with_the_cards();
    let (passed, failed, lines) = deckmate_spec::run(&[folder("added_cards")]);
    assert_eq!((passed, failed), (9, 0), "{}", lines.join("\n"));
}

#[test]
fn the_catalogue_lists_them() {
    with_the_cards();
    for row in ADDED.iter().copied().flatten() {
        assert!(
            Card::all().any(|card| card.number() == row.number) && !cards::decks::holds(row.number),
            "{}",
            row.name
        );
    }
    let listed = serde_json::to_value(catalog()).unwrap();
    let games = listed["games"].as_array().unwrap();
    let storm = games.iter().find(|game| game["name"] == "chess-storm").unwrap();
    let copies = |name: &str| {
        let known = storm["cards"].as_array().unwrap();
        known.iter().find(|card| card["name"] == name).unwrap()["copies"].clone()
    };
    assert_eq!((copies("paddock"), copies("church")), (0.into(), 1.into()));
    assert_eq!(Card::from_name("Paddock").unwrap().title(), "Paddock");
}

/// Only a game whose option names them has them in its deck; a number for all cards means those of the usual deck.
#[test]
fn they_are_in_the_deck_that_names_them() {
    with_the_cards();
    let deck = |option: Option<Value>| {
        let wanted = NewGame::of("chess-storm").seed("added");
        let game = AnyGame::new(match option {
            Some(option) => wanted.option("deck", option),
            None => wanted,
        });
        serde_json::to_value(game.unwrap().view(Eye::Watcher).unwrap()).unwrap()["storm"]["deck"].as_u64().unwrap()
    };
    let usual = deck(None);
    let held = Card::all().filter(|card| cards::decks::holds(card.number())).count();
    assert_eq!(usual, held as u64);
    assert_eq!(deck(Some("offering:1/paddock:3".into())), usual + 4);
    assert_eq!(deck(Some(2.into())), 2 * usual);
    assert_eq!(deck(Some("0/paddock:9/offering:9".into())), 18);
}

#[test]
fn a_game_with_them_is_saved_and_loaded() {
    with_the_cards();
    let wanted = NewGame::of("chess-storm").seed("added").option("deck", "0/paddock:9/offering:9");
    let mut game = AnyGame::new(wanted).unwrap();
    for _ in 0..40 {
        let offers = game.offers();
        // A card, if one can be played.
        let card = offers.iter().find(|offer| offer.text.starts_with("card:")).or(offers.first());
        let answer = card.unwrap().text.clone();
        game.apply(&answer).unwrap();
    }
    let loaded = AnyGame::load(&game.save()).unwrap();
    assert_eq!(loaded.record(), game.record());
    assert!(game.record().iter().flatten().any(|line| line.contains("card:")), "a card was played");
}

/// Specs of the other cards and saves of all rules do not notice that there are more cards.
#[test]
fn what_was_there_before_is_the_same() {
    with_the_cards();
    let (passed, failed, lines) = deckmate_spec::run(&[folder("specs/storm")]);
    assert!(failed == 0 && passed > 1000, "{failed} of {}:\n{}", passed + failed, lines.join("\n"));
    let mut loaded = 0;
    for kept in std::fs::read_dir(folder("saves")).unwrap().map(|entry| entry.unwrap().path()) {
        if !kept.is_dir() || kept.ends_with("no-longer-fits") {
            continue;
        }
        for file in std::fs::read_dir(kept).unwrap().map(|entry| entry.unwrap().path()) {
            let text = std::fs::read_to_string(&file).unwrap();
            let old: serde_json::Value = serde_json::from_str(&text).unwrap();
            if old["game"] == "chess-storm" {
                let game = AnyGame::load(text.trim_end()).unwrap();
                assert_eq!(serde_json::json!(game.record()), old["turns"], "{}", file.display());
                loaded += 1;
            }
        }
    }
    assert!(loaded > 10, "only {loaded} saves");
}

#[test]
fn nothing_is_added_late_or_twice() {
    with_the_cards();
    let twin = cards::add(&[offering::ROWS, offering::ROWS]).unwrap_err();
    assert!(twin.contains("250 offering"), "{twin}");
    let named = cards::add(&[places::ROWS]).unwrap_err();
    assert!(named.contains("church"), "{named}");
    let late = cards::add(&[]).unwrap_err();
    assert_eq!(late, "cards are added once, before anything asks for them");
}
