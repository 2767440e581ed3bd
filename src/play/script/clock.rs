//! Clock: the time that both players have left. It belongs to the table, whatever is played there; thought is taken from it.

use crate::play::outside::control::{Pace, TimeControl};
use crate::play::seats::by_seat::BySeat;
use crate::play::seats::clock_view::ClockView;
use crate::play::seats::seat::Seat;

/// The clocks of both players (T-18), in milliseconds.
#[derive(Clone, PartialEq, Debug)]
pub struct Clock {
    control: TimeControl,
    left: [u32; 2],
    /// Time that each seat has thought in this turn: a delay covers its beginning.
    thought: [u32; 2],
    /// False before the first turn, and once nobody's time counts any more.
    runs: bool,
}

impl Clock {
    /// Clocks that show all the time. They run from the first turn on: the deal costs none.
    pub fn new(control: TimeControl) -> Clock {
        Clock { control, left: [control.time; 2], thought: [0; 2], runs: false }
    }

    /// True if time counts now.
    pub fn runs(&self) -> bool {
        self.runs
    }

    /// Time counts from now on.
    pub fn start(&mut self) {
        self.runs = true;
    }

    /// Time counts no longer.
    pub fn stop(&mut self) {
        self.runs = false;
    }

    /// Time that a seat has left, what is free in this turn included; nothing if none counts.
    pub fn left(&self, seat: Seat) -> Option<u32> {
        self.runs.then(|| self.left[seat.index()].saturating_add(self.free(seat)))
    }

    /// Time of this turn that is still free.
    fn free(&self, seat: Seat) -> u32 {
        match self.control.pace {
            Pace::Delay(delay) => delay.saturating_sub(self.thought[seat.index()]),
            _ => 0,
        }
    }

    /// Takes the time that a seat thought. False if it had not so much left: its flag has fallen.
    #[must_use]
    pub fn think(&mut self, seat: Seat, thought: u32) -> bool {
        if !self.runs {
            return true;
        }
        let (at, free) = (seat.index(), self.free(seat));
        self.thought[at] = self.thought[at].saturating_add(thought);
        let spent = thought.saturating_sub(free);
        let taken = spent.min(self.left[at]);
        self.left[at] -= taken;
        if self.control.pace == Pace::Hourglass {
            let other = seat.other().index();
            self.left[other] = self.left[other].saturating_add(taken);
        }
        spent == taken
    }

    /// The turn of a seat is over.
    pub fn end_turn(&mut self, mover: Seat) {
        self.thought = [0; 2];
        match self.control.pace {
            Pace::Increment(each) if self.runs => {
                let left = &mut self.left[mover.index()];
                *left = left.saturating_add(each);
            }
            Pace::Move if self.runs => self.left = [self.control.time; 2],
            _ => {}
        }
    }

    /// The clocks as everybody sees them.
    pub fn view(&self) -> ClockView {
        let (pace, each) = match self.control.pace {
            Pace::Delay(each) => ("delay", each),
            Pace::Increment(each) => ("increment", each),
            Pace::Move => ("move", self.control.time),
            Pace::Hourglass => ("hourglass", 0),
        };
        let left = BySeat { first: self.left[0], second: self.left[1] };
        let free = BySeat { first: self.free(Seat::First), second: self.free(Seat::Second) };
        ClockView { left, free, runs: self.runs, pace, each, time: self.control.time }
    }
}
