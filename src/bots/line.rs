//! Line: what the seat that looks sees while an answer is given and the computer plays on for both seats.

use super::outlook::Outlook;
use super::registry;
use crate::board::Kind;
use crate::games::any::{AnyGame, AnyView};
use crate::play::{Eye, Seat};

/// What is added to a reason that counts what follows in the same turn, where that is not known.
const MORE: &str = ", with what follows in the turn";

/// What the seat that looks sees along a line of play.
pub struct Line {
    /// Before its answer.
    pub before: AnyView,
    /// After what the answer does by itself: before the seat's next move or card in the same turn.
    pub alone: AnyView,
    /// After its turn.
    pub turn: AnyView,
    /// After the reply.
    pub reply: AnyView,
    /// After its next turn.
    pub next: AnyView,
    /// The games of the first two of these views.
    pub games: [AnyGame; 2],
    /// What the seat does after the answer in the same turn, as it is added to a reason that counts it.
    pub follows: String,
}

/// A piece on the board, as it is seen.
#[derive(Clone)]
pub struct SeenPiece {
    /// It stays with the piece.
    pub id: u8,
    /// The kind it moves as.
    pub kind: &'static str,
    /// Its square.
    pub at: String,
    /// Whether it belongs to the seat that looks.
    pub own: bool,
    /// In hundredths of a Pawn.
    pub worth: i32,
    /// Whether a King is under its cloak, as far as that is seen.
    pub hides_king: bool,
}

impl Outlook<'_> {
    /// The lines that begin with this answer, in each of these worlds in which it can be given.
    pub fn lines(&mut self, worlds: &[AnyGame], answer: &str) -> Vec<Option<Line>> {
        let mut lines: Vec<_> = worlds.iter().map(|world| self.line(world, answer)).collect();
        // What follows in some of the worlds alone may be a card that the seat does not hold.
        let known: Vec<String> = lines.iter().flatten().map(|line| line.follows.clone()).collect();
        let lone = known.len() == 1 && worlds.first().is_some_and(registry::hides);
        if lone || known.windows(2).any(|pair| pair[0] != pair[1]) {
            for line in lines.iter_mut().flatten().filter(|line| !line.follows.is_empty()) {
                line.follows = MORE.into();
            }
        }
        lines
    }

    /// The line that begins with this answer, where it can be given.
    fn line(&mut self, world: &AnyGame, answer: &str) -> Option<Line> {
        let me = self.looker;
        let mut game = world.clone();
        game.apply(answer).ok()?;
        let before = world.seen_by(me);
        let own = self.play_out(&mut game, &before, self.nodes);
        let turn = game.seen_by(me);
        let labels: Vec<String> = own.iter().map(|(_, label)| format!("“{label}”")).collect();
        let follows =
            if labels.is_empty() { String::new() } else { format!(", with {} after it", labels.join(" and ")) };
        let done = own.into_iter().next().map_or_else(|| game.clone(), |(game, _)| game);
        let alone = done.seen_by(me);
        let games = [world.clone(), done];
        self.play_out(&mut game, &turn, self.nodes);
        let reply = game.seen_by(me);
        self.play_out(&mut game, &reply, self.nodes);
        Some(Line { before, alone, turn, reply, next: game.seen_by(me), games, follows })
    }
}

/// How the game was won by this seat; nothing if it was not.
pub fn won(view: &AnyView, seat: Seat) -> Option<&'static str> {
    view.result.as_ref().filter(|result| result.winner == Some(seat)).map(|result| result.how)
}

/// The pieces on the board.
pub fn pieces(view: &AnyView, me: Seat) -> Vec<SeenPiece> {
    let own = if me == Seat::First { view.sides.first } else { view.sides.second };
    let files = usize::from(view.files);
    let mut pieces = Vec::new();
    for (number, cell) in view.cells.iter().enumerate() {
        let Some(cell) = cell else { continue };
        let at = format!("{}{}", (b'a' + (number % files) as u8) as char, number / files + 1);
        let worth = price(cell.kind, view.files);
        let hides_king = cell.cloaked == Some(true) && cell.base == Some(Some(Kind::King.name()));
        pieces.push(SeenPiece { id: cell.id, kind: cell.kind, at, own: cell.side == own, worth, hides_king });
    }
    pieces
}

/// The piece of that number, where it is among these.
pub fn find(pieces: &[SeenPiece], id: u8) -> Option<&SeenPiece> {
    pieces.iter().find(|piece| piece.id == id)
}

/// The pieces of a seat, or of the other one, that are on the board before and not after.
pub fn lost(before: &[SeenPiece], after: &[SeenPiece], own: bool) -> Vec<SeenPiece> {
    before.iter().filter(|piece| piece.own == own && find(after, piece.id).is_none()).cloned().collect()
}

/// The piece that is worth most, among equals the first.
pub fn dearest(pieces: &[SeenPiece]) -> Option<&SeenPiece> {
    pieces.iter().rev().max_by_key(|piece| piece.worth)
}

/// What these pieces are worth together.
pub fn worth(pieces: &[SeenPiece]) -> i32 {
    pieces.iter().map(|piece| piece.worth).sum()
}

/// What a piece is worth to the computer.
fn price(kind: &str, files: u8) -> i32 {
    let worth = Kind::from_name(kind).map(|kind| kind.worth());
    worth.map_or(0, |worth| if files > crate::board::chess::FILES { worth.wide.0 } else { worth.narrow.0 })
}

/// The pieces of the other army that the seat could capture, and how many squares each of its own reaches, by what it
/// sees.
pub fn reached(game: &AnyGame, pieces: &[SeenPiece], me: Seat) -> (Vec<SeenPiece>, Vec<(u8, usize)>) {
    let (mut hit, mut squares) = (Vec::new(), Vec::new());
    for piece in pieces.iter().filter(|piece| piece.own) {
        let goals = game.reach(&piece.at, Some(Eye::Seat(me))).unwrap_or_default();
        hit.extend(pieces.iter().filter(|other| !other.own && goals.iter().any(|&at| at == other.at)).cloned());
        squares.push((piece.id, goals.len()));
    }
    (hit, squares)
}
