//! Term: a word by which spec files speak of something in a view, and how it reads there.

use serde::Serialize;

/// A word and what it stands for.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Term {
    /// The word.
    pub word: &'static str,
    /// Path to it in the view: names of fields with dots between; `*` is the name that follows the word.
    pub path: &'static str,
    /// Form in which it reads.
    pub reads: Reads,
}

impl Term {
    /// A word, where it lies, and how it reads.
    pub const fn new(word: &'static str, path: &'static str, reads: Reads) -> Term {
        Term { word, path, reads }
    }
}

/// Form in which something of a view reads. A piece reads `white-pawn`, and `white-pawn=king` with its base; anything
/// that tells of a card reads as the card; nothing reads as `none`, and true as `yes`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Reads {
    /// As one word.
    Word,
    /// As a number; nothing is 0.
    Number,
    /// As the words of a list, in their order.
    List,
    /// As the words of a list, in any order.
    Set,
    /// As a list of cards, in any order: `?` where the eye may not know, which are all but its own.
    Hand,
    /// As each name so often as it is counted, in any order.
    Counts,
    /// As the names of which it is true, in any order.
    Names,
    /// As sentences: `has WORDS` says that one of them holds these words, `lacks WORDS` that none does.
    Lines,
}

/// The words that are about every game.
pub const COMMON: &[Term] = &[
    Term::new("sides", "sides.*", Reads::Word),
    Term::new("taken", "taken", Reads::Set),
    Term::new("check", "check", Reads::Set),
    Term::new("last", "last", Reads::List),
    Term::new("clock", "clock.left.*", Reads::Word),
    Term::new("pace", "clock.pace clock.each", Reads::Word),
    Term::new("log", "log", Reads::Lines),
];
