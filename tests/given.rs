//! Rolls from outside: whoever holds the game knows none before it is given, an answer without its rolls changes nothing,
//! and saves, compact texts and earlier points give the same game again.
#![allow(clippy::unwrap_used)] // a test may fail

use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{Code, Dice};

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
    game.back_of(Some(deckmate::play::Seat::First)).unwrap();
    assert_eq!(game.record(), moved);
}
