//! In how many ways a step can be done at most, so that a table can look at all of them.

use crate::board::Kind;
use crate::games::storm::model::tree::steps::Move;
use crate::games::storm::model::tree::words::{Base, Direction, SquareWord};
use crate::games::storm::model::tree::{Into, Noted, Place, Pool, Selector, Step, Times};

/// Squares of a board, as the bound has them.
const BOARD: u64 = 64;
/// Those of a line of it, on which the pieces of a side begin.
const LINE: u64 = 8;
/// Pieces of a side.
const PIECES: u64 = 16;
/// Goals of a move that is not told more exactly.
const GOALS: u64 = 14;

/// Number of ways; 0 if nothing is asked.
pub fn of(step: &Step<'_>) -> u64 {
    match step {
        Step::Choose(choose) => pieces(&choose.who),
        Step::Pick(pick) => squares(pick.squares),
        Step::NameKind(name) => several(name.kinds.len() as u64),
        Step::Swap(swap) => {
            let [one, other] = swap.pair.map(|who| pieces(&who));
            let once = if one + other == 0 { 0 } else { one.max(1) * other.max(1) };
            often(swap.times, swap.at_once, once, |at| one.saturating_sub(at).max(1) * other.saturating_sub(at).max(1))
        }
        Step::Move(step) => {
            let once = pieces(&step.who).max(1) * goals(step);
            often(step.times, step.at_once, once, |at| once.saturating_sub(at).max(1))
        }
        Step::Send(send) => {
            let or = send.or.map_or(0, |or| pieces(&or.send).max(1) * squares(or.to));
            pieces(&send.who).max(1) * squares(send.to) + or
        }
        Step::Return(back) => {
            let once = lost(&back.pool) * squares(back.to);
            often(back.times, false, once, |at| once.saturating_sub(at).max(1))
        }
        Step::Replace(replace) => pieces(&replace.who).max(1) * lost(&replace.with),
        Step::Spawn(spawn) => squares(spawn.to),
        Step::Change(change) => {
            let kinds = match change.into {
                Into::Kinds(kinds) => kinds.len() as u64,
                Into::Named(_) => 1,
                Into::WhatItTook => 3,
            };
            if kinds > 1 {
                pieces(&change.who).max(1) * kinds
            } else {
                pieces(&change.who)
            }
        }
        Step::Promote(promote) => {
            let kinds = promote.into.map_or(4, |kinds| kinds.len() as u64);
            let each = if promote.who.every { promote.who.most.unwrap_or(8) } else { 1 };
            pieces(&promote.who).max(1) * kinds.pow(each.into())
        }
        Step::Remove(remove) => pieces(&remove.who),
        Step::Strike(strike) => pieces(&strike.who),
        Step::Shape(shape) => pieces(&shape.who),
        Step::Defect(defect) => pieces(&defect.who),
        Step::Mark(mark) => pieces(&mark.who),
        Step::Lay(lay) if lay.two => squares(lay.squares) * (BOARD - 1),
        Step::Lay(lay) => squares(lay.squares),
        Step::Note(note) => match &note.about {
            Noted::Square(places) => squares(places),
            Noted::Piece(who) => pieces(who),
        },
        Step::Either(either) => either.ways.len() as u64,
        Step::SlideOn(step) => pieces(&step.who),
        Step::StopShort(step) => pieces(&step.who),
        Step::Burst(step) => pieces(&step.who),
        Step::Push(step) => pieces(&step.who),
        Step::Ray(step) => pieces(&step.who).max(1) * 8,
        Step::Sweep(step) => pieces(&step.who).max(1) * 8,
        Step::Fuse(step) => pieces(&step.who) * PIECES,
        _ => 0,
    }
}

/// A choice of one is none.
const fn several(number: u64) -> u64 {
    if number > 1 {
        number
    } else {
        0
    }
}

/// Number of pieces that may be chosen; 0 if there is nothing to choose.
fn pieces(who: &Selector<'_>) -> u64 {
    let Some(base) = who.base().filter(|_| !who.every) else { return 0 };
    let sides = match base {
        Base::Own | Base::Foe => 1,
        Base::Any => 2,
        _ => return 2,
    };
    let of_kind = |kind: &Kind| match kind {
        Kind::Pawn => 8,
        Kind::King => 1,
        Kind::Queen => 3,
        _ => 4,
    };
    match who.kinds {
        [] => PIECES * sides,
        kinds => (kinds.iter().map(of_kind).sum::<u64>() * sides).min(PIECES * sides),
    }
}

/// Number of squares that may be chosen.
fn squares(places: &[Place<'_>]) -> u64 {
    let of = |place: &Place<'_>| match place {
        Place::Named(_) | Place::Is(SquareWord::Start) => 1,
        Place::Is(SquareWord::Corner | SquareWord::Centre) => 4,
        Place::Is(SquareWord::Home) | Place::Rank(_) => LINE,
        Place::Is(SquareWord::Shield) => 14,
        Place::Beside(_) => 24,
        Place::Is(SquareWord::Edge) => 28,
        Place::Is(SquareWord::OtherColour) => 32,
        Place::Is(_) => BOARD,
    };
    places.iter().map(of).min().unwrap_or(BOARD)
}

/// Number of kinds that may come back.
fn lost(pool: &Pool<'_>) -> u64 {
    match pool.kinds.len() as u64 {
        0 => 5 - pool.but.len().min(4) as u64,
        number => number,
    }
}

/// Number of goals of a move.
fn goals(step: &Move<'_>) -> u64 {
    let of = |direction: &Direction| match direction {
        Direction::Ahead | Direction::Back => 1,
        Direction::Side | Direction::AslantAhead | Direction::AslantBack => 2,
        Direction::Straight | Direction::Aslant => 4,
        Direction::Around => 8,
    };
    let far = step.far.map_or(1, |far| u64::from(far.most.saturating_sub(far.least)) + 1);
    let all = match (step.step, step.leap) {
        (Some(directions), _) => directions.iter().map(of).sum::<u64>() * far,
        (_, Some(_)) => 8,
        _ => GOALS,
    };
    step.to.map_or(all, |to| all.min(squares(to)))
}

/// Ways to do it several times, with fewer left each time; what is done at once is done in any order.
fn often(times: Option<Times>, at_once: bool, once: u64, left: impl Fn(u64) -> u64) -> u64 {
    let Some(times) = times.filter(|_| once > 0) else { return once };
    let (mut all, mut ways, mut orders) = (0_u64, 1_u64, 1_u64);
    for at in 0..u64::from(times.most) {
        ways = ways.saturating_mul(left(at));
        orders = orders.saturating_mul(at + 1);
        all = all.saturating_add(ways / if at_once { orders } else { 1 });
    }
    all
}
