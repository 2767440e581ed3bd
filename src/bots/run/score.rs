//! Score of a run, line by line.

use serde::Serialize;

use super::reached::{Outcome, Reached};

/// Points by a mate, by the points of what stands, and by a draw, each times the number of the game.
const MATE: u32 = 20;
const POINTS: u32 = 12;
const DRAW: u32 = 4;
/// Points by a reward that was left, and by a heart at the end.
const SKIP: u32 = 5;
const HEART: u32 = 15;

/// A line of the score.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ScoreLine {
    /// The number of the game to which it belongs, if it does to one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<u32>,
    /// Reason for the points.
    pub text: String,
    /// The points.
    pub points: u32,
}

/// The lines of a run so far.
pub fn lines(reached: &Reached) -> Vec<ScoreLine> {
    let mut lines = Vec::new();
    let mut add = |game: Option<u32>, text: String, points: u32| lines.push(ScoreLine { game, text, points });
    for (number, game) in (1..).zip(&reached.games) {
        let at = Some(number);
        match game.outcome {
            Outcome::Mated => add(at, format!("Game {number}: won by mate"), MATE * number),
            Outcome::Won => add(at, format!("Game {number}: won on points"), POINTS * number),
            Outcome::Drawn => add(at, format!("Game {number}: drawn"), DRAW * number),
            Outcome::Lost => {}
        }
        if game.left > 0 && game.outcome == Outcome::Mated {
            add(at, format!("Game {number}: turns left before dusk"), game.left);
        }
    }
    if reached.skips > 0 {
        add(None, format!("Rewards you left: {}", reached.skips), SKIP * reached.skips);
    }
    if reached.has_crossed() && reached.hearts > 0 {
        add(None, format!("Hearts left: {}", reached.hearts), HEART * reached.hearts);
    }
    lines
}
