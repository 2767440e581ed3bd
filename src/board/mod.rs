//! The shared board: squares, pieces, moves and their making. It knows no cards, no turns and no seats.

mod attack;
mod bent;
mod bent_attack;
mod bent_edits;
mod bent_moves;
mod bent_reach;
#[allow(clippy::module_inception)] // the file that holds `Board` is best called board
mod board;
mod castle;
mod castling;
pub mod dir;
mod edit;
mod geometry;
mod moves;
pub mod order;
mod overlay;
mod pawns;
mod perft;
mod piece;
mod piece_set;
mod reach;
mod refusal;
mod setup;
mod sink;
mod square;
mod terrain;
mod variant;
mod zobrist;

pub use bent::Bent;
pub use bent_reach::{Meets, Path};
pub use board::Board;
pub use castling::{CastleSafety, Castling, Rights, RightsStyle};
pub use dir::{forward, takes, Dir};
pub use edit::{Edit, Undo};
pub use geometry::Geometry;
pub use overlay::Overlay;
pub use perft::{divide, perft};
pub use piece::{Kind, Piece, PieceId, Side};
pub use piece_set::{PieceSet, Pieces};
pub use reach::{Power, Reach};
pub use refusal::SetupError;
pub use setup::Position;
pub use sink::{Any, Count, How, List, Move, Sink};
pub use square::{Square, SquareSet, Squares};
pub use terrain::Terrain;
pub use variant::Variant;
