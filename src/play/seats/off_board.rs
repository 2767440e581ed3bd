//! Off board: how a piece is shown that has left the board.

use serde::Serialize;

use crate::board::{Board, PieceId};
use crate::play::outside::word::words;

/// A piece off the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OffBoard {
    /// Kind that it had when captured.
    #[serde(serialize_with = "words")]
    pub kind: &'static str,
    /// Side that owned it.
    #[serde(serialize_with = "words")]
    pub side: &'static str,
    /// Kind under its cloak; only in a game whose pieces wear cloaks.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "words")]
    pub base: Option<&'static str>,
}

impl OffBoard {
    /// A piece without a base.
    pub fn of(board: &Board, id: PieceId) -> OffBoard {
        let piece = board.piece(id);
        OffBoard { kind: piece.kind.name(), side: piece.side.name(), base: None }
    }
}
