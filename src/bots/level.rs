//! Strength of a computer opponent, and the time that it may think.

use std::str::FromStr;

use crate::board::{Side, UnknownName};

/// The levels, from weakest to strongest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Level {
    /// Any answer, by lot.
    Random,
    /// The answer that looks best at once.
    Greedy,
    /// The answer that looks best at once among those that it sees: "First steps" on the page.
    Novice,
    /// The beginner until it is well ahead, and then the novice.
    Learner,
    /// A very short search, with much noise in the evaluation.
    Beginner,
    /// A short search, with noise in the evaluation.
    Easy,
    /// Looks ahead for a fraction of a second.
    Normal,
    /// Looks ahead for a few seconds.
    Strong,
}

/// The nodes that the levels that look ahead may spend in one game: moves made (alpha-beta) or positions judged
/// (expectimax).
#[derive(Clone, Copy, Debug)]
pub struct Nodes {
    /// The level `beginner`.
    pub beginner: u64,
    /// The level `easy`.
    pub easy: u64,
    /// The level `normal`.
    pub normal: u64,
    /// The level `strong`.
    pub strong: u64,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 8] = [
        Level::Random,
        Level::Greedy,
        Level::Novice,
        Level::Learner,
        Level::Beginner,
        Level::Easy,
        Level::Normal,
        Level::Strong,
    ];

    /// The name used outside.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Novice => "novice",
            Level::Learner => "learner",
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Strong => "strong",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// True if this level takes what looks best at once, without looking ahead.
    pub fn is_at_once(self) -> bool {
        matches!(self, Level::Greedy | Level::Novice)
    }

    /// The share of a game's nodes that this level may spend.
    pub fn of(self, nodes: Nodes) -> u64 {
        match self {
            Level::Random | Level::Greedy => 1,
            // Questions that are no moves it answers as the beginner does.
            Level::Novice | Level::Learner | Level::Beginner => nodes.beginner,
            Level::Easy => nodes.easy,
            Level::Normal => nodes.normal,
            Level::Strong => nodes.strong,
        }
    }

    /// Most noise that is added to the evaluation of a position, in hundredths of a Pawn.
    pub fn blur(self) -> i32 {
        match self {
            Level::Random | Level::Greedy => 0,
            Level::Novice | Level::Learner | Level::Beginner => 150,
            Level::Easy => 60,
            Level::Normal => 8,
            Level::Strong => 4,
        }
    }
}

/// Reads the name of a level, such as `normal`.
///
/// ```
/// use deckmate::Level;
///
/// assert_eq!("normal".parse(), Ok(Level::Normal));
/// assert!(Level::Normal > Level::Easy, "levels are ordered by strength");
/// ```
impl FromStr for Level {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Level, UnknownName> {
        UnknownName::or(Level::from_name(text), "level", text)
    }
}

/// The limits of a search. The number of nodes decides, so that the same question with the same budget always gets
/// the same answer; the clock only ends it earlier on slow machines.
pub struct Budget<'a> {
    /// Moves made (alpha-beta) or positions judged (expectimax).
    pub nodes: u64,
    /// Asked again and again: true stops the search now.
    pub stop: &'a mut dyn FnMut() -> bool,
}

/// Nodes from one look at the clock to the next: in Chess Storm so many take a few milliseconds.
const POLL: u64 = 64;

impl Budget<'_> {
    /// True if a search that has spent so many nodes has to end.
    pub(super) fn is_spent(&mut self, nodes: u64) -> bool {
        nodes >= self.nodes || self.is_late(nodes)
    }

    /// True if the clock ends a search that has spent so many nodes.
    fn is_late(&mut self, nodes: u64) -> bool {
        nodes.is_multiple_of(POLL) && (self.stop)()
    }

    /// True if a search that has spent so many nodes has to end, where only this may end it.
    pub(super) fn is_over(&mut self, nodes: u64, ends: Ends) -> bool {
        match ends {
            Ends::ByBudget => self.is_spent(nodes),
            Ends::ByClock => self.is_late(nodes),
            Ends::Never => false,
        }
    }
}

/// Stop condition of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// Its nodes and the clock.
    ByBudget,
    /// The clock alone.
    ByClock,
    /// Nothing: what is looked at is little.
    Never,
}

/// Mixes the bits of a number, so that close numbers give unrelated results.
pub fn scatter(number: u64) -> u64 {
    let mixed = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Noise that is added to evaluations: with equal seeds, the same for the same position.
#[derive(Clone, Copy, Debug)]
pub struct Blur {
    seed: u64,
    most: i32,
}

impl Blur {
    /// No noise.
    pub const NONE: Blur = Blur { seed: 0, most: 0 };

    /// At most so many hundredths of a Pawn up or down.
    pub fn new(seed: u64, most: i32) -> Blur {
        Blur { seed, most }
    }

    /// A value for a side with the noise added; `hash` is that of the position.
    pub fn over(self, value: i32, hash: u64, side: Side) -> i32 {
        if self.most == 0 {
            return value;
        }
        let lot = scatter(hash ^ self.seed) % (2 * self.most as u64 + 1);
        let blur = lot as i32 - self.most;
        value + if side == Side::White { blur } else { -blur }
    }
}
