//! What a game tells about itself so that alpha-beta can look ahead in it, and the habits of its search.

use super::acts::{Act, Stack};

/// Being mated now; a mate in n plies is worth n less.
pub const MATE: i32 = 30_000;
/// Every score beyond this is a mate.
pub const NEAR_MATE: i32 = MATE - 1_000;
/// Beyond every score.
pub const BEYOND: i32 = 32_000;
/// Plies that a search may reach.
pub const PLIES: usize = 128;

/// The search has run out of its budget.
pub struct Spent;

/// Which acts are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// All.
    All,
    /// Captures and promotions.
    Loud,
}

/// What follows when nothing that is listed can be done.
pub enum Impasse<N> {
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
    /// What may be done.
    type Act: Act;
    /// What the board does not know: the side to play, running sums, cards.
    type Node: Copy;
    /// How to take an act back.
    type Back;

    /// Up to this ply a check makes the search look one ply further.
    const CHECKS: usize = PLIES;
    /// From this ply on the table may answer.
    const TABLE_FROM: usize = 0;
    /// Whether values that the table holds answer wide windows, too. Mates are then not taken from it.
    const TRUSTING: bool = false;
    /// Whether static values cut the tree.
    const PRUNES: bool = true;
    /// Whether acts of equal rank are tried in the order of their squares.
    const ORDERLY: bool = false;
    /// Whether a side in check is looked at further once captures are played out.
    const FLEES: bool = false;
    /// What a capture must promise beyond the material it wins.
    const HOPE: i32 = 150;

    /// What identifies the position, its side to play included.
    fn key(&self, node: &Self::Node) -> u64;

    /// The value of a position that is decided.
    fn ended(&mut self, node: &Self::Node, key: u64, ply: usize) -> Option<i32>;

    /// The value of a position that is decided by what stands on the board: looked at among captures, too.
    fn decided(&self, _node: &Self::Node, _ply: usize) -> Option<i32> {
        None
    }

    /// Whether the side to play is in check.
    fn is_checked(&self, node: &Self::Node) -> bool;

    /// The static value.
    fn judge(&mut self, node: &Self::Node) -> i32;

    /// Lists what may be done; an act that turns out to be against the rules is refused by `make`. `depth` plies are
    /// left.
    fn acts(&mut self, node: &Self::Node, which: Which, depth: i32, stack: &mut Stack<Self::Act>);

    /// The rank of a capture or promotion, from `LOUD` on; nothing for a quiet act.
    fn loudness(&self, node: &Self::Node, act: Self::Act) -> Option<i32>;

    /// Where the fame of a quiet act is kept: below `SLOTS`.
    fn slot(&self, node: &Self::Node, act: Self::Act) -> usize;

    /// What a loud act wins at once.
    fn gain(&self, node: &Self::Node, act: Self::Act) -> i32;

    /// Whether a loud act that wins so much only loses the captor.
    fn is_rash(&self, _node: &Self::Node, _act: Self::Act, _gain: i32) -> bool {
        false
    }

    /// Does it; nothing if the rules forbid it, the board being as before then.
    fn make(&mut self, node: &Self::Node, act: Self::Act) -> Option<(Self::Node, Self::Back)>;

    /// Takes it back.
    fn unmake(&mut self, act: Self::Act, back: Self::Back);

    /// Whether letting the turn go by tells how good a position is.
    fn may_pass(&self, _node: &Self::Node) -> bool {
        false
    }

    /// Lets the turn go by.
    fn pass(&mut self, node: &Self::Node) -> (Self::Node, Self::Back);

    /// Takes that back.
    fn unpass(&mut self, back: Self::Back);

    /// Whether letting the turn go by is worth a look when so many acts have been tried.
    fn may_wait(&self, _node: &Self::Node, _tried: i32) -> bool {
        false
    }

    /// What follows when nothing can be done.
    fn stuck(&mut self, node: &Self::Node, checked: bool, ply: usize) -> Impasse<Self::Node>;

    /// How many plies of captures are played out from here.
    fn takes(ply: usize) -> usize {
        PLIES - 1 - ply
    }

    /// Whether a side with no capture to play might be stalemated.
    fn is_stalemate(&self, _node: &Self::Node) -> bool {
        false
    }

    /// What an advantage must exceed with so much depth left so that the position needs no look.
    fn margin(_depth: i32, _null: bool) -> Option<i32> {
        None
    }

    /// How deep is looked after a turn that was let go by.
    fn after_null(depth: i32) -> i32 {
        depth - 3
    }

    /// Whether a quiet act, the `tried`th of its list, is not going to help any more.
    fn is_hopeless(_late: Late, _value: i32, _alpha: i32) -> bool {
        false
    }

    /// How much shallower a late quiet act is looked at first.
    fn reduction(late: Late, record: i32) -> i32;
}

/// How late an act comes in its list.
#[derive(Clone, Copy)]
pub struct Late {
    /// The depth left.
    pub depth: i32,
    /// Its number, from 1.
    pub tried: i32,
    /// Whether the window is open by more than one.
    pub wide: bool,
}
