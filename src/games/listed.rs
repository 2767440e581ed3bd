//! Facts that a game tells the catalogue, the counters of moves and the spec files.

use std::borrow::Cow;

use serde::Serialize;

use super::form::{Needs, SetupField};
use super::term::Term;
use crate::board::Variant;
use crate::play::word::words;
use crate::play::{Config, Game};

/// Facts that a game tells the catalogue and the counters of moves.
pub trait Listed: Game {
    /// The words by which spec files speak of what its view adds.
    const TERMS: &'static [Term] = &[];

    /// The rules of its board, with the usual options.
    fn variant() -> &'static Variant;

    /// Its cards.
    fn cards() -> Vec<CardInfo> {
        Vec::new()
    }

    /// The position that a setup gives, or else that a game begins from, as text, and the rules of its board.
    fn beginning<'a>(_config: &Config, given: Option<&'a str>) -> (Cow<'a, str>, &'static Variant) {
        (Cow::Borrowed(given.unwrap_or(Self::INFO.board)), Self::variant())
    }

    /// The parts of its setups beside the board.
    fn fields() -> Vec<SetupField> {
        Vec::new()
    }

    /// Words that each lasting effect of a setup needs, as far as they can be laid out.
    fn needs(_config: &Config) -> Vec<Needs> {
        Vec::new()
    }
}

/// A card of a game.
#[derive(Serialize)]
pub struct CardInfo {
    /// The name in the contract.
    pub name: &'static str,
    /// The name for people.
    pub title: String,
    /// Its number, from 1.
    pub number: usize,
    /// Its effect.
    pub text: String,
    /// Window in which it can be played.
    pub window: &'static str,
    /// Number of its copies in the usual deck.
    pub copies: u32,
    /// Deck that it belongs to, by the name that options call it by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<&'static str>,
    /// Family that it belongs to.
    pub family: &'static str,
    /// The army it speaks of.
    pub side: Option<&'static str>,
    /// The kind of piece it speaks of.
    pub kind: Option<&'static str>,
    /// Words for its picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub glyphs: Option<&'static str>,
    /// Things that its effect touches, in words for a search.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "words")]
    pub touches: Vec<&'static str>,
    /// True if its effect lasts.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub lasts: bool,
}
