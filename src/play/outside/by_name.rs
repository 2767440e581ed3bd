//! A small map from names to values, in the order of the names. The standard library's map, compiled anew for each type of
//! value, would be a fiftieth of the whole wasm.

use std::fmt;

use serde::de::{Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use crate::play::outside::word::{Word, Words};

/// A map from names to things; it is gone through in the order of the names.
///
/// ```
/// use deckmate::play::ByName;
///
/// let mut counts = ByName::new();
/// for kind in ["rook", "pawn", "rook"] {
///     *counts.at(kind, || 0) += 1;
/// }
/// assert!(counts.iter().eq([(&"pawn", &1), (&"rook", &2)]), "in the order of the names");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct ByName<N, T>(Vec<(N, T)>);

impl<N, T> Default for ByName<N, T> {
    fn default() -> ByName<N, T> {
        ByName(Vec::new())
    }
}

impl<N: AsRef<str>, T> ByName<N, T> {
    /// Nothing yet.
    pub fn new() -> ByName<N, T> {
        ByName::default()
    }

    /// The thing of that name.
    pub fn get(&self, name: &str) -> Option<&T> {
        self.0.iter().find(|(known, _)| known.as_ref() == name).map(|(_, thing)| thing)
    }

    /// The thing of that name, which is made first if there is none.
    pub fn at(&mut self, name: N, make: impl FnOnce() -> T) -> &mut T {
        let at = self.place(&name);
        if !self.is_at(at, &name) {
            self.0.insert(at, (name, make()));
        }
        &mut self.0[at].1
    }

    /// Names a thing; whatever had that name before has it no longer.
    pub fn insert(&mut self, name: N, thing: T) {
        let at = self.place(&name);
        if self.is_at(at, &name) {
            self.0[at].1 = thing;
        } else {
            self.0.insert(at, (name, thing));
        }
    }

    fn place(&self, name: &N) -> usize {
        self.0.iter().take_while(|(known, _)| known.as_ref() < name.as_ref()).count()
    }

    fn is_at(&self, at: usize, name: &N) -> bool {
        self.0.get(at).is_some_and(|(known, _)| known.as_ref() == name.as_ref())
    }

    /// All of them, in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&N, &T)> {
        self.0.iter().map(|(name, thing)| (name, thing))
    }
}

impl<N: AsRef<str>, T> FromIterator<(N, T)> for ByName<N, T> {
    fn from_iter<I: IntoIterator<Item = (N, T)>>(things: I) -> ByName<N, T> {
        let mut all = ByName::new();
        things.into_iter().for_each(|(name, thing)| all.insert(name, thing));
        all
    }
}

impl<N: Serialize, T: Serialize> Serialize for ByName<N, T> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.0.iter().map(|(name, thing)| (name, thing)))
    }
}

impl<T: Serialize> Words for ByName<&'static str, T> {
    fn write<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.0.iter().map(|(name, thing)| (Word(name), thing)))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByName<String, T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(ByNameReader(ByName::new()))
    }
}

/// Reader of names, with those that were read so far.
struct ByNameReader<T>(ByName<String, T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for ByNameReader<T> {
    type Value = ByName<String, T>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<Self::Value, A::Error> {
        while let Some((name, thing)) = map.next_entry()? {
            self.0.insert(name, thing);
        }
        Ok(self.0)
    }
}
