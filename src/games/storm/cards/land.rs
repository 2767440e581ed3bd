//! The board itself changes: CS-014.

use crate::board::{borders_meet, Border};
use crate::games::storm::catalog::{Counsel, Play, Row, When};
use crate::games::storm::lasting::{self, Rule};
use crate::games::storm::{picks, Choice, T};
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 14,
    name: "barrier",
    title: "Barrier",
    window: When::End,
    lasts: true,
    text: "Put a wall on two borders between squares that share one end. Only a knight's jump crosses it.",
    glyphs: "line ring own:knight leap",
    counsel: Counsel::Plain,
    play: Play::Do(barrier),
}];

/// CS-014: a wall stands on two borders that share one end.
fn barrier(t: T<'_, '_>, me: Seat) -> Flow {
    let terrain = *t.table.land.terrain();
    let free: Vec<Border> = terrain.borders().filter(|&(low, high)| !terrain.is_walled(low, high)).collect();
    let beside = |one: Border| free.iter().copied().filter(move |&other| borders_meet(one, other));
    let one = border(t, me, free.iter().copied().filter(|&one| beside(one).next().is_some()))?;
    let other = border(t, me, beside(one))?;
    lasting::begin(t, me, Rule::Walls([one, other]));
    lasting::settle(t);
    Ok(())
}

/// One of these borders is chosen.
fn border(t: T<'_, '_>, me: Seat, among: impl Iterator<Item = Border>) -> Flow<Border> {
    match picks::pick(t, me, among.map(|(low, high)| Choice::Border(low, high)).collect())? {
        Choice::Border(low, high) => Ok((low, high)),
        _ => Err(Stop::Diverged),
    }
}
