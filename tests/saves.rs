//! Saves: whatever text comes in, a game or a refusal that names the culprit comes out.
#![allow(clippy::unwrap_used)] // a test may fail

use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{ByName, Eye, Seat, Value};
use proptest::prelude::*;

fn game(name: &str) -> AnyGame {
    let mut game = AnyGame::new(NewGame::of(name).seed("saves")).unwrap();
    for _ in 0..12 {
        let offers = game.offers();
        let Some(offer) = offers.iter().find(|offer| offer.text != "resign") else { break };
        game.apply(&offer.text.clone()).unwrap();
    }
    game
}

fn refusal(text: &str) -> (&'static str, String) {
    match AnyGame::load(text) {
        Ok(_) => panic!("{text} was loaded"),
        Err(fault) => (fault.code.name(), fault.message),
    }
}

#[test]
fn a_save_of_a_newer_format_is_named() {
    let save = game("doublecross").save().replace("\"format\":2", "\"format\":7");
    assert_eq!(
        refusal(&save),
        ("newer-save", "the save is of a newer version: its format is 7, this engine knows 3".into())
    );
}

#[test]
fn a_save_of_newer_rules_is_named() {
    let save = game("chess").save().replace("\"rules\":1", "\"rules\":9");
    assert_eq!(refusal(&save).0, "newer-save");
}

#[test]
fn a_changed_answer_is_noticed() {
    let save = game("chess").save();
    let answer = save.split('"').find(|part| part.starts_with("first ")).unwrap().to_owned();
    let (code, message) = refusal(&save.replace(&answer, "first e2e5"));
    assert_eq!(code, "bad-save");
    assert!(message.contains("sum"), "{message}");
}

/// A map is sorted by name when it is read, which only short maps bear.
#[test]
fn a_map_with_too_many_names_is_refused() {
    let names: Vec<String> = (0..1_001).rev().map(|n| format!("\"name-{n}\":1")).collect();
    let many = format!("{{{}}}", names.join(","));
    for part in ["\"options\":{}", "\"setup\":null"] {
        let (field, _) = part.split_once(':').unwrap();
        let save = game("chess").save().replace(part, &format!("{field}:{many}"));
        let (code, message) = refusal(&save);
        assert_eq!(code, "bad-save");
        assert!(message.contains("more than 1000 names"), "{message}");
    }
}

/// Found by fuzzing links: `-0` was kept as `0`, under a sum over `-0`.
#[test]
fn a_nought_with_a_sign_is_kept_as_what_it_is() {
    for nought in ["-0", "-0.0", "-0e9"] {
        let wanted = NewGame::of("chess-storm").seed("saves").option("deck", Value::typed(nought));
        let game = AnyGame::new(wanted).unwrap();
        assert_eq!(AnyGame::load(&game.save()).unwrap().save(), game.save(), "{nought}");
    }
}

#[test]
fn texts_that_are_no_saves_are_refused() {
    for text in ["", "{}", "null", "[1,2]", "{\"format\":1}", "{\"format\":1,\"game\":\"chess\"}", "hello"] {
        assert_eq!(refusal(text).0, "bad-save", "{text}");
    }
}

/// A text as whoever changes a save by hand would leave it: the refusal itself says which sum fits.
fn sealed(text: &str) -> String {
    match AnyGame::load(text) {
        Err(fault) if fault.message.contains("but should be") => {
            let [was, wanted] = [1, 3].map(|at| fault.message.split('`').nth(at).unwrap());
            text.replace(was, wanted)
        }
        _ => text.to_owned(),
    }
}

/// Time that this thread has cost the processor, where the system tells it, so that nobody else's work counts; else the
/// time that has gone by.
fn spent(start: std::time::Instant) -> std::time::Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| start.elapsed(), std::time::Duration::from_nanos)
}

/// The secret set-up of Deception asks again and again in one turn: twice the answers take no more than about twice as
/// long, and what fits in a file that the page opens is loaded before anybody waits.
#[test]
fn a_long_secret_setup_is_loaded_in_linear_time() {
    let taken = |swaps: usize| {
        let mut save: serde_json::Value = serde_json::from_str(&game_of_cloaks().save()).unwrap();
        let turn = save["turns"].as_array_mut().unwrap().last_mut().unwrap().as_array_mut().unwrap();
        turn.truncate(turn.len() - 2);
        turn.extend(std::iter::repeat_n(serde_json::json!("first swap:a1b1"), swaps));
        let text = sealed(&save.to_string());
        let start = std::time::Instant::now();
        let before = spent(start);
        let loaded = AnyGame::load(&text).unwrap();
        assert_eq!(loaded.record().concat().iter().filter(|entry| entry.contains("swap")).count(), swaps);
        (spent(start).saturating_sub(before), text.len())
    };
    // The best of several counts: others may be disturbed. Quadratic growth would be 64 times.
    let best = |swaps: usize| (0..3).map(|_| taken(swaps)).min().unwrap();
    // The system counts in ticks of some milliseconds: less than one may be told as nothing.
    let few = best(2_000).0.max(std::time::Duration::from_millis(2));
    let (many, bytes) = best(16_000);
    assert!(bytes > 280_000, "{bytes} bytes");
    assert!(many < few * 24, "2,000 exchanges take {few:?}, 16,000 take {many:?}");
    assert!(many.as_secs() < 20, "{bytes} bytes take {many:?}");
}

