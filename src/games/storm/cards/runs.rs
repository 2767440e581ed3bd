//! Line pieces that go on beyond where their move would end: CS-056, CS-057, CS-071.

use crate::board::{dir, Dir, Geometry, Kind, Move, PieceId, Power, Reach, Square, SquareSet};
use crate::games::storm::board::{moves, tracks};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{own, Counsel, Play, Row, When};
use crate::games::storm::model::memory::{Displacement, LineRun, Way};
use crate::games::storm::model::table::Table;
use crate::play::{Flow, Seat, Stop};

use crate::games::storm::board::moves::{kinds, movable};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 56,
        name: "bulldozer",
        title: "Bulldozer",
        window: When::Instead,
        lasts: false,
        text: "Your queen, rook or bishop runs along a line to the edge or your next piece, capturing every enemy piece on the way.",
        glyphs: "own:rook line take take arrow",
        counsel: Counsel::Prized,
        play: Play::Do(bulldozer),
    },
    Row {
        number: 57,
        name: "jumper",
        title: "Jumper",
        window: When::End,
        lasts: false,
        text: "The rook you just moved jumps over the next piece in its path and captures the enemy piece right behind it.",
        glyphs: "own:rook leap any:pawn take",
        counsel: Counsel::Plain,
        play: Play::Do(jumper),
    },
    Row {
        number: 71,
        name: "pomppufilis",
        title: "Pomppufilis",
        window: When::Instead,
        lasts: false,
        text: "Your bishop moves and bounces off the sides of the board, at least once. It may capture at the end.",
        glyphs: "own:bishop diag ring arrow take",
        counsel: Counsel::Plain,
        play: Play::Do(pomppufilis),
    },
];

/// A run of Bulldozer: where it ends, and the squares before that on which it captures.
pub(super) struct Sweep {
    pub m: Move,
    pub swept: Vec<Square>,
}

/// CS-056: a line piece runs to the end of one of its directions.
fn bulldozer(card: &mut CardPlay<'_, '_>) -> Flow {
    let (me, table) = (card.me(), card.table());
    let pieces = movable(table, me, own(&[Kind::Queen, Kind::Rook, Kind::Bishop])).into_iter();
    let runs: Vec<Sweep> =
        pieces.flat_map(|piece| dir::ALL.into_iter().filter_map(move |dir| run(table, me, piece, dir))).collect();
    let moves: Vec<Move> = runs.iter().map(|run| run.m).collect();
    let m = card.pick_move(&moves)?;
    let run = runs.iter().find(|run| run.m == m).ok_or(Stop::Diverged)?;
    let way = tracks::over(card.table(), m);
    card.sweep(m, way, &run.swept);
    Ok(())
}

/// True if a direction is one of a line piece's own.
pub(super) fn rides(table: &Table, piece: PieceId, dir: Dir) -> bool {
    let power = if dir::is_straight(dir) { Power::Straight } else { Power::Aslant };
    kinds(table, piece).into_iter().any(|kind| Reach::of(kind).has(power))
}

/// The run of a piece in a direction, if that is one of its own and it can leave its square.
pub(super) fn run(table: &Table, me: Seat, piece: PieceId, dir: Dir) -> Option<Sweep> {
    if !rides(table, piece, dir) {
        return None;
    }
    let next = |at| table.variant().geometry.next(dir, at);
    let (mut to, mut swept) = (table.at(piece), Vec::new());
    let mut at = next(to);
    while at != Square::OFF && (table.is_empty(at) || moves::is_prey(table, me, piece, at)) {
        to = at;
        if !table.is_empty(at) {
            swept.push(at);
            // CS-021: it captures poison on this square.
            if table.bent().dies(piece, table.side(me), table.bent().occupants(at)) {
                break;
            }
        }
        at = next(at);
    }
    swept.retain(|&at| at != to);
    (to != table.at(piece)).then(|| Sweep { m: moves::plain(table, piece, to), swept })
}

