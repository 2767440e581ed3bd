//! Own cards of Chess Storm: which ones a game has everybody knows, and where they lie is as secret as with printed ones.

use std::process::Command;

use deckmate::games::storm::cards::{self, own, printed, tree};
use deckmate::games::storm::model::card_play::CardPlay;
use deckmate::games::storm::model::catalog::{Card, Play, Row, TreePlay, When};
use deckmate::games::storm::model::doing::Doing;
use deckmate::games::storm::{Storm, Table};
use deckmate::play::{Dice, Flow, Seat};
use serde_json::{json, Value};

use super::lots;
use super::pairs::Checker;
use super::turns::Leak;
use super::{utter, whisper};

/// Ten cards with words of every sort: moves, marks, draws, looks, chance.
const TEN: &str = include_str!("../cards/new.jsonl");
const FULL: &str = "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq -";
const BARE: &str = "r5k1/1n3ppp/8/8/8/8/1N3PPP/R5K1 b - -";
/// Ten that look, note, hide, and ask the other player in secret.
const SECRETIVE: &[&str] = &[
    r#"{"v":1,"title":"Snare","when":"instead","do":[{"note":["empty","own"],"with":"mined"}]}"#,
    r#"{"v":1,"title":"Hunch","when":"end","do":[{"note":"foe","with":"foreseen"}]}"#,
    r#"{"v":1,"title":"Regret","when":"after","do":[{"discard":"hand"},{"undo":"turn"}]}"#,
    r#"{"v":1,"title":"Afterthought","when":"end","do":[{"discard":1},{"undo":"move","then":"another"}]}"#,
    r#"{"v":1,"title":"Bargain","when":"end","do":[{"either":[[{"draw":2},{"remove":"own pawn"}],[{"look":5}]]}]}"#,
    r#"{"v":1,"title":"Ransacked","when":"end","do":[{"foe":[{"discard":1}]},{"foe":[{"look":2}],"may":true}]}"#,
    r#"{"v":1,"title":"Fate","when":"end","do":[{"roll":[[{"draw":1}],[{"discard":1}],[{"look":2}],[{"again":true}],[]]}]}"#,
    r#"{"v":1,"title":"Echo","when":"reply","do":[{"copy":true}]}"#,
    r#"{"v":1,"title":"Magpie","when":"reply","do":[{"take-card":true}]}"#,
    r#"{"v":1,"title":"Hush","when":"reply","do":[{"cancel":true}]}"#,
];

/// Pairs with cards by lot that are tried: a share, and more in the soak.
fn by_lot() -> usize {
    std::env::var("DECKMATE_OWN_PAIRS").map_or(3_000, |pairs| pairs.parse().expect("a number"))
}

fn read(card: &deckmate::play::Value) -> (&'static str, &'static str) {
    let card = own::named(own::read(card).expect("a card").name()).expect("an own card");
    (card.row.name, card.packed)
}

/// A setup in which ten cards are in the hands, five in each, and once more, with a printed one, in the draw pile.
fn dealt(cards: &[(&str, &str)], board: Option<&str>) -> Value {
    let names: Vec<&str> = cards.iter().map(|&(name, _)| name).collect();
    let packed: Vec<String> = cards.iter().map(|(_, packed)| format!("{packed}:2")).collect();
    let pile: Vec<&str> = names.iter().copied().chain(["nope"]).collect();
    let mut setup = json!({ "cards": packed, "hands": { "first": names[..5], "second": names[5..] }, "pile": pile });
    if let Some(board) = board {
        setup["board"] = board.into();
    }
    setup
}

/// Ten cards in both hands, each of them once in either.
fn ten<'l>(lines: impl Iterator<Item = &'l str>) -> Vec<Value> {
    let mut cards: Vec<_> = lines.map(|line| read(&serde_json::from_str(line).expect("a value"))).collect();
    let mut setups = Vec::new();
    for board in [Some(FULL), Some(BARE), None] {
        setups.push(dealt(&cards, board));
        cards.rotate_left(5);
        setups.push(dealt(&cards, board));
    }
    setups
}

