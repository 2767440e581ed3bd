//! The sorts of values that a card is made of, as data: reader, packer, documents and the page's blocks go by them.

/// A closed list of words.
#[derive(Debug)]
pub struct List {
    /// The thing that they are words for: `kind of piece`.
    pub what: &'static str,
    /// The words.
    pub words: &'static [&'static str],
    /// The meaning of each.
    pub about: &'static [&'static str],
    /// Number of words, the last ones, that the list did not have from the beginning: packed cards leave them room.
    pub added: usize,
}

/// A named part of an object.
#[derive(Debug)]
pub struct Field {
    /// Its name.
    pub word: &'static str,
    /// Its meaning.
    pub about: &'static str,
    /// Its content.
    pub sort: &'static Sort,
}

/// Words that say which pieces: `all own pawn rook` or `foe but king`.
#[derive(Debug)]
pub struct PieceWords {
    /// Whose pieces: the first word, but for `all`.
    pub bases: List,
    /// True if `all` may stand before it, and a name in its place.
    pub on_board: bool,
    /// Kinds that may be said.
    pub kinds: List,
}

/// A sort of value.
#[derive(Debug)]
pub enum Sort {
    /// True.
    Yes,
    /// A whole number from the first to the second.
    Number(u32, u32),
    /// One word of a list.
    Word(List),
    /// A name that an earlier step gave.
    Name,
    /// Several kinds in one text.
    Kinds,
    /// Words that say which pieces.
    Pieces(PieceWords),
    /// Letters, at most so many.
    Letters(u32),
    /// Signs of a picture, in one text.
    Picture,
    /// A list of so many.
    Many {
        /// Its name in errors and documents: `one to three kinds of squares`.
        what: &'static str,
        /// Its parts.
        of: &'static Sort,
        /// At least so many.
        least: u32,
        /// At most so many.
        most: u32,
    },
    /// A list with a place for each of these.
    Row(&'static str, &'static [&'static Sort]),
    /// An object with exactly one of these.
    One(&'static str, &'static [Field]),
    /// An object with all of the first, and any of the second.
    Object(&'static [Field], &'static [Field]),
    /// One of several sorts, told apart by their looks; the text says what is wanted.
    Either(&'static str, &'static [&'static Sort]),
    /// A step: an object with a verb.
    Step,
}

/// Largest sizes of a card.
pub mod limits {
    /// Bytes of its JSON.
    pub const BYTES: usize = 1024;
    /// Steps, those inside others counted.
    pub const STEPS: usize = 24;
    /// Depth of steps inside each other.
    pub const DEPTH: usize = 4;
    /// Depth of lists and objects inside each other.
    pub const NESTED: usize = 16;
    /// Choices that it asks for.
    pub const CHOICES: usize = 4;
    /// Ways to play it.
    pub const WAYS: u64 = 4096;
    /// Letters of its title, and of its maker's name.
    pub const TITLE: u32 = 24;
    /// Letters of its own text.
    pub const TEXT: u32 = 160;
    /// Signs of a packed card.
    pub const SIGNS: usize = 1400;
}
