//! The options.

use super::cards::Joust;
use crate::play::option::{Counts, Range};
use crate::{names, options};

names! {
    /// Place of used Joust cards (DX-16).
    pub enum JoustUse {
        /// They are shuffled back in.
        Recycle = "recycle",
        /// They leave the game.
        Once = "once",
    }
}

names! {
    /// Occasions on which check is asked for, and a missed one may be claimed (DX-14).
    pub enum Accuse {
        /// After a move with a king in sight.
        InSight = "in-sight",
        /// After every move.
        AfterMoves = "after-moves",
        /// After every move, and a claim before every draw, even where no move was made.
        Always = "always",
    }
}

names! {
    /// Consequence of a card that can do nothing (DX-6).
    pub enum NoMove {
        /// The turn is over.
        Ends = "ends",
        /// The mover draws again.
        Again = "again",
    }
}

names! {
    /// Effect of the DoubleCross card (DX-18).
    pub enum DoubleCrossEffect {
        /// It undoes the opponent's last turn.
        Undo = "undo",
    }
}

options! {
    /// The options of DoubleCross Chess.
    pub struct Options {
        joust_counts: Vec<u32> = Counts { of: &Joust::NAMES, absent: &[], sets: &[], each: 2, most: 4 },
            "How many of each kind of Joust card the deck holds; 0 leaves them out.";
        no_move: NoMove, "A card that can do nothing ends the turn, or another one is drawn in its place.";
        joust_use: JoustUse, "Used Joust cards are shuffled back in, or leave the game.";
        delayed_promotion: bool = false,
            "A pawn on its last rank waits for the next pawn card of its colour; whoever draws it promotes the pawn.";
        auto_call: bool = false, "Checks are announced automatically; no penalties.";
        accuse: Accuse, "A check is asked for, and a missed one can be claimed: only where a king is in sight, after every move, or before every draw.";
        freeze_turns: u32 = Range { default: 0, least: 0, most: 1 },
            "For how many turns a saved king and the piece that captured it can't move or be captured.";
        doublecross_effect: DoubleCrossEffect, "What the DoubleCross card does.";
        deck_limit: u32 = Range { default: 0, least: 0, most: 100 },
            "The game is drawn after this many decks; 0 for no limit.";
        trophy: bool = false, "The winner keeps the loser's king in a trophy cabinet.";
        forgetful: u32 = Range { default: 0, least: 0, most: 100 },
            "How often, in percent, the computer misses a check.";
    }
}
