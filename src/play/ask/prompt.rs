//! Prompt: who is asked what, and the offers that answer it.

use serde::Serialize;

use crate::board::{Square, SquareSet};
use crate::play::ask::answer::Answer;
use crate::play::outside::form::Form;
use crate::play::outside::word::words;
use crate::play::seats::seat::Seat;
use crate::play::seats::view;

/// A question to one seat. Only public facts decide that it is asked; its offers may be private.
#[derive(Clone, PartialEq, Debug)]
pub struct Prompt<A, W> {
    /// Seat that is asked.
    pub seat: Seat,
    /// About what.
    pub why: W,
    /// All answers, each once.
    pub options: Vec<A>,
    /// True if the answer is hidden from the other seat.
    pub secret: bool,
}

/// A prompt as the page sees it; the options are listed by `offers`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PromptView {
    /// Seat that is asked.
    pub seat: Seat,
    /// The army the asked seat owns now.
    #[serde(serialize_with = "words")]
    pub side: &'static str,
    /// About what.
    #[serde(serialize_with = "words")]
    pub why: &'static str,
    /// One sentence for the prompt bar.
    pub text: String,
    /// The square of the piece that the question is about.
    #[serde(serialize_with = "words")]
    pub about: Option<Square>,
    /// The card that is being carried out.
    #[serde(serialize_with = "words")]
    pub card: Option<&'static str>,
    /// Choices that it has already got for this, in order; nothing for an eye that may not know.
    pub chosen: Vec<Chosen>,
    /// True if the answer is hidden from the other seat.
    pub secret: bool,
    /// The time in milliseconds that the asked player has left, delay included, if a clock runs.
    pub left: Option<u32>,
    /// Demand of the question on the asked player, if it has one; nothing for another eye.
    pub duty: Option<Duty>,
}

/// Duty of a player, as the question says it: only these pieces and cards do it.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Duty {
    /// The squares of the pieces.
    #[serde(serialize_with = "words")]
    pub squares: Vec<&'static str>,
    /// The cards of the hand.
    #[serde(serialize_with = "words")]
    pub cards: Vec<&'static str>,
    /// Number of cards that are still to be played, if that is demanded.
    pub left: Option<usize>,
}

impl Duty {
    /// One that these answers do: the squares on which they begin, and no cards.
    pub fn of<A: Answer>(answers: &[A]) -> Duty {
        let begins = answers.iter().filter_map(|answer| answer.squares().first().copied());
        Duty { squares: view::names(begins.fold(SquareSet::EMPTY, SquareSet::with).iter()), ..Duty::default() }
    }
}

impl PromptView {
    /// The question for somebody whom it is not put to: who is asked, and for what reason.
    pub fn outward(self) -> PromptView {
        PromptView { text: String::new(), about: None, card: None, chosen: Vec::new(), duty: None, ..self }
    }
}

/// A choice that the card being carried out has already got.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Chosen {
    /// The answer itself.
    pub choice: Form,
    /// Its notation.
    pub text: String,
    /// The squares it touches, in the order of picking.
    #[serde(serialize_with = "words")]
    pub squares: Vec<&'static str>,
}

impl Chosen {
    /// The choice as the page sees it.
    pub fn of(choice: &impl Answer) -> Chosen {
        Chosen { choice: choice.form(), text: choice.to_string(), squares: view::names(choice.squares()) }
    }
}

/// Sort of act that an answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// It plays the game on.
    Play,
    /// It ends the game beside the board, or offers to: it resigns, offers or claims a draw, or accepts one.
    Ends,
    /// It belongs to the clock.
    Clock,
    /// It is said beside the game.
    Aside,
}

/// One answer that the open prompt takes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offer {
    /// The answer itself.
    pub choice: Form,
    /// Its notation: unique in the list, plain ASCII without spaces.
    pub text: String,
    /// A phrase for buttons and screen readers.
    pub label: String,
    /// The card of the hand that is spent for a move; nothing if it costs none.
    #[serde(serialize_with = "words")]
    pub card: Option<&'static str>,
    /// The squares it touches, in the order of picking.
    #[serde(serialize_with = "words")]
    pub squares: Vec<&'static str>,
    /// The square that may be picked in place of the last one: that of the piece with which a King castles.
    #[serde(serialize_with = "words", skip_serializing_if = "Option::is_none")]
    pub onto: Option<Square>,
    /// Sort of act that it is: a player at random takes an act that plays the game on.
    pub role: Role,
}
