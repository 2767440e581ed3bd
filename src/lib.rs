//! Deckmate: the rules of chess games in which cards, hidden pieces or a wide board change the rules.
//!
//! A game in progress asks one question after another. Each has a list of answers, and nothing else is accepted:
//!
//! ```
//! use deckmate::{suggest, AnyGame, Eye, Fault, Level, NewGame, Seat};
//!
//! fn main() -> Result<(), Fault> {
//!     let mut game = AnyGame::new(NewGame::of("chess").seed("front-door"))?;
//!     while let Some(seat) = game.asked() {
//!         // One player takes the first answer that is offered, the other leaves it to the computer.
//!         let answer = match seat {
//!             Seat::First => game.offers().swap_remove(0),
//!             Seat::Second => suggest(&game, Level::Greedy, None, "front-door", &mut || false)?,
//!         };
//!         game.apply(&answer.text)?;
//!     }
//!     let result = game.view(Eye::Watcher)?.result.expect("the game is over");
//!     println!("{} {}", result.text, result.winner.map_or("Nobody", Seat::name));
//!     Ok(())
//! }
//! ```
//!
//! `"chess"` may be any name that [`registry::names`](games::registry::names) lists; the loop stays as it is. A
//! player's knowledge is in [`Playing::view`](games::any::Playing::view), the words of an answer in [`Offer::label`],
//! and a game that is not over is kept with [`Playing::kept`](games::any::Playing::kept).
//!
//! To read on: [`board`] first (pieces, squares, moves; no turns, no cards), then [`play`] (how a turn asks, how answers
//! are recorded, what an eye may see), then a game: [`games::full_double`] is the shortest, [`games::doublecross`] has
//! cards. [`bots`] choose answers, `web` is the face towards JavaScript.
//! `docs/words.md` says what seat, side, eye, tape, door and the other words of the code mean.
//!
//! # Features
//!
//! * `bench`: measuring points for the project's own benchmarks.
//!
//! Saves are read and written as text ([`AnyGame::load`](games::any::AnyGame)), in a browser as values of JavaScript. The
//! command line is a crate of its own, `src/cli`, and so is the runner of spec files, `src/spec`.

pub mod board;
pub mod bots;
pub mod games;
pub mod play;
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
pub mod web;

pub use bots::{suggest, Level};
pub use games::any::{AnyEvent, AnyGame, AnyView, NewGame};
pub use games::catalog::{catalog, Catalog};
pub use play::{Code, Eye, Fault, Offer, Outcome, PromptView, Seat, Value};
