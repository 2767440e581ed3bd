//! Saves: whatever text comes in, a game or a refusal that names the culprit comes out.
#![allow(clippy::unwrap_used)] // a test may fail

use deckmate::games::any::{AnyGame, NewGame};
use proptest::prelude::*;

fn game(name: &str) -> AnyGame {
    let wanted = NewGame { game: name.into(), seed: Some("saves".into()), options: Default::default(), setup: None };
    let mut game = AnyGame::new(wanted).unwrap();
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
        Err(fault) => (fault.code, fault.message),
    }
}

#[test]
fn a_save_of_a_newer_format_is_named() {
    let save = game("doublecross").save().replace("\"format\":1", "\"format\":7");
    assert_eq!(
        refusal(&save),
        ("newer-save", "the save is of a newer version: its format is 7, this engine knows 1".into())
    );
}

#[test]
fn a_save_of_newer_rules_is_named() {
    let save = game("doublecross").save().replace("\"rules\":1", "\"rules\":9");
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

#[test]
fn texts_that_are_no_saves_are_refused() {
    for text in ["", "{}", "null", "[1,2]", "{\"format\":1}", "{\"format\":1,\"game\":\"chess\"}", "hello"] {
        assert_eq!(refusal(text).0, "bad-save", "{text}");
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
    fn any_setup_text_gives_a_position_or_a_refusal(text in "[a-zA-Z0-9/ -]{0,60}") {
        for game in ["chess", "full-double", "doublecross"] {
            let setup = deckmate::play::Setup { board: Some(text.clone()), ..Default::default() };
            let wanted = NewGame { game: game.into(), seed: None, options: Default::default(), setup: Some(setup) };
            if let Err(fault) = AnyGame::new(wanted) {
                prop_assert_eq!(fault.code, "bad-setup");
            }
        }
    }
}
