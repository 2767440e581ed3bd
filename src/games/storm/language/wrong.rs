//! A fault of a card: a place such as `do[1].mark`, and a sentence for whoever made it.

use std::fmt;

use super::plain::is_seen;
use crate::play::spelling;

/// Longest piece of the card that a sentence quotes, in letters.
const QUOTED: usize = 24;

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// Where: names and numbers from the card inwards; empty for the card as a whole.
    pub place: String,
    /// What, in a sentence or two.
    pub words: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place.as_str() {
            "" => write!(out, "{}", self.words),
            place => write!(out, "{place}: {}", self.words),
        }
    }
}

/// All that is found wrong, and the place that is being looked at.
#[derive(Default)]
pub struct Wrongs {
    place: String,
    found: Vec<Wrong>,
}

impl Wrongs {
    /// Something is wrong here.
    pub fn say(&mut self, words: impl Into<String>) {
        self.found.push(Wrong { place: self.place.clone(), words: words.into() });
    }

    /// Goes into a place, such as `.mark` or `[1]`; the answer is for [`Wrongs::leave`].
    pub fn enter(&mut self, part: fmt::Arguments<'_>) -> usize {
        let before = self.place.len();
        let part = part.to_string();
        // The card itself has no name.
        self.place.push_str(if before == 0 { part.trim_start_matches('.') } else { &part });
        before
    }

    /// Goes back to where it was.
    pub fn leave(&mut self, before: usize) {
        self.place.truncate(before);
    }

    /// The place that is being looked at.
    pub fn here(&self) -> String {
        self.place.clone()
    }

    /// Goes to another place; the answer is the one before.
    pub fn go_to(&mut self, place: String) -> String {
        std::mem::replace(&mut self.place, place)
    }

    /// True if nothing is.
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Everything that is, in the order in which it was found.
    pub fn all(self) -> Vec<Wrong> {
        self.found
    }
}

/// A part of the card as a sentence quotes it.
pub fn quoted(word: &str) -> String {
    let short: String = word.chars().take(QUOTED).map(|c| if is_seen(c) { c } else { '?' }).collect();
    let cut = if word.chars().nth(QUOTED).is_some() { "…" } else { "" };
    format!("`{}{cut}`", short.replace('`', "'"))
}

/// A question whether another word was meant, if one is like it.
pub fn meant(word: &str, words: &mut dyn Iterator<Item = &str>) -> String {
    let words: Vec<&str> = words.collect();
    spelling::close(&words, word).map_or_else(String::new, |near| format!(" Did you mean `{near}`?"))
}

/// A number with a comma between thousands.
pub fn grouped(number: u64) -> String {
    match number {
        0..1000 => number.to_string(),
        _ => format!("{},{:03}", grouped(number / 1000), number % 1000),
    }
}
