//! Deception Chess: every piece is a visible cloak over a secret base, and the base King is the prize.

pub mod cloaks;
mod ends;
mod explain;
pub mod fates;
mod game;
pub mod options;
pub mod table;
pub mod turn;
mod view;
pub mod vocabulary;

use std::sync::LazyLock;

pub use self::table::Table;
pub use self::vocabulary::{Choice, Event, Prompt, View, Why};
use crate::board::{CastleSafety, Variant};
use crate::games::chess;
use crate::play::Turn;

/// Deception Chess.
#[derive(Clone)]
pub struct Deception;

/// A running turn of this game.
type T<'a, 'b> = &'a mut Turn<'b, Deception>;

/// The rules of the board: pieces move by their identities without any regard to check (DE-5), and there may be any
/// number of pieces that look like Kings.
pub fn variant() -> &'static Variant {
    static VARIANT: LazyLock<Variant> = LazyLock::new(|| {
        let mut variant =
            Variant::new(chess::FILES, chess::PROMOTIONS.to_vec(), chess::castlings(), false, CastleSafety::Never);
        variant.kings = 0..=16;
        variant
    });
    &VARIANT
}