fn plain() -> Vec<Value> {
    ten(TEN.lines().filter(|line| line.starts_with('{')))
}

fn secretive() -> Vec<Value> {
    ten(SECRETIVE.iter().copied())
}

fn held(table: &Table, seat: Seat) -> Vec<Card> {
    table.piles.hand(seat).filter(|card| card.is_own()).collect()
}

#[test]
fn own_cards_tell_nothing() {
    let mut checker = Checker::<Storm>::new(None);
    checker.set_up(plain(), 2);
    checker.set_up(secretive(), 3);
    assert_eq!(checker.found, None);
    let Checker { pairs, continued, covered, .. } = checker;
    assert!(pairs > 2_000 && continued > pairs / 20, "{pairs} pairs, {continued} continued");
    println!("own cards: {pairs} pairs, {continued} continued, {covered} covered");
}

/// Blank cards in both hands, beside printed ones that nobody has seen, and with pieces to put back.
fn by_hand() -> Vec<Value> {
    let blank = |when: &str| {
        let card = json!({ "v": 1, "title": format!("Blank {when}"), "when": when, "do": "by-hand", "text": "Do it." });
        read(&serde_json::from_value(card).expect("a value"))
    };
    let cards = ["before", "instead", "end", "after", "any"].map(blank);
    let names: Vec<&str> = cards.iter().map(|&(name, _)| name).collect();
    let packed: Vec<String> = cards.iter().map(|(_, packed)| format!("{packed}:3")).collect();
    let setup = |board: &str, first: &[&str], second: &[&str]| {
        let hands = json!({ "first": [names[0], names[2], first[0], first[1]], "second": [names[1], names[3], second[0], second[1]] });
        let pool = json!({ "white": ["rook", "pawn"], "black": ["knight"] });
        let trap = json!([{ "card": "trap", "owner": "second", "at": "d4" }]);
        json!({ "board": board, "cards": packed, "hands": hands, "pool": pool, "lasting": trap })
    };
    let boards = [FULL, BARE];
    boards
        .map(|board| setup(board, &["crab", "nope"], &["mirror", "peace"]))
        .into_iter()
        .chain(boards.map(|board| setup(board, &["vulture", "exile"], &["attentat", "double"])))
        .collect()
}

#[test]
fn blank_cards_tell_nothing() {
    let mut checker = Checker::<Storm>::new(None);
    checker.set_up(by_hand(), 1);
    assert_eq!(checker.found, None);
    let Checker { pairs, continued, .. } = checker;
    assert!(pairs > 1_000 && continued > pairs / 20, "{pairs} pairs, {continued} continued");
    println!("blank cards: {pairs} pairs, {continued} continued");
}

#[test]
fn a_planted_leak_of_what_could_be_dropped_is_found() {
    let leak: Leak<Storm> = |table, eye, told| {
        let Doing::ByHand(it) = &table.doing else { return };
        if it.seat != eye {
            let held: Vec<&str> = table.piles.hand(it.seat).map(Card::name).collect();
            utter(told, held.join(" "));
        }
    };
    let mut checker = Checker::new(Some(leak));
    checker.set_up(by_hand(), 2);
    assert!(checker.found.is_some(), "it was not found in {} pairs", checker.pairs);
}

#[test]
fn cards_by_lot_tell_nothing() {
    let (steps, mut number) = (lots::steps(), 0);
    let mut checker = Checker::<Storm>::new(None);
    while checker.pairs < by_lot() && checker.found.is_none() {
        let mut dice = Dice::new(&format!("lot {number}"));
        let cards = (0..10).map(|_| {
            number += 1;
            read(&lots::card(&steps, &mut dice, number).as_str().into())
        });
        checker.set_up(vec![dealt(&cards.collect::<Vec<_>>(), None)], 1);
        if let Some(found) = &mut checker.found {
            *found = format!("{found}\nwith cards up to number {number}");
        }
    }
    assert_eq!(checker.found, None);
    println!("cards by lot: {} pairs with {number} cards", checker.pairs);
}

