//! Survey of a board as an eye sees it: who stands where, what lies along the lines from a square, which squares each army
//! controls, what it could capture, and what hangs.

use serde::Serialize;

use crate::board::{dir, Bent, How, Kind, Move, PieceId, Side, Square, SquareSet};
use crate::play::outside::error::Fault;
use crate::play::outside::word::words;
use crate::play::script::game::Game;
use crate::play::script::host::Host;
use crate::play::seats::seat::{Eye, Seat};
use crate::play::seats::view;

/// Pieces that look the same, and their squares.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Alike {
    /// The army.
    #[serde(serialize_with = "words")]
    pub side: &'static str,
    /// The kind that is seen.
    #[serde(serialize_with = "words")]
    pub kind: &'static str,
    /// True if they wear cloaks.
    pub cloaked: bool,
    /// The squares on which they stand, a1 first.
    #[serde(serialize_with = "words")]
    pub squares: Vec<&'static str>,
}

/// A line from a square to the rim.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ray {
    /// True along a rank or a file, false along a diagonal.
    pub straight: bool,
    /// Its squares, the nearest first.
    #[serde(serialize_with = "words")]
    pub squares: Vec<&'static str>,
    /// Those on which somebody stands.
    #[serde(serialize_with = "words")]
    pub met: Vec<&'static str>,
}

/// An army's hold of the board.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Control {
    /// The squares that its pieces attack, whoever stands there.
    #[serde(serialize_with = "words")]
    pub squares: Vec<&'static str>,
    /// The captures that it could make if it were to move: from where, and who would be captured.
    pub takes: Vec<Take>,
}

/// A capture that could be made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Take(#[serde(serialize_with = "words")] pub Square, #[serde(serialize_with = "words")] pub Square);

/// Everything that a look at the board tells.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Survey {
    /// The pieces by army and kind.
    pub pieces: Vec<Alike>,
    /// White's hold.
    pub white: Control,
    /// Black's hold.
    pub black: Control,
    /// The squares of pieces that could be captured and are not guarded, or are worth more than who captures them.
    #[serde(serialize_with = "words")]
    pub hanging: Vec<&'static str>,
}

impl<G: Game> Host<G> {
    /// The board as the eye sees it, or without one whoever reads the open question.
    ///
    /// # Errors
    /// `not-over` when everything is asked for before the end.
    pub fn survey(&self, eye: Option<Eye>) -> Result<Survey, Fault> {
        let eye = self.looking(eye)?;
        let pieces = self.pieces(eye);
        let takers = Side::BOTH.map(|side| self.captures(side, eye));
        let told = G::sight(&self.shown, eye, |bent| {
            let control = |side: Side| Control {
                squares: view::names(attacked(bent, side).iter()),
                takes: takes(&takers[side.index()]),
            };
            let all = takers.iter().flatten();
            let hanging = all.filter(|m| hangs(bent, m)).fold(SquareSet::EMPTY, |all, m| all.with(m.takes_on()));
            (control(Side::White), control(Side::Black), view::names(hanging.iter()))
        });
        let (white, black, hanging) = told.unwrap_or_default();
        Ok(Survey { pieces, white, black, hanging })
    }

    /// The lines from a square as the eye sees them.
    ///
    /// # Errors
    /// `not-over` when everything is asked for before the end.
    pub fn rays(&self, from: Square, eye: Option<Eye>) -> Result<Vec<Ray>, Fault> {
        let eye = self.looking(eye)?;
        let view = G::view(&self.shown, eye);
        let stands = |at: Square| {
            let index = usize::from(at.rank()) * usize::from(view.files) + usize::from(at.file());
            view.cells.get(index).is_some_and(Option::is_some)
        };
        let found = G::sight(&self.shown, eye, |bent| {
            let lines = dir::ALL.map(|dir| (dir::is_straight(dir), line(bent, dir, from)));
            lines.into_iter().filter(|(_, squares)| !squares.is_empty()).collect::<Vec<_>>()
        });
        let ray = |(straight, squares): (bool, Vec<Square>)| Ray {
            straight,
            met: view::names(squares.iter().copied().filter(|&at| stands(at))),
            squares: view::names(squares),
        };
        Ok(found.unwrap_or_default().into_iter().map(ray).collect())
    }

