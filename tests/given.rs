//! Rolls from outside: whoever holds the game knows none before it is given, an answer without its rolls changes nothing,
//! and saves, compact texts and earlier points give the same game again.
#![allow(clippy::unwrap_used)] // a test may fail

use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{Code, Dice, Event, Eye, Seat};

/// Gives an answer with rolls of these dice: as many as it turns out to need.
fn give(game: &mut AnyGame, text: &str, dice: &mut Dice) -> usize {
    let mut rolls = Vec::new();
    loop {
        let before = game.save();
        match game.answer_with(&text.into(), 0, &rolls) {
            Ok(_) => return rolls.len(),
            Err(fault) => {
                assert_eq!(fault.code, Code::NeedsRoll, "{fault}");
                assert_eq!(game.save(), before, "nothing has changed");
                rolls.push(dice.below(fault.of.unwrap() as usize) as u32);
            }
        }
    }
}

/// A game of random answers and rolls, at most so many.
fn played(name: &str, salt: &str, most: usize) -> (AnyGame, usize) {
    let mut dice = Dice::new(salt);
    let mut game = AnyGame::new(NewGame::of(name).rolls([])).unwrap();
    let mut rolled = 0;
    for _ in 0..most {
        let offers = game.offers();
        let offers: Vec<_> = offers.iter().filter(|offer| !["resign", "offer:draw"].contains(&&*offer.text)).collect();
        if offers.is_empty() {
            break;
        }
        let text = offers[dice.below(offers.len())].text.clone();
        rolled += give(&mut game, &text, &mut dice);
    }
    (game, rolled)
}

#[test]
fn games_with_given_rolls_are_kept_and_come_again() {
    let games = (0..6).map(|salt| ("doublecross", format!("a{salt}")));
    let mut all = 0;
    for (name, salt) in games.chain([("chess", "c".into()), ("full-double", "d".into())]) {
        let (game, rolled) = played(name, &salt, 300);
        assert!(rolled == 0 || name == "doublecross");
        all += rolled;
        let again = AnyGame::load(&game.save()).unwrap();
        assert_eq!((again.record(), again.save()), (game.record(), game.save()));
        let expanded = AnyGame::expand(&game.compact().unwrap()).unwrap();
        assert_eq!(expanded.save(), game.save());
        let answers = game.acts().len();
        for at in [0, 1, answers / 2, answers] {
            let then = game.after(at).unwrap();
            assert_eq!(then.acts().len(), at);
            assert_eq!(then.told(), game.told()[..then.told().len()], "{name} after {at} answers");
        }
    }
    assert!(all > 60, "{all} rolls");
}

#[test]
fn each_card_is_drawn_by_lot_from_all_that_are_left() {
    let mut cards = Vec::new();
    for lot in 0..46 {
        let mut game = AnyGame::new(NewGame::of("doublecross").rolls([])).unwrap();
        game.answer_with(&"draw".into(), 0, &[lot]).unwrap();
        let told = serde_json::to_value(game.told()).unwrap();
        let drawn = told.as_array().unwrap().iter().find(|event| event["t"] == "draw").unwrap();
        cards.push(drawn["card"].as_str().unwrap().to_owned());
    }
    let count = |name: &str| cards.iter().filter(|card| *card == name).count();
    assert_eq!((count("white-pawn"), count("black-king"), count("white-rook")), (8, 1, 2));
}

#[test]
fn rolls_that_do_not_fit_are_refused_and_nothing_has_changed() {
    let (mut game, _) = played("doublecross", "misfits", 0);
    let before = game.save();
    for (rolls, code) in [
        (&[][..], Code::NeedsRoll),
        (&[46], Code::NeedsRoll),
        (&[u32::MAX, 1], Code::NeedsRoll),
        (&[1, 1], Code::BadInput),
    ] {
        assert_eq!(game.answer_with(&"draw".into(), 0, rolls).unwrap_err().code, code, "{rolls:?}");
        assert_eq!(game.save(), before);
    }
    let seeded = AnyGame::new(NewGame::of("doublecross")).unwrap().answer_with(&"draw".into(), 0, &[1]).unwrap_err();
    assert_eq!(seeded.code, Code::BadInput);
    for seed in ["*", "*a"] {
        assert_eq!(AnyGame::new(NewGame::of("chess").seed(seed)).unwrap_err().code, Code::BadSeed);
    }
    assert_eq!(AnyGame::new(NewGame::of("chess").rolls([3])).unwrap_err().code, Code::BadInput);
    let (game, _) = played("doublecross", "kept", 40);
    let damaged = game.save().replacen("roll ", "roll 1", 1);
    assert_eq!(AnyGame::load(&damaged).unwrap_err().code, Code::BadSave);
}

