//! Promises of foresight hold in every world that agrees with what the seat sees: in random games, and in positions
//! where hidden things decide. `DECKMATE_FORESIGHT` sets how many questions each game with secrets is asked.

use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{Dice, Foreseen, Looker, Offer, Role, Seat};
use serde_json::{json, Value};

use super::starts::starts;
use super::{texts, written};

/// Answers that a game is played on for.
const ANSWERS: usize = 40;
/// Answers of one seat that are foreseen in a row at most.
const AHEAD: usize = 3;
/// Worlds in which a promise is kept or not.
const WORLDS: usize = 4;

/// The questions that one run of the tests asks in each game.
fn share() -> usize {
    std::env::var("DECKMATE_FORESIGHT").ok().and_then(|text| text.parse().ok()).unwrap_or(250)
}

/// Numbers of the things looked at, and the promises that were found broken.
#[derive(Default, Debug)]
struct Tried {
    questions: usize,
    promises: usize,
    worlds: usize,
    broken: Vec<String>,
}

/// The offers that act in the game.
fn acts(offers: Vec<Offer>) -> Vec<Offer> {
    offers.into_iter().filter(|offer| offer.role == Role::Play).collect()
}

/// A few answers in a row, each by lot among what the one before leads to, and what is promised of them.
fn promised(game: &AnyGame, dice: &mut Dice) -> Option<(Vec<String>, Foreseen)> {
    let mut said: Vec<String> = Vec::new();
    let mut offers = acts(game.offers());
    let mut found = Foreseen::default();
    while said.len() < AHEAD && !offers.is_empty() {
        said.push(offers.swap_remove(dice.below(offers.len())).text);
        let answers: Vec<&str> = said.iter().map(String::as_str).collect();
        found = game.foresee(&texts(&answers)).expect("offered answers");
        if found.prompt.is_none() {
            break;
        }
        offers = acts(std::mem::take(&mut found.offers));
        found.offers.clone_from(&offers);
    }
    (!said.is_empty()).then_some((said, found))
}

/// Breach of the promise, if there is one, by these answers in a world where the other player lets everything pass.
fn breach(mut world: AnyGame, seat: Seat, said: &[String], found: &Foreseen) -> Option<String> {
    let mut happened = Vec::new();
    for text in said {
        if world.asked() != Some(seat) {
            return Some(format!("`{text}` is not asked for"));
        }
        match world.apply(text) {
            Ok(events) => happened.extend(events),
            Err(fault) => return Some(fault.message),
        }
        while world.asked() == Some(seat.other()) && world.offers().iter().any(|offer| offer.text == "pass") {
            happened.extend(world.apply("pass").expect("an offered answer"));
        }
    }
    let [told, real] = [written(&found.events), written(&happened)];
    if !real.starts_with(&told) {
        let at = told.iter().zip(&real).take_while(|(told, real)| told == real).count();
        return Some(format!("{:?} instead of {}", real.get(at), told[at]));
    }
    let asked = found.prompt.as_ref()?;
    let same = world.prompt().as_ref() == Some(asked) && acts(world.offers()) == found.offers;
    (!same).then(|| format!("another question than {}", asked.text))
}

impl Tried {
    /// One question: answers by lot, and worlds in which they are given.
    fn ask(&mut self, game: &AnyGame, dice: &mut Dice) {
        let Some(seat) = game.asked() else { return };
        let Some((said, found)) = promised(game, dice) else { return };
        self.questions += 1;
        self.promises += usize::from(!found.events.is_empty() || found.prompt.is_some());
        for number in 0..WORLDS {
            let salt = format!("{}-{number}", self.questions);
            let world = game.world(Looker { seat, open: false }, &salt);
            let Some(world) = world else { continue };
            self.worlds += 1;
            if let Some(why) = breach(world, seat, &said, &found) {
                self.broken.push(format!("{}: {said:?}: {why}", json!(game.kept())));
                return;
            }
        }
    }