    fn looking(&self, eye: Option<Eye>) -> Result<Eye, Fault> {
        let eye = eye.or(self.reader()).unwrap_or(Eye::Watcher);
        self.may_look(eye)?;
        Ok(eye)
    }

    /// The pieces that the eye sees, by army and kind.
    fn pieces(&self, eye: Eye) -> Vec<Alike> {
        let view = G::view(&self.shown, eye);
        let at = |index: usize| {
            let files = usize::from(view.files);
            Square::new((index % files) as u8, (index / files) as u8).name()
        };
        let mut found: Vec<Alike> = Vec::new();
        for (index, cell) in view.cells.iter().enumerate() {
            for cell in cell.iter().flat_map(|cell| [Some(cell), cell.lodger.as_deref()]).flatten() {
                let cloaked = cell.cloaked == Some(true);
                let like = |one: &&mut Alike| (one.side, one.kind, one.cloaked) == (cell.side, cell.kind, cloaked);
                match found.iter_mut().find(like) {
                    Some(alike) => alike.squares.push(at(index)),
                    None => {
                        let (side, kind) = (cell.side, cell.kind);
                        found.push(Alike { side, kind, cloaked, squares: vec![at(index)] });
                    }
                }
            }
        }
        let place = |alike: &Alike| {
            let side = Side::BOTH.iter().position(|side| side.name() == alike.side);
            let kind = Kind::from_name(alike.kind).map_or(0, |kind| Kind::ALL.len() - kind.index());
            (side.unwrap_or(Side::BOTH.len()), kind, alike.cloaked)
        };
        found.sort_by_key(place);
        found
    }

    /// The captures that an army could make if it were to move, as far as the eye may know.
    fn captures(&self, side: Side, eye: Eye) -> Vec<Move> {
        let seats = Seat::BOTH.into_iter().filter(|&seat| G::side(&self.shown, seat) == side);
        let moves: Vec<Move> = seats.flat_map(|seat| G::moves(&self.shown, seat, eye)).collect();
        let takes = |m: &&Move| !matches!(m.how, How::Castle(..));
        let stands = |m: &Move| G::sight(&self.shown, eye, |bent| bent.board.at(m.takes_on()).is_some());
        moves.iter().filter(takes).filter(|m| stands(m) == Some(true)).copied().collect()
    }
}

/// The squares of a line, until it leaves the board or comes round again.
fn line(bent: &Bent<'_>, dir: dir::Dir, from: Square) -> Vec<Square> {
    let mut squares: Vec<Square> = Vec::new();
    let mut at = bent.variant.geometry.next(dir, from);
    while at != Square::OFF && at != from && !squares.contains(&at) {
        squares.push(at);
        at = bent.variant.geometry.next(dir, at);
    }
    squares
}

fn attacked(bent: &Bent<'_>, side: Side) -> SquareSet {
    let squares = bent.variant.geometry.squares();
    squares.filter(|&at| !bent.attackers(at, side).is_empty()).fold(SquareSet::EMPTY, SquareSet::with)
}

fn takes(moves: &[Move]) -> Vec<Take> {
    let mut takes: Vec<Take> = moves.iter().map(|m| Take(m.from, m.takes_on())).collect();
    takes.sort_unstable();
    takes.dedup();
    takes
}

/// True if a capture wins something by itself: who stands there is not guarded, or is worth more than who captures.
fn hangs(bent: &Bent<'_>, m: &Move) -> bool {
    let at = m.takes_on();
    let Some(victim) = bent.board.at(at).filter(|&id| !bent.is_royal(id)) else { return false };
    let worth = |id: PieceId| bent.board.piece(id).kind.worth().narrow.0;
    let guards = bent.attackers(at, bent.board.piece(victim).side);
    guards.iter().all(|id| id == victim) || !bent.is_royal(m.piece) && worth(m.piece) < worth(victim)
}
