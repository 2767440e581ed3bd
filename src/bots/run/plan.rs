//! Plan of a run: all that its seed says of it.

use serde::Serialize;

use crate::bots::level::Level;

/// The number of the rules of runs: a day's run is the same for everybody who has these.
pub const RULES: u16 = 4;
/// The oldest rules by which a run that is kept goes on.
pub const OLDEST: u16 = 2;
/// Games of a run.
pub const GAMES: usize = 7;
/// The burden of each hard wind, beyond those before it.
pub const WINDS: [&str; 5] = [
    "two hearts.",
    "your shadow plays a level higher.",
    "no reward may be left.",
    "one heart.",
    "your opponents begin with Pass in play.",
];

/// The levels at which a run is played, the weakest first.
pub const RUNGS: [Level; 5] = [Level::Novice, Level::Beginner, Level::Easy, Level::Normal, Level::Strong];

/// A run before anything is chosen.
pub struct Plan {
    /// The number of the rules that it follows.
    pub rules: u16,
    /// The seed.
    pub seed: String,
    /// The player's rung.
    pub rung: Level,
    /// Hardness beyond the usual.
    pub wind: u8,
    /// True for somebody's first run.
    pub is_first: bool,
}

/// A day's run: the day, and the rules of runs for which it was made.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Day {
    /// The day.
    pub day: u32,
    /// The rules; one that begins by newer rules is for practice.
    pub rules: u16,
}

/// The day of a seed `run-DAY-RULES`; nothing of another one, and where the rules are newer than this engine's.
pub fn day(seed: &str) -> Option<Day> {
    let (day, rules) = seed.strip_prefix("run-")?.split_once('-')?;
    let found = Day { day: day.parse().ok()?, rules: rules.parse().ok()? };
    let is_plain = format!("run-{}-{}", found.day, found.rules) == seed;
    (is_plain && (1..=RULES).contains(&found.rules)).then_some(found)
}

/// The rung and the wind of a seed: `run-DAY-RULES`, or a level, a wind and a lot. Nothing for another text.
pub fn parts(seed: &str) -> Option<(Level, u8)> {
    let mut parts = seed.split('-');
    let (word, number, last) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() || last.is_empty() {
        return None;
    }
    if word == "run" {
        return day(seed).map(|_| (Level::Easy, 0));
    }
    let wind = number.parse().ok().filter(|&wind| usize::from(wind) <= WINDS.len())?;
    Level::from_name(word).filter(|level| RUNGS.contains(level)).map(|level| (level, wind))
}
