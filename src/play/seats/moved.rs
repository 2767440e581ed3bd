//! Moved: what a line of the log about a move says beside its sentence, by how the pieces looked before it.

use serde::Serialize;

use crate::board::{Board, Edit, How, Kind, Move, PieceId};
use crate::play::outside::word::words;
use crate::play::seats::off_board::OffBoard;

/// The piece of a move, what it captures, and what it becomes: as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moved {
    /// Kind that it has before the move.
    #[serde(serialize_with = "words")]
    pub kind: Kind,
    /// Its army.
    #[serde(serialize_with = "words")]
    pub side: &'static str,
    /// The pieces that leave the board for it.
    pub takes: Vec<OffBoard>,
    /// Kind that it is promoted to.
    #[serde(serialize_with = "words")]
    pub becomes: Option<Kind>,
    /// The castling that it is: `O-O` towards the last file, `O-O-O` towards the first.
    #[serde(serialize_with = "words")]
    pub castles: Option<&'static str>,
    /// The move in short notation, such as `Nxf3+`, in a game by the laws of chess.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short: Option<String>,
}

impl Moved {
    /// The changes that a move is about to make by these edits.
    pub fn of(board: &Board, m: Move, edits: &[Edit]) -> Moved {
        let taken = edits.iter().filter_map(|edit| match *edit {
            Edit::Lift { piece, .. } if piece != m.piece && !matches!(m.how, How::Castle(..)) => {
                Some(OffBoard::of(board, piece))
            }
            _ => None,
        });
        let castles = matches!(m.how, How::Castle(..)).then_some(if m.named() > m.from { "O-O" } else { "O-O-O" });
        Moved { takes: taken.collect(), becomes: m.becomes, castles, ..Moved::alone(board, m.piece) }
    }

    /// A piece that goes somewhere and does nothing else.
    pub fn alone(board: &Board, piece: PieceId) -> Moved {
        let it = board.piece(piece);
        Moved { kind: it.kind, side: it.side.name(), takes: Vec::new(), becomes: None, castles: None, short: None }
    }
}
