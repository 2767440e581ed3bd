//! CS-070: for one move the left and the right side of the board are joined, as on a cylinder.

use crate::games::storm::board::cylinder::across;
use crate::games::storm::board::tracks;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{Counsel, Play, Row, When};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::rule::Rule;
use crate::play::Flow;

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
    let moves = across(card.table(), card.me());
    card.void_if(moves.is_empty())?;
    if card.table().options.cylinder_replaces_turn {
        return card.make_one_of(&|_, _| moves.clone(), &tracks::across);
    }
    // It is about the player's own move: a copy in the other's turn has none.
    card.void_if(!card.is_own_turn())?;
    card.begin(On::Nobody, Until::Action, Rule::Joined);
    Ok(())
}
