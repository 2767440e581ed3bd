//! Looking at a game: what an eye may know, where a piece could go, why something cannot be chosen.

use crate::board::{Move, Square, SquareSet};
use crate::play::ask::about::About;
use crate::play::eyes::explain::explain;
use crate::play::outside::error::{Code, Fault};
use crate::play::script::clock::Clock;
use crate::play::script::game::Game;
use crate::play::script::host::Host;
use crate::play::seats::seat::{Eye, Seat};
use crate::play::seats::view::{self, View};

impl<G: Game> Host<G> {
    /// Reason that the seat, or without one the asked seat, cannot choose this now. See
    /// [`explain`](mod@crate::play::explain).
    pub fn explain(&self, seat: Option<Seat>, about: About) -> Option<String> {
        let asked = self.prompt.as_ref().map(|prompt| prompt.seat);
        let seat = seat.or(asked).unwrap_or(Seat::First);
        explain::<G>(&self.shown, self.prompt.as_ref(), seat, about)
    }

    /// Squares that the piece on the square could go to if its side were to move, as far as the eye, or without one the
    /// reader of the open question, may know; when the game is over, in the position that is left. The cost of moves
    /// plays no part.
    ///
    /// # Errors
    /// `not-over` when everything is asked for before the end.
    pub fn reach(&self, at: Square, eye: Option<Eye>) -> Result<Vec<&'static str>, Fault> {
        let eye = eye.or(self.reader()).unwrap_or(Eye::Watcher);
        self.may_look(eye)?;
        Ok(goals(&|mover| G::moves(&self.shown, mover, eye), at))
    }

    pub(super) fn may_look(&self, eye: Eye) -> Result<(), Fault> {
        if eye == Eye::All && self.prompt.is_some() && !self.has_ended {
            return Err(Fault::new(Code::NotOver, "the view of `all` is given when the game is over"));
        }
        Ok(())
    }

    /// The game as far as the eye may know it.
    ///
    /// # Errors
    /// `not-over` when everything is asked for before the end.
    pub fn view(&self, eye: Eye) -> Result<View<G::Own>, Fault> {
        self.may_look(eye)?;
        let mut view = G::view(&self.shown, eye);
        view.log = view::log(self.events());
        view.clock = self.clock.as_ref().map(Clock::view);
        Ok(view)
    }
}

/// Squares that moves of either seat lead to from the square.
fn goals(moves: &dyn Fn(Seat) -> Vec<Move>, from: Square) -> Vec<&'static str> {
    let moves = Seat::BOTH.into_iter().flat_map(moves).filter(|m| m.from == from);
    view::names(moves.fold(SquareSet::EMPTY, |all, m| all.with(m.to)).iter())
}
