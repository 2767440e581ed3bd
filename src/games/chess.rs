//! Plain chess, the warm-up: the laws of chess with two players, nothing hidden and no chance.

use crate::board::{Board, Kind, Square, Variant};
use crate::games::classic::{is_bare, ChessRules};
use crate::play::{Config, Info};

/// Plain chess.
#[derive(Clone)]
pub struct Chess;

pub use crate::board::chess::{castlings, variant, FILES, PROMOTIONS, START};

impl ChessRules for Chess {
    const FACTS: Info = Info {
        name: "chess",
        title: "Chess",
        about: "The game itself, to warm up.",
        author: "Traditional",
        files: FILES,
        rules: 1,
        board: START,
    };

    fn rules(_config: Option<&Config>) -> &'static Variant {
        variant()
    }

    /// FIDE 5.2.2 as far as it can be seen from the pieces: bare Kings, one minor piece, or Bishops of one shade only.
    fn is_dead(board: &Board) -> bool {
        let rest = board.pieces() - board.kind(Kind::King);
        let shade = |at: Square| variant().geometry.terrain().is_dark(at);
        let mut shades = rest.iter().map(|id| shade(board.piece(id).at));
        let first = shades.next();
        let one_shade = (rest - board.kind(Kind::Bishop)).is_empty() && shades.all(|other| Some(other) == first);
        is_bare(board) || one_shade
    }
}
