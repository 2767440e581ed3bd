//! Masked shuffle: two devices shuffle a deck together, and neither knows a card before the other gives its key for it.
//!
//! Each card is a point of ristretto255. Both devices in turn multiply all points by a mask of their own and shuffle them;
//! then both in turn take that mask away and put a key for each place in its stead. Whoever draws asks the other for
//! the key of the top place. After the game both open the secret from which everything of theirs follows, and all of it is
//! worked out again: what does not fit is named.

mod audit;
mod cards;
mod party;
mod table;
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
mod web;

pub use audit::audit;
pub use cards::{cards, Bytes, Cheat};
pub use party::Party;
pub use table::{Sent, Table};
