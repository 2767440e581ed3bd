//! How close pieces are to attacking the King or to being promoted: a table, because every piece of every judged
//! position is looked at.

use super::outlook::Outlook;
use crate::board::{chess, Kind, Piece, Square};

const FILES: usize = chess::FILES as usize;
const RANKS: usize = Square::RANKS as usize;
/// Where the table has the King's own rank.
const LEVEL: usize = RANKS - 1;

/// What readiness is worth, by the weights of an outlook.
pub struct Readiness {
    /// By kind, files beside the King, and ranks before it as the piece's side counts them, from [`LEVEL`] on.
    close: [[[f64; 2 * RANKS]; FILES]; 6],
    /// What a Pawn has from its rank alone, as its side counts ranks: on some of them, and for each one gone.
    rank: [[f64; 2]; RANKS],
}

impl Readiness {
    /// The table of these weights.
    pub fn new(outlook: &Outlook) -> Readiness {
        let mut close = [[[0.0; 2 * RANKS]; FILES]; 6];
        for kind in [Kind::Pawn, Kind::Knight, Kind::Bishop] {
            for (across, line) in close[kind.index()].iter_mut().enumerate() {
                for (up, value) in line.iter_mut().enumerate() {
                    *value = closeness(outlook, kind, across as i32, up as i32 - LEVEL as i32);
                }
            }
        }
        let mut rank = [[0.0; 2]; RANKS];
        for (ahead, [there, gone]) in rank.iter_mut().enumerate() {
            *there = match ahead {
                1 => outlook.home,
                5 => outlook.march[1],
                6 => outlook.march[0],
                _ => 0.0,
            };
            *gone = outlook.advance * (ahead as f64 - 1.0);
        }
        Readiness { close, rank }
    }

    /// How close a piece is to attacking the King on that square or to being promoted.
    #[inline]
    pub fn of(&self, piece: Piece, king: Square) -> f64 {
        let across = usize::from(piece.at.file().abs_diff(king.file())) % FILES;
        let ahead = usize::from(piece.side.row_of(piece.at));
        let up = (usize::from(piece.side.row_of(king)) + LEVEL - ahead) % (2 * RANKS);
        let close = self.close[piece.kind.index()][across][up];
        if piece.kind != Kind::Pawn {
            return close;
        }
        let [there, gone] = self.rank[ahead % RANKS];
        there + close + gone
    }
}

/// What it is worth to stand so many files beside the King and so many ranks before it.
fn closeness(outlook: &Outlook, kind: Kind, across: i32, up: i32) -> f64 {
    let same_colour = (across + up) % 2 == 0;
    match (kind, across, up - 1) {
        (Kind::Pawn, 1, steps @ 1..=3) => outlook.stalk[steps as usize - 1],
        (Kind::Pawn, 0 | 2, steps @ 1..=3) => outlook.beside[steps as usize - 1],
        (Kind::Knight, ..) if across.max(up.abs()) <= 4 && same_colour => outlook.near[0],
        (Kind::Bishop, ..) if same_colour => outlook.near[1],
        _ => 0.0,
    }
}
