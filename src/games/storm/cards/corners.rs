//! Pieces in the corners of the board go round: CS-087.

use crate::board::{PieceId, Square, Terrain};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{Counsel, Play, Row, When};
use crate::games::storm::vocabulary::Sense;
use crate::games::storm::Choice;
use crate::play::{Flow, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 87,
    name: "quadrille",
    title: "Quadrille",
    window: When::End,
    lasts: false,
    text: "Whatever stands in the four corners of the board moves one corner on, clockwise or anticlockwise.",
    glyphs: "any:rook arrow ring arrow",
    counsel: Counsel::Plain,
    play: Play::Do(quadrille),
}];

/// CS-087: the contents of all corners go one corner on, at once.
fn quadrille(card: &mut CardPlay<'_, '_>) -> Flow {
    let corners = round(card.table().land.terrain());
    card.void_if(corners.len() < 2 || corners.iter().all(|&at| card.table().is_empty(at)))?;
    let ways = [Sense::Clockwise, Sense::Anticlockwise].map(Choice::Turn);
    let Choice::Turn(sense) = card.asking("which way the corner pieces go round").pick(ways.to_vec())? else {
        return Err(Stop::Diverged);
    };
    let step = if sense == Sense::Clockwise { 1 } else { corners.len() - 1 };
    let goal =
        |(index, &at): (usize, &Square)| Some((card.table().board.at(at)?, corners[(index + step) % corners.len()]));
    let goals: Vec<(PieceId, Square)> = corners.iter().enumerate().filter_map(goal).collect();
    card.rearrange(&goals);
    Ok(())
}

/// The corners that exist, clockwise as White sees them from the lower left one on.
fn round(terrain: &Terrain) -> Vec<Square> {
    let (min, max) = terrain.corners();
    let mut corners = vec![min, Square::new(min.file(), max.rank()), max, Square::new(max.file(), min.rank())];
    // On a board of one file or rank two corners are one.
    corners.dedup();
    corners.retain(|&at| terrain.corner_squares().contains(at));
    if corners.len() > 1 && corners.first() == corners.last() {
        corners.pop();
    }
    corners
}
