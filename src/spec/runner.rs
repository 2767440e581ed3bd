//! Plays one case. At every prompt the game is saved, loaded, compared, and the loaded one plays on.

use std::collections::BTreeSet;

use deckmate::games::any::{AnyGame, Fault, NewGame};
use deckmate::play::Code;
use deckmate::play::{Eye, Seat};
use serde_json::{json, Value};

use super::explain::explain;
use super::look::see;
use super::offers::legal;
use super::parse::{Case, CaseStep};

/// Everything that can be seen of a game from outside.
#[derive(PartialEq)]
struct Shown {
    prompt: Value,
    offers: Value,
    /// Of first, second and the watcher.
    views: [Value; 3],
    save: String,
}

/// Plays the case; the error names the line and what went wrong.
pub fn play(case: &Case) -> Result<(), String> {
    let made = new_game(&case.game);
    let mut steps = &case.steps[..];
    if let Some((step, code)) = refused_setup(case) {
        return match made {
            Err(fault) if fault.code == code => Ok(()),
            Err(fault) => Err(at(step, format!("refused with {}: {}", fault.code, fault.message))),
            Ok(_) => Err(at(step, "the setup was accepted".to_string())),
        };
    }
    let mut game = reload(made.map_err(|fault| format!("the setup is refused, {}: {}", fault.code, fault.message))?)?;
    let mut last: &[String] = &[];
    while let Some((step, rest)) = steps.split_first() {
        game = take(game, step, last).map_err(|error| at(step, error))?;
        if step.word == "do" {
            last = &step.parts;
        }
        steps = rest;
    }
    Ok(())
}

fn at(step: &CaseStep, error: String) -> String {
    format!("line {}: {error}", step.line)
}

fn new_game(game: &Value) -> Result<AnyGame, Fault> {
    let new: NewGame =
        serde_json::from_value(game.clone()).map_err(|error| Fault::new(Code::BadInput, error.to_string()))?;
    AnyGame::new(new)
}

/// `refuse setup CODE` as the only step.
fn refused_setup(case: &Case) -> Option<(&CaseStep, &str)> {
    match &case.steps[..] {
        [step] if step.word == "refuse" => match &step.parts[..] {
            [part] => part.strip_prefix("setup ").map(|code| (step, code)),
            _ => None,
        },
        _ => None,
    }
}

/// One line of the case.
fn take(mut game: AnyGame, step: &CaseStep, last: &[String]) -> Result<AnyGame, String> {
    match step.word.as_str() {
        "do" => play_all(game, &step.parts),
        "again" => {
            let times: usize = step.parts.concat().parse().map_err(|_| "again needs a number".to_string())?;
            for _ in 0..times {
                game = play_all(game, last)?;
            }
            Ok(game)
        }
        "back" => {
            back(&mut game, &step.parts.concat())
                .map_err(|fault| format!("back is refused, {}: {}", fault.code, fault.message))?;
            reload(game)
        }
        "refuse" => step.parts.iter().try_for_each(|part| refuse(&mut game, part)).map(|()| game),
        "see" => step.parts.iter().try_for_each(|part| see(&game, part)).map(|()| game),
        "explain" => step.parts.iter().try_for_each(|part| explain(&game, part)).map(|()| game),
        "goal" => step.parts.iter().try_for_each(|part| goal(&game, part)).map(|()| game),
        _ => step.parts.iter().try_for_each(|part| legal(&game, part)).map(|()| game),
    }
}

fn play_all(mut game: AnyGame, answers: &[String]) -> Result<AnyGame, String> {
    for answer in answers {
        answer_one(&mut game, answer).map_err(|error| format!("do {answer}: {error}"))?;
        game = reload(game)?;
    }
    Ok(game)
}

