//! Choice: everything a seat can answer, and its one notation.

use std::fmt;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::board::{Kind, Move, Side, Square};

/// An answer to a prompt. It means something by itself, never a position in a list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Choice {
    /// A move on the board.
    Move(Move),
    /// Turn over the top card.
    Draw,
    /// Let it be.
    Pass,
    /// Nothing more.
    Done,
    /// Agreed.
    Yes,
    /// Refused.
    No,
    /// Something said about the table.
    Claim(Claim),
    /// Offer a draw to the other player.
    OfferDraw,
    /// Give up the game.
    Resign,
    /// A card, by its name in the catalogue.
    Card(&'static str),
    /// A square.
    Square(Square),
    /// The piece on a square.
    Piece(Square),
    /// A kind of piece.
    Kind(Kind),
    /// One of the pieces off the board, by army and kind.
    OffBoard(Side, Kind),
    /// A move for which a Wild card is spent.
    Wild(Move),
    /// Change the whole hand instead of moving.
    Fold,
    /// Freeze both hands and play for mate.
    Call,
    /// Offer the doubling cube.
    Double,
    /// Give a call up.
    GiveUp,
    /// The asked player's time has run out.
    TimeUp,
    /// Lift the cloak of the piece on a square.
    Uncloak(Square),
    /// Exchange the bases under two cloaks.
    Swap(Square, Square),
    /// Deal the bases at random.
    Shuffle,
    /// Every base under its own cloak.
    Identical,
    /// Put away, without effect, a card that can have none now.
    Dump(&'static str),
    /// Use a card that lies in front of the asked player.
    Trigger(&'static str),
    /// The piece that shares a square as the one that came second.
    Lodger(Square),
    /// A move of a piece that shares its square as the one that came second.
    LodgerMove(Move),
}

/// What a player may say about the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// "Check!" with or after one's own move.
    Check,
    /// "Check!" said by the other player while the asked one is about to draw.
    LateCheck,
    /// "That check was not called!"
    Punish,
    /// A draw by repetition or by the fifty-move rule.
    Draw,
}

impl Claim {
    fn name(self) -> &'static str {
        match self {
            Claim::Check => "check",
            Claim::LateCheck => "late-check",
            Claim::Punish => "punish",
            Claim::Draw => "draw",
        }
    }
}

impl Choice {
    /// The squares it touches, in the order of picking.
    pub fn squares(&self) -> Vec<Square> {
        match *self {
            Choice::Move(m) | Choice::Wild(m) | Choice::LodgerMove(m) => vec![m.from, m.to],
            Choice::Square(at) | Choice::Piece(at) | Choice::Lodger(at) | Choice::Uncloak(at) => vec![at],
            Choice::Swap(one, other) => vec![one, other],
            _ => Vec::new(),
        }
    }

    /// Whether it is something a player says about the whole game rather than an act in it.
    pub fn is_about_result(&self) -> bool {
        matches!(self, Choice::Resign | Choice::OfferDraw | Choice::Claim(Claim::Draw) | Choice::TimeUp)
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Move(m) => write!(out, "{m}"),
            Choice::Draw => out.write_str("draw"),
            Choice::Pass => out.write_str("pass"),
            Choice::Done => out.write_str("done"),
            Choice::Yes => out.write_str("yes"),
            Choice::No => out.write_str("no"),
            Choice::Claim(claim) => write!(out, "claim:{}", claim.name()),
            Choice::OfferDraw => out.write_str("offer:draw"),
            Choice::Resign => out.write_str("resign"),
            Choice::Card(name) => write!(out, "card:{name}"),
            Choice::Square(at) => write!(out, "square:{at}"),
            Choice::Piece(at) => write!(out, "piece:{at}"),
            Choice::Kind(kind) => write!(out, "kind:{}", kind.name()),
            Choice::OffBoard(side, kind) => write!(out, "man:{}-{}", side.name(), kind.name()),
            Choice::Wild(m) => write!(out, "{m}:wild"),
            Choice::Fold => out.write_str("fold"),
            Choice::Call => out.write_str("call"),
            Choice::Double => out.write_str("double"),
            Choice::GiveUp => out.write_str("give-up"),
            Choice::TimeUp => out.write_str("time-up"),
            Choice::Uncloak(at) => write!(out, "uncloak:{at}"),
            Choice::Swap(one, other) => write!(out, "swap:{one}{other}"),
            Choice::Shuffle => out.write_str("shuffle"),
            Choice::Identical => out.write_str("identical"),
            Choice::Dump(name) => write!(out, "dump:{name}"),
            Choice::Trigger(name) => write!(out, "trigger:{name}"),
            Choice::Lodger(at) => write!(out, "lodger:{at}"),
            Choice::LodgerMove(m) => write!(out, "{m}:lodger"),
        }
    }
}

