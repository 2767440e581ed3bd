//! The only place a secret may live: a value together with who has seen it.

use std::cell::Cell;

use crate::board::order;
use crate::play::outside::dice::Dice;
use crate::play::seats::seat::{Eye, Seat, SeatSet};

thread_local! {
    /// Seat that is watched over, and `true` once the rules have read something that it has not seen.
    static WATCHED: Cell<Option<(Seat, bool)>> = const { Cell::new(None) };
}

/// Watch over what the rules read: whether anything that a seat has not seen plays a part in what happens. It ends when it
/// is dropped, and knows nothing of other threads.
pub(in crate::play) struct Watch {
    seat: Seat,
    outer: Option<(Seat, bool)>,
}

impl Watch {
    /// Begins to watch for a seat.
    pub fn over(seat: Seat) -> Watch {
        Watch { seat, outer: WATCHED.replace(Some((seat, false))) }
    }

    /// Forgets everything that was read so far.
    pub fn forget(&self) {
        WATCHED.set(Some((self.seat, false)));
    }

    /// True if something that the seat has not seen has been read.
    pub fn has_read(&self) -> bool {
        WATCHED.get() == Some((self.seat, true))
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        WATCHED.set(self.outer);
    }
}

/// A value that only some seats have seen. It has neither `Debug` nor `Serialize`: it cannot slip into a text.
///
/// ```
/// use deckmate::play::{Eye, Hidden, Seat, SeatSet};
///
/// let mut card = Hidden::known_to("rook", SeatSet::only(Seat::First));
/// assert_eq!(card.look(Eye::Seat(Seat::First)), Some(&"rook"));
/// assert_eq!(card.look(Eye::Seat(Seat::Second)), None);
///
/// card.reveal(SeatSet::BOTH);
/// assert_eq!(card.look(Eye::Watcher), Some(&"rook"));
/// ```
///
/// ```compile_fail
/// println!("{:?}", deckmate::play::Hidden::unseen("rook"));
/// ```
#[derive(Clone, PartialEq)]
pub struct Hidden<T> {
    value: T,
    seen: SeatSet,
    /// True if it was shown to all at once: a value that both seats have seen one after the other, no watcher has seen.
    open: bool,
}

/// Shuffles the values that the eye has not seen among their places; the present order plays no part.
pub fn imagine<T: Copy + Ord>(places: &mut [&mut Hidden<T>], eye: Eye, dice: &mut Dice) {
    let mut unseen: Vec<_> = places.iter_mut().filter(|place| place.look(eye).is_none()).collect();
    let mut values: Vec<T> = unseen.iter().map(|place| place.value).collect();
    order::by_key(&mut values, |&value| value);
    for last in (1..values.len()).rev() {
        values.swap(last, dice.below(last + 1));
    }
    unseen.iter_mut().zip(values).for_each(|(place, value)| place.value = value);
}

/// Shows a seat the values that the other seat has seen.
pub fn lay_open<'a, T: 'a>(places: impl IntoIterator<Item = &'a mut Hidden<T>>, to: Seat) {
    for place in places {
        if place.seen.contains(to.other()) {
            place.seen = place.seen.union(SeatSet::only(to));
        }
    }
}

impl<T> Hidden<T> {
    /// A value that one set of seats has seen.
    pub fn known_to(value: T, seen: SeatSet) -> Hidden<T> {
        Hidden { value, seen, open: seen == SeatSet::BOTH }
    }

    /// A value that nobody has seen.
    pub fn unseen(value: T) -> Hidden<T> {
        Hidden::known_to(value, SeatSet::NONE)
    }

    /// For views: the value, if this eye may know it.
    pub fn look(&self, eye: Eye) -> Option<&T> {
        let may = match eye {
            Eye::Seat(seat) => self.seen.contains(seat),
            Eye::Watcher => self.open,
            Eye::All => true,
        };
        may.then_some(&self.value)
    }

    /// Shows the value to more seats.
    pub fn reveal(&mut self, to: SeatSet) {
        self.seen = self.seen.union(to);
        self.open |= to == SeatSet::BOTH;
    }

    /// From now on whoever has seen the other value counts as having seen this one.
    pub fn learn(&mut self, other: &Hidden<T>) {
        self.seen = self.seen.union(other.seen);
        self.open |= other.open;
    }

    /// For rules: the value, whoever has seen it. Views and bots never call it. Whoever foresees what happens notes that it
    /// was read.
    pub fn truth(&self) -> &T {
        self.note();
        &self.value
    }

    /// For what everybody knows of many values together, such as which cards a game has: the value, without a note.
    pub fn among(&self) -> &T {
        &self.value
    }

    fn note(&self) {
        if let Some((seat, false)) = WATCHED.get() {
            WATCHED.set(Some((seat, !self.seen.contains(seat))));
        }
    }

    /// Puts another value in its place; who has seen it stays the same.
    pub fn replace(&mut self, value: T) -> T {
        std::mem::replace(&mut self.value, value)
    }

    /// The value, without the record of who has seen it: for a card that leaves its pile face up.
    pub fn into_inner(self) -> T {
        self.note();
        self.value
    }
}
