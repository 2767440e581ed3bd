//! The form of a setup: the parts beside the board that a position of a game may have, for whoever puts one together.

use serde::Serialize;

/// A part of a setup that may be left out.
#[derive(Clone, Debug, Serialize)]
pub struct SetupField {
    /// Way to it through the setup, name by name.
    pub path: &'static [&'static str],
    /// Its name for people.
    pub title: &'static str,
    /// Meaning of it, or of its order.
    pub about: &'static str,
    /// Rule that holds where it is left out; nothing where that needs no word.
    pub left_out: &'static str,
    /// True if lot decides where it is left out.
    pub by_lot: bool,
    /// Form of its value: `cards` a list of names, `pieces` a list of kinds, `armies` a list of kinds with their sides,
    /// `number` a number, `word` a word, `bases` a kind for each of some squares, `squares` a list of squares, `effects`
    /// a list of effects that last.
    pub holds: &'static str,
    /// The words that it takes; none where it takes any of that form.
    pub of: Vec<&'static str>,
    /// The smallest number.
    pub least: u32,
    /// The largest number, or the length of the longest list.
    pub most: u32,
}

/// Words beside its card and its owner that an effect needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Needs {
    /// It is about a square, or a kind.
    pub at: bool,
    /// It is about a second one, too.
    pub more: bool,
}

impl SetupField {
    /// A part of this form, which takes any words.
    pub fn new(path: &'static [&'static str], title: &'static str, holds: &'static str) -> SetupField {
        SetupField { path, title, about: "", left_out: "", by_lot: false, holds, of: Vec::new(), least: 0, most: 0 }
    }

    /// A list of cards, at most so many.
    pub fn cards(path: &'static [&'static str], title: &'static str, most: u32) -> SetupField {
        SetupField { most, ..SetupField::new(path, title, "cards") }
    }

    /// With a hint.
    pub fn about(self, about: &'static str) -> SetupField {
        SetupField { about, ..self }
    }

    /// With what holds where it is left out.
    pub fn left_out(self, left_out: &'static str) -> SetupField {
        SetupField { left_out, ..self }
    }

    /// With what lot brings where it is left out.
    pub fn by_lot(self, left_out: &'static str) -> SetupField {
        SetupField { left_out, by_lot: true, ..self }
    }

    /// Of these words alone.
    pub fn of(self, words: impl IntoIterator<Item = &'static str>) -> SetupField {
        SetupField { of: words.into_iter().collect(), ..self }
    }

    /// From one number to another.
    pub fn from_to(self, least: u32, most: u32) -> SetupField {
        SetupField { least, most, ..self }
    }
}
