//! Part: what a view or an event adds for its game, for faces that do not know which game is played.

use std::fmt::{self, Debug};

use serde::{Serialize, Serializer};

/// The part that a game adds to its views: one field among the others.
pub trait Added: Serialize {
    /// The name of the field; none when there is nothing to add.
    fn field(&self) -> Option<&'static str>;
}

impl Added for () {
    fn field(&self) -> Option<&'static str> {
        None
    }
}

/// Something of a game that can be written down without knowing its type.
pub struct Part {
    part: Box<dyn AnyWritten>,
    field: Option<&'static str>,
}

/// Abilities that a part needs: it can be serialised, and printed for debugging.
trait AnyWritten: erased_serde::Serialize + Debug + Send {}

impl<T: Serialize + Debug + Send> AnyWritten for T {}

impl Part {
    /// This part of a view or event, as a trait object.
    pub fn new(part: impl Serialize + Debug + Send + 'static) -> Part {
        Part { part: Box::new(part), field: None }
    }

    /// The part that a game adds to its view, as a trait object.
    pub fn field(part: impl Added + Debug + Send + 'static) -> Part {
        Part { field: part.field(), part: Box::new(part) }
    }
}

/// Parts are alike that are printed alike.
impl PartialEq for Part {
    fn eq(&self, other: &Part) -> bool {
        self.field == other.field && format!("{self:?}") == format!("{other:?}")
    }
}

impl Added for Part {
    fn field(&self) -> Option<&'static str> {
        self.field
    }
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        erased_serde::serialize(&*self.part, out)
    }
}

impl Debug for Part {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.part.fmt(out)
    }
}
