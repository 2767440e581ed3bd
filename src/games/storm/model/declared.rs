//! A play of a card as an object (CS-0.30): which card, by whom, as what, and what becomes of it.

use crate::games::storm::model::catalog::{Card, Play, When};
use crate::games::storm::model::piles::Token;
use crate::games::storm::shown::DeclaredView;
use crate::play::Seat;

/// Fate of a declared card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It is being played.
    Open,
    /// CS-133: it is a copy, to be carried out after the card that it copies.
    Waiting,
    /// An answer has made it void (CS-0.33).
    Cancelled,
    /// It took effect.
    Worked,
    /// It had no effect.
    Failed,
}

impl Fate {
    /// The word for it in views.
    pub fn name(self) -> &'static str {
        match self {
            Fate::Open => "open",
            Fate::Waiting => "waiting",
            Fate::Cancelled => "cancelled",
            Fate::Worked => "worked",
            Fate::Failed => "failed",
        }
    }
}

/// Place to which the cardboard goes when its play is over (CS-0.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// To the discard pile.
    Discard,
    /// It stays where its effect has put it: beside the board, as a sign (CS-0.35).
    Stays,
    /// Into the hand of this seat (CS-129).
    Hand(Seat),
}

/// Draw of cards when the play is over (CS-0.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draw {
    /// Its player draws a card in its place.
    One,
    /// Its player draws a whole hand.
    Hand,
    /// The other player draws a card in its place; its own player does where the other's hand is full.
    Other,
    /// Nothing.
    Nothing,
}

/// A declared card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Declared {
    /// The number of the play: no two in a game have the same one.
    pub play: u32,
    /// The cardboard.
    pub token: Token,
    /// The card that was declared.
    pub card: Card,
    /// The card whose effect is carried out: another one's for a copy (CS-133).
    pub acts_as: Card,
    /// Seat that declared it.
    pub seat: Seat,
    /// Its fate.
    pub fate: Fate,
    /// Place to which the cardboard goes.
    pub rest: Rest,
    /// Draw of cards after it.
    pub draw: Draw,
}

impl Declared {
    /// A card about to be played.
    pub fn new(play: u32, token: Token, card: Card, seat: Seat) -> Declared {
        Declared { play, token, card, acts_as: card, seat, fate: Fate::Open, rest: Rest::Discard, draw: Draw::One }
    }

    /// Its title for players; a copy is named after the card whose effect it has, too.
    pub fn title(&self) -> String {
        match self.is_copy() {
            true => format!("{} ({})", self.acts_as.title(), self.card.title()),
            false => self.card.title().into(),
        }
    }

    /// True if it carries out another card's effect.
    pub fn is_copy(&self) -> bool {
        self.acts_as != self.card
    }
}

/// Place of the other card of a stack that the one at this place is about: the one that it cancels, copies, takes or
/// interrupts.
pub fn about(stack: &[Declared], at: usize) -> Option<usize> {
    let it = stack.get(at)?;
    let waits = |other: &Declared| other.fate == Fate::Waiting;
    match it.card.row().play {
        _ if it.fate == Fate::Failed => None,
        _ if it.card.window() == When::During => at.checked_sub(1),
        Play::Cancel => at.checked_sub(1),
        Play::Take => stack[..at].iter().rposition(|other| !waits(other)),
        Play::Copy if waits(it) => (at + 1..stack.len()).find(|&above| !waits(&stack[above])),
        Play::Copy if !it.is_copy() => at.checked_sub(1),
        _ => None,
    }
}

/// View of a stack.
pub fn shown(stack: &[Declared]) -> Vec<DeclaredView> {
    let shown = |(at, it): (usize, &Declared)| DeclaredView {
        card: it.card.name(),
        seat: it.seat,
        fate: it.fate.name(),
        copies: it.is_copy().then(|| it.acts_as.name()),
        about: about(stack, at),
        next: at + 1 == stack.len() && it.fate == Fate::Open,
    };
    stack.iter().enumerate().map(shown).collect()
}
