//! How a game in progress is printed for a programmer.

use std::fmt;

use crate::play::script::game::Game;
use crate::play::script::host::Host;

/// Which game it is, how far it has come, and who is asked; what is hidden is not printed.
impl<G: Game> fmt::Debug for Host<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, turn, asked) = (G::INFO.name, self.journal.len(), self.prompt().map(|prompt| prompt.seat));
        out.debug_struct("Host")
            .field("game", &game)
            .field("turn", &turn)
            .field("asked", &asked)
            .finish_non_exhaustive()
    }
}
