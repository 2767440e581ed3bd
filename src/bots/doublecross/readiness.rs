//! Nearness of pieces to attacking the King or to being promoted: a table, because every piece of every judged position
//! is looked at.

use super::weights::Weights;
use crate::board::{chess, Kind, Piece, Square};

const FILES: usize = chess::FILES as usize;
const RANKS: usize = Square::RANKS as usize;
/// The index in the table where the King stands on the rank of the piece; below it the King is behind the piece.
const SAME_RANK: usize = RANKS - 1;

/// The worth of being close, by these weights.
pub struct Readiness {
    /// By kind, files beside the King, and ranks before it as the piece's side counts them, from [`SAME_RANK`] on.
    close: [[[f64; 2 * RANKS]; FILES]; 6],
    /// The worth of a Pawn for its rank alone, as its side counts ranks: for standing there, and for having advanced.
    rank: [[f64; 2]; RANKS],
}

impl Readiness {
    /// The table by these weights.
    pub fn new(weights: &Weights) -> Readiness {
        let mut close = [[[0.0; 2 * RANKS]; FILES]; 6];
        for kind in [Kind::Pawn, Kind::Knight, Kind::Bishop] {
            for (across, line) in close[kind.index()].iter_mut().enumerate() {
                for (up, value) in line.iter_mut().enumerate() {
                    *value = closeness(weights, kind, across as i32, up as i32 - SAME_RANK as i32);
                }
            }
        }
        let mut rank = [[0.0; 2]; RANKS];
        for (ahead, [standing, advanced]) in rank.iter_mut().enumerate() {
            *standing = match ahead {
                1 => weights.pawn_home,
                5 => weights.promotion[1],
                6 => weights.promotion[0],
                _ => 0.0,
            };
            *advanced = weights.pawn_advance * (ahead as f64 - 1.0);
        }
        Readiness { close, rank }
    }

    /// Nearness of a piece to attacking the King on that square or to being promoted.
    #[inline]
    pub fn of(&self, piece: Piece, king: Square) -> f64 {
        let across = usize::from(piece.at.file().abs_diff(king.file())) % FILES;
        let ahead = usize::from(piece.side.row_of(piece.at));
        let up = (usize::from(piece.side.row_of(king)) + SAME_RANK - ahead) % (2 * RANKS);
        let close = self.close[piece.kind.index()][across][up];
        if piece.kind != Kind::Pawn {
            return close;
        }
        let [standing, advanced] = self.rank[ahead % RANKS];
        standing + close + advanced
    }
}

/// The worth of standing so many files from the King and so many ranks before it.
fn closeness(weights: &Weights, kind: Kind, across: i32, up: i32) -> f64 {
    let same_colour = (across + up) % 2 == 0;
    match (kind, across, up - 1) {
        (Kind::Pawn, 1, steps @ 1..=3) => weights.pawn_steps[steps as usize - 1],
        (Kind::Pawn, 0 | 2, steps @ 1..=3) => weights.pawn_capture[steps as usize - 1],
        (Kind::Knight, ..) if across.max(up.abs()) <= 4 && same_colour => weights.officer_near[0],
        (Kind::Bishop, ..) if same_colour => weights.officer_near[1],
        _ => 0.0,
    }
}
