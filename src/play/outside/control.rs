//! Time control: how much time both players have, and what a turn does to it.

use std::ops::RangeInclusive;

/// Effect of a turn on the time of who had it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Milliseconds that are free at the beginning of each turn.
    Delay(u32),
    /// Milliseconds that are added after each turn.
    Increment(u32),
    /// All time is given anew for each turn.
    Move,
    /// Time that one thinks is given to the other.
    Hourglass,
}

/// A time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// Milliseconds for each player.
    pub time: u32,
    /// Effect of a turn on it.
    pub pace: Pace,
}

/// The control that a game has when nothing is said, and the meaning of its `10+5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UsualControl {
    /// The control as text, or `none`.
    pub text: &'static str,
    /// True if a bare `10+5` has five seconds of delay, false if they are added after each turn.
    pub delays: bool,
}

/// A text that is no control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoControl;

/// Shape of a control, for a sentence that refuses one.
pub const SHAPE: &str = "`none`, minutes and seconds such as `3+2` (0.5, or 1 to 180, and 0 to 60; `3+2-delay` or \
                         `3+2-increment` says what the seconds are), `30-move` (5 to 3600 seconds for each move) or \
                         `5-hourglass` (1 to 60 minutes)";

impl UsualControl {
    /// Word for what the seconds of a bare `10+5` are.
    pub fn word(self) -> &'static str {
        if self.delays {
            "delay"
        } else {
            "increment"
        }
    }

    /// Reads a control: nothing for `none`.
    ///
    /// # Errors
    /// The text is no control.
    pub fn read(self, text: &str) -> Result<Option<TimeControl>, NoControl> {
        if text == "none" {
            return Ok(None);
        }
        let (numbers, word) = text.split_once('-').unwrap_or((text, self.word()));
        let one = |range: RangeInclusive<u32>| number(numbers, range);
        let control = match word {
            "move" => TimeControl { time: one(5..=3600)? * 1_000, pace: Pace::Move },
            "hourglass" => TimeControl { time: one(1..=60)? * 60_000, pace: Pace::Hourglass },
            "delay" | "increment" => {
                let (minutes, seconds) = numbers.split_once('+').ok_or(NoControl)?;
                let each = number(seconds, 0..=60)? * 1_000;
                let pace = if word == "delay" { Pace::Delay(each) } else { Pace::Increment(each) };
                // Half a minute is the shortest; no other fraction is a control.
                let time = if minutes == "0.5" { 30_000 } else { number(minutes, 1..=180)? * 60_000 };
                TimeControl { time, pace }
            }
            _ => return Err(NoControl),
        };
        Ok(Some(control))
    }
}

/// A whole number within a range.
fn number(text: &str, range: RangeInclusive<u32>) -> Result<u32, NoControl> {
    text.parse().ok().filter(|n| range.contains(n)).ok_or(NoControl)
}
