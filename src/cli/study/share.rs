//! A share of games with its 95 % interval.

use std::fmt::{self, Display, Formatter};

use crate::score::wilson;

/// The sum of scores of some games.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct ScoreShare {
    /// The sum: 1 for a win, 0.5 for a draw.
    pub sum: f64,
    /// Of how many games.
    pub count: u32,
}

impl ScoreShare {
    /// Adds a game.
    pub fn add(&mut self, score: f64) {
        self.sum += score;
        self.count += 1;
    }

    /// The share, from 0 to 1; a half of no games.
    pub fn middle(self) -> f64 {
        if self.count == 0 {
            0.5
        } else {
            self.sum / f64::from(self.count)
        }
    }

    /// The 95 % interval (Wilson).
    pub fn interval(self) -> (f64, f64) {
        wilson(self.middle(), f64::from(self.count))
    }
}

impl Display for ScoreShare {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let (low, high) = self.interval();
        write!(f, "{:.1} % ({:.1} to {:.1})", self.middle() * 100.0, low * 100.0, high * 100.0)
    }
}
