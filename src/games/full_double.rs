//! Full Double Chess (Sergey Sirotkin): 16 files, two Kings a side, and every compound of the simple pieces.

use std::sync::LazyLock;

use crate::board::chess;
use crate::board::{Board, CastleSafety, Castling, Kind, RightsStyle, Side, Square, Variant};
use crate::games::classic::DRAW_CLAIMS;
use crate::games::classic::{self, Agreement, Classic, Table};
use crate::games::classic::{Choice, Prompt, View, Why};
use crate::games::listed::Listed;
use crate::play::event::Outcome;
use crate::play::option::Switch;
use crate::play::{About, Config, Dice, Eye, Fault, Flow, Game, Info, Nothing, OptionSpec, Seat, Turn};

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

/// FD-10: whether check binds the castling of a side with two Kings.
const FREE_CASTLING: Switch = Switch::new(
    "free_castling_with_two_kings",
    false,
    "While a side has two kings, it may castle out of, through and into check.",
);

impl Game for FullDouble {
    type Table = Table;
    type Choice = Choice;
    type Why = Why;
    type Event = Nothing;
    type Own = ();

    const INFO: Info = Info {
        name: "full-double",
        title: "Full Double Chess",
        about: "Sixteen files and two kings a side: capture one, checkmate the other.",
        author: "Sergey Sirotkin",
        files: FILES,
        rules: 1,
        board: START,
    };

    fn options() -> Vec<OptionSpec> {
        vec![FREE_CASTLING.spec(), DRAW_CLAIMS.spec()]
    }

    fn lay_out(config: &Config) -> Result<Table, Fault> {
        classic::lay_out::<Self>(config, variant(FREE_CASTLING.get(config)))
    }

    fn deal(t: &mut Turn<'_, Self>) -> Flow {
        classic::deal(t)
    }

    fn turn(t: &mut Turn<'_, Self>) -> Flow {
        classic::turn(t)
    }

    fn outcome(table: &Table) -> Option<&Outcome> {
        table.result.as_ref()
    }

    fn finish(table: &mut Table, outcome: Outcome) {
        table.result = Some(outcome);
    }

    fn board(table: &mut Table) -> &mut Board {
        &mut table.board
    }

    fn side(_table: &Table, seat: Seat) -> Side {
        classic::side_of(seat)
    }

    fn card_names() -> Vec<&'static str> {
        Vec::new()
    }

    fn card(_table: &Table) -> Option<&'static str> {
        None
    }

    fn view(table: &Table, eye: Eye) -> View {
        classic::view::<Self>(table, eye)
    }

    fn question(table: &Table, prompt: &Prompt) -> String {
        classic::question(table, prompt)
    }

    fn label(table: &Table, choice: &Choice) -> String {
        classic::label(table, choice)
    }

    fn explain(table: &Table, prompt: &Prompt, about: About) -> Option<String> {
        crate::games::explain::classic(table, prompt, about)
    }

    fn imagine(_table: &mut Table, _eye: Seat, _dice: &mut Dice) {}
}

impl Classic for FullDouble {
    /// FD-14: two Kings against one are not dead.
    fn is_dead(board: &Board) -> bool {
        classic::is_bare(board)
    }
}

impl Agreement for FullDouble {
    const YES: Choice = Choice::Yes;
    const NO: Choice = Choice::No;
    const ANSWER_DRAW: Why = Why::AnswerDraw;
}

impl Listed for FullDouble {
    fn variant() -> &'static Variant {
        variant(false)
    }
}
