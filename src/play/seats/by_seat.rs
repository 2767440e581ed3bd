//! A value for each seat.

use serde::{Serialize, Serializer};

use crate::play::outside::word::{Words, Written};
use crate::play::seats::seat::Seat;

/// A value for each seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct BySeat<T> {
    /// The first seat's.
    pub first: T,
    /// The second seat's.
    pub second: T,
}

impl<T> BySeat<T> {
    /// That of a seat.
    pub fn of(&self, seat: Seat) -> &T {
        match seat {
            Seat::First => &self.first,
            Seat::Second => &self.second,
        }
    }
}

impl<T: Words> Words for BySeat<T> {
    fn write<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        BySeat { first: Written(&self.first), second: Written(&self.second) }.serialize(out)
    }
}
