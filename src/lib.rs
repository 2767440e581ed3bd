//! Deckmate: the rules of chess games in which cards, hidden pieces or a wide board change the rules.
//!
//! Read [`board`] first (pieces, squares, moves; no turns, no cards), then [`play`] (how a turn asks, how answers are
//! recorded, what an eye may see), then a game: [`games::full_double`] is the shortest, [`games::doublecross`] has
//! cards. [`bots`] choose answers, `web` is the face towards JavaScript.

pub mod board;
pub mod bots;
#[cfg(feature = "cli")]
pub mod cli;
pub mod games;
pub mod play;
#[cfg(feature = "cli")]
pub mod spec;
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
pub mod web;
