//! Words of closed lists, such as kinds, squares and names of cards, and how they are written: as units of an enum, so
//! that a face may keep a word it has written once instead of making it anew.

use serde::ser::{Serialize, Serializer};

use crate::board::{Kind, Square};

/// A word of a closed list.
pub struct Word(pub &'static str);

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_unit_variant("Word", 0, self.0)
    }
}

/// A value that is made of words alone, or of words and their numbers.
pub trait Words {
    /// Writes it.
    ///
    /// # Errors
    /// The fault of the serializer.
    fn write<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error>;
}

/// Writes what is made of words alone; for `serialize_with`.
///
/// # Errors
/// The fault of the serializer.
pub fn words<T: Words, S: Serializer>(all: &T, out: S) -> Result<S::Ok, S::Error> {
    all.write(out)
}

/// Something made of words, as a part of something else.
pub struct Written<'a, T>(pub &'a T);

impl<T: Words> Serialize for Written<'_, T> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.0.write(out)
    }
}

impl Words for &'static str {
    fn write<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        Word(self).serialize(out)
    }
}

impl Words for Kind {
    fn write<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        Word(self.name()).serialize(out)
    }
}

/// A square off the board is none.
impl Words for Square {
    fn write<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        if *self == Square::OFF {
            out.serialize_none()
        } else {
            Word(self.name()).serialize(out)
        }
    }
}

impl<T: Words> Words for Option<T> {
    fn write<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self {
            Some(word) => out.serialize_some(&Written(word)),
            None => out.serialize_none(),
        }
    }
}

impl<T: Words> Words for Vec<T> {
    fn write<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter().map(Written))
    }
}
