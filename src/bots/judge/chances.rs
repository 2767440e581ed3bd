//! Chances of winning as whole numbers, and how far several estimates of one tell it.

/// The parts in which a chance is told.
pub const WHOLE: i32 = 10_000;
/// The smallest gain over several worlds that is more than the error of the estimate, however they agree.
const DOUBT: i32 = 300;
/// No chance is smaller, where odds are asked for.
const NEVER: f64 = 0.000_05;

/// The mean; nothing of nothing.
pub fn mean(values: &[i32]) -> Option<i32> {
    (!values.is_empty()).then(|| values.iter().sum::<i32>() / values.len() as i32)
}

/// The mean gain of these values over those of another answer, world by world where there are as many of them, else
/// over that answer's mean; and the part of it that may be error: twice its standard error, at least [`DOUBT`].
pub fn gain(values: &[i32], others: &[i32], other: i32) -> (i32, i32) {
    let gained = |at: usize| values[at] - if values.len() == others.len() { others[at] } else { other };
    let gains: Vec<i32> = (0..values.len()).map(gained).collect();
    let (middle, count) = (mean(&gains).unwrap_or(0), gains.len() as i64);
    let squares: i64 = gains.iter().map(|gain| i64::from(gain - middle).pow(2)).sum();
    let error = 2.0 * (squares as f64 / (count * (count - 1)).max(1) as f64).sqrt();
    (middle, DOUBT.max(error as i32))
}

/// The distance between estimates: twice their mean distance from the middle.
pub fn apart(values: &[i32]) -> i32 {
    let middle = mean(values).unwrap_or(0);
    let away: Vec<i32> = values.iter().map(|value| (value - middle).abs()).collect();
    2 * mean(&away).unwrap_or(0)
}

/// The odds of a chance as a logarithm, in thousandths: where a game is lost or won they still tell how far.
pub fn odds(chance: i32) -> i32 {
    let part = (f64::from(chance) / f64::from(WHOLE)).clamp(NEVER, 1.0 - NEVER);
    ((part / (1.0 - part)).ln() * 1_000.0).round() as i32
}

/// The chance that odds so much better add to an even game.
pub fn if_even(odds: i32) -> i32 {
    let chance = 1.0 / (1.0 + (-f64::from(odds) / 1_000.0).exp());
    ((chance - 0.5) * f64::from(WHOLE)).round() as i32
}
