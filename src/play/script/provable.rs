//! Provable: what a proof asks of a game beyond its rules. A game without a pile and without secrets has nothing to say.

use crate::play::script::game::Game;
use crate::play::script::pile::Pile;
use crate::play::seats::seat::Seat;

/// A game in which a proof looks at every fall of chance, and at every world that agrees with what a seat sees.
pub trait Provable: Game {
    /// The face-down pile that cards are drawn from: a proof lets it lie in every order.
    fn pile(_table: &mut Self::Table) -> Option<&mut dyn Pile> {
        None
    }

    /// Every table that the seat cannot tell from this one, but for the order of the pile, each with the weight that it
    /// has by chance; nothing where a proof finds them by dealing anew.
    fn worlds(_table: &Self::Table, _seat: Seat) -> Option<Vec<(u128, Self::Table)>> {
        None
    }

    /// True if chance alone decides from here on, as often for one seat as for the other.
    fn is_even(_table: &Self::Table) -> bool {
        false
    }
}
