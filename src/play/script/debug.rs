//! Print of a game in progress for a programmer.

use std::fmt;

use crate::play::script::game::Game;
use crate::play::script::host::Host;

/// The game's name, the point that it has come to, and the asked seat; nothing hidden is printed.
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
