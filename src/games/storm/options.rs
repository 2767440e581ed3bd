//! The options (CS-0.16) but for the deck, which `setup/deck.rs` has.

use crate::games::classic::DrawClaims;
use crate::play::option::{Counts, Range};
use crate::play::Seat;
use crate::{names, options};

names! {
    /// Occasions on which it counts that somebody has said something (CS-0.84).
    pub enum SocialMode {
        /// As soon as it is said at the table.
        Chat = "chat",
        /// Only if the opponent claims it and it is admitted.
        Honour = "honour",
    }
}

names! {
    /// Somebody who moves as the bystander of Ingerence (CS-0.85).
    pub enum Bystander {
        /// The engine.
        Engine = "engine",
        /// Somebody nearby.
        Player = "player",
    }
}

names! {
    /// Decision of a feat of skill: Jenga (CS-096), the memory game of Kidnapping (CS-113).
    pub enum Skill {
        /// By the game itself.
        Game = "game",
        /// By an even throw of dice.
        Dice = "dice",
    }
}

options! {
    /// The options of Chess Storm but for its deck.
    pub struct Options {
        hand_size: Vec<u32> = Counts { of: &["first", "second"], absent: &[], sets: &[], each: 5, most: 5 },
            "How many cards each player holds; fewer for the stronger player.";
        open_hands: bool = false, "Both hands are face up.";
        dump: bool = true, "A card without effect may be discarded and replaced; it counts as your card this turn.";
        redraw: bool = true, "A card that leaves your hand is replaced from the draw pile.";
        magnet_fixed: bool = false, "A magnet only works on the square where it was made.";
        push_kings: bool = true, "Push may push kings, too.";
        checkers_backward: bool = false, "Checkers may also jump backward.";
        cylinder_replaces_turn: bool = false, "Cylinder replaces your move: it makes the move itself.";
        uniform_prompts: bool = true,
            "Players are asked for a response whatever they hold, so that asking tells nothing.";
        dusk: u32 = Range { default: 0, least: 0, most: 200 },
            "The turn after which the game ends and points decide; 0: no such turn.";
        draw_claims: DrawClaims,
            "Draws by repetition and the fifty-move rule are automatic, or must be claimed.";
        social_mode: SocialMode,
            "What a player says counts once it is said here, or only if the opponent claims it and the player admits it.";
        bystander: Bystander, "Ingerence: the computer makes the bystander's move, or somebody who is nearby.";
        jenga: Skill, "Whether Jenga is a balancing game, or an even throw of dice.";
        memory_games: Skill, "Whether Kidnapping is a memory game, or an even throw of dice.";
        memory_seconds: u32 = Range { default: 10, least: 5, most: 300 },
            "The seconds for lifting a piece unseen, and for naming it.";
        chronometer_seconds: u32 = Range { default: 15, least: 0, most: 300 },
            "The seconds that Chronometer leaves for a move; 0: no clock, a die decides.";
    }
}

impl Options {
    /// Number of cards of a seat's full hand (CS-0.10).
    pub fn full_hand(&self, seat: Seat) -> u8 {
        self.hand_size[seat.index()] as u8
    }

    /// The milliseconds of the memory game (CS-113).
    pub fn memory(&self) -> u32 {
        self.memory_seconds * 1000
    }

    /// The milliseconds for a hurried Action; 0 where a die stands for the clock (CS-135).
    pub fn chronometer(&self) -> u32 {
        self.chronometer_seconds * 1000
    }
}
