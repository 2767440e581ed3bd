//! Foresight: what is foreseen of an answer happens when it is given, and nothing is changed by looking ahead.
#![allow(clippy::unwrap_used)] // a test may fail

#[path = "laws/starts.rs"]
mod starts;
#[path = "foresee/worlds.rs"]
mod worlds;

use deckmate::games::any::{AnyGame, NewGame};
use deckmate::games::registry::GAMES;
use deckmate::play::{Code, Dice, Role, Value, Wondered};
use serde_json::json;

fn texts(answers: &[&str]) -> Vec<Value> {
    answers.iter().map(|&text| Value::from(text)).collect()
}

fn written<T: serde::Serialize>(events: &[T]) -> Vec<serde_json::Value> {
    events.iter().map(|event| serde_json::to_value(event).unwrap()).collect()
}

const GAMES_OF_EACH: usize = 12;

/// Of one game the number of answers looked at, and of those of which something, and of which something wrong was foreseen.
#[derive(Default, Debug)]
struct Count {
    tried: usize,
    foreseen: usize,
    unlike: usize,
}

/// Plays a game by lot, foresees each answer before it is given and compares.
fn play(name: &str, seed: &str, count: &mut Count) {
    let mut game = AnyGame::new(NewGame::of(name).seed(seed)).unwrap();
    let mut dice = Dice::new(seed);
    for _ in 0..80 {
        let Some(asked) = game.asked() else { return };
        let offers: Vec<_> = game.offers().into_iter().filter(|offer| offer.role == Role::Play).collect();
        if offers.is_empty() {
            return;
        }
        // The secret set-up of Deception Chess comes to an end.
        let done = offers.iter().find(|offer| offer.text == "done");
        let text = done.unwrap_or(&offers[dice.below(offers.len())]).text.clone();
        let before = game.kept();
        let found = game.foresee(&texts(&[&text])).unwrap();
        assert_eq!(json!(game.kept()), json!(before), "looking ahead has changed the game");
        let mut happened = game.apply(&text).unwrap();
        // Foresight takes it that the other player lets the answer pass.
        while game.asked() == Some(asked.other()) && game.offers().iter().any(|offer| offer.text == "pass") {
            happened.extend(game.apply("pass").unwrap());
        }
        count.tried += 1;
        let [told, real] = [written(&found.events), written(&happened)];
        count.foreseen += usize::from(!told.is_empty());
        count.unlike += usize::from(!real.starts_with(&told));
    }
}

#[test]
fn what_is_foreseen_happens() {
    for game in GAMES {
        let (name, mut count) = (game.info().name, Count::default());
        for n in 0..GAMES_OF_EACH {
            play(name, &format!("foresee-{n}"), &mut count);
        }
        println!("{name}: {count:?}");
        assert!(count.foreseen * 5 > count.tried * 2 && count.tried > 100, "{name}: {count:?}");
        assert_eq!(count.unlike, 0, "{name}: {count:?}");
    }
}

/// The existence of an answer hangs on a hand that White does not see: the worlds that are looked at may all agree.
#[test]
fn a_mate_that_hangs_on_a_hidden_hand_is_not_foreseen() {
    let board = "6k1/5ppp/8/1b6/8/8/8/4R1K1 w - -";
    let cards = ["pawn", "knight", "bishop", "queen", "wild"];
    for number in 0..625 {
        let others = [1, 5, 25, 125].map(|unit| cards[number / unit % 5]);
        let hand: Vec<&str> = ["rook"].into_iter().chain(others).collect();
        if hand.iter().filter(|card| **card == "wild").count() > 3 {
            continue;
        }
        let setup = json!({ "board": board, "called": "first", "hands": { "first": hand, "second": ["bishop"] } });
        let wish = NewGame { setup: serde_json::from_value(setup).unwrap(), ..NewGame::of("five-card") };
        let game = AnyGame::new(wish.seed("hidden")).unwrap();
        let told = json!(written(&game.foresee(&texts(&["e1e8"])).unwrap().events)).to_string();
        assert!(told.contains("rook e1 to e8") && !told.contains("Checkmate"), "{hand:?}: {told}");
    }
}

#[test]
fn a_question_that_follows_is_foreseen_with_its_answers() {
    let setup = json!({ "hands": { "first": ["periphery"], "second": [] }, "pile": ["home", "stable"] });
    let wish = NewGame { setup: serde_json::from_value(setup).unwrap(), ..NewGame::of("chess-storm") };
    let game = AnyGame::new(wish).unwrap();
    let now = game.foresee(&[]).unwrap();
    assert_eq!((now.prompt, now.offers), (game.prompt(), game.offers()));
    assert!(now.events.is_empty());
    let found = game.foresee(&texts(&["card:periphery"])).unwrap();
    let prompt = found.prompt.unwrap();
    assert_eq!((prompt.why, prompt.card), ("target", Some("periphery")));
    assert!(found.offers.iter().any(|offer| offer.squares == ["a1", "a3"]), "{:?}", found.offers);
}

#[test]
fn what_would_not_be_offered_is_refused_by_name() {
    let game = AnyGame::new(NewGame::of("chess")).unwrap();
    let refused = |answers: &[&str]| game.foresee(&texts(answers)).unwrap_err();
    let fault = refused(&["e2e5"]);
    assert_eq!(fault.code, Code::NotOffered);
    assert!(fault.message.contains("`e2e5`"), "{}", fault.message);
    let fault = refused(&["e2e4", "e7e5"]);
    assert_eq!(fault.code, Code::NotOffered);
    assert!(fault.message.contains("nothing can be foreseen where `e7e5`"), "{}", fault.message);
}

#[test]
fn after_an_uncloaking_the_question_says_that_a_move_is_left() {
    let mut game = AnyGame::new(NewGame::of("deception").seed("uncloaked")).unwrap();
    game.apply("done").unwrap();
    game.apply("done").unwrap();
    let asked = |game: &AnyGame| game.prompt_of(game.asked().unwrap()).unwrap().text;
    assert_eq!(asked(&game), "Your move.");
    game.apply("uncloak:b1").unwrap();
    assert_eq!(asked(&game), "Uncloaked. Now move any piece.");
}

#[test]
fn why_not_is_told_of_a_planned_question_too() {
    let board = "4r1k1/5ppp/8/8/8/8/4N1PP/1N2K3 w - -";
    let setup = json!({ "board": board, "hands": { "first": ["dub"], "second": [] } });
    let setup = Some(serde_json::from_value(setup).unwrap());
    let game = AnyGame::new(NewGame { setup, ..NewGame::of("chess-storm") }).unwrap();
    let at = |square| Wondered { square: Some(square), ..Wondered::default() };
    let why = |square| game.explain_after(&texts(&["card:dub"]), at(square)).unwrap();
    assert_eq!(why("e2").unwrap(), "Dub with the knight on e2 would put your king in check.");
    assert_eq!(why("g8").unwrap(), "Dub: choose one of your own pieces.");
    assert_eq!(why("b1"), None);
    assert_eq!(game.explain_after(&[], at("e5")), game.explain(None, at("e5")));
    assert_eq!(game.explain_after(&texts(&["e2e3"]), at("e5")).unwrap_err().code, Code::NotOffered);
}
