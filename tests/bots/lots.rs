//! A pile that is shuffled within a turn: until the turn is over its order is as unknown as that of any other pile.

use deckmate::bots::{advise, review, suggest, Level};
use deckmate::games::doublecross::DoubleCross;
use deckmate::games::five_card::FiveCard;
use deckmate::games::storm::Storm;
use deckmate::play::{Game, Looker, Value};
use deckmate::AnyGame;
use serde_json::{json, Value as Json};

use super::asked;

/// The asked seat, by its own view.
fn looker(game: &AnyGame) -> Looker {
    Looker { seat: game.asked().expect("a question"), open: false }
}

/// Games of the same answers that the asked seat cannot tell apart, although chance fell otherwise in the last turn.
fn twins(mut wish: Json, answers: &[&str], most: usize) -> Vec<[AnyGame; 2]> {
    let (mut games, mut pairs) = (Vec::<AnyGame>::new(), Vec::new());
    for seed in 0..200 {
        wish["seed"] = json!(seed.to_string());
        let mut game = asked::game(wish.clone());
        answers.iter().for_each(|answer| drop(game.apply(answer).unwrap()));
        if game.asked().is_none() {
            continue;
        }
        let seen = game.seen_by(looker(&game));
        match games.iter().find(|other| other.asked() == game.asked() && other.seen_by(looker(&game)) == seen) {
            Some(other) if pairs.len() < most => pairs.push([other.clone(), game]),
            Some(_) => break,
            None => games.push(game),
        }
    }
    assert_eq!(pairs.len(), most, "{answers:?}");
    pairs
}

/// The tables of an imagined world from now on, where one is found.
fn course<G: Game>(game: &AnyGame, salt: &str) -> Option<Vec<G::Table>> {
    let mut world = game.world(looker(game), salt)?;
    let table = |world: &AnyGame| world.host::<G>().map(|host| host.table().clone());
    let mut course = vec![table(&world)?];
    for _ in 0..6 {
        let Some(offer) = world.offers().into_iter().next() else { break };
        world.apply(&offer.text).unwrap();
        course.push(table(&world)?);
    }
    Some(course)
}

/// All that the asked seat is told of its answers, and the number of looks at the clock meanwhile.
fn told(game: &AnyGame) -> Vec<String> {
    let mut ticks = 0;
    let hint = suggest(game, Level::Normal, Some(400), "lots", &mut || {
        ticks += 1;
        false
    });
    let advice = advise(game, 40, None, &mut || ticks += 1);
    let ahead = game.offers().into_iter().take(4).map(|offer| game.foresee(&[Value::from(offer.text.as_str())]));
    let mut told: Vec<String> = ahead.map(|ahead| serde_json::to_string(&ahead.unwrap().events).unwrap()).collect();
    told.extend([hint.unwrap().text, format!("{:?}", advice.unwrap()), ticks.to_string()]);
    let mut over = game.clone();
    let number = over.acts().len() + 1;
    let act = over.offers()[0].text.clone();
    over.apply(&act).unwrap();
    while over.asked().is_some() {
        let offers = over.offers();
        let end = offers.iter().find(|offer| offer.text == "resign").unwrap_or(&offers[0]).text.clone();
        over.apply(&end).unwrap();
    }
    told.push(format!("{:?}", review(&over, number, looker(game), 40).unwrap().better));
    told
}

/// So many worlds are found, and all that is told of twins is the same.
fn nothing_of_the_order_is_known<G: Game>(wish: Json, answers: &[&str], most: usize) -> usize {
    let mut found = 0;
    for [one, other] in twins(wish, answers, most) {
        for salt in 0..12 {
            let [here, there] = [&one, &other].map(|game| course::<G>(game, &salt.to_string()));
            assert!(here == there, "{} {answers:?}: the worlds differ", G::INFO.name);
            found += usize::from(here.is_some());
        }
        assert_eq!(told(&one), told(&other), "{} {answers:?}", G::INFO.name);
    }
    found
}

#[test]
fn the_order_of_a_deck_made_in_this_turn_is_imagined() {
    let discards = json!({
        "first": ["white-pawn", "white-pawn", "black-pawn", "white-knight", "lose-move"],
        "second": ["white-rook", "black-knight", "white-knight", "black-king", "black-pawn"],
    });
    let wish = json!({ "game": "doublecross", "setup": { "deck": [], "discards": discards } });
    assert!(nothing_of_the_order_is_known::<DoubleCross>(wish, &["draw"], 2) > 6);
}

#[test]
fn the_order_of_a_stack_made_in_this_turn_is_imagined() {
    // In check without a card that helps: a fold, and a move with the new hand.
    let setup = json!({
        "board": "6k1/5ppp/8/1b6/8/8/8/4R1K1 w - -",
        "hands": { "first": ["rook"], "second": ["queen", "rook", "pawn", "pawn", "pawn"] },
        "stack": ["rook"],
        "discard": ["bishop", "bishop", "bishop", "bishop"],
    });
    let wish = json!({ "game": "five-card", "setup": setup, "options": { "clock": "none" } });
    nothing_of_the_order_is_known::<FiveCard>(wish, &["e1e8", "fold"], 2);
}

#[test]
fn the_order_of_the_deck_of_a_tie_break_is_imagined() {
    let hands = json!({ "first": ["queen"], "second": ["wild"] });
    let setup = json!({ "board": "7k/8/5K2/8/8/8/6Q1/8 w - -", "hands": hands, "stack": [] });
    let wish = json!({ "game": "five-card", "setup": setup, "options": { "clock": "none" } });
    assert!(nothing_of_the_order_is_known::<FiveCard>(wish, &["g2g6", "draw"], 2) > 6);
}

#[test]
fn the_order_of_a_draw_pile_made_in_this_turn_is_imagined() {
    let discard = ["crab", "veto", "nope", "home", "stall", "stable"];
    let setup = |card: &str| {
        json!({
            "board": "6k1/5ppp/8/8/8/8/P4PPP/R5K1 w - -",
            "hands": { "first": [card, "urbanism"], "second": ["asylum", "niet"] },
            "pile": [],
            "discard": discard,
        })
    };
    for (card, found) in [("cylinder", 1), ("swap", 24)] {
        let wish = json!({ "game": "chess-storm", "setup": setup(card) });
        let answer = format!("card:{card}");
        assert!(nothing_of_the_order_is_known::<Storm>(wish, &[&answer, "pass"], 2) >= found);
    }
}
