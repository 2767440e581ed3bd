//! Perft: the number of lines of play of a given length, the measure and the proof of a generator.

use super::board::Board;
use super::side::Side;
use super::sink::{List, Move, MoveCount};
use super::variant::Variant;

/// The number of lines of `depth` moves from here, `side` to move.
///
/// ```
/// use deckmate::board::perft;
/// use deckmate::games::registry;
///
/// let (mut start, rules) = registry::position("full-double", "")?;
/// assert_eq!(perft(&mut start.board, rules, start.side, 2), 2304);
/// # Ok::<(), deckmate::Fault>(())
/// ```
pub fn perft(board: &mut Board, variant: &Variant, side: Side, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => {
            let mut count = MoveCount::default();
            board.moves(variant, side, &mut count);
            count.0
        }
        _ => {
            let mut list = List(Vec::with_capacity(64));
            board.moves(variant, side, &mut list);
            let mut total = 0;
            for &m in &list.0 {
                let undo = board.make(variant, m);
                total += perft(board, variant, side.foe(), depth - 1);
                board.unmake(m, undo);
            }
            total
        }
    }
}

/// The lines of `depth` moves (at least one), told apart by the first move.
///
/// ```
/// use deckmate::board::{chess, divide, Position};
///
/// let mut start = Position::parse(chess::START, chess::variant())?;
/// let parts = divide(&mut start.board, chess::variant(), start.side, 3);
/// let from_e4 = parts.iter().find(|(m, _)| m.to.name() == "e4").map(|(_, lines)| *lines);
/// assert_eq!(from_e4, Some(600));
/// assert_eq!(parts.iter().map(|(_, lines)| lines).sum::<u64>(), 8902);
/// # Ok::<(), deckmate::board::SetupError>(())
/// ```
pub fn divide(board: &mut Board, variant: &Variant, side: Side, depth: u32) -> Vec<(Move, u64)> {
    let mut parts = Vec::new();
    for m in board.legal(variant, side) {
        let undo = board.make(variant, m);
        parts.push((m, perft(board, variant, side.foe(), depth.saturating_sub(1))));
        board.unmake(m, undo);
    }
    parts
}
