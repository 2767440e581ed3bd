//! The parts of a whole card, and the words of its windows.

use super::sort::{limits, Field, List, Sort};
use super::steps::STEPS;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::FORM;

crate::names! {
    /// A window by its word, in the order of [`When::ALL`].
    pub enum Window {
        /// Before the Action.
        Before = "before",
        /// In place of the move.
        Instead = "instead",
        /// After one's own Action.
        End = "end",
        /// While the opponent's capture is only declared.
        During = "during",
        /// After the other's turn.
        After = "after",
        /// Right after the other's card was declared.
        Reply = "reply",
        /// In every window of one's own.
        Any = "any",
    }
}

impl Window {
    /// The window of that word.
    pub fn when(self) -> When {
        When::ALL[self as usize]
    }

    /// The word of that window.
    pub fn of(when: When) -> &'static str {
        <Window as crate::play::Named>::WORDS[when as usize]
    }
}

const V: Field = Field { word: "v", about: "The form of the language: 1.", sort: &Sort::Number(1, FORM as u32) };
const TITLE: Field = Field { word: "title", about: "Its name, 1 to 24 letters.", sort: &Sort::Letters(limits::TITLE) };
const WHEN: Field = Field {
    word: "when",
    about: "When it can be played.",
    sort: &Sort::Word(List {
        what: "time to play a card",
        words: <Window as crate::play::Named>::WORDS,
        about: <Window as crate::play::Named>::ABOUT,
        added: 0,
    }),
};
const ART: Field = Field { word: "art", about: "One to five signs for its face.", sort: &Sort::Picture };
const BY: Field = Field { word: "by", about: "Its maker.", sort: &Sort::Letters(limits::TITLE) };

/// Fields of every card.
pub static MUST: &[Field] = &[V, TITLE, WHEN, Field { word: "do", about: "What it does, step by step.", sort: &STEPS }];

/// Fields that a card may have besides.
pub static MAY: &[Field] = &[
    Field { word: "text", about: "The maker's own words for its face.", sort: &Sort::Letters(limits::TEXT) },
    ART,
    Field { word: "counsel", about: "Advice for a computer player.", sort: &COUNSEL },
    BY,
];

static COUNSEL: Sort = Sort::Either(
    "`plain`, `prized`, or what it gains in hundredths of a pawn, 1 to 300",
    &[
        &Sort::Word(List {
            what: "advice",
            words: &["plain", "prized"],
            about: &["Nothing to wait for.", "Worth keeping."],
            added: 0,
        }),
        &Sort::Number(1, 300),
    ],
);

/// A card as a sort of value.
pub static CARD: Sort = Sort::Object(MUST, MAY);

/// The deed of a card alone.
pub static DEED: Sort = Sort::Object(MUST.split_at(2).1, &[]);

/// The word that stands for the steps of a blank card.
pub const HAND: &str = "by-hand";

/// Fields of a blank card: people carry out what its text says.
pub static BLANK_MUST: &[Field] = &[
    V,
    TITLE,
    WHEN,
    Field {
        word: "do",
        about: "People carry it out.",
        sort: &Sort::Word(List { what: "way to carry a card out", words: &[HAND], about: &["By hand."], added: 0 }),
    },
    Field { word: "text", about: "What its player does.", sort: &Sort::Letters(limits::TEXT) },
];

/// Fields that it may have besides.
pub static BLANK_MAY: &[Field] = &[ART, BY];

/// A blank card as a sort of value.
pub static BLANK: Sort = Sort::Object(BLANK_MUST, BLANK_MAY);
