//! 5 Card Chess: a card in hand is needed to move a piece; there is a pot, a doubling cube, and cards decide every draw.

mod able;
pub mod cards;
mod ends;
pub mod evening;
mod explain;
mod game;
mod hand;
mod listing;
pub mod options;
pub mod plays;
mod sealed;
pub mod table;
pub mod turn;
mod view;
pub mod vocabulary;
mod worlds;

pub use self::table::Table;
pub use self::vocabulary::{Choice, Event, Prompt, View, Why};
use crate::play::Turn;

/// 5 Card Chess.
#[derive(Clone)]
pub struct FiveCard;

/// A running turn of this game.
type T<'a, 'b> = &'a mut Turn<'b, FiveCard>;
