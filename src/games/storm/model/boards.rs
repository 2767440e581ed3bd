//! Boards of Chess Storm (docs/rules/boards.md): their rules and start positions, and what a card needs of one to have
//! a meaning there.

use std::borrow::Cow;
use std::sync::LazyLock;

use super::catalog::{Play, Row, TreePlay};
use super::layout::Layout;
use super::tree::{Step, Tree};
use crate::board::{CastleSafety, Geometry, Kind, Terrain, Variant};
use crate::games::{chess, full_double, start};
use crate::play::Config;
use crate::{names, options};

names! {
    /// Boards on which the game is played (BO-6).
    pub enum BoardName {
        /// The board of chess.
        Usual = "8x8",
        /// The board of Full Double Chess, with two Kings a side.
        Wide = "16x8",
        /// A small board.
        Six = "6x6",
        /// A smaller one.
        Five = "5x6",
    }
}

options! {
    /// The option for the board.
    pub struct BoardOption {
        board: BoardName, "The board: that of chess, a double one with two kings a side, or a small one for a short game.";
    }
}

/// The start position on 6x6.
const SIX: &str = "rnbqkr/pppppp/6/6/PPPPPP/RNBQKR w - -";
/// The start position on 5x6.
const FIVE: &str = "rnbqk/ppppp/5/5/PPPPP/RNBQK w - -";

impl BoardName {
    /// The usual start position.
    pub const fn start(self) -> &'static str {
        match self {
            BoardName::Usual => chess::START,
            BoardName::Wide => full_double::START,
            BoardName::Six => SIX,
            BoardName::Five => FIVE,
        }
    }

    /// The rules of the board.
    pub fn rules(self) -> &'static Variant {
        static USUAL: LazyLock<Variant> = LazyLock::new(|| lenient(chess::variant(), chess::START));
        static WIDE: LazyLock<Variant> = LazyLock::new(|| lenient(full_double::variant(true), full_double::START));
        static SIX: LazyLock<Variant> = LazyLock::new(|| small(BoardName::Six, 6));
        static FIVE: LazyLock<Variant> = LazyLock::new(|| small(BoardName::Five, 5));
        match self {
            BoardName::Usual => &USUAL,
            BoardName::Wide => &WIDE,
            BoardName::Six => &SIX,
            BoardName::Five => &FIVE,
        }
    }
}

/// The rules of a board with those of the game: a side may have a second King (CS-023), and cards bring Pawns to any row
/// and suspend checks.
fn lenient(rules: &Variant, start: &str) -> Variant {
    let mut variant = rules.clone();
    variant.kings = 1..=2;
    variant.lenient = true;
    let cells = start.split(' ').next().unwrap_or_default();
    let row = cells.rsplit('/').next().unwrap_or_default();
    variant.first_row = row.chars().filter_map(Kind::from_letter).collect();
    variant
}

/// BO-8: a board of six ranks, without castling.
fn small(board: BoardName, files: u8) -> Variant {
    let geometry = Geometry::sized(files, 6);
    let promotions = chess::PROMOTIONS.to_vec();
    lenient(&Variant::shaped(geometry, promotions, Vec::new(), true, CastleSafety::Strict), board.start())
}

/// The position from which a game begins, as text, and the rules of its board.
pub fn opening<'a>(config: &Config, given: Option<&'a str>) -> (Cow<'a, str>, &'static Variant) {
    let board = BoardOption::read(config).board;
    match board {
        BoardName::Usual => start::opening(config, given, board.start(), board.rules()),
        // BO-6: the orders of Chess960 are for eight files.
        _ => (Cow::Borrowed(given.unwrap_or(board.start())), board.rules()),
    }
}

/// True if each army begins with two Kings.
pub fn has_two_kings(rules: &Variant) -> bool {
    rules.first_row.iter().filter(|&&kind| kind == Kind::King).count() > 1
}

/// Things that a card needs of a board to have a meaning there (BO-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// As many files as ranks: a quarter turn leads to a board of the same shape.
    Square,
    /// A seventh rank: the sixth is not the one on which Pawns are promoted anyway.
    SevenRanks,
}

impl Ground {
    /// The thing in words.
    pub const fn about(self) -> &'static str {
        match self {
            Ground::Square => "a board as wide as it is high",
            Ground::SevenRanks => "a board of seven ranks or more",
        }
    }

    /// True if a board has it.
    fn is_met(self, terrain: &Terrain) -> bool {
        match self {
            Ground::Square => terrain.files() == terrain.ranks(),
            Ground::SevenRanks => terrain.ranks() > 6,
        }
    }
}

impl Row {
    /// The thing that the card needs of a board, if it needs one.
    pub const fn ground(&self) -> Option<Ground> {
        match self.play {
            Play::Where(ground, _) => Some(ground),
            _ => None,
        }
    }

    /// BO-11: the thing for want of which the card has no meaning on a board: one that it needs, or kinds of which no army
    /// has a piece.
    pub fn lacks(&self, rules: &Variant) -> Option<&'static str> {
        let is_there =
            |kind: &Kind| *kind == Kind::Pawn || rules.first_row.contains(kind) || rules.promotions.contains(kind);
        let are_there = |kinds: &[Kind]| kinds.is_empty() || kinds.iter().any(is_there);
        let is_peopled = match &self.play {
            Play::Tree(TreePlay { tree: Tree { steps, .. }, .. }) => steps.iter().all(|step| match step {
                Step::Swap(swap) => swap.pair.iter().all(|who| are_there(who.kinds)),
                Step::Mark(mark) => are_there(mark.who.kinds),
                _ => true,
            }),
            Play::Mark(who, ..) | Play::Last(Layout::Piece(who, _), _) => are_there(who.kinds),
            _ => true,
        };
        let unmet = self.ground().filter(|ground| !ground.is_met(rules.geometry.terrain()));
        unmet.map(Ground::about).or_else(|| (!is_peopled).then_some("pieces that no army has"))
    }
}
