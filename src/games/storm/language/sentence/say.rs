//! A sentence in the making: who speaks to whom, and what was spoken of.

use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::words::{Base, Name};

/// The words that a name stands for.
pub struct Called {
    /// The name.
    pub name: Name,
    /// Words for it.
    pub phrase: String,
}

/// A sentence in the making.
pub struct Say {
    /// Window of the card.
    pub when: When,
    /// True where the other player is told what to do: `your` is `their` then.
    pub is_theirs: bool,
    /// Names that were given.
    pub called: Vec<Called>,
    /// The name of which was spoken last.
    pub last: Option<Name>,
    /// The subject of the beginning of the sentence.
    pub told: Option<Base>,
    /// True if it begins with a condition.
    pub has_head: bool,
    /// True if it has named the opponent already: they are `they` from there on.
    pub is_named: bool,
    /// True inside a way that a card can go.
    pub is_inside: bool,
    /// Branches between which a player decides: where they stand, and what was said of each.
    pub decided: Vec<(usize, Vec<String>)>,
}

impl Say {
    /// The beginning of a sentence.
    pub fn new(when: When) -> Say {
        Say {
            when,
            is_theirs: false,
            called: Vec::new(),
            last: None,
            told: None,
            has_head: false,
            is_named: false,
            is_inside: false,
            decided: Vec::new(),
        }
    }

    /// Gives a name to what a phrase says.
    pub fn calls_it(&mut self, name: Option<Name>, phrase: String) {
        let Some(name) = name else { return };
        self.called.retain(|known| known.name != name);
        self.called.push(Called { name, phrase });
        self.last = Some(name);
    }

    /// A text in the voice of the player who is told.
    pub const fn my(&self) -> &'static str {
        if self.is_theirs {
            "their"
        } else {
            "your"
        }
    }

    /// The one who is told.
    pub const fn me(&self) -> &'static str {
        if self.is_theirs {
            "they"
        } else {
            "you"
        }
    }

    /// The other one.
    pub const fn they(&self) -> &'static str {
        if self.is_theirs {
            "you"
        } else {
            "your opponent"
        }
    }

    /// The verb of a sentence about the other one.
    pub fn they_do(&self, verb: &str) -> String {
        format!("{verb}{}", if self.is_theirs { "" } else { "s" })
    }

    /// Things of the other player.
    pub const fn theirs(&self) -> &'static str {
        if self.is_theirs {
            "your"
        } else {
            "your opponent's"
        }
    }
}