impl Serialize for Choice {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut map = out.serialize_map(None)?;
        match self {
            Choice::Move(m) | Choice::Wild(m) | Choice::LodgerMove(m) => {
                map.serialize_entry("t", "move")?;
                map.serialize_entry("from", &m.from.to_string())?;
                map.serialize_entry("to", &m.to.to_string())?;
                if let Some(kind) = m.becomes {
                    map.serialize_entry("becomes", kind.name())?;
                }
                if matches!(self, Choice::Wild(_)) {
                    map.serialize_entry("card", "wild")?;
                }
                if matches!(self, Choice::LodgerMove(_)) {
                    map.serialize_entry("lodger", &true)?;
                }
            }
            Choice::Fold => map.serialize_entry("t", "fold")?,
            Choice::Call => map.serialize_entry("t", "call")?,
            Choice::Double => map.serialize_entry("t", "double")?,
            Choice::GiveUp => map.serialize_entry("t", "give-up")?,
            Choice::TimeUp => map.serialize_entry("t", "time-up")?,
            Choice::Shuffle => map.serialize_entry("t", "shuffle")?,
            Choice::Identical => map.serialize_entry("t", "identical")?,
            Choice::Uncloak(at) => {
                map.serialize_entry("t", "uncloak")?;
                map.serialize_entry("at", &at.to_string())?;
            }
            Choice::Swap(one, other) => {
                map.serialize_entry("t", "swap")?;
                map.serialize_entry("from", &one.to_string())?;
                map.serialize_entry("to", &other.to_string())?;
            }
            Choice::Draw => map.serialize_entry("t", "draw")?,
            Choice::Pass => map.serialize_entry("t", "pass")?,
            Choice::Done => map.serialize_entry("t", "done")?,
            Choice::Yes => map.serialize_entry("t", "yes")?,
            Choice::No => map.serialize_entry("t", "no")?,
            Choice::Claim(claim) => {
                map.serialize_entry("t", "claim")?;
                map.serialize_entry("claim", claim.name())?;
            }
            Choice::OfferDraw => {
                map.serialize_entry("t", "offer")?;
                map.serialize_entry("offer", "draw")?;
            }
            Choice::Resign => map.serialize_entry("t", "resign")?,
            Choice::Card(name) => {
                map.serialize_entry("t", "card")?;
                map.serialize_entry("card", name)?;
            }
            Choice::Dump(name) => {
                map.serialize_entry("t", "dump")?;
                map.serialize_entry("dump", name)?;
            }
            Choice::Trigger(name) => {
                map.serialize_entry("t", "trigger")?;
                map.serialize_entry("trigger", name)?;
            }
            Choice::Lodger(at) => {
                map.serialize_entry("t", "lodger")?;
                map.serialize_entry("at", &at.to_string())?;
            }
            Choice::Square(at) => {
                map.serialize_entry("t", "square")?;
                map.serialize_entry("at", &at.to_string())?;
            }
            Choice::Piece(at) => {
                map.serialize_entry("t", "piece")?;
                map.serialize_entry("at", &at.to_string())?;
            }
            Choice::Kind(kind) => {
                map.serialize_entry("t", "kind")?;
                map.serialize_entry("kind", kind.name())?;
            }
            Choice::OffBoard(side, kind) => {
                map.serialize_entry("t", "man")?;
                map.serialize_entry("side", side.name())?;
                map.serialize_entry("kind", kind.name())?;
            }
        }
        map.end()
    }
}
