//! Matter of the game: cards, their places, memories, and the table.

pub mod asked;
pub mod boards;
pub mod by_hand;
pub mod card_play;
pub mod catalog;
pub mod checks;
pub mod declared;
pub mod doing;
pub mod duty;
pub mod effect;
pub mod just;
pub mod land;
pub mod layout;
pub mod memory;
pub mod past;
pub mod piles;
pub mod points;
pub mod rule;
pub mod sentence;
pub mod table;
pub mod task;
pub mod tree;
pub mod world;
