//! The positions of recorded games that a fit looks at.

use std::path::PathBuf;

use deckmate::board::{Board, Kind, Move, Side, Variant};
use deckmate::bots::chess::evaluate::Weights;
use deckmate::bots::level::scatter;
use deckmate::games::registry;
use deckmate::play::dice::fnv;
use deckmate::play::{Fault, Seat};

use super::fit::{chance, Sample};
use crate::played::{self, Played};

/// One of so many positions is taken: neighbours tell the same.
const ONE_OF: u64 = 3;

/// A position that a search thought further from even is not taken.
const FAR: i16 = 1_500;

/// Weight of the value of a search.
#[derive(Clone, Copy)]
pub struct Values {
    /// Its share, beside the result of the game.
    pub share: f32,
    /// Hundredths of a Pawn that are one unit of odds.
    pub unit: f32,
}

/// The quiet positions of the games of some files, in their order.
pub fn samples(game: &str, files: &[PathBuf], seed: &str, values: Values) -> Result<Vec<Sample>, Fault> {
    let mut samples = Vec::new();
    let salt = fnv(seed.as_bytes(), 0);
    for path in files {
        let text = played::text_of(path)?;
        for found in played::games_in(path, &text) {
            let (line, played) = found?;
            if played.kind != game {
                return Err(played::at_line(path, line, &format!("no game of {game}")));
            }
            if played.board.is_some() {
                return Err(played::at_line(path, line, "the game starts from a position of its own"));
            }
            if played.line.is_empty() {
                return Err(played::at_line(path, line, "no answers: play with `match --answers`, or with `gather`"));
            }
            read(game, &played, salt, values, &mut samples)?;
        }
    }
    Ok(samples)
}

/// The positions of one game. Those count in which nobody is in check, no King is alone, and the move played takes
/// nothing.
fn read(game: &str, played: &Played, salt: u64, values: Values, samples: &mut Vec<Sample>) -> Result<(), Fault> {
    let (position, variant) = registry::position(game, "")?;
    let weights = Weights::new(variant.files());
    let (mut board, mut side) = (position.board, position.side);
    let result = if played.seat == Seat::First.name() { played.score } else { 1.0 - played.score };
    // Both games of an opening are fitted, or both kept apart.
    let apart = scatter(salt ^ fnv(played.seed.as_bytes(), 1)).is_multiple_of(10);
    for (number, text) in (0..).zip(&played.line) {
        let Some(m) = find(&board, variant, side, text) else { break };
        let loud = m.becomes.is_some() || board.at(m.takes_on()).is_some();
        let lot = scatter(salt ^ board.hash() ^ number) % if played.values.is_empty() { ONE_OF } else { 1 };
        let value = played.values.get(number as usize).map(|&value| if side == Side::White { value } else { -value });
        let even = value.is_none_or(|value| value.abs() < FAR);
        let alone = Side::BOTH.iter().any(|&side| (board.of(side) - board.kind(Kind::King)).is_empty());
        if number >= played.opening && lot == 0 && even && !loud && !alone && !board.checked(variant, side) {
            let thought = value.map_or(result, |value| chance(f32::from(value) / values.unit).into());
            let share = f64::from(values.share);
            let score = share * thought + (1.0 - share) * result;
            let (counts, shares) = weights.sample(&board, side);
            samples.push(Sample::new(&counts, shares, score as f32, apart));
        }
        board.make(variant, m);
        side = side.foe();
    }
    Ok(())
}

fn find(board: &Board, variant: &Variant, side: Side, text: &str) -> Option<Move> {
    board.legal(variant, side).into_iter().find(|m| m.to_string() == text)
}
