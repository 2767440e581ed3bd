//! The games: each is a table, a script of a turn, and what each eye may see.

pub mod any;
mod any_host;
pub mod catalog;
pub mod chess;
pub mod classic;
pub mod deception;
pub mod doublecross;
pub mod editing;
pub mod explain;
pub mod five_card;
pub mod form;
pub mod full_double;
pub mod listed;
pub mod new_game;
pub mod pgn;
pub mod playing;
pub mod registry;
pub mod start;
pub mod storm;
pub mod term;
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
mod text;
pub mod winning;
pub mod words;
