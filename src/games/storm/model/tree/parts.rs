//! The details of a step: how far, how often, as what, and until when.

use super::select::{Places, Selector};
use super::words::{EndWord, Name};
use crate::board::Kind;

/// Number of squares of a way, from the smaller to the larger.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Far {
    /// At least.
    pub least: u8,
    /// At most.
    pub most: u8,
}

/// A leap: so far one way, so far the other, in all directions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Leap(pub u8, pub u8);

/// The number of times that a step is done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Times {
    /// At least.
    pub least: u8,
    /// At most.
    pub most: u8,
    /// True if it is done as often as it can be.
    pub must: bool,
}

/// The kinds that a piece moves like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Like<'a> {
    /// One of these kinds.
    Kinds(&'a [Kind]),
    /// The piece that the opponent just moved.
    Came,
    /// The kind that was named.
    Named(Name),
}

/// The kinds that a piece becomes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Into<'a> {
    /// One of these kinds.
    Kinds(&'a [Kind]),
    /// The kind that was named.
    Named(Name),
    /// The kind that it just captured.
    WhatItTook,
}

/// A kind, or the one that was named.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum KindRef {
    /// This kind.
    Kind(Kind),
    /// The named one.
    Named(Name),
}

/// The end of an effect.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ends {
    /// At a moment that has a word.
    At(EndWord),
    /// After so many turns of the opponent.
    Turns(u8),
}

/// Number of cards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Amount {
    /// So many.
    Number(u8),
    /// The whole hand, or the whole pile.
    All,
}

/// The subject of a secret note.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Noted<'a> {
    /// A square.
    Square(Places<'a>),
    /// A piece.
    Piece(Selector<'a>),
}

/// A piece that may be sent in place of another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OrSend<'a> {
    /// Which.
    pub send: Selector<'a>,
    /// The goal.
    pub to: Places<'a>,
}