/// Deception Chess after two answers of the secret set-up.
fn game_of_cloaks() -> AnyGame {
    let mut game = AnyGame::new(NewGame::of("deception").seed("saves")).unwrap();
    for _ in 0..2 {
        game.apply("swap:a1b1").unwrap();
    }
    game
}

/// Chess Storm with White's Pawns ready to be exchanged: three choices, and somebody who can answer.
fn storm(answers: &[&str]) -> AnyGame {
    let wanted = serde_json::json!({
        "game": "chess-storm",
        "seed": "saves",
        "setup": {
            "board": "6k1/pppp4/8/8/8/8/PPPP4/6K1 w - -",
            "hands": { "first": ["solid-snake", "crab"], "second": ["nope", "charge"] },
            "pool": { "white": ["queen"] },
            "lasting": [{ "card": "peace", "owner": "second", "at": "d7" }],
        },
    });
    let mut game = AnyGame::new(serde_json::from_value(wanted).unwrap()).unwrap();
    for answer in answers {
        game.apply(answer).unwrap();
    }
    game
}

/// From the declaration of a card to the turn after it.
const SNAKE: [&str; 8] = ["card:solid-snake", "swap:a2a7", "swap:b2b7", "done", "pass", "pass", "d7d5", "pass"];

#[test]
fn storm_is_saved_at_every_question_of_a_card() {
    let mut whys = Vec::new();
    for known in 0..SNAKE.len() {
        let game = storm(&SNAKE[..known]);
        let mut loaded = AnyGame::load(&game.save()).unwrap();
        whys.push(game.prompt().unwrap().why);
        assert_eq!(loaded.prompt(), game.prompt());
        assert_eq!(loaded.offers(), game.offers());
        for eye in [Eye::Seat(Seat::First), Eye::Seat(Seat::Second), Eye::Watcher] {
            assert_eq!(serde_json::json!(loaded.view(eye).unwrap()), serde_json::json!(game.view(eye).unwrap()));
        }
        for answer in &SNAKE[known..] {
            loaded.apply(answer).unwrap();
        }
        assert_eq!(loaded.save(), storm(&SNAKE).save());
    }
    assert_eq!(whys, ["action", "target", "target", "target", "reply", "after", "action", "end"]);
}

#[test]
fn a_wrong_answer_in_a_save_of_storm_is_named() {
    let save = storm(&SNAKE[..5]).save();
    for (was, now, why) in [
        ("first swap:a2a7", "first swap:a2h5", "`swap:a2h5`"),
        ("first swap:b2b7", "first swap:b2a7", "`swap:b2a7`"),
        ("first card:solid-snake", "first card:favorite", "`card:favorite`"),
        ("first done", "second done", "first is asked"),
        ("second pass", "first pass", "second is asked"),
        ("second pass", "second card:charge", "`card:charge`"),
        ("second pass", "second", "no seat"),
        ("second pass", "second pass soon", "no time"),
    ] {
        let (code, message) = refusal(&sealed(&save.replace(was, now)));
        assert_eq!(code, "bad-save");
        let named = format!("the save is damaged at turn 1, `{now}`: ");
        assert!(message.starts_with(&named) && message.contains(why), "{message}");
    }
    let roll = save.split('"').find(|part| part.starts_with("roll ")).unwrap().to_owned();
    let (_, of) = roll.split_once('/').unwrap();
    let (code, message) = refusal(&sealed(&save.replacen(&roll, &format!("roll {of}/{of}"), 1)));
    assert_eq!((code, message.as_str()), ("bad-save", "the save is damaged: its rolls are not those of its seed"));
}

