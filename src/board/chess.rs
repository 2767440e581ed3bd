//! The board of chess: its start, its castlings, what its Pawns become. Most games here are played on it.

use std::sync::LazyLock;

use super::castling::{CastleSafety, Castling};
use super::kind::Kind;
use super::side::Side;
use super::square::Square;
use super::variant::Variant;

/// The number of files.
pub const FILES: u8 = 8;

/// Kinds that a Pawn may become, the dearest first.
pub const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// Kinds that stand on the first rank at the start.
const FIRST_ROW: [Kind; 8] =
    [Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen, Kind::King, Kind::Bishop, Kind::Knight, Kind::Rook];

/// The start position.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

/// The four castling moves, in the order K, Q, k, q.
pub fn castlings() -> Vec<Castling> {
    let of = |side: Side, rank: u8, partner: u8, king_to: u8, partner_to: u8| Castling {
        side,
        king: Square::new(4, rank),
        partner: Square::new(partner, rank),
        partner_kind: Kind::Rook,
        king_to: Square::new(king_to, rank),
        partner_to: Square::new(partner_to, rank),
        by_partner: false,
    };
    let both = |side, rank| [of(side, rank, 7, 6, 5), of(side, rank, 0, 2, 3)];
    [both(Side::White, 0), both(Side::Black, 7)].concat()
}

/// The rules of the board.
pub fn variant() -> &'static Variant {
    static VARIANT: LazyLock<Variant> = LazyLock::new(|| {
        let mut variant = Variant::new(FILES, PROMOTIONS.to_vec(), castlings(), true, CastleSafety::Strict);
        variant.first_row = FIRST_ROW.to_vec();
        variant
    });
    &VARIANT
}
