//! CS-070: for one move the left and the right side of the board are joined, as on a cylinder.

use crate::board::{Bent, Move, Ways};
use crate::games::storm::board::{moves, tracks};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{own, Counsel, Play, Row, When};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::{permit, play};
use crate::play::Flow;

use super::borrowed::{kinds, movable, reach};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 70,
    name: "cylinder",
    title: "Cylinder",
    window: When::Before,
    lasts: false,
    text: "For your move this turn, the left and right sides of the board are joined.",
    glyphs: "ring line arrow",
    counsel: Counsel::Plain,
    play: Play::Do(cylinder),
}];

/// The move of this turn may go across the join; by the option it is made at once, in place of the normal one.
fn cylinder(card: &mut CardPlay<'_, '_>) -> Flow {
    let moves = across(card.table());
    // It is about the player's own move: a copy in the other's turn has none.
    card.void_if(moves.is_empty() || !card.is_own_turn())?;
    if card.table().options.cylinder_replaces_turn {
        play::replace_move(card.table_mut());
        return card.make_one_of(&|_, _| moves.clone(), &tracks::across);
    }
    card.begin(On::Nobody, Until::Action, Rule::Joined);
    Ok(())
}

/// The moves of the player on turn that need the join. The card makes them possible, so none of them may mate
/// (CS-0.53); attacks and the King's safety are judged on the flat board.
pub fn across(table: &Table) -> Vec<Move> {
    let (me, side) = (table.mover, table.side(table.mover));
    let land = table.land.rolled();
    let (flat, rolled) = (table.bent(), Bent { variant: &land, ..table.bent() });
    let mut moves: Vec<Move> = Vec::new();
    for piece in movable(table, me, own(&[])) {
        let [empty, met] = reach(rolled, side, piece, &kinds(table, piece), Ways::Free);
        let known = reach(flat, side, piece, &kinds(table, piece), Ways::Free);
        let takes = (met & !known[1]).iter().filter(|&to| moves::may_take(table, piece, to));
        // CS-016: whoever may go through a wormhole does not need the join.
        let plain = flat.ways(piece);
        let goals = (empty & !known[0]).iter().chain(takes).filter(|&to| plain.iter().all(|m| m.to != to));
        moves.extend(goals.flat_map(|to| moves::promoting(table, piece, to)));
    }
    moves.retain(|&m| flat.is_safe_after(&flat.edits(m, side), side) && !permit::mates(table, m));
    moves
}
