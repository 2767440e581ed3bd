//! Three recorded games of each game as text: who is asked, what each eye sees, what is offered. A change of the rules
//! shows as a difference that can be read. `cargo test --test playthroughs -- --ignored` writes them anew.
#![allow(clippy::unwrap_used)] // a test may fail

use std::fmt::Write;
use std::path::PathBuf;

use deckmate::bots::{suggest, Level};
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::games::registry;
use deckmate::play::{Eye, Seat};

/// Seeds of the games.
const SEEDS: [&str; 3] = ["play-1", "play-2", "play-3"];
/// Answers that are written down of each.
const ANSWERS: usize = 60;
/// Offers that are written down of each question, evenly taken from the list.
const OFFERS: usize = 6;
const EYES: [Eye; 3] = [Eye::Seat(Seat::First), Eye::Seat(Seat::Second), Eye::Watcher];

fn file(game: &str, seed: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(format!("{game}-{seed}.txt"))
}

/// Writes what each eye sees, those that see the same in one line.
fn seen(out: &mut String, what: impl Fn(Eye) -> String) {
    let texts = EYES.map(&what);
    for (at, text) in texts.iter().enumerate() {
        if texts[..at].contains(text) || text.is_empty() {
            continue;
        }
        let names: Vec<&str> =
            (at..EYES.len()).filter(|&eye| texts[eye] == *text).map(|eye| EYES[eye].name()).collect();
        let who = if names.len() == EYES.len() { "all".to_owned() } else { names.join(", ") };
        writeln!(out, "  {who}: {text}").unwrap();
    }
}

/// The game that players without a plan play from this seed.
fn played(name: &str, seed: &str) -> String {
    let mut game = AnyGame::new(NewGame::of(name).seed(seed)).unwrap();
    let mut out = format!("{name}, seed {seed}: both answer at random\n");
    let mut told = [0; EYES.len()];
    for number in 1..=ANSWERS {
        let Some(seat) = game.asked() else { break };
        writeln!(out, "\n{number}. {} is asked", seat.name()).unwrap();
        seen(&mut out, |eye| game.prompt_for(eye).unwrap().text);
        seen(&mut out, |eye| game.view(eye).unwrap().board);
        let offers = game.offers();
        let shown: Vec<&str> = offers.iter().step_by(offers.len().div_ceil(OFFERS)).map(|offer| &*offer.text).collect();
        writeln!(out, "  of {}: {}", offers.len(), shown.join(" ")).unwrap();
        let answer = suggest(&game, Level::Random, None, &format!("{seed}-{number}"), &mut || false).unwrap().text;
        game.apply(&answer).unwrap();
        writeln!(out, "  > {answer}").unwrap();
        let lines = |eye| game.view(eye).unwrap().log;
        seen(&mut out, |eye| {
            let from = told[EYES.iter().position(|&one| one == eye).unwrap()];
            lines(eye).iter().skip(from).map(|line| &*line.text).collect::<Vec<_>>().join(" ")
        });
        told = EYES.map(|eye| lines(eye).len());
    }
    let result = game.view(Eye::Watcher).unwrap().result;
    writeln!(out, "\n{}", result.map_or("And so on.".to_owned(), |result| result.text)).unwrap();
    out
}

fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    registry::GAMES.iter().flat_map(|game| SEEDS.map(|seed| (game.info().name, seed)))
}

#[test]
fn games_go_as_they_went() {
    for (name, seed) in all() {
        let kept = std::fs::read_to_string(file(name, seed)).unwrap();
        let now = played(name, seed);
        let change = kept.lines().zip(now.lines()).enumerate().find(|(_, (was, is))| was != is);
        assert!(change.is_none() && kept.len() == now.len(), "{name} {seed}, line and texts: {change:?}");
    }
}

#[test]
#[ignore = "writes the files anew: look at the difference, and say in the commit which rule demands it"]
fn write_the_games_anew() {
    for (name, seed) in all() {
        std::fs::create_dir_all(file(name, seed).parent().unwrap()).unwrap();
        std::fs::write(file(name, seed), played(name, seed)).unwrap();
    }
}
