//! Tree: a game as alpha-beta searches it, and which techniques its search uses.

use super::acts::{SearchAct, Stack};
use super::window::Window;

/// Being mated now; a mate in n plies is worth n less.
pub const MATE: i32 = 30_000;
/// Every score beyond this is a mate.
pub const NEAR_MATE: i32 = MATE - 1_000;
/// Plies that a search may reach.
pub const PLIES: usize = 128;

/// The search has run out of its budget.
pub struct OutOfBudget;

/// Selection of the acts that are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// All.
    All,
    /// Captures and promotions.
    Loud,
}

/// The consequence where nothing that is listed can be done.
pub enum NoMoves<N> {
    /// The position is worth so much to the side to play.
    Worth(i32),
    /// The side to play goes on from here.
    Again(N),
    /// The other side goes on: see [`Tree::pass`].
    Pass,
}

/// A tree of positions. The board lies in the tree itself and follows `make` and `unmake`; what else there is to know
/// about a position is its node. Values are for the side to play, in hundredths of a Pawn.
pub trait Tree {
    /// An act of the game.
    type Act: SearchAct;
    /// The part of a position that the board does not know: the side to play, running sums, cards.
    type Node: Copy;
    /// Data by which an act is taken back.
    type Back;

    /// Check extensions: up to this ply a check makes the search go one ply deeper.
    const CHECK_EXTENSIONS: usize = PLIES;
    /// From this ply on an entry of the transposition table may end the search of a position.
    const TABLE_FROM: usize = 0;
    /// True if it may do so where the window is open (PV nodes), too. Mate scores are then not taken from the table.
    const TABLE_IN_PV: bool = false;
    /// True if static evaluations and null moves cut the tree.
    const PRUNES: bool = true;
    /// True if acts of equal rank are tried in the order of their squares.
    const SORTS_EQUALS: bool = false;
    /// True if a side in check tries every move in quiescence search.
    const QUIESCENCE_EVASIONS: bool = false;
    /// Delta pruning in quiescence search: a capture that leaves the side so far below alpha is skipped.
    const DELTA_MARGIN: i32 = 150;

    /// First half-width of the next round's window, around the last round's value; open without it.
    const ASPIRATION: Option<i32> = None;

    /// The key of the position, its side to play included.
    fn key(&self, node: &Self::Node) -> u64;

    /// The value of a position that is decided.
    fn ended(&mut self, node: &Self::Node, key: u64, ply: usize) -> Option<i32>;

    /// The value of a position that is decided by what stands on the board; asked in quiescence search, too.
    fn decided(&self, _node: &Self::Node, _ply: usize) -> Option<i32> {
        None
    }

    /// True if the side to play is in check.
    fn is_checked(&self, node: &Self::Node) -> bool;

    /// The static evaluation.
    fn judge(&mut self, node: &Self::Node) -> i32;

    /// The static evaluation, which may be rough where it is far outside a window (lazy evaluation).
    fn judge_within(&mut self, node: &Self::Node, _window: Window) -> i32 {
        self.judge(node)
    }

    /// Lists what may be done; an act that turns out to be against the rules is refused by `make`. `depth` plies are
    /// left.
    fn acts(&mut self, node: &Self::Node, which: Which, depth: i32, stack: &mut Stack<Self::Act>);

    /// The rank of a capture or promotion, from `LOUD` on; nothing for a quiet act.
    fn capture_rank(&self, node: &Self::Node, act: Self::Act) -> Option<i32>;

    /// The index of a quiet act's history score: below `SLOTS`.
    fn slot(&self, node: &Self::Node, act: Self::Act) -> usize;

    /// The material that a loud act wins at once.
    fn gain(&self, node: &Self::Node, act: Self::Act) -> i32;

    /// True if a loud act that wins so much material loses more by the recapture.
    fn is_losing_capture(&self, _node: &Self::Node, _act: Self::Act, _gain: i32) -> bool {
        false
    }

    /// True if a loud act ends up losing more than so much.
    fn loses(&self, _node: &Self::Node, _act: Self::Act, _more: i32) -> bool {
        false
    }

    /// Does it; nothing if the rules forbid it, the board being as before then.
    fn make(&mut self, node: &Self::Node, act: Self::Act) -> Option<(Self::Node, Self::Back)>;

    /// Takes it back.
    fn unmake(&mut self, act: Self::Act, back: Self::Back);

    /// True if a null move may be tried. It misleads in zugzwang, where every move does harm.
    fn may_null_move(&self, _node: &Self::Node) -> bool {
        false
    }

    /// Passes the turn.
    fn pass(&mut self, node: &Self::Node) -> (Self::Node, Self::Back);

    /// Takes a pass back.
    fn unpass(&mut self, back: Self::Back);

    /// True if passing is tried as well after so many acts, in a game in which a player may pass.
    fn may_wait(&self, _node: &Self::Node, _tried: i32) -> bool {
        false
    }

    /// The consequence where nothing can be done.
    fn stuck(&mut self, node: &Self::Node, checked: bool, ply: usize) -> NoMoves<Self::Node>;

    /// Plies of captures that are played out at most.
    fn quiescence_plies(ply: usize) -> usize {
        PLIES - 1 - ply
    }

    /// True if a side with no capture to play might be stalemated.
    fn is_stalemate(&self, _node: &Self::Node) -> bool {
        false
    }

    /// Reverse futility pruning: how far above beta a static evaluation must be to be taken as it is at this depth.
    fn futility_margin(_depth: i32, _null: bool) -> Option<i32> {
        None
    }

    /// The depth of the search after a null move.
    fn null_move_depth(depth: i32) -> i32 {
        depth - 3
    }

    /// Futility and late move pruning: whether a quiet act is skipped.
    fn is_futile(_late: Late, _value: i32, _alpha: i32) -> bool {
        false
    }

    /// Late move reduction: how many plies less a quiet act is searched at first.
    fn reduction(late: Late, history_score: i32) -> i32;
}

/// Lateness of an act in its list.
#[derive(Clone, Copy)]
pub struct Late {
    /// The depth left.
    pub depth: i32,
    /// Its number, from 1.
    pub tried: i32,
    /// True if the window is open by more than one.
    pub wide: bool,
}
