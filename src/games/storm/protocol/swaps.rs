//! CS-0.43: two pieces change places, by any card.

use crate::board::{PieceId, Square};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::table::Table;
use crate::games::storm::Choice;
use crate::play::{Flow, Stop};

/// The pieces on two squares change places.
///
/// # Errors
/// `Stop::Diverged` if one of them is empty.
pub fn exchange(card: &mut CardPlay<'_, '_>, here: Square, there: Square) -> Flow {
    let (Some(one), Some(other)) = (card.table().board.at(here), card.table().board.at(there)) else {
        return Err(Stop::Diverged);
    };
    card.swap(one, other);
    Ok(())
}

/// CS-079: pieces that share a square cannot be swapped.
pub fn shares(table: &Table, id: PieceId) -> bool {
    table.lodger_at(table.at(id)).is_some()
}

/// All pairs of two pieces that stand alone on their squares.
pub fn pairs(table: &Table, ones: &[PieceId], others: &[PieceId]) -> Vec<Choice> {
    pairs_of(&alone(table, ones), &alone(table, others)).collect()
}

/// The squares of those of the pieces that stand alone.
pub fn alone(table: &Table, pieces: &[PieceId]) -> Vec<Square> {
    pieces.iter().filter(|&&id| !shares(table, id)).map(|&id| table.at(id)).collect()
}

/// All pairs of two squares.
pub fn pairs_of<'a>(ones: &'a [Square], others: &'a [Square]) -> impl Iterator<Item = Choice> + 'a {
    let pairs = ones.iter().flat_map(move |&one| others.iter().map(move |&other| (one, other)));
    pairs.filter(|(one, other)| one != other).map(|(one, other)| Choice::Swap(one, other))
}
