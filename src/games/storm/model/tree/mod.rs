//! A card's deed as data: a finite tree of steps, each a verb with what it is about. The words are those of one table
//! (`verbs.rs`); `cards/tree` carries a tree out.

pub mod arena;
pub mod parts;
pub mod select;
pub mod steps;
pub mod verbs;
pub mod words;

pub use self::parts::{Amount, Ends, Far, Into, KindRef, Leap, Like, Noted, OrSend, Times};
pub use self::select::{Cond, Filter, Place, Places, Pool, Selector, Whom};
pub use self::steps::Step;
use super::catalog::{Counsel, When};

/// The form of the language that this program reads: a new word raises it.
pub const FORM: u8 = 1;

/// The deed of a card: its window, and what it does step by step.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tree<'a> {
    /// Window in which it may be played.
    pub when: When,
    /// Its steps in order; none for a blank card.
    pub steps: &'a [Step<'a>],
}

/// A whole card as its maker sends it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Design<'a> {
    /// Its name for players.
    pub title: &'a str,
    /// Its deed.
    pub tree: Tree<'a>,
    /// The maker's own words for it, in place of the generated sentence on its face.
    pub text: Option<&'a str>,
    /// The maker's own signs for its face.
    pub art: Option<&'a str>,
    /// The maker's advice for a computer player.
    pub counsel: Option<Counsel>,
    /// Its maker.
    pub by: Option<&'a str>,
}

impl<'a> Tree<'a> {
    /// A deed in a window.
    pub const fn new(when: When, steps: &'a [Step<'a>]) -> Tree<'a> {
        Tree { when, steps }
    }

    /// True if no step says what it does: people carry out what is written on the card (CS-0.94).
    pub const fn is_by_hand(&self) -> bool {
        self.steps.is_empty()
    }

    /// True if one of the steps, or one inside them, is such.
    pub fn has(&self, is: &dyn Fn(&Step<'_>) -> bool) -> bool {
        some(self.steps, is)
    }
}

fn some(steps: &[Step<'_>], is: &dyn Fn(&Step<'_>) -> bool) -> bool {
    steps.iter().any(|step| {
        let inside = match step {
            Step::Roll(roll) => roll.ways.iter().any(|way| some(way, is)),
            Step::Either(either) => either.ways.iter().any(|way| some(way, is)),
            Step::Fork(fork) => some(fork.then, is) || fork.otherwise.is_some_and(|steps| some(steps, is)),
            Step::Theirs(theirs) => some(theirs.steps, is),
            _ => false,
        };
        inside || is(step)
    })
}
