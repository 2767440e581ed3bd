//! Clock view: the times of both players as everybody sees them.

use serde::Serialize;

use crate::play::outside::word::words;
use crate::play::seats::by_seat::BySeat;

/// The clocks of both players, in milliseconds.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ClockView {
    /// Time that each player has left, without what is free in this turn.
    pub left: BySeat<u32>,
    /// Time of this turn that is still free.
    pub free: BySeat<u32>,
    /// False where time does not count: before the first turn, in a part that has no clock, and at the end.
    pub runs: bool,
    /// `delay`, `increment`, `move` or `hourglass`.
    #[serde(serialize_with = "words")]
    pub pace: &'static str,
    /// Time that is free in each turn, that is added after it, or that each move has.
    pub each: u32,
    /// Time of each player at the start.
    pub time: u32,
}
