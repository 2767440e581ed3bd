//! Options as a game declares them: each once, with its type, so that a misspelt name does not compile.

use super::config::{Config, OptionKind, OptionSpec, TimeControl};

/// An option that is on or off.
pub struct Switch(OptionSpec);

impl Switch {
    /// An option of that name, its default, and one sentence about it.
    pub const fn new(name: &'static str, default: bool, about: &'static str) -> Switch {
        Switch(OptionSpec { name, about, kind: OptionKind::Switch(default) })
    }

    /// Whether it is on.
    pub fn get(&self, config: &Config) -> bool {
        config.switch(self.0.name)
    }

    /// How the catalogue lists it.
    pub fn spec(&self) -> OptionSpec {
        self.0.clone()
    }
}

/// An option that is a whole number.
pub struct Number(OptionSpec);

impl Number {
    /// An option of that name, its default, the smallest and the largest value, and one sentence about it.
    pub const fn new(name: &'static str, default: u32, [least, most]: [u32; 2], about: &'static str) -> Number {
        Number(OptionSpec { name, about, kind: OptionKind::Number { default, least, most } })
    }

    /// Its value.
    pub fn get(&self, config: &Config) -> u32 {
        config.number(self.0.name)
    }

    /// How the catalogue lists it.
    pub fn spec(&self) -> OptionSpec {
        self.0.clone()
    }
}

/// An option that is one of several words.
pub struct Word {
    spec: OptionSpec,
    words: &'static [&'static str],
}

impl Word {
    /// An option of that name, its words, of which the first is the default, and one sentence about it.
    pub const fn new(name: &'static str, words: &'static [&'static str], about: &'static str) -> Word {
        Word { spec: OptionSpec { name, about, kind: OptionKind::Choice(words) }, words }
    }

    /// Whether it is this word, which is one of its own.
    pub fn is(&self, config: &Config, word: &str) -> bool {
        debug_assert!(self.words.contains(&word), "`{word}` is no value of `{}`", self.spec.name);
        config.choice(self.spec.name) == word
    }

    /// How the catalogue lists it.
    pub fn spec(&self) -> OptionSpec {
        self.spec.clone()
    }
}

/// An option that is a number for each of several things.
pub struct Counts {
    name: &'static str,
    about: &'static str,
    names: fn() -> &'static [&'static str],
    absent: fn() -> &'static [&'static str],
    default: u32,
    most: u32,
}

impl Counts {
    /// An option of that name, the things, the default and the largest number of each, and one sentence about it.
    pub const fn new(
        name: &'static str,
        names: fn() -> &'static [&'static str],
        default: u32,
        most: u32,
        about: &'static str,
    ) -> Counts {
        Counts { name, about, names, absent: || &[], default, most }
    }

    /// Some of the things are not there unless they are named.
    pub const fn but_for(self, absent: fn() -> &'static [&'static str]) -> Counts {
        Counts { absent, ..self }
    }

    /// The numbers, in the order of the things.
    pub fn get(&self, config: &Config) -> Vec<u32> {
        config.counts(self.name)
    }

    /// How the catalogue lists it.
    pub fn spec(&self) -> OptionSpec {
        let kind = OptionKind::Counts {
            names: (self.names)(),
            absent: (self.absent)(),
            default: self.default,
            most: self.most,
        };
        OptionSpec { name: self.name, about: self.about, kind }
    }
}

/// An option that is a time control.
pub struct Clock(OptionSpec);

impl Clock {
    /// An option of that name, its default, and one sentence about it.
    pub const fn new(name: &'static str, default: &'static str, about: &'static str) -> Clock {
        Clock(OptionSpec { name, about, kind: OptionKind::Clock(default) })
    }

    /// The time control; nothing without a clock.
    pub fn get(&self, config: &Config) -> Option<TimeControl> {
        config.clock(self.0.name)
    }

    /// How the catalogue lists it.
    pub fn spec(&self) -> OptionSpec {
        self.0.clone()
    }
}
