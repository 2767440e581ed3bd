//! Full Double Chess (Sergey Sirotkin): 16 files, two Kings a side, and every compound of the simple pieces.

use crate::options;
use std::sync::LazyLock;

use crate::board::chess;
use crate::board::{CastleSafety, Castling, Kind, RightsStyle, Side, Square, Variant};
use crate::games::classic::ChessRules;
use crate::play::{Config, Info, OptionSpec};

/// Full Double Chess.
#[derive(Clone)]
pub struct FullDouble;

/// Twice as wide as chess.
const FILES: u8 = 2 * chess::FILES;

/// FD-3: the start position.
pub const START: &str =
    "rnbcdqakkaqdcbnr/pppppppppppppppp/16/16/16/16/PPPPPPPPPPPPPPPP/RNBCDQAKKAQDCBNR w HIADMPhiadmp -";

/// FD-11: what a Pawn may become.
pub const PROMOTIONS: [Kind; 7] =
    [Kind::Amazon, Kind::Queen, Kind::Cardinal, Kind::Chancellor, Kind::Rook, Kind::Knight, Kind::Bishop];

/// FD-10: either King with either Rook or Chancellor; the files of partner, King's target and partner's target.
const PARTNERS: [(u8, Kind, u8, u8); 4] =
    [(0, Kind::Rook, 1, 2), (3, Kind::Chancellor, 4, 5), (12, Kind::Chancellor, 11, 10), (15, Kind::Rook, 14, 13)];

fn castlings() -> Vec<Castling> {
    let mut all = Vec::new();
    for (side, rank) in [(Side::White, 0), (Side::Black, Square::RANKS - 1)] {
        for king in [FILES / 2 - 1, FILES / 2] {
            all.extend(PARTNERS.map(|(partner, partner_kind, king_to, partner_to)| Castling {
                side,
                king: Square::new(king, rank),
                partner: Square::new(partner, rank),
                partner_kind,
                king_to: Square::new(king_to, rank),
                partner_to: Square::new(partner_to, rank),
                by_partner: false,
            }));
        }
    }
    all
}

/// The rules of the board; `free_castling` is the option `free_castling_with_two_kings` of FD-10.
pub fn variant(free_castling: bool) -> &'static Variant {
    static STRICT: LazyLock<Variant> = LazyLock::new(|| make(CastleSafety::Strict));
    static FREE: LazyLock<Variant> = LazyLock::new(|| make(CastleSafety::Single));
    if free_castling {
        &FREE
    } else {
        &STRICT
    }
}

fn make(safety: CastleSafety) -> Variant {
    let mut variant = Variant::new(FILES, PROMOTIONS.to_vec(), castlings(), true, safety);
    variant.rights_style = RightsStyle::Columns;
    variant
}

options! {
    /// The options of Full Double Chess beside those of chess.
    pub struct Options {
        free_castling_with_two_kings: bool = false,
            "While a side has two kings, it may castle out of, through and into check.";
    }
}

impl ChessRules for FullDouble {
    const FACTS: Info = Info {
        name: "full-double",
        title: "Full Double Chess",
        about: "Sixteen files and two kings a side: capture one, checkmate the other.",
        author: "Sergey Sirotkin",
        files: FILES,
        rules: 2,
        board: START,
    };

    fn own_options() -> Vec<OptionSpec> {
        Options::list()
    }

    fn rules(config: Option<&Config>) -> &'static Variant {
        variant(config.is_some_and(|config| Options::read(config).free_castling_with_two_kings))
    }
}
