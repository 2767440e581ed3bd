//! Every deed in every window, deeds that no piece can do, and cards by lot, as small cards: those that are called
//! unplayable never take effect, and all others do somewhere in positions that are made for them.

use deckmate::games::storm::cards::own;
use deckmate::games::storm::language::{self, Fate};
use deckmate::games::storm::model::tree::arena::Arena;
use deckmate::games::storm::{Choice, Event as Own, Storm};
use deckmate::play::{ByName, Config, Dice, Event, Game, Host, Seat, Value};
use serde_json::json;

use super::{random, value};

const WINDOWS: [&str; 7] = ["before", "instead", "end", "during", "after", "reply", "any"];

/// The deeds, with whom they are about; what the language refuses in a window is left out there.
const DEEDS: &str = include_str!("../cards/deeds.jsonl");

/// Deeds that hang on the piece that is meant, in the windows that know most pieces.
const UNFIT: &str = include_str!("../cards/unfit.jsonl");
const UNFIT_WINDOWS: [&str; 3] = ["end", "during", "after"];

/// Cards that need more than one capture in a turn, as under Flush (CS-130), a pawn about to be promoted in the other
/// player's turn, or a capture that answers a check: no position here has it.
const RARE: [(&str, &str); 4] = [
    ("during", r#"[{"foe":[{"only":"check"},{"remove":"own pawn"}]}]"#),
    ("during", r#"[{"only":"just-captured"},{"draw":1}]"#),
    ("during", r#"[{"move":"own pawn","step":"ahead","as":"a"},{"ray":"a"}]"#),
    ("after", r#"[{"move":"own pawn","step":"ahead","as":"a"},{"ray":"a"}]"#),
];

/// Pieces that both armies have lost.
const POOL: [&str; 4] = ["pawn", "knight", "rook", "queen"];

/// Positions, and the moves by which windows are reached: `second` before those of the other player.
const SCENES: [(&str, &str); 16] = [
    ("r1bqk2r/pppp1pp1/2n2n2/4p3/4P3/2N2N2/PPPP1PP1/R1BQK2R w KQkq -", "f3e5"),
    ("r1bqk2r/pppp1pp1/2n2n2/4p3/4P3/2N2N2/PPPP1PP1/R1BQK2R w KQkq -", "h1h8"),
    ("r1bqk2r/pppp1pp1/2n2n2/4p3/4P3/2N2N2/PPPP1PP1/R1BQK2R w KQkq -", "d2d4"),
    ("r1bqk2r/pP4p1/2n2n2/4p3/4P3/2N2N2/P1PP1PP1/R1BQK2R w KQkq -", "e1g1"),
    ("4k2r/pp6/2n5/8/1b6/8/PPP2PP1/RNBQK1NR w KQk -", "c1d2"),
    ("r1bqk2r/pppp1pp1/2n2n2/4p3/3PP3/2N2N2/PPP2PP1/R1BQK2R b KQkq -", "second h8h1 ; second e8f8"),
    ("r1bqk2r/pppp1pp1/2n2n2/4p3/3PP3/2N2N2/PPP2PP1/R1BQK2R b KQkq -", "second e5d4 ; f3d4"),
    ("r1bqk2r/pppp1pp1/2n2n2/4p3/3PP3/2N2N2/PPP2PP1/R1BQK2R b KQkq -", "second f6e4 ; a2a3"),
    ("r1bqk2r/pppp1pp1/2n2n2/4p3/3PP3/2N2N2/PPP2PP1/R1BQK2R b KQkq -", "second h8h4 ; h1h4"),
    ("r1bqk2r/pppp1pp1/5n2/4p3/1b1PP3/2P2N2/PP3PP1/R1BQK2R b KQkq -", "second card:disintegrate ; second a7a5"),
    (
        "r1bqk2r/pppp1pp1/2n2n2/4p3/3PP3/5N2/PPP2PP1/R1BQK3 b Qkq -",
        "second h8h4 ; second card:disintegrate ; second piece:a7",
    ),
    ("r1bqk2r/pppp1pp1/2n2n2/4p3/4P3/2N2N2/PPPP1PP1/R1BQK2R w KQkq -", "d2d4 ; second card:tabula-rasa"),
    ("r1b1k2r/ppppqpp1/2n2n2/4p3/3PP3/8/PPP2PP1/R1BQK2R b KQkq -", "second f6e4 ; second card:tabula-rasa ; c1e3"),
    ("r1bqk2r/pppp1pp1/2n2n2/4p3/4P3/2N2N2/PPPP1PP1/R1BQK2R w KQkq -", "f3e5 ; second pass ; second card:tabula-rasa"),
    (
        "r1bqk2r/pppp1pp1/2n2n2/4p3/3PP3/2N2N2/PPP2PP1/R1BQK2R b KQkq -",
        "second h8h1 ; second card:disintegrate ; second piece:a7",
    ),
    ("4k3/p2p4/8/8/4n3/P4p2/1R1P4/1N2KB2 b - -", "second card:early-start ; second a7a6 ; second e4d2"),
];

/// A game in which the first player holds the card; the other one holds what can be answered.
fn dealt(packed: &str, name: &str, board: &str) -> Host<Storm> {
    let setup = json!({
        "board": board,
        "cards": [format!("{packed}:2")],
        "hands": { "first": [name, "stall"], "second": ["disintegrate", "tabula-rasa", "early-start"] },
        "pool": { "white": POOL, "black": POOL },
    });
    let (setup, options) = (
        serde_json::from_value(setup).unwrap(),
        ByName::from_iter([("deck".to_owned(), Value::from("printed/second"))]),
    );
    Host::new(Config::new(Storm::INFO.name, &Storm::options(), "deeds".into(), options, Some(setup)).unwrap()).unwrap()
}

/// True if the card takes effect when it is played at its offer of that number; nothing if it is not offered so often.
fn works(mut game: Host<Storm>, name: &str, script: &str, offer: usize, dice: &mut Dice) -> Option<bool> {
    let mut script = script.split(" ; ").peekable();
    let (mut offers, mut is_played) = (0, false);
    for _ in 0..24 {
        let Some(prompt) = game.prompt().cloned() else { break };
        let texts: Vec<String> = prompt.options.iter().map(ToString::to_string).collect();
        let find = |text: &str| texts.iter().position(|known| known == text);
        let mut at = None;
        if let Some(card) = find(&format!("card:{name}")).filter(|_| prompt.seat == Seat::First && !is_played) {
            offers += 1;
            if offers > offer {
                (is_played, at) = (true, Some(card));
            }
        }
        if let Some(line) = script.peek().filter(|_| at.is_none()) {
            let (seat, text) = line.split_once(' ').unwrap_or(("first", line));
            at = find(text).filter(|_| seat == prompt.seat.name());
            if at.is_some() {
                script.next();
            }
        }
        let calm: Vec<usize> = (0..texts.len())
            .filter(|&at| {
                !matches!(prompt.options[at], Choice::Resign | Choice::OfferDraw | Choice::Claim(_) | Choice::Dump(_))
            })
            .collect();
        let lot = |dice: &mut Dice| *calm.get(dice.below(calm.len().max(1))).unwrap_or(&0);
        let at = at.or_else(|| find("pass")).unwrap_or_else(|| lot(dice));
        let events = game.apply(prompt.options[at]).unwrap();
        let ends = events.iter().find_map(|event| match event {
            Event::Own(Own::Effect { card, had, .. }) if *card == name => Some(*had),
            _ => None,
        });
        if let Some(had) = ends.filter(|_| is_played) {
            return Some(had);
        }
    }
    is_played.then_some(false)
}

fn is_played_somewhere(packed: &str, name: &str) -> bool {
    let mut dice = Dice::new(name);
    SCENES.iter().any(|(board, script)| {
        let mut try_offer = |offer| works(dealt(packed, name, board), name, script, offer, &mut dice);
        (0..4).map_while(|offer| Some(try_offer(offer)? || try_offer(offer)?)).any(|had| had)
    })
}

/// Tries small cards; those whose warning is wrong are named.
fn tried(book: &str, windows: &[&str]) {
    let (mut tried, mut dead, mut wrong) = (0, 0, Vec::new());
    for deed in book.lines().filter(|line| !line.is_empty()) {
        for &when in windows {
            if RARE.contains(&(when, deed)) {
                continue;
            }
            let card = value(&format!(r#"{{"v":1,"title":"Trial","when":"{when}","do":{deed}}}"#));
            let Ok(read) = own::read(&card) else { continue };
            let known = own::named(read.name()).unwrap();
            let is_never = language::fate(&known.design.tree) != Fate::Open;
            tried += 1;
            dead += usize::from(is_never);
            if is_played_somewhere(known.packed, read.name()) == is_never {
                wrong.push(format!("{when} {deed}{}", if is_never { " is played" } else { " is not" }));
            }
        }
    }
    println!("{tried} cards, {dead} of them can never be played");
    assert!(
        wrong.is_empty(),
        "{} cards are said to be playable and are not, or not and are:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn what_can_never_be_played_is_said_and_nothing_else() {
    tried(DEEDS, &WINDOWS);
}

#[test]
fn what_no_piece_can_do_is_said_and_nothing_else() {
    tried(UNFIT, &UNFIT_WINDOWS);
}

#[test]
fn cards_by_lot_that_are_called_unplayable_are_never_played() {
    let books = [DEEDS, UNFIT].into_iter().flat_map(str::lines).filter(|line| !line.is_empty());
    let steps: Vec<Value> = books.flat_map(|line| serde_json::from_str::<Vec<Value>>(line).unwrap()).collect();
    let mut dice = Dice::new("unplayable by lot");
    let (mut looked_at, mut dead) = (0, 0);
    while dead < 60 {
        let packed = random::card(&steps, &mut dice, looked_at);
        looked_at += 1;
        let arena = Arena::default();
        if !matches!(language::fate(&language::unpack(&packed, &arena).unwrap().tree), Fate::Never(_)) {
            continue;
        }
        let read = own::read(&Value::from(packed.as_str())).unwrap();
        dead += 1;
        assert!(
            !is_played_somewhere(&packed, read.name()),
            "it is played: {:?}",
            own::named(read.name()).unwrap().design.tree
        );
    }
    println!("{looked_at} cards by lot, {dead} of them can never be played");
}
