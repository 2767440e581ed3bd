//! Every game has a computer; it answers what is offered, the same for the same seed.

use deckmate::bots::{self, Level};
use serde_json::json;

use super::asked::{answer, game};

/// Whole games: every answer is offered, equal seeds give equal answers, and the clock is only a brake.
#[test]
fn equal_seeds_give_equal_answers() {
    for name in ["chess", "full-double", "doublecross", "chess-storm"] {
        for level in [Level::Random, Level::Greedy, Level::Easy, Level::Normal] {
            let mut game = game(json!({ "game": name, "seed": "again" }));
            for step in 0..40 {
                if game.prompt().is_none() {
                    break;
                }
                let seed = format!("again-{step}");
                let nodes = Some(400);
                let first = bots::suggest(&game, level, nodes, &seed, &mut || false).expect("an answer");
                let mut asked = 0;
                let mut clock = || {
                    asked += 1;
                    false
                };
                let second = bots::suggest(&game, level, nodes, &seed, &mut clock).expect("an answer");
                assert_eq!(first.text, second.text);
                game.apply(&first.text).expect("an offered answer");
            }
        }
    }
}

#[test]
fn a_stopped_clock_still_gets_an_answer() {
    for name in ["chess", "full-double", "doublecross", "chess-storm"] {
        let mut game = game(json!({ "game": name, "seed": "hurry" }));
        if name == "doublecross" {
            game.apply("draw").expect("a card");
        }
        let offer = bots::suggest(&game, Level::Strong, None, "s", &mut || true).expect("an answer");
        assert!(game.offers().iter().any(|other| other.text == offer.text));
    }
}

#[test]
fn greedy_takes_the_dearest_piece() {
    let game = game(json!({ "game": "chess", "seed": "greed",
        "setup": { "board": "4k3/8/8/3q1r2/4P3/8/8/4K3 w - -" } }));
    assert_eq!(answer(&game, Level::Greedy, "s"), "e4d5");
}

#[test]
fn every_game_has_a_bot() {
    for name in deckmate::games::registry::GAMES.map(|game| game.info().name) {
        let game = game(json!({ "game": name, "seed": "one-each" }));
        let given = answer(&game, Level::Greedy, "one-each");
        assert!(game.offers().iter().any(|offer| offer.text == given), "{name}");
    }
}
