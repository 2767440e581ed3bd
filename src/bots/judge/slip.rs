//! Slip: what a choice was worth in a game that is lost or won, where the chance to win hardly tells it.

use super::chances::{gain, if_even, odds};
use super::reviewed::MateSlip;
use super::steady::Known;

/// The least odds, in thousandths, by which an answer is clearly better in such a game: two and a half Pawns in chess.
const CLEAR: i32 = 1_150;
/// The least cost in an even game of a mate that was missed or let in.
const MATED: i32 = 3_000;
/// Mates of so many moves are seen by players.
const MOVES: i32 = 3;
/// Moves by which a mate must be put off to be worth a word.
const LATER: i32 = 3;

/// The odds that these chances have over those of another answer, where they are clearly better.
pub fn clear_odds(values: &[i32], others: &[i32], other: i32) -> Option<i32> {
    let of = |values: &[i32]| values.iter().map(|&value| odds(value)).collect::<Vec<_>>();
    let (gain, doubt) = gain(&of(values), &of(others), odds(other));
    (gain >= CLEAR.max(doubt)).then_some(gain)
}

/// The cost in an even game of what gave these odds away, and the mate in it.
pub fn even(odds: i32, mate: Option<MateSlip>) -> i32 {
    if_even(odds.max(0)).max(if mate.is_some() { MATED } else { 0 })
}

/// The mate that the better answer gives and the given one does not, or that the given one lets in.
pub fn mate(better: &Known, given: &Known) -> Option<MateSlip> {
    let wins = |known: &Known| known.plies.filter(|&plies| plies >= 0).map(|plies| 1 + plies / 2);
    let loses = |known: &Known| known.plies.filter(|&plies| plies < 0).map(|plies| (1 - plies) / 2);
    if let Some(moves) = wins(better) {
        return (moves <= MOVES && wins(given).is_none()).then_some(MateSlip::Missed(moves));
    }
    let moves = loses(given).filter(|&moves| moves <= MOVES)?;
    let is_put_off = loses(better).is_none_or(|later| later >= moves + LATER);
    is_put_off.then_some(MateSlip::Allowed(moves))
}
