//! Plan of a run: all that its seed says of it.

use crate::bots::level::Level;

/// The number of the rules of runs: a day's run is the same for everybody who has these.
pub const RULES: u16 = 1;
/// Games of a run.
pub const GAMES: usize = 7;
/// The hardest wind.
const WINDS: u8 = 5;

/// A run before anything is chosen.
pub struct Plan {
    /// The seed.
    pub seed: String,
    /// The player's rung.
    pub rung: Level,
    /// Hardness beyond the usual.
    pub wind: u8,
    /// True for somebody's first run.
    pub is_first: bool,
}

/// The rung and the wind of a seed: `run-DAY-RULES`, or a level, a wind and a lot. Nothing for another text.
pub fn parts(seed: &str) -> Option<(Level, u8)> {
    let mut parts = seed.split('-');
    let (word, number, last) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() || last.is_empty() {
        return None;
    }
    if word == "run" {
        return (number.parse::<u32>().is_ok() && last == RULES.to_string()).then_some((Level::Easy, 0));
    }
    let wind = number.parse().ok().filter(|&wind| wind <= WINDS)?;
    Level::from_name(word).filter(|&level| level >= Level::Novice).map(|level| (level, wind))
}
