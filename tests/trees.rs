//! The printed cards as trees, beside the functions that play them: the specs hold with both, and games by lot go the
//! same way, offer by offer, view by view and event by event. A share of the games a day, all in `./build.sh soak`.
//!
//! Here cards are played as trees; the games of the functions are played in a process of their own, which is this
//! program once more.
#![allow(clippy::unwrap_used)] // a test may fail

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::path::Path;
use std::process::Command;
use std::sync::Once;

use deckmate::games::any::{AnyGame, NewGame};
use deckmate::games::storm::cards::{self, printed, tree};
use deckmate::games::storm::language::card::write_tree;
use deckmate::games::storm::model::catalog::Row;
use deckmate::play::{Dice, Eye, Role, Seat};

/// Trees that are not played here, each with the reason.
const LEFT_OUT: &[(u8, &str)] =
    &[(2, "the log tells of the new hand in one sentence"), (100, "its row says what board it needs")];

/// Plays the printed cards as trees from now on.
fn as_trees() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let only = std::env::var("DECKMATE_CARDS").ok();
        let only: Option<Vec<u8>> = only.map(|list| list.split(',').map(|n| n.parse().unwrap()).collect());
        let meant = |number: u8| {
            only.as_ref().is_none_or(|only| only.contains(&number)) && LEFT_OUT.iter().all(|(out, _)| *out != number)
        };
        let rows = cards::FILES.iter().copied().flatten();
        let rows: Vec<Row> = rows
            .filter_map(|row| {
                let said = printed::said().find(|said| said.number == row.number && meant(said.number))?;
                let Row { number, name, title, window, lasts, text, glyphs, counsel, .. } = *row;
                assert_eq!(window, said.tree.when, "{name}");
                Some(Row {
                    number,
                    name,
                    title,
                    window,
                    lasts,
                    text,
                    glyphs,
                    counsel,
                    play: tree::asks(said.tree, said.asks),
                })
            })
            .collect();
        cards::play_instead(Box::leak(rows.into_boxed_slice())).unwrap();
    });
}

#[test]
fn specs_hold_with_trees() {
    as_trees();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/specs/storm");
    let (passed, failed, lines) = deckmate_spec::run(&[folder]);
    assert!(failed == 0 && passed > 3000, "{passed} passed, {failed} failed:\n{}", lines.join("\n"));
}

/// The book of the language's tests says of each printed card what its tree says.
#[test]
fn the_book_has_these_trees() {
    let told = |said: &printed::Said| {
        let [when, deed] = write_tree(&said.tree).map(|(_, value)| serde_json::to_value(&value).unwrap());
        (said.number, when, deed)
    };
    let read = |line: &str| {
        let card: serde_json::Value = serde_json::from_str(line).unwrap();
        (card["n"].as_u64().unwrap() as u8, card["when"].clone(), card["do"].clone())
    };
    let mut trees: Vec<_> = printed::said().map(told).collect();
    trees.sort_by_key(|(number, ..)| *number);
    let book: Vec<_> = include_str!("cards/printed.jsonl").lines().map(read).collect();
    for (one, other) in trees.iter().zip(&book) {
        assert_eq!(one, other);
    }
    assert_eq!((trees.len(), book.len()), (111, 111));
}

const EYES: [Eye; 3] = [Eye::Watcher, Eye::Seat(Seat::First), Eye::Seat(Seat::Second)];

/// Answers of a game by lot at most.
const ANSWERS: usize = 700;

/// A game by lot, a line for each answer: what is offered, what is answered, what happens, what is seen.
fn game(seed: &str) -> Vec<String> {
    let full = std::env::var("DECKMATE_FULL").is_ok();
    let short = |text: &str| {
        let mut hash = DefaultHasher::new();
        text.hash(&mut hash);
        if full {
            text.to_owned()
        } else {
            format!("{:08x}", hash.finish() as u32)
        }
    };
    let mut lines = Vec::new();
    let mut game = AnyGame::new(NewGame::of("chess-storm").seed(seed)).unwrap();
    let mut dice = Dice::new(seed);
    while lines.len() < ANSWERS && game.asked().is_some() {
        let mut offers: Vec<String> =
            game.offers().into_iter().filter(|offer| offer.role == Role::Play).map(|offer| offer.text).collect();
        let in_order = offers.join(" ");
        offers.sort();
        let mut among: Vec<&String> = offers.iter().filter(|offer| offer.starts_with("card:")).collect();
        if among.is_empty() || dice.below(3) == 0 {
            among = offers.iter().collect();
        }
        let Some(answer) = among.get(dice.below(among.len().max(1))).map(|text| (*text).clone()) else { break };
        let events = serde_json::to_string(&game.apply(&answer).unwrap()).unwrap();
        let mut line = format!("{answer} {} {} {}", short(&offers.join(" ")), short(&in_order), short(&events));
        for eye in EYES {
            write!(line, " {}", short(&serde_json::to_string(&game.view(eye).unwrap()).unwrap())).unwrap();
        }
        lines.push(line);
    }
    lines.push(short(&serde_json::to_string(&game.save()).unwrap()));
    lines
}

/// The games to be played: those of a day, or of a wish.
fn seeds() -> Vec<String> {
    if let Ok(seed) = std::env::var("DECKMATE_SEED") {
        return vec![seed];
    }
    let today = std::time::UNIX_EPOCH.elapsed().unwrap().as_secs() / 86_400;
    let wanted: u64 = std::env::var("DECKMATE_TREES").ok().map_or(6, |number| number.parse().unwrap());
    (0..wanted).map(|number| format!("tree-{}", today * 1000 + number)).collect()
}

/// The games as the functions play them: printed for the test below.
#[test]
#[ignore = "the other process of the twins"]
fn functions() {
    for seed in seeds() {
        game(&seed).iter().for_each(|line| println!("= {line}"));
        println!("= .");
    }
}

#[test]
fn games_go_as_with_functions() {
    as_trees();
    let other = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "functions", "--ignored", "--nocapture"])
        .output()
        .unwrap();
    let text = String::from_utf8(other.stdout).unwrap();
    let mut known = text.lines().filter_map(|line| line.split_once("= ").map(|(_, line)| line));
    let (mut answers, mut played, mut unlike) = (0, 0, Vec::new());
    for seed in seeds() {
        let theirs: Vec<&str> = known.by_ref().take_while(|line| *line != ".").collect();
        let ours = game(&seed);
        answers += ours.len();
        played += ours.iter().filter(|line| line.starts_with("card:")).count();
        // Offers in another order are told apart from all else.
        let is_same = |one: &str, other: &str| {
            let fields = |line: &str| {
                line.split(' ')
                    .enumerate()
                    .filter(|(at, _)| *at != 2)
                    .map(|(_, text)| text.to_owned())
                    .collect::<Vec<_>>()
            };
            fields(one) == fields(other)
        };
        let card = |at: usize| ours[..at].iter().rev().find(|line| line.starts_with("card:")).cloned();
        for (at, (one, other)) in ours.iter().zip(&theirs).enumerate() {
            if !is_same(one, other) {
                unlike.push(format!("{seed} answer {at}: {:?} {one}, with functions {other}", card(at)));
                break;
            }
            if one != other {
                unlike.push(format!("{seed} answer {at}: {:?} offers another order", card(at)));
            }
        }
        if ours.len() != theirs.len() {
            unlike.push(format!("{seed}: {} answers, with functions {}", ours.len(), theirs.len()));
        }
    }
    println!("{answers} answers, {played} cards");
    assert!(unlike.is_empty() && answers > 0, "{} games differ:\n{}", unlike.len(), unlike.join("\n"));
}
