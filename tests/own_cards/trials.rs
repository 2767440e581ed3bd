//! Trials of own cards: positions in which they can be played, and games of the computer with them.

use deckmate::bots::trial::{practice, rate};
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::{Code, Seat, Value};
use serde_json::{json, Value as Json};

use super::value;

fn card(title: &str, when: &str, steps: Json) -> Value {
    value(&json!({"v": 1, "title": title, "when": when, "do": steps}).to_string())
}

/// True if the position that was found is one in which the first seat is offered the card.
fn is_offered(card: &Value, number: u32) -> bool {
    let found = practice(card, number).unwrap().found.unwrap();
    let wanted = NewGame { setup: Some(found.setup), ..NewGame::of("chess-storm").seed(found.seed) };
    let mut game = AnyGame::new(wanted.option("open_hands", true)).unwrap();
    for answer in &found.moves {
        game.apply(answer).unwrap();
    }
    let view = game.view(deckmate::Eye::Seat(Seat::First)).unwrap();
    assert_eq!(view.turn.number, found.turn);
    let name = json!(view)["storm"]["own"][0]["name"].as_str().unwrap().to_owned();
    assert_eq!(json!(view)["storm"]["hands"]["first"], json!([name]));
    game.asked() == Some(Seat::First) && game.offers().iter().any(|offer| offer.text == format!("card:{name}"))
}

#[test]
fn a_position_is_found_for_cards_of_every_window() {
    let cards = [
        card("Left behind", "end", json!([{"remove": {"of": "foe pawn", "where": ["alone"]}}])),
        card("Windfall", "before", json!([{"draw": 2}])),
        card("Long step", "instead", json!([{"move": "own rook", "leap": [3, 0], "take": "foe"}])),
        card("Wergeld", "after", json!([{"only": "lost but pawn"}, {"remove": "foe pawn"}])),
        card("Last word", "reply", json!([{"cancel": true}])),
    ];
    for own in &cards {
        for number in 0..3 {
            assert!(is_offered(own, number), "{own:?}, {number}");
        }
    }
    let moves = |number| practice(&cards[0], number).unwrap().found.unwrap().moves;
    assert_eq!(moves(0), moves(0), "equal numbers give equal positions");
    assert!(moves(0) != moves(1) && moves(1) != moves(2), "others give others");
}

#[test]
fn a_blank_card_is_tried_without_the_computer_and_not_rated() {
    let text = "All knights get up, and are seated again by both players in turn.";
    let blank = value(
        &json!({"v": 1, "title": "Chairs", "when": "end", "do": "by-hand", "text": text, "art": "any:knight swap"})
            .to_string(),
    );
    assert!(is_offered(&blank, 0));
    assert_eq!(rate(&blank, 0).unwrap_err().code, Code::PeopleOnly);
}

#[test]
fn a_card_that_can_hardly_be_played_is_looked_for_up_to_a_bound() {
    let steps = json!([{"only": {"some": "own queen", "least": 3}}, {"remove": "foe pawn"}]);
    let searched = practice(&card("Three queens", "end", steps), 0).unwrap();
    assert!(searched.found.is_none());
    assert_eq!(searched.looked, 8_400);
    let refused = practice(&Value::from("no card"), 0).unwrap_err();
    assert_eq!(refused.code, Code::BadInput);
}

#[test]
fn a_game_with_the_card_is_told_in_figures() {
    let own = card("Windfall", "before", json!([{"draw": 2}]));
    let games: Vec<_> = (0..2).map(|number| rate(&own, number).unwrap()).collect();
    for game in &games {
        assert!(game.held >= game.playable && game.playable >= 1 && game.held <= game.turns, "{}", json!(game));
        assert!([0.0, 0.5, 1.0].contains(&game.score) && game.played <= 2);
    }
    assert_eq!(json!(games[0]), json!(rate(&own, 0).unwrap()), "equal numbers give equal games");
    let steps = json!([{"only": {"some": "own queen", "least": 3}}, {"remove": "foe pawn"}]);
    let never = rate(&card("Three queens", "end", steps), 1).unwrap();
    assert_eq!((never.playable, never.played, never.ended), (0, 0, false));
}
