//! DoubleCross Chess: a drawn card says what must move, whoever owns it, and a captured King ends the game.

pub mod calling;
pub mod cards;
mod drawing;
mod explain;
mod game;
pub mod idle;
mod joust;
mod listing;
pub mod moving;
pub mod options;
mod rights;
mod sight;
pub mod table;
pub mod turn;
mod view;
pub mod vocabulary;

use std::sync::LazyLock;

pub use self::table::Table;
pub use self::vocabulary::{Choice, Claim, Event, Prompt, View, Why};
use crate::board::{CastleSafety, Kind, Variant};
use crate::games::chess;
use crate::play::Turn;

/// DoubleCross Chess.
#[derive(Clone)]
pub struct DoubleCross;

/// A running turn of this game.
type T<'a, 'b> = &'a mut Turn<'b, DoubleCross>;

/// The rules of the board: pieces move without any regard to check (DX-5). With delayed promotion a Pawn stays a Pawn
/// on the far rank (DX-10).
pub fn variant(delayed_promotion: bool) -> &'static Variant {
    static AT_ONCE: LazyLock<Variant> = LazyLock::new(|| make(chess::PROMOTIONS.to_vec()));
    static DELAYED: LazyLock<Variant> = LazyLock::new(|| make(Vec::new()));
    if delayed_promotion {
        &DELAYED
    } else {
        &AT_ONCE
    }
}

fn make(promotions: Vec<Kind>) -> Variant {
    Variant::new(chess::FILES, promotions, chess::castlings(), false, CastleSafety::Never)
}
