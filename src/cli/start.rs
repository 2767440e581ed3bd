//! The position that a game starts from on the command line: what `--board` gives.

use clap::Args;
use deckmate::Value;

/// A position to start from, in place of the game's own.
#[derive(Args, Clone, Default)]
pub struct Start {
    /// The position to start from: pieces, side, castling and en passant of a FEN.
    #[arg(long, value_name = "FEN")]
    pub board: Option<String>,
}

impl Start {
    /// The setup of a game; nothing without a position.
    pub fn setup(&self) -> Option<Value> {
        self.board.as_deref().map(setup)
    }
}

/// The setup of a game that starts from a position.
pub fn setup(board: &str) -> Value {
    Value::Map(vec![("board".to_owned(), Value::from(board))])
}