/// A tree's interpreter that looks at how many cards the other player could answer with.
fn spoiled(card: &mut CardPlay<'_, '_>, play: &TreePlay) -> Flow {
    let hand = card.table().piles.hand(card.other());
    card.void_if(hand.filter(|card| card.window() == When::Reply).count() != 1)?;
    let Play::Tree(TreePlay { carry_out, .. }) = tree::does(play.tree) else { panic!("it is a tree") };
    carry_out(card, play)
}

/// Cards that are played by that interpreter, in place of three printed ones.
fn spoil() {
    let spoiled = |row: &Row| {
        let &Row { number, name, title, window, lasts, text, glyphs, counsel, .. } = row;
        let tree = printed::said().find(|said| said.number == number).expect("the language says it").tree;
        let play = Play::Tree(TreePlay { tree, asks: &[], carry_out: spoiled });
        Row { number, name, title, window, lasts, text, glyphs, counsel, play }
    };
    let meant = ["peace", "conversion", "scouts"];
    let rows = cards::FILES.iter().copied().flatten().filter(|row| meant.contains(&row.name));
    let rows: Vec<Row> = rows.map(spoiled).collect();
    assert_eq!(rows.len(), meant.len());
    cards::play_instead(Box::leak(rows.into_boxed_slice())).expect("nothing has asked for the cards");
}

/// The rows belong to a whole process: the interpreter is spoiled in one of its own, which is this program once more.
#[test]
fn a_tree_that_counts_the_other_hand_is_found() {
    const NAME: &str = "own::a_tree_that_counts_the_other_hand_is_found";
    if std::env::var("DECKMATE_SPOILED").is_err() {
        let this = std::env::current_exe().expect("this program");
        let told = Command::new(this).args(["--exact", NAME]).env("DECKMATE_SPOILED", "1").output().expect("it runs");
        return assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stdout));
    }
    spoil();
    let hands = json!({ "first": ["peace", "conversion", "scouts"], "second": ["nope", "crab", "niet"] });
    let setups =
        [FULL, BARE].map(|board| json!({ "board": board, "hands": hands, "pile": ["no", "camel", "negative"] }));
    let mut checker = Checker::<Storm>::new(None);
    checker.set_up(setups.into(), 12);
    assert!(checker.found.is_some(), "it was not found in {} pairs", checker.pairs);
}

/// Things about own cards that must not be told, told.
const LEAKS: &[(&str, Leak<Storm>)] = &[
    ("the own cards of the other hand, left out of the game's list", |table, eye, told| {
        let other = held(table, eye.other());
        told.view.own.own.retain(|card| !other.iter().any(|held| held.name() == card.name));
    }),
    ("the own card that is drawn next", |table, _, told| {
        let next = table.piles.draws[0].last().map(|&token| table.piles.face(token)).filter(|card| card.is_own());
        utter(told, next.map_or("a printed one", Card::name).to_owned());
    }),
    ("how many own cards the other holds", |table, eye, told| {
        if let Some(prompt) = &mut told.prompt {
            prompt.text += &held(table, eye.other()).len().to_string();
        }
    }),
    ("what the other looks at by an own card", |table, eye, told| {
        let looks = |played: &str| own::short(played) == "spyglass";
        let is_others = table.played().is_some_and(|played| looks(played.card.name()) && played.seat != eye);
        if is_others && matches!(table.doing, Doing::Acting(_)) {
            let seen: Vec<&str> =
                table.piles.draws.iter().flatten().map(|&token| table.piles.face(token).name()).collect();
            whisper(told, &seen.join(" "));
        }
    }),
];

#[test]
fn planted_leaks_of_own_cards_are_found() {
    for (name, leak) in LEAKS {
        let mut checker = Checker::new(Some(*leak));
        checker.set_up(plain(), 12);
        assert!(checker.found.is_some(), "{name} was not found in {} pairs", checker.pairs);
        println!("{name} was found after {} pairs", checker.pairs);
    }
}
