//! View: what one eye may see of a table, built up from what it may know and never stripped down.

use std::fmt::Debug;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::board::{Board, Square, Variant};
use crate::play::outside::word::{words, Word, Written};
pub use crate::play::seats::by_seat::BySeat;
use crate::play::seats::clock_view::ClockView;
use crate::play::seats::event::{Event, Outcome};
use crate::play::seats::moved::Moved;
use crate::play::seats::off_board::OffBoard;
use crate::play::seats::part::{Added, Part};
use crate::play::seats::seat::{Eye, Seat};

/// A piece on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cell {
    /// Stays with the piece through capture and return.
    pub id: u8,
    /// The army.
    #[serde(serialize_with = "words")]
    pub side: &'static str,
    /// The kind it moves as.
    #[serde(serialize_with = "words")]
    pub kind: &'static str,
    /// Marks that tell what else is true of it, one word each.
    #[serde(serialize_with = "words")]
    pub marks: Vec<&'static str>,
    /// True if it wears a cloak; only in a game whose pieces can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cloaked: Option<bool>,
    /// Kind under the cloak, if the eye may know; only in a game whose pieces wear cloaks.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "words")]
    pub base: Option<Option<&'static str>>,
    /// A neutral piece's own army.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "words")]
    pub of: Option<&'static str>,
    /// A second piece on the square.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lodger: Option<Box<Cell>>,
}

/// Number of a turn, and the seat that has it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurnView {
    /// From 1.
    pub number: u32,
    /// Seat on turn.
    pub seat: Seat,
}

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogLine {
    /// The turn it belongs to.
    pub turn: u32,
    /// Seat that acted.
    pub seat: Option<Seat>,
    /// The army it is about: that of who acted, at that moment, the one in check, or the winner's.
    #[serde(serialize_with = "words")]
    pub side: Option<&'static str>,
    /// The sentence.
    pub text: String,
    /// The squares it speaks of.
    #[serde(serialize_with = "words")]
    pub squares: Vec<&'static str>,
    /// The card it speaks of.
    #[serde(serialize_with = "words")]
    pub card: Option<&'static str>,
    /// Place at which the sentence names that card by its title, in UTF-16 code units; nothing if it does not.
    pub named: Option<u32>,
    /// The piece of the move that it tells, from the first of its squares to the second; nothing if it tells none.
    pub moved: Option<Moved>,
    /// Sign of the turn's play, as a list of moves has it: `+` for check, `#` for mate.
    #[serde(serialize_with = "words")]
    pub sign: Option<&'static str>,
}

/// Everything an eye may know of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct View<O> {
    /// The game's name.
    pub game: &'static str,
    /// Eye that looks.
    pub eye: Eye,
    /// 8 or 16.
    pub files: u8,
    /// 8.
    pub ranks: u8,
    /// The position as four FEN fields.
    pub board: String,
    /// Rank by rank from a1.
    pub cells: Vec<Option<Cell>>,
    /// The present turn.
    pub turn: TurnView,
    /// Army that each seat owns now.
    pub sides: BySeat<&'static str>,
    /// Squares of Kings in check.
    pub check: Vec<&'static str>,
    /// Squares of the pieces that give these checks.
    pub checkers: Vec<&'static str>,
    /// Squares of the last change on the board.
    pub last: Vec<&'static str>,
    /// Pieces off the board.
    pub taken: Vec<OffBoard>,
    /// The clocks; none where time does not count.
    pub clock: Option<ClockView>,
    /// The part that this game adds.
    pub own: O,
    /// The log so far.
    pub log: Vec<LogLine>,
    /// Outcome of the game; none while it goes on.
    pub result: Option<Outcome>,
}

/// By hand: to derive it with a part that is flattened would bring that part's whole serializer in twice.
impl<O: Added> Serialize for View<O> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut fields = out.serialize_struct("View", 15 + usize::from(self.own.field().is_some()))?;
        fields.serialize_field("game", &Word(self.game))?;
        fields.serialize_field("eye", &self.eye)?;
        fields.serialize_field("files", &self.files)?;
        fields.serialize_field("ranks", &self.ranks)?;
        fields.serialize_field("board", &self.board)?;
        fields.serialize_field("cells", &self.cells)?;
        fields.serialize_field("turn", &self.turn)?;
        fields.serialize_field("sides", &Written(&self.sides))?;
        fields.serialize_field("check", &Written(&self.check))?;
        fields.serialize_field("checkers", &Written(&self.checkers))?;
        fields.serialize_field("last", &Written(&self.last))?;
        fields.serialize_field("taken", &self.taken)?;
        fields.serialize_field("clock", &self.clock)?;
        if let Some(name) = self.own.field() {
            fields.serialize_field(name, &self.own)?;
        }
        fields.serialize_field("log", &self.log)?;
        fields.serialize_field("result", &self.result)?;
        fields.end()
    }
}

impl<O> View<O> {
    /// The part that all games show, and the part that this one adds.
    pub fn parted(self) -> (View<()>, O) {
        self.split(|own| ((), own))
    }

    /// The view with something else in place of what its game adds, and what that game's part leaves besides.
    fn split<P, Q>(self, part: impl FnOnce(O) -> (P, Q)) -> (View<P>, Q) {
        let View {
            game,
            eye,
            files,
            ranks,
            board,
            cells,
            turn,
            sides,
            check,
            checkers,
            last,
            taken,
            clock,
            own,
            log,
            result,
        } = self;
        let (own, rest) = part(own);
        let view = View {
            game,
            eye,
            files,
            ranks,
            board,
            cells,
            turn,
            sides,
            check,
            checkers,
            last,
            taken,
            clock,
            own,
            log,
            result,
        };
        (view, rest)
    }
}

impl<O: Added + Debug + Send + 'static> View<O> {
    /// The view for faces that do not know which game is played.
    pub fn boxed(self) -> View<Part> {
        self.split(|own| (Part::field(own), ())).0
    }
}

/// The squares of a view, rank by rank from a1: those of the full board, whatever is left of it.
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
pub fn taken(board: &Board) -> Vec<OffBoard> {
    board.off().iter().map(|id| OffBoard::of(board, id)).collect()
}

/// The names of squares.
pub fn names(squares: impl IntoIterator<Item = Square>) -> Vec<&'static str> {
    squares.into_iter().map(Square::name).collect()
}

/// The log lines among the events.
pub fn log<'a, E: 'a>(events: impl IntoIterator<Item = &'a Event<E>>) -> Vec<LogLine> {
    let line = |event: &Event<E>| match event {
        Event::Say { turn, seat, side, text, squares, card, named, moved, sign } => Some(LogLine {
            turn: *turn,
            seat: *seat,
            side: *side,
            text: text.clone(),
            squares: names(squares.iter().copied()),
            card: *card,
            named: *named,
            moved: moved.clone(),
            sign: *sign,
        }),
        _ => None,
    };
    events.into_iter().filter_map(line).collect()
}