    /// Games from this start, until so many questions have been asked.
    fn play(&mut self, wish: NewGame, script: &[String], dice: &mut Dice) {
        let Ok(mut game) = AnyGame::new(wish) else { return };
        for number in 0..ANSWERS {
            let offers = acts(game.offers());
            if offers.is_empty() || self.questions >= share() {
                return;
            }
            // The next answer of a case, or else the end of a secret set-up, or anything.
            let is_offered = |text: &&str| offers.iter().any(|offer| offer.text == *text);
            let next = script.get(number).and_then(|line| line.rsplit(' ').next()).filter(is_offered);
            let done = Some("done").filter(is_offered).filter(|_| dice.below(4) > 0);
            let text = next.or(done).map(str::to_owned);
            self.ask(&game, dice);
            let text = text.unwrap_or_else(|| offers[dice.below(offers.len())].text.clone());
            game.apply(&text).expect("an offered answer");
        }
    }
}

/// Asks the share of a game, in turn from its usual start and from each of these.
fn promises_are_kept(name: &str, starts: &[(Value, Value, Vec<String>)]) {
    let mut dice = Dice::new("promises");
    let mut tried = Tried::default();
    let mut number = 0;
    while tried.questions < share() {
        let seed = format!("promise-{number}");
        let usual = NewGame::of(name).seed(&seed);
        let (wish, script) = match starts.get(dice.below(2 * starts.len().max(1))) {
            Some((options, setup, script)) => {
                let options = serde_json::from_value(options.clone()).unwrap_or_default();
                let setup = serde_json::from_value(setup.clone()).expect("a setup");
                (NewGame { options, setup: Some(setup), ..usual }, &script[..])
            }
            None => (usual, &[][..]),
        };
        tried.play(wish, script, &mut dice);
        number += 1;
    }
    let Tried { questions, promises, worlds, broken } = &tried;
    println!("{name}: {questions} questions, {promises} promises, {worlds} worlds, {} broken", broken.len());
    assert!(*promises * 3 > *questions && worlds > questions, "{name}: too little is promised or tried");
    assert!(broken.is_empty(), "{name}: {} broken, the first: {}", broken.len(), broken[0]);
}

fn setups(setups: &[Value]) -> Vec<(Value, Value, Vec<String>)> {
    setups.iter().map(|setup| (json!({}), setup.clone(), Vec::new())).collect()
}

#[test]
fn promises_of_five_card_are_kept() {
    let near_mate = "6k1/5ppp/8/1b6/8/8/8/4R1K1 w - -";
    let mut all = setups(&[
        json!({ "board": near_mate, "called": "first", "hands": { "first": ["rook", "queen", "wild"] } }),
        json!({ "board": near_mate, "called": "second", "hands": { "first": ["rook", "queen", "wild"] } }),
        json!({ "board": "6rk/6pp/8/8/4p3/8/3P4/4K3 w - -", "called": "first", "hands": { "first": ["pawn", "queen"] } }),
        json!({ "stack": ["wild"], "hands": { "first": ["pawn", "rook"] } }),
    ]);
    let loss = json!({ "check_without_card": "loss" });
    all.push((loss, json!({ "board": near_mate, "hands": { "first": ["rook", "queen", "wild"] } }), Vec::new()));
    promises_are_kept("five-card", &all);
}

#[test]
fn promises_of_deception_are_kept() {
    promises_are_kept(
        "deception",
        &setups(&[
            json!({ "bases": { "a2": "king", "h7": "king" } }),
            json!({ "board": "8/p6p/P6P/8/8/8/8/6k1 w - -", "bases": { "a6": "knight", "h6": "king" } }),
            json!({ "board": "7k/8/8/8/p7/Pp1p4/RP1P4/KRB5 b - -", "uncloaked": ["a1", "b1", "c1", "a2", "b2"] }),
            json!({ "board": "4k3/3p4/8/4N3/4n3/8/3P4/4K3 b - -", "bases": { "e5": "pawn", "e4": "pawn" } }),
            json!({ "board": "7R/4k2r/8/8/8/8/r7/4K3 w - -", "bases": { "h8": "pawn", "e1": "king" } }),
        ]),
    );
}

#[test]
fn promises_of_doublecross_are_kept() {
    promises_are_kept("doublecross", &setups(&[json!({ "board": "r3k2r/1P6/8/8/8/8/1p6/R3K2R w KQkq -" })]));
}

#[test]
fn promises_of_chess_storm_are_kept() {
    let cases = starts().into_values().flatten();
    let all: Vec<_> = cases.map(|(_, start)| (start.options, start.setup, start.script)).collect();
    promises_are_kept("chess-storm", &all);
}
