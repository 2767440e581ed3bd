//! Part: what a view or an event adds for its game, for faces that do not know which game is played.

use std::fmt::{self, Debug};

use serde::{Serialize, Serializer};

/// Something of a game that can be written down without knowing its type.
pub struct Part(Box<dyn Written>);

/// What is needed of it.
trait Written: erased_serde::Serialize + Debug {}

impl<T: Serialize + Debug> Written for T {}

impl Part {
    /// It, with its type forgotten.
    pub fn new(part: impl Serialize + Debug + 'static) -> Part {
        Part(Box::new(part))
    }
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        erased_serde::serialize(&*self.0, out)
    }
}

impl Debug for Part {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}
