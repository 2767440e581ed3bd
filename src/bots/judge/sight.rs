//! Sight: what one seat sees at a point of the game, in the types of the board.

use crate::board::{chess, Kind, Square};
use crate::games::any::{AnyGame, AnyView};
use crate::play::view::TurnView;
use crate::play::{Eye, Looker, Moved, Seat};

/// A view with its pieces.
pub struct Sight {
    view: AnyView,
    seat: Seat,
    /// The pieces on the board, rank by rank from a1.
    pub pieces: Vec<SeenPiece>,
}

/// A piece on the board, as it is seen.
#[derive(Clone, Copy)]
pub struct SeenPiece {
    /// Its number, which stays with it.
    pub id: u8,
    /// The kind it moves as.
    pub kind: Kind,
    /// Its square.
    pub at: Square,
    /// True if it belongs to the seat that looks.
    pub own: bool,
    /// Its worth in hundredths of a Pawn.
    pub worth: i32,
    /// True if a King is under its cloak, as far as that is seen.
    pub hides_king: bool,
}

/// The way in which a game was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Win {
    /// A King was captured.
    King,
    /// The King was mated.
    Mate,
    /// Any other way.
    Else,
}

impl SeenPiece {
    /// The phrase for it: `the rook on d5`.
    pub fn phrase(&self) -> String {
        format!("the {} on {}", self.kind.name(), self.at)
    }
}

impl Sight {
    /// The sight that the looker has of a game.
    pub fn of(game: &AnyGame, looker: Looker) -> Sight {
        let (view, seat) = (game.seen_by(looker), looker.seat);
        let army = if seat == Seat::First { view.sides.first } else { view.sides.second };
        let wide = view.files > chess::FILES;
        let files = usize::from(view.files);
        let squares = (0..).map(|number| Square::new((number % files) as u8, (number / files) as u8));
        let pieces = view.cells.iter().zip(squares).filter_map(|(cell, at)| {
            let cell = cell.as_ref()?;
            let kind = Kind::from_name(cell.kind)?;
            let worth = if wide { kind.worth().wide.0 } else { kind.worth().narrow.0 };
            let hides_king = cell.cloaked == Some(true) && cell.base == Some(Some(Kind::King.name()));
            Some(SeenPiece { id: cell.id, kind, at, own: cell.side == army, worth, hides_king })
        });
        let pieces = pieces.collect();
        Sight { view, seat, pieces }
    }

    /// The turn in which it is seen.
    pub fn turn(&self) -> &TurnView {
        &self.view.turn
    }

    /// The way in which this seat has won.
    pub fn won_by(&self, seat: Seat) -> Option<Win> {
        let result = self.view.result.as_ref().filter(|result| result.winner == Some(seat))?;
        Some(match result.how {
            "king-taken" => Win::King,
            "checkmate" => Win::Mate,
            _ => Win::Else,
        })
    }

    /// The way in which the seat that looks has won.
    pub fn won(&self) -> Option<Win> {
        self.won_by(self.seat)
    }

    /// True if the opponent has won.
    pub fn is_lost(&self) -> bool {
        self.won_by(!self.seat).is_some()
    }

    /// The piece of that number.
    pub fn find(&self, id: u8) -> Option<&SeenPiece> {
        find(&self.pieces, id)
    }

    /// The piece on a square.
    pub fn at(&self, square: Square) -> Option<&SeenPiece> {
        self.pieces.iter().find(|piece| piece.at == square)
    }

    /// The pieces of the seat that looks, or of the other one, that are gone later.
    pub fn lost(&self, later: &Sight, own: bool) -> Vec<SeenPiece> {
        self.pieces.iter().filter(|piece| piece.own == own && later.find(piece.id).is_none()).copied().collect()
    }

    /// True if a King of the seat that looks, or of the other one, is in check.
    pub fn is_checked(&self, own: bool) -> bool {
        let kings = self.view.check.iter().filter_map(|name| self.at(Square::parse(name)?));
        kings.into_iter().any(|king| king.own == own)
    }

    /// True if a square belongs to the last change on the board.
    pub fn has_just_changed(&self, square: Square) -> bool {
        self.view.last.contains(&square.name())
    }

    /// The last move that the log tells.
    pub fn last_move(&self) -> Option<&Moved> {
        self.view.log.iter().rev().find_map(|line| line.moved.as_ref())
    }

    /// The first move that the log tells since an earlier point.
    pub fn move_since(&self, earlier: &Sight) -> Option<&Moved> {
        self.view.log.iter().skip(earlier.view.log.len()).find_map(|line| line.moved.as_ref())
    }

    /// The squares that the piece on a square reaches, by what this seat sees of the game.
    pub fn reach(&self, game: &AnyGame, at: Square) -> Vec<Square> {
        let goals = game.reach(at.name(), Some(Eye::Seat(self.seat))).unwrap_or_default();
        goals.into_iter().filter_map(Square::parse).collect()
    }
}

/// The piece of that number, where it is among these.
pub fn find(pieces: &[SeenPiece], id: u8) -> Option<&SeenPiece> {
    pieces.iter().find(|piece| piece.id == id)
}

/// The piece that is worth most, among equals the first.
pub fn dearest(pieces: &[SeenPiece]) -> Option<&SeenPiece> {
    pieces.iter().rev().max_by_key(|piece| piece.worth)
}

/// The worth of these pieces together.
pub fn worth(pieces: &[SeenPiece]) -> i32 {
    pieces.iter().map(|piece| piece.worth).sum()
}
