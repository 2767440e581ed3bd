//! Scores of games, with how far chance may have moved them.

use super::played::Played;

/// The score of the level that is measured, and its 95 % interval.
pub fn scored(games: &[Played]) -> (f64, [f64; 2]) {
    let score = games.iter().map(|played| played.score).sum::<f64>() / games.len().max(1) as f64;
    let (low, high) = wilson(score, games.len() as f64);
    (score, [low, high])
}

/// The 95 % interval of a share (Wilson, 1927).
pub fn wilson(share: f64, count: f64) -> (f64, f64) {
    if count == 0.0 {
        return (0.0, 1.0);
    }
    let z2 = 1.96f64 * 1.96;
    let middle = (share + z2 / (2.0 * count)) / (1.0 + z2 / count);
    let half = 1.96 * (share * (1.0 - share) / count + z2 / (4.0 * count * count)).sqrt() / (1.0 + z2 / count);
    ((middle - half).max(0.0), (middle + half).min(1.0))
}