/// CS-057: the Rook that just moved captures what stands behind its neighbour.
fn jumper(card: &mut CardPlay<'_, '_>) -> Flow {
    let (me, table) = (card.me(), card.table());
    let rooks = table.just_moved_own(me).filter(|step| step.was.counted_as(Kind::Rook));
    let jumps: Vec<Move> = rooks.filter_map(|step| jump(table, me, step)).collect();
    let pieces: Vec<PieceId> = jumps.iter().map(|m| m.piece).collect();
    let piece = card.asking("the rook that jumps").pick_if_several(&pieces)?;
    let m = jumps.into_iter().find(|m| m.piece == piece).ok_or(Stop::Diverged)?;
    card.make(m, Way::Other);
    Ok(())
}

/// The jump that goes on in the line of a move, if it can be made.
fn jump(table: &Table, me: Seat, step: &Displacement) -> Option<Move> {
    let (Way::Line(LineRun { dir, .. }), moved) = (step.way, step.m) else { return None };
    let geometry = &table.variant().geometry;
    let over = geometry.next(dir, moved.to);
    let to = geometry.next(dir, over);
    let able = table.at(moved.piece) == moved.to && !table.bent().is_stuck(moved.piece);
    let fits = able && to != Square::OFF && !table.is_empty(over) && !table.is_empty(to);
    (fits && moves::is_prey(table, me, moved.piece, to)).then(|| moves::plain(table, moved.piece, to))
}

/// CS-071: a Bishop bounces.
fn pomppufilis(card: &mut CardPlay<'_, '_>) -> Flow {
    let moves = |table: &Table, me: Seat| {
        let pieces = movable(table, me, own(&[Kind::Bishop]));
        let ends = |piece, at| table.is_empty(at) || moves::may_take(table, piece, at);
        moves::moves_to(table, &pieces, &|piece| bounces(table, piece, &|at| ends(piece, at)))
    };
    card.make_one_of(&moves, &|_, _| Way::Winding)
}

/// After so many steps a bouncing piece has come through every square in every direction it ever will.
const MOST_STEPS: u32 = 4 * Square::COUNT as u32;

/// The squares a piece reaches aslant after one bounce or more: empty ones, and those on which it may end.
pub(super) fn bounces(table: &Table, piece: PieceId, ends: &dyn Fn(Square) -> bool) -> SquareSet {
    let geometry = &table.variant().geometry;
    let from = table.at(piece);
    let mut goals = SquareSet::EMPTY;
    for start in dir::ASLANT {
        let (mut at, mut dir, mut bounced) = (from, start, false);
        for step in 0..MOST_STEPS {
            let mut next = geometry.next(dir, at);
            if next == Square::OFF && step > 0 {
                let Some(turned) = turned(geometry, dir, at) else { break };
                (dir, bounced) = (turned, true);
                next = geometry.next(dir, at);
            }
            if next == Square::OFF {
                break;
            }
            at = next;
            if at == from {
                continue;
            }
            if bounced && ends(at) {
                goals = goals.with(at);
            }
            if !table.is_empty(at) {
                break;
            }
        }
    }
    goals
}

/// The direction after a bounce off the side that a square lies on: not in a corner, and not off holes and walls.
fn turned(geometry: &Geometry, dir: Dir, at: Square) -> Option<Dir> {
    let (min, max) = geometry.terrain().corners();
    let beside = if dir < 4 { at.file() == max.file() } else { at.file() == min.file() };
    let ends = if [dir::NORTH_EAST, dir::NORTH_WEST].contains(&dir) {
        at.rank() == max.rank()
    } else {
        at.rank() == min.rank()
    };
    match (beside, ends) {
        (true, false) => Some(dir::bounced_sideways(dir)),
        (false, true) => Some(dir::bounced_lengthways(dir)),
        _ => None,
    }
}
