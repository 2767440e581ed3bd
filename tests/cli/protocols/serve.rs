//! `deckmate serve`: prompts out, answers in, and nothing that the asked seat may not see.

use deckmate::{AnyGame, Eye, NewGame, Seat};
use serde_json::{json, Value};

use super::Talk;

fn hear(talk: &mut Talk) -> Value {
    serde_json::from_str(&talk.hear().expect("a line")).expect("JSON")
}

/// Every prompt is that of a game that is played beside it, with the view of the asked seat and no other.
fn follows(game: &str, options: &str, answers: usize) {
    let mut talk = Talk::begin(&format!("serve --game {game} --seat both --seed lines --options={options}"));
    let told = hear(&mut talk);
    assert_eq!(told["seats"], json!(["first", "second"]), "{told}");
    let chosen = deckmate::play::option_text::options(game, &registry_options(game), options).unwrap();
    let mut beside = AnyGame::new(NewGame { options: chosen, ..NewGame::of(game).seed("lines-0") }).unwrap();
    for number in 0..answers {
        let told = hear(&mut talk);
        let Some(seat) = beside.asked() else {
            assert_eq!(told["t"], "result", "{game}");
            let result = beside.view(Eye::Watcher).unwrap().result.unwrap();
            assert_eq!(told["result"], json!(result));
            return;
        };
        assert_eq!(told["t"], "prompt", "{game}");
        assert_eq!(told["prompt"]["seat"], json!(seat.name()));
        let eye = beside.reader().unwrap();
        assert!(eye == Eye::Seat(seat) || eye == Eye::Watcher);
        assert_eq!(told["view"], json!(beside.view(eye).unwrap()), "{game}");
        let offers = told["offers"].as_array().unwrap();
        let playing: Vec<&str> =
            offers.iter().filter(|it| it["role"] == "play").map(|it| it["text"].as_str().unwrap()).collect();
        let text = playing[number * 7 % playing.len()].to_owned();
        talk.say(&json!({ "answer": text, "ms": 5 }).to_string());
        beside.apply_after(&text, 5).unwrap();
    }
}

fn registry_options(game: &str) -> Vec<deckmate::play::OptionSpec> {
    deckmate::games::registry::find(game).unwrap().options()
}

#[test]
fn it_shows_each_seat_its_own_view_and_takes_its_answers() {
    for (game, options) in [
        ("doublecross", "forgetful=10"),
        ("five-card", "failed_call=loss"),
        ("deception", ""),
        ("chess-storm", ""),
        ("chess", ""),
    ] {
        follows(game, options, 150);
    }
}

#[test]
fn a_wrong_answer_is_refused_and_the_question_put_again() {
    let mut talk = Talk::begin("serve --game five-card --seat second --against random --seed wrong");
    assert_eq!(hear(&mut talk)["seats"], json!(["second"]));
    let first = hear(&mut talk);
    assert_eq!(first["prompt"]["seat"], json!(Seat::Second.name()));
    for (line, code) in [
        ("nonsense", "bad-input"),
        ("", "bad-input"),
        (r#"["e7e5"]"#, "bad-input"),
        (r#"{ "choice": "e7e5" }"#, "bad-input"),
        (r#"{ "answer": "e2e4" }"#, "not-offered"),
    ] {
        talk.say(line);
        let refused = hear(&mut talk);
        assert_eq!((&refused["t"], &refused["code"]), (&json!("refused"), &json!(code)), "{refused}");
        assert_eq!(hear(&mut talk), first);
    }
    talk.end();
}

/// Whoever knows the seed can deal the game and look at all its cards.
#[test]
fn a_seat_hears_of_the_seed_only_when_the_game_is_over() {
    for seat in ["first", "second"] {
        let mut talk = Talk::begin(&format!("serve --game doublecross --seat {seat} --against random --seed hidden"));
        let (mut said, mut told) = (0, hear(&mut talk));
        while told["t"] != "result" {
            assert!(!told.to_string().contains("hidden-0"), "{told}");
            if told["t"] == "prompt" {
                let offers = told["offers"].as_array().unwrap();
                let resigns = |it: &&Value| it["text"] == "resign" && said > 6;
                let offer = offers.iter().find(resigns).or(offers.iter().find(|it| it["role"] == "play")).unwrap();
                talk.say(&json!({ "answer": offer["text"] }).to_string());
                said += 1;
            }
            told = hear(&mut talk);
        }
        assert_eq!(told["seed"], "hidden-0", "{told}");
        talk.end();
    }
    let mut talk = Talk::begin("serve --game doublecross --seat both --seed hidden");
    assert_eq!(hear(&mut talk)["seed"], "hidden-0");
    hear(&mut talk);
    talk.end();
}
