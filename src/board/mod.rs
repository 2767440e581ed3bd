//! The shared board: squares, men, moves and their making. It knows no cards, no turns and no seats.

mod attack;
#[allow(clippy::module_inception)] // the file that holds `Board` is best called board
mod board;
mod castling;
mod edit;
mod geometry;
mod moves;
pub mod order;
mod pawns;
mod perft;
mod piece;
mod reach;
mod refusal;
mod setup;
mod sink;
mod square;
mod variant;
mod zobrist;

pub use board::Board;
pub use castling::{CastleSafety, Castling, Rights, RightsStyle};
pub use edit::{Edit, Undo};
pub use geometry::{Dir, Geometry};
pub use perft::{divide, perft};
pub use piece::{Kind, Men, Piece, PieceId, PieceSet, Side};
pub use reach::{forward, takes, Power, Reach};
pub use refusal::SetupError;
pub use setup::Position;
pub use sink::{Any, Count, How, List, Move, Sink};
pub use square::{Square, SquareSet, Squares};
pub use variant::Variant;
