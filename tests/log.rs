//! The log: with whose army a line stands.
#![allow(clippy::unwrap_used)] // a test may fail

use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::Eye;
use serde_json::json;

/// DX-23: who draws Switch Sides does so with the army that is left, and that army's column tells the whole turn.
#[test]
fn a_turn_that_switches_sides_stands_with_one_army() {
    let setup = json!({ "deck": ["switch-sides", "white-pawn"] });
    let wish = NewGame { setup: serde_json::from_value(setup).unwrap(), ..NewGame::of("doublecross") };
    let mut game = AnyGame::new(wish).unwrap();
    game.apply("draw").unwrap();
    let log = game.view(Eye::Watcher).unwrap().log;
    let told: Vec<_> = log.iter().map(|line| (line.side, line.text.as_str())).collect();
    let switched = "Sides switched: the player who drew the card now plays Black.";
    assert_eq!(told, [(Some("white"), "White draws Switch Sides."), (Some("white"), switched)]);
    assert_eq!(game.view(Eye::Watcher).unwrap().sides.first, "black");
    // The other player now owns White, and goes on.
    game.apply("draw").unwrap();
    assert_eq!(game.view(Eye::Watcher).unwrap().log[2].text, "White draws White Pawn.");
}
