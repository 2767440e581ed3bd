//! View: what one eye may see of a table, built up from what it may know and never stripped down.

use std::collections::BTreeMap;

use serde::Serialize;

use super::event::{Event, Outcome};
use super::seat::{Eye, Seat};
use crate::board::{Board, Square};

/// A value for each seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct BySeat<T> {
    /// The first seat's.
    pub first: T,
    /// The second seat's.
    pub second: T,
}

/// A man on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cell {
    /// Stays with the man through capture and return.
    pub id: u8,
    /// The army.
    pub side: &'static str,
    /// The kind it moves as.
    pub kind: &'static str,
    /// What else is true of it, one word each.
    pub marks: Vec<&'static str>,
}

/// A man off the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Taken {
    /// What it was when taken.
    pub kind: &'static str,
    /// Whose it was.
    pub side: &'static str,
}

/// Whose turn it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurnView {
    /// From 1.
    pub number: u32,
    /// Who is on turn.
    pub seat: Seat,
}

/// The cards of a card game as one eye sees them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Piles {
    /// Cards left in the deck.
    pub deck: usize,
    /// Which deck is being played, from 1.
    pub number: u32,
    /// The drawn card on the table.
    pub drawn: Option<&'static str>,
    /// Face up, last card first.
    pub discards: BySeat<Vec<&'static str>>,
    /// Cards put aside in view.
    pub held: BySeat<Vec<&'static str>>,
    /// What the deck still holds, as anybody could count from the open cards.
    pub unseen: BTreeMap<&'static str, usize>,
    /// Cards that left the game.
    pub gone: Vec<&'static str>,
}

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogLine {
    /// The turn it belongs to.
    pub turn: u32,
    /// Who acted.
    pub seat: Option<Seat>,
    /// The sentence.
    pub text: String,
    /// The squares it speaks of.
    pub squares: Vec<String>,
    /// The card it speaks of.
    pub card: Option<&'static str>,
}

/// Everything an eye may know of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The game's name.
    pub game: &'static str,
    /// Who looks.
    pub eye: Eye,
    /// 8 or 16.
    pub files: u8,
    /// 8.
    pub ranks: u8,
    /// The position as four FEN fields.
    pub board: String,
    /// Row by row from a1.
    pub cells: Vec<Option<Cell>>,
    /// Whose turn it is.
    pub turn: TurnView,
    /// Which army each seat owns now.
    pub sides: BySeat<&'static str>,
    /// Squares of Kings in check.
    pub check: Vec<String>,
    /// Squares of the last change on the board.
    pub last: Vec<String>,
    /// Men off the board.
    pub taken: Vec<Taken>,
    /// The cards; nothing in a game without cards.
    pub piles: Option<Piles>,
    /// The log so far.
    pub log: Vec<LogLine>,
    /// How the game ended.
    pub result: Option<Outcome>,
}

/// The men of an open board, row by row from a1.
pub fn cells(board: &Board, files: u8, ranks: u8) -> Vec<Option<Cell>> {
    let squares = (0..ranks).flat_map(|rank| (0..files).map(move |file| Square::new(file, rank)));
    squares
        .map(|square| {
            let id = board.at(square)?;
            let man = board.piece(id);
            Some(Cell { id: id.index() as u8, side: man.side.name(), kind: man.kind.name(), marks: Vec::new() })
        })
        .collect()
}

/// The men off the board, in the order of their ids.
pub fn taken(board: &Board) -> Vec<Taken> {
    let men = board.off().iter().map(|id| board.piece(id));
    men.map(|man| Taken { kind: man.kind.name(), side: man.side.name() }).collect()
}

/// The names of squares.
pub fn names(squares: impl IntoIterator<Item = Square>) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}

/// The log lines among the events.
pub fn log<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<LogLine> {
    let line = |event: &Event| match event {
        Event::Say { turn, seat, text, squares, card } => Some(LogLine {
            turn: *turn,
            seat: *seat,
            text: text.clone(),
            squares: names(squares.iter().copied()),
            card: *card,
        }),
        _ => None,
    };
    events.into_iter().filter_map(line).collect()
}
