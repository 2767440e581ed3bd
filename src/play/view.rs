//! View: what one eye may see of a table, built up from what it may know and never stripped down.

use std::collections::BTreeMap;

use serde::Serialize;

use super::event::{Event, Outcome};
use super::seat::{Eye, Seat};
use crate::board::{Board, Square, Variant};

/// A value for each seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct BySeat<T> {
    /// The first seat's.
    pub first: T,
    /// The second seat's.
    pub second: T,
}

/// A piece on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cell {
    /// Stays with the piece through capture and return.
    pub id: u8,
    /// The army.
    pub side: &'static str,
    /// The kind it moves as.
    pub kind: &'static str,
    /// What else is true of it, one word each.
    pub marks: Vec<&'static str>,
    /// Whether it wears a cloak; only where pieces can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cloaked: Option<bool>,
    /// What is under the cloak, if the eye may know; only where pieces wear cloaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<Option<&'static str>>,
    /// A neutral piece's own army.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<&'static str>,
    /// A second piece on the square.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lodger: Option<Box<Cell>>,
}

/// A piece off the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Taken {
    /// What it was when taken.
    pub kind: &'static str,
    /// Whose it was.
    pub side: &'static str,
    /// What was under its cloak; only where pieces wear cloaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<&'static str>,
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

/// Hands, stakes and clocks of 5 Card Chess; money is counted in antes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Poker {
    /// Card by card; nothing for a card that the eye may not know.
    pub hands: BySeat<Vec<Option<&'static str>>>,
    /// Cards left in the stack.
    pub stack: usize,
    /// Face up, last card first.
    pub discard: Vec<&'static str>,
    /// The doubling cube.
    pub cube: CubeView,
    /// What each player has in the pot.
    pub stake: u32,
    /// Both stakes.
    pub pot: u32,
    /// The buy-in of each player; nothing when unlimited.
    pub bankroll: Option<u32>,
    /// A running call.
    pub called: Option<CallView>,
    /// The clocks, if any.
    pub clock: Option<ClockView>,
    /// The cards of the tie-break so far.
    pub flop: BySeat<Vec<&'static str>>,
}

/// The doubling cube.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CubeView {
    /// 1 in the middle at the start, 64 at most.
    pub value: u32,
    /// Who may double next; anybody while there is none.
    pub owner: Option<Seat>,
}

/// A running call.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CallView {
    /// Who called.
    pub by: Seat,
    /// The moves he has left.
    pub moves: u32,
}

/// The clocks, in milliseconds.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ClockView {
    /// What each player has left.
    pub left: BySeat<u32>,
    /// What is free in each turn.
    pub delay: u32,
}

/// What everybody knows of the cloaks of Deception Chess.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cloaks {
    /// Whether a player has finished the secret set-up.
    pub ready: BySeat<bool>,
    /// The bases still hidden, by kind.
    pub hidden: BySeat<BTreeMap<&'static str, usize>>,
}

/// Hands, piles, pools and lasting effects of Chess Storm.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Storm {
    /// Card by card; nothing for a card that the eye may not know.
    pub hands: BySeat<Vec<Option<&'static str>>>,
    /// Cards left in the draw pile.
    pub pile: usize,
    /// Face up, last card first.
    pub discard: Vec<&'static str>,
    /// The kinds of the pieces that may come back.
    pub pool: ByArmy<Vec<&'static str>>,
    /// The pieces that may not.
    pub gone: Vec<Taken>,
    /// What lasts.
    pub lasting: Vec<LastingView>,
    /// Cards declared and not yet resolved, the last one last.
    pub stack: Vec<DeclaredView>,
    /// From where to where a declared take goes that may still be interrupted.
    pub taking: Option<Vec<String>>,
    /// Who has played a card in this turn.
    pub spent: BySeat<bool>,
    /// Whether this is an extra turn.
    pub extra: bool,
    /// How many cards the game has in all.
    pub deck: usize,
}

/// A value for each army.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct ByArmy<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

/// An effect that lasts.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LastingView {
    /// The card that made it.
    pub card: &'static str,
    /// Who played it.
    pub owner: Seat,
    /// One sentence.
    pub text: String,
    /// The squares it touches now.
    pub squares: Vec<String>,
}

/// A card that was declared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DeclaredView {
    /// Which card.
    pub card: &'static str,
    /// By whom.
    pub seat: Seat,
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
    /// Pieces off the board.
    pub taken: Vec<Taken>,
    /// The cards; nothing in a game without cards.
    pub piles: Option<Piles>,
    /// Hands, stakes and clocks; only in 5 Card Chess.
    pub poker: Option<Poker>,
    /// What is known of the cloaks; only in Deception Chess.
    pub cloaks: Option<Cloaks>,
    /// Hands, pools and effects; only in Chess Storm.
    pub storm: Option<Storm>,
    /// The log so far.
    pub log: Vec<LogLine>,
    /// How the game ended.
    pub result: Option<Outcome>,
}

/// The squares of a view, row by row from a1: those of the full board, whatever is left of it.
pub fn squares(variant: &Variant) -> impl Iterator<Item = Square> {
    let files = variant.files();
    (0..variant.ranks()).flat_map(move |rank| (0..files).map(move |file| Square::new(file, rank)))
}

/// The pieces of an open board, by its squares.
pub fn cells(board: &Board, variant: &Variant) -> Vec<Option<Cell>> {
    squares(variant)
        .map(|square| {
            let id = board.at(square)?;
            let piece = board.piece(id);
            Some(Cell {
                id: id.index() as u8,
                side: piece.side.name(),
                kind: piece.kind.name(),
                marks: Vec::new(),
                cloaked: None,
                base: None,
                of: None,
                lodger: None,
            })
        })
        .collect()
}

/// The pieces off the board, in the order of their ids.
pub fn taken(board: &Board) -> Vec<Taken> {
    let pieces = board.off().iter().map(|id| board.piece(id));
    pieces.map(|piece| Taken { kind: piece.kind.name(), side: piece.side.name(), base: None }).collect()
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
