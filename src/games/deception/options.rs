//! The options.

use crate::{names, options};

names! {
    /// Promotion of a base Pawn that is uncloaked on its last rank (DE-13).
    pub enum LatePromotion {
        /// It stays an immobile Pawn: it has not moved there.
        None = "none",
        /// It is promoted at once.
        AtOnce = "at_once",
    }
}

names! {
    /// Result for a player who has no move (DE-15).
    pub enum Stalemate {
        /// The game is drawn.
        Draw = "draw",
        /// That player loses.
        Loss = "loss",
    }
}

options! {
    /// The options of Deception Chess.
    pub struct Options {
        late_promotion: LatePromotion,
            "A base pawn uncloaked on its last rank stays a pawn for good, or is promoted at once.";
        stalemate: Stalemate, "A player without a move draws, or loses.";
    }
}