/// One answer, with or without the seat that gives it and the milliseconds it took.
fn answer_one(game: &mut AnyGame, answer: &str) -> Result<(), String> {
    let (answer, thought) = answer.split_once(" @").unwrap_or((answer, "0"));
    let thought = thought.parse().map_err(|_| format!("`{thought}` is no time in milliseconds"))?;
    let text = match answer.split_once(' ') {
        None => answer,
        Some((seat, text)) => {
            let asked = json!(game.prompt());
            if asked["seat"] != json!(seat) {
                return Err(format!("not {seat} is asked: {asked}"));
            }
            text
        }
    };
    game.apply_after(text, thought).map(drop).map_err(|fault| {
        let offers = json!(game.offers());
        let texts: Vec<&str> = offers.as_array().into_iter().flatten().filter_map(|o| o["text"].as_str()).collect();
        format!("{}: {} (offered: {})", fault.code, fault.message, texts.join(" "))
    })
}

/// Takes back the last answer of this seat, or, if none is named, of the asked one.
fn back(game: &mut AnyGame, seat: &str) -> Result<(), Fault> {
    game.back_of(Seat::from_name(seat))
}

/// `reached check:black`, or with the seat that is judged, `second missed won by:1`: the goal stands so.
fn goal(game: &AnyGame, part: &str) -> Result<(), String> {
    let (seat, rest) = match part.split_once(' ').map(|(name, rest)| (Seat::from_name(name), rest)) {
        Some((Some(seat), rest)) => (Some(seat), rest),
        _ => (None, part),
    };
    let (expected, wanted) = rest.split_once(' ').ok_or_else(|| format!("goal {part}: what is wanted?"))?;
    match game.judge(wanted, seat) {
        Ok(verdict) if verdict.name() == expected => Ok(()),
        Ok(verdict) => Err(format!("goal {part}: it is {}", verdict.name())),
        Err(fault) if fault.code == expected => Ok(()),
        Err(fault) => Err(format!("goal {part}: refused with {}: {}", fault.code, fault.message)),
    }
}

/// `e2e5 not-offered`, `back revealed` or `back second revealed`: the refusal has this code and changes nothing.
fn refuse(game: &mut AnyGame, part: &str) -> Result<(), String> {
    let Some((answer, code)) = part.rsplit_once(' ') else {
        return Err(format!("refuse {part}: an answer and an error code are needed"));
    };
    let before = shown(game)?;
    let done = match answer.strip_prefix("back") {
        Some(seat) => back(game, seat.trim()),
        None => game.apply(answer).map(drop),
    };
    match done {
        Ok(()) => return Err(format!("refuse {part}: it was accepted")),
        Err(fault) if fault.code != code => {
            return Err(format!("refuse {part}: refused with {}: {}", fault.code, fault.message));
        }
        Err(_) => {}
    }
    if shown(game)? != before {
        return Err(format!("refuse {part}: the refusal changed the game"));
    }
    Ok(())
}

/// Saves and loads: both games must show the same to everybody.
fn reload(game: AnyGame) -> Result<AnyGame, String> {
    let before = shown(&game)?;
    let loaded = AnyGame::load(&before.save)
        .map_err(|fault| format!("the save is refused, {}: {}", fault.code, fault.message))?;
    let after = shown(&loaded)?;
    if after.prompt != before.prompt {
        return Err(format!("loading changed the prompt from {} to {}", before.prompt, after.prompt));
    }
    if after.offers != before.offers {
        return Err(format!("loading changed the offers from {} to {}", before.offers, after.offers));
    }
    if after.views != before.views {
        return Err(format!("loading changed a view from {} to {}", before.views[2], after.views[2]));
    }
    if after.save != before.save {
        return Err(format!("loading changed the save from {} to {}", before.save, after.save));
    }
    Ok(loaded)
}

fn shown(game: &AnyGame) -> Result<Shown, String> {
    let views = [view(game, Eye::Seat(Seat::First))?, view(game, Eye::Seat(Seat::Second))?, view(game, Eye::Watcher)?];
    let offers = game.offers();
    let mut texts = BTreeSet::new();
    if let Some(twice) = offers.iter().find(|offer| !texts.insert(&offer.text)) {
        return Err(format!("{} is offered twice", twice.text));
    }
    Ok(Shown { prompt: json!(game.prompt()), offers: json!(offers), views, save: game.save() })
}

fn view(game: &AnyGame, eye: Eye) -> Result<Value, String> {
    game.view(eye).map(|view| json!(view)).map_err(|fault| format!("no view, {}: {}", fault.code, fault.message))
}