#[test]
fn a_save_of_older_rules_is_loaded_if_it_fits_and_else_says_why() {
    let mut game = AnyGame::new(NewGame::of("five-card").seed("saves")).unwrap();
    for seat in ["first", "second"] {
        game.apply("fold").unwrap_or_else(|fault| panic!("{seat}: {fault}"));
    }
    let save = game.save();
    let rules = save.split("\"rules\":").nth(1).unwrap().split(',').next().unwrap();
    let rules: u16 = rules.parse().unwrap();
    let old = save.replace(&format!("\"rules\":{rules}"), &format!("\"rules\":{}", rules - 1));
    assert_eq!(AnyGame::load(&old).unwrap().save(), save);
    let (code, message) = refusal(&sealed(&old.replace("first fold", "first pass")));
    let named = format!("the save was made with older rules ({}, now {rules}) and does not fit at turn 1", rules - 1);
    assert!(code == "bad-save" && message.starts_with(&named), "{message}");
}

#[test]
fn a_wrong_setup_in_a_save_of_storm_is_named() {
    let save = storm(&SNAKE[..4]).save();
    for (was, now, why) in [
        ("\"crab\"", "\"wild\"", "no card `wild`"),
        ("\"crab\"", "\"nope\"", "no card `nope` left"),
        ("\"crab\"", "\"peace\"", "no card `peace` left"),
        ("\"queen\"", "\"king\"", "a king is never in a pool"),
        ("\"at\":\"d7\"", "\"at\":\"d6\"", "needs a piece on d6"),
        ("\"at\":\"d7\"", "\"at\":\"g8\"", "cannot be about the black king"),
        ("\"peace\"", "\"provocation\"", "`provocation` lies on no square: `d7` says nothing"),
        ("\"options\":{}", "\"options\":{\"hand_size\":1}", "at most 1"),
        ("\"options\":{}", "\"options\":{\"deck\":\"tornado:1\"}", "`deck`"),
        ("\"options\":{}", "\"options\":{\"open_hands\":3}", "`open_hands`"),
        ("6k1/pppp4", "6kk/pppp4", "king"),
    ] {
        assert!(save.contains(was), "{was}");
        let (code, message) = refusal(&sealed(&save.replace(was, now)));
        assert!(code == "bad-save" && message.contains("damaged") && message.contains(why), "{now}: {message}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_gives_a_game_or_a_refusal(text in ".{0,200}") {
        prop_assert!(AnyGame::load(&text).is_err());
    }

    #[test]
    fn a_save_with_a_changed_byte_is_refused_or_the_same(at in 0usize..400, byte in 32u8..127) {
        let save = game("full-double").save();
        let mut bytes = save.clone().into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        let text = String::from_utf8(bytes).unwrap();
        if let Ok(loaded) = AnyGame::load(&text) {
            prop_assert_eq!(loaded.save(), save);
        }
    }

    #[test]
    fn a_save_of_storm_with_a_changed_record_is_refused_or_the_same(at in 0usize..40, what in 0usize..3, by in 0usize..40) {
        let mut save: serde_json::Value = serde_json::from_str(&storm(&SNAKE).save()).unwrap();
        let turns = save["turns"].as_array_mut().unwrap();
        let answered: Vec<_> = turns[1..].iter().flat_map(|turn| turn.as_array().unwrap()).cloned().collect();
        let turn = 1 + at % (turns.len() - 1);
        let entries = turns[turn].as_array_mut().unwrap();
        let at = at % entries.len();
        match what {
            0 => drop(entries.remove(at)),
            1 => entries.insert(at, answered[by % answered.len()].clone()),
            _ => entries[at] = answered[by % answered.len()].clone(),
        }
        let text = sealed(&save.to_string());
        if let Ok(loaded) = AnyGame::load(&text) {
            let again: serde_json::Value = serde_json::from_str(&loaded.save()).unwrap();
            prop_assert_eq!(again, serde_json::from_str::<serde_json::Value>(&text).unwrap());
        }
    }

    #[test]
    fn any_setup_text_gives_a_position_or_a_refusal(text in "[a-zA-Z0-9/ -]{0,60}") {
        for game in ["chess", "full-double", "doublecross", "chess-storm"] {
            if let Err(fault) = AnyGame::new(NewGame::of(game).board(text.clone())) {
                prop_assert_eq!(fault.code.name(), "bad-setup");
            }
        }
    }
}

#[test]
fn names_are_in_order_and_there_once() {
    let mut all: ByName<&str, u8> = [("fig", 1), ("apple", 2), ("pear", 3), ("fig", 4)].into_iter().collect();
    *all.at("apple", || 0) += 5;
    *all.at("date", || 8) += 1;
    let listed: Vec<_> = all.iter().map(|(&name, &thing)| (name, thing)).collect();
    assert_eq!(listed, [("apple", 7), ("date", 9), ("fig", 4), ("pear", 3)]);
    assert_eq!((all.get("fig"), all.get("plum")), (Some(&4), None));
}
