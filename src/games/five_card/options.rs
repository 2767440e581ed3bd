//! The options.

use crate::play::option::Range;
use crate::{names, options};

names! {
    /// Pieces that may capture without a card (FC-7).
    pub enum FreeCaptures {
        /// The king.
        King = "king",
        /// Every piece.
        All = "all",
    }
}

names! {
    /// Fate of a player in check who holds no card that answers it (FC-11).
    pub enum CheckWithoutCard {
        /// A new hand is drawn, once.
        Redraw = "redraw",
        /// That player is mated.
        Loss = "loss",
    }
}

names! {
    /// Cost of a failed call (FC-16).
    pub enum FailedCall {
        /// The pot goes to the winner of the tie-break.
        TieBreak = "tie_break",
        /// The caller loses the pot.
        Loss = "loss",
    }
}

names! {
    /// Moves that the fifty-move rule counts (FC-20).
    pub enum Fifty {
        /// Those without a capture or check.
        Printed = "printed",
        /// Those without a capture or pawn move.
        Fide = "fide",
    }
}

options! {
    /// The options of 5 Card Chess.
    pub struct Options {
        bankroll: u32 = Range { default: 0, least: 0, most: 1000 },
            "Each player's buy-in in antes; no double may go beyond it. 0 for no limit.";
        free_captures: FreeCaptures, "Only the king, or every piece, may capture without a card.";
        check_without_card: CheckWithoutCard, "In check with no usable card: draw a new hand once, or lose.";
        failed_call: FailedCall, "A failed call goes to the tie-break, or loses the pot.";
        fifty: Fifty,
            "The fifty-move rule counts moves without a capture or check, or without a capture or pawn move.";
        open_hands: bool = false, "Both hands are face up.";
    }
}
