//! The positions of recorded games that a fit looks at.

use std::path::PathBuf;

use super::fit::Sample;
use crate::board::{Board, Move, Side, Variant};
use crate::bots::chess::evaluate::Weights;
use crate::bots::level::scatter;
use crate::cli::played::{self, Played};
use crate::games::registry;
use crate::play::dice::fnv;
use crate::play::{Fault, Seat};

/// One of so many positions is taken: neighbours tell the same.
const ONE_OF: u64 = 3;

/// The quiet positions of the games of some files, in their order.
pub fn samples(game: &str, files: &[PathBuf], seed: &str) -> Result<Vec<Sample>, Fault> {
    let mut samples = Vec::new();
    let salt = fnv(seed.as_bytes(), 0);
    for path in files {
        let text = played::text_of(path)?;
        for found in played::games_in(path, &text) {
            let (line, played) = found?;
            if played.kind != game || played.line.is_empty() {
                return Err(played::at_line(path, line, &format!("no answers of a game of {game}")));
            }
            read(game, &played, salt, &mut samples)?;
        }
    }
    Ok(samples)
}

/// The positions of one game. Those count in which nobody is in check and the move played takes nothing.
fn read(game: &str, played: &Played, salt: u64, samples: &mut Vec<Sample>) -> Result<(), Fault> {
    let (position, variant) = registry::position(game, "")?;
    let weights = Weights::new(variant.files());
    let (mut board, mut side) = (position.board, position.side);
    let score = if played.seat == Seat::First.name() { played.score } else { 1.0 - played.score };
    // Both games of an opening are fitted, or both kept apart.
    let apart = scatter(salt ^ fnv(played.seed.as_bytes(), 1)).is_multiple_of(10);
    for (number, text) in (0..).zip(&played.line) {
        let Some(m) = find(&board, variant, side, text) else { break };
        let loud = m.becomes.is_some() || board.at(m.takes_on()).is_some();
        let lot = scatter(salt ^ board.hash() ^ number) % ONE_OF;
        if number >= played.opening && lot == 0 && !loud && !board.checked(variant, side) {
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
