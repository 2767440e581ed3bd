//! A number for each of several things, such as the cards of a deck: what may be said of it, and what that makes.

use crate::play::outside::spelling::{self, alike};
use crate::play::outside::value::Value;

/// The things that are counted, and how many there are of each.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Counts {
    /// The things, in order.
    pub of: &'static [&'static str],
    /// Those of the things that are not there unless they are named.
    pub absent: &'static [&'static str],
    /// Sets of the things that have a name, which stands for all that are in it.
    pub sets: &'static [CountedSet],
    /// The number of each when nothing is said.
    pub each: u32,
    /// The largest allowed.
    pub most: u32,
}

/// Some of the things, by the name of them all.
#[derive(Clone, Copy, Debug)]
pub struct CountedSet {
    /// Its name.
    pub name: &'static str,
    /// The names of the things in it.
    pub names: fn() -> &'static [&'static str],
}

impl PartialEq for CountedSet {
    fn eq(&self, other: &CountedSet) -> bool {
        self.name == other.name
    }
}

/// Reason that a value says no number for each of several things.
pub(in crate::play) enum Uncounted {
    /// It has another shape than this.
    Shape(String),
    /// It names something that is not counted.
    Name {
        /// That name.
        name: String,
        /// The name that is most like it.
        nearest: &'static str,
    },
}

impl Counts {
    /// A number of each, but for those that are not there unless they are named.
    pub(in crate::play) fn each(&self, number: u32) -> Vec<u32> {
        self.of.iter().map(|name| if self.absent.contains(name) { 0 } else { number }).collect()
    }

    /// Reads one number for all names, or `name:number` pairs with a slash between them, before which a number for all
    /// other names may stand; or names of sets alone, which make one of each thing in them. The error says what is wanted.
    pub(in crate::play) fn read(&self, value: &Value) -> Result<Vec<u32>, Uncounted> {
        let Counts { of: names, each, most, .. } = *self;
        let wanted = || {
            let [first, last] = [names[0], names[names.len() - 1]];
            Uncounted::Shape(format!("a number from 0 to {most}, or pairs such as `{first}:1/{last}:0`"))
        };
        let fits = |n: u32| Some(n).filter(|&n| n <= most).ok_or_else(wanted);
        // In a link or a list of decks the number is a text.
        if let Some(n) = value.whole().or_else(|| value.text()?.parse().ok()) {
            return Ok(self.each(fits(n)?));
        }
        let text = value.text().ok_or_else(wanted)?;
        if text.split('/').all(|name| self.set(name).is_some()) {
            let mut counts = vec![0; names.len()];
            text.split('/').for_each(|name| self.put(name, 1, &mut counts));
            return Ok(counts);
        }
        let (others, pairs) = match text.split_once('/') {
            Some((others, pairs)) if !others.contains(':') && !others.is_empty() => {
                (fits(others.parse().map_err(|_| wanted())?)?, pairs)
            }
            _ => (each, text),
        };
        let mut counts = self.each(others);
        for pair in pairs.split('/').filter(|pair| !pair.is_empty()) {
            let (name, number) = pair.split_once(':').ok_or_else(wanted)?;
            if !names.iter().any(|known| alike(known, name)) && self.set(name).is_none() {
                let nearest = spelling::nearest(names, name).unwrap_or_default();
                return Err(Uncounted::Name { name: name.to_owned(), nearest });
            }
            self.put(name, fits(number.parse().map_err(|_| wanted())?)?, &mut counts);
        }
        Ok(counts)
    }

    fn set(&self, name: &str) -> Option<&CountedSet> {
        self.sets.iter().find(|set| alike(set.name, name))
    }

    /// So many of a thing, or of all things of a set.
    fn put(&self, name: &str, number: u32, counts: &mut [u32]) {
        let all = self.set(name).map_or(&[][..], |set| (set.names)());
        for (known, count) in self.of.iter().zip(counts) {
            if alike(known, name) || all.contains(known) {
                *count = number;
            }
        }
    }
}
