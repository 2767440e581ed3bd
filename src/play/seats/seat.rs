//! Seats of the players at the table, and eyes that look at it.

use std::ops::Not;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::board::UnknownName;
use crate::play::outside::word::Word;

/// A player at the table. The game says which army a seat commands (it can change).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seat {
    /// Owns White at the start.
    First,
    /// Owns Black at the start.
    Second,
}

impl Seat {
    /// Both seats, in order.
    pub const BOTH: [Seat; 2] = [Seat::First, Seat::Second];

    /// The other player.
    pub fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }

    /// 0 or 1, for arrays by seat.
    pub fn index(self) -> usize {
        self as usize
    }

    /// `first` or `second`.
    pub fn name(self) -> &'static str {
        match self {
            Seat::First => "first",
            Seat::Second => "second",
        }
    }

    /// The seat of that name.
    pub fn from_name(name: &str) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| seat.name() == name)
    }
}

/// `!seat` is the other player.
///
/// ```
/// use deckmate::Seat;
///
/// assert_eq!(!Seat::First, Seat::Second);
/// ```
impl Not for Seat {
    type Output = Seat;

    fn not(self) -> Seat {
        self.other()
    }
}

/// Reads `first` or `second`.
///
/// ```
/// use deckmate::Seat;
///
/// assert_eq!("second".parse(), Ok(Seat::Second));
/// ```
impl FromStr for Seat {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Seat, UnknownName> {
        UnknownName::or(Seat::from_name(text), "seat", text)
    }
}

/// Reads `first`, `second`, `watcher` or `all`.
///
/// ```
/// use deckmate::{Eye, Seat};
///
/// assert_eq!("watcher".parse(), Ok(Eye::Watcher));
/// assert_eq!("first".parse(), Ok(Eye::Seat(Seat::First)));
/// ```
impl FromStr for Eye {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Eye, UnknownName> {
        UnknownName::or(Eye::from_name(text), "eye", text)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        Word(self.name()).serialize(out)
    }
}

/// Somebody who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eye {
    /// One player, who knows what is public and their own secrets.
    Seat(Seat),
    /// Somebody who knows only what is public.
    Watcher,
    /// Everything; given only when the game is over.
    All,
}

impl Eye {
    /// The name in the contract.
    pub fn name(self) -> &'static str {
        match self {
            Eye::Seat(seat) => seat.name(),
            Eye::Watcher => "watcher",
            Eye::All => "all",
        }
    }

    /// The eye of that name.
    pub fn from_name(name: &str) -> Option<Eye> {
        match name {
            "watcher" => Some(Eye::Watcher),
            "all" => Some(Eye::All),
            _ => Seat::from_name(name).map(Eye::Seat),
        }
    }
}

impl Serialize for Eye {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        Word(self.name()).serialize(out)
    }
}

/// The seats that have seen a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);
    /// Everybody.
    pub const BOTH: SeatSet = SeatSet(3);

    /// Only this seat.
    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.index())
    }

    /// True if the seat belongs to the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    /// The seats of either set.
    pub fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}
