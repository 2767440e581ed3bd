//! PGN: games of chess and Full Double Chess as other programs write and read them.

mod read;
mod text;
mod times;
mod write;

pub use self::read::{read, ReadGame};
pub use self::text::Skipped;
pub use self::write::Tags;

use super::any::AnyGame;
use super::chess::Chess;
use super::classic::Table;
use super::full_double::FullDouble;
use crate::play::{Config, Host};

/// Chess960 as the tag `Variant` names it.
const CHESS_960: &str = "Chess960";

/// Config of a game by the laws of chess, and its table now; nothing of other games.
fn standing(game: &AnyGame) -> Option<(&Config, &Table)> {
    let chess = game.host::<Chess>().map(|host| (Host::config(host), host.table()));
    chess.or_else(|| game.host::<FullDouble>().map(|host| (Host::config(host), host.table())))
}
