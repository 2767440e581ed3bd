//! Two men change places: CS-028 to CS-038, CS-044, CS-080, CS-084.

use crate::board::{Kind, PieceId};
use crate::games::storm::catalog::{foe, own, Play, Row, When, Who};
use crate::games::storm::table::Table;
use crate::games::storm::{doors, picks, T};
use crate::play::{Choice, Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 29,
    name: "good-friends",
    title: "Good friends",
    window: When::Instead,
    lasts: false,
    text: "One of your Queens and one of the other's exchange squares.",
    glyphs: "own:queen swap foe:queen",
    play: Play::Swap(own(&[Kind::Queen]), foe(&[Kind::Queen])),
}];

/// CS-0.43: one man of each sort, chosen as a pair, exchange their squares.
pub fn swap(t: T<'_, '_>, me: Seat, one: Who, other: Who) -> Flow {
    let options = pairs(t.table, &t.table.who(me, one), &t.table.who(me, other));
    let Choice::Swap(here, there) = picks::pick(t, me, options)? else { return Err(Stop::Diverged) };
    let (Some(one), Some(other)) = (t.table.board.at(here), t.table.board.at(there)) else {
        return Err(Stop::Diverged);
    };
    doors::swap(t, me, one, other);
    Ok(())
}

/// All pairs of two men that stand alone on their squares (CS-079).
fn pairs(table: &Table, ones: &[PieceId], others: &[PieceId]) -> Vec<Choice> {
    let alone = |&&id: &&PieceId| table.lodger_at(table.at(id)).is_none();
    let squares = |men: &[PieceId]| men.iter().filter(alone).map(|&id| table.at(id)).collect::<Vec<_>>();
    let (ones, others) = (squares(ones), squares(others));
    let pairs = ones.iter().flat_map(|&one| others.iter().map(move |&other| (one, other)));
    pairs.filter(|(one, other)| one != other).map(|(one, other)| Choice::Swap(one, other)).collect()
}
