//! Question: a position to find a move in, with what the search must know of the game so far.

use crate::board::{Board, Side, Variant};
use crate::bots::level::Blur;
use crate::games::classic::Table;

/// A position to find a move in.
pub struct Question<'a> {
    /// The board.
    pub board: &'a Board,
    /// The rules of movement.
    pub variant: &'a Variant,
    /// The side to move.
    pub side: Side,
    /// [`key_of`](super::tree::key_of) each earlier position since the last capture or Pawn move, for repetitions.
    pub history: &'a [u64],
    /// Half-moves since the last capture or Pawn move.
    pub fifty: u16,
    /// After so many of them the game is drawn, unless the last one mates: see [`limit`].
    pub limit: u16,
    /// The noise that weakens the evaluation.
    pub blur: Blur,
}

impl<'a> Question<'a> {
    /// The question that is open at a table.
    pub fn of(table: &'a Table, blur: Blur) -> Question<'a> {
        Question {
            board: &table.board,
            variant: table.variant,
            side: table.side(),
            history: &table.keys[..table.keys.len().saturating_sub(1)],
            fifty: table.quiet,
            limit: limit(table.claims),
            blur,
        }
    }
}

/// The half-moves without a capture or Pawn move that draw a game by themselves: where draws are claimed, that is the
/// seventy-five-move rule.
pub const fn limit(claimed: bool) -> u16 {
    if claimed {
        150
    } else {
        100
    }
}