#[test]
fn what_came_after_a_roll_is_not_taken_back() {
    let mut game = AnyGame::new(NewGame::of("doublecross").rolls([])).unwrap();
    game.answer_with(&"draw".into(), 0, &[0]).unwrap();
    assert_eq!(game.back().unwrap_err().code, Code::Revealed);
    let text = game.offers().swap_remove(0).text;
    let moved = game.record();
    game.apply(&text).unwrap();
    game.back_of(Some(Seat::First)).unwrap();
    assert_eq!(game.record(), moved);
}

/// The kinds in the order in which a roll names what a seal hid.
const SEALS: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/// Two devices of one game of Deception Chess, each without the other's bases, and the game with both.
fn sealed(salt: &str, dice: &mut Dice) -> ([AnyGame; 2], AnyGame) {
    let make = || AnyGame::new(NewGame::of("deception").seed(salt).rolls([])).unwrap();
    let (mut devices, mut whole) = ([make(), make()], make());
    for seat in 0..2 {
        let rolls: Vec<u32> = (2..=16).rev().map(|of| dice.below(of) as u32).collect();
        for game in [&mut devices[seat], &mut whole] {
            game.answer_with(&"shuffle".into(), 0, &rolls).unwrap();
            game.apply("done").unwrap();
        }
        devices[1 - seat].apply("sealed").unwrap();
    }
    (devices, whole)
}

#[test]
fn sealed_bases_are_told_when_they_are_shown_and_both_devices_play_the_whole_game() {
    let (mut shown, mut ended) = (0, 0);
    for salt in 0..3 {
        let mut dice = Dice::new(&format!("sealed-{salt}"));
        let (mut devices, mut whole) = sealed("sealed", &mut dice);
        for _ in 0..150 {
            let Some(seat) = whole.asked() else { break };
            let offers = whole.offers();
            let offers: Vec<_> =
                offers.iter().filter(|offer| !["resign", "offer:draw"].contains(&&*offer.text)).collect();
            let Some(offer) = offers.get(dice.below(offers.len())) else { break };
            let text = offer.text.clone();
            let events = whole.apply(&text).unwrap();
            let told = serde_json::to_value(&events).unwrap();
            let lifted = told.as_array().unwrap().iter().find(|event| event["t"] == "uncloak");
            let kind = lifted.map(|event| SEALS.iter().position(|kind| event["kind"] == **kind).unwrap() as u32);
            for (at, game) in devices.iter_mut().enumerate() {
                let own = offers
                    .iter()
                    .map(|offer| &offer.text)
                    .all(|text| game.offers().iter().any(|offer| offer.text == *text));
                assert!(own, "a device offers what the whole game does: {seat:?} at {at}");
                if let Err(fault) = game.answer_with(&text.as_str().into(), 0, &[]) {
                    assert_eq!((fault.code, fault.of), (Code::NeedsRoll, Some(6)));
                    shown += 1;
                    game.answer_with(&text.as_str().into(), 0, &[kind.unwrap()]).unwrap();
                }
                let views =
                    [&*game, &whole].map(|game| serde_json::to_value(game.view(Eye::Watcher).unwrap()).unwrap());
                if whole.asked().is_some() {
                    assert_eq!(views[0], views[1]);
                    let eye = Eye::Seat(Seat::BOTH[at]);
                    assert_eq!(
                        serde_json::to_value(game.view(eye).unwrap()).unwrap(),
                        serde_json::to_value(whole.view(eye).unwrap()).unwrap()
                    );
                }
            }
            let over = events.iter().any(|event| matches!(event, Event::Over { .. }));
            ended += usize::from(over);
        }
        for game in &devices {
            assert_eq!(game.told(), whole.told());
            assert_eq!(AnyGame::load(&game.save()).unwrap().save(), game.save());
        }
    }
    assert!(shown > 20 && ended > 0, "{shown} shown, {ended} ended");
}

#[test]
fn a_base_of_which_none_is_left_cannot_be_shown() {
    let mut dice = Dice::new("kings");
    let mut game = AnyGame::new(NewGame::of("deception").rolls([])).unwrap();
    for answer in ["done", "sealed", "e2e4"] {
        game.apply(answer).unwrap();
    }
    // The first king that is shown is the only one.
    game.answer_with(&"uncloak:a7".into(), 0, &[5]).unwrap();
    let moved = game.offers().into_iter().find(|offer| offer.squares.len() == 2).unwrap();
    give(&mut game, &moved.text, &mut dice);
    game.apply("d2d3").unwrap();
    let before = game.save();
    assert_eq!(game.answer_with(&"uncloak:b7".into(), 0, &[5]).unwrap_err().code, Code::Diverged);
    assert_eq!(game.save(), before);
    let dealt = AnyGame::new(NewGame::of("deception")).unwrap();
    assert!(dealt.offers().iter().all(|offer| offer.text != "sealed"), "where the seed deals nothing is sealed");
}
