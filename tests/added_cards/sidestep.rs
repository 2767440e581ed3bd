//! A card by which a piece moves: only pieces that can move are offered.

use deckmate::board::{Kind, SquareSet};
use deckmate::games::storm::board::moves::{self, movable};
use deckmate::games::storm::model::card_play::CardPlay;
use deckmate::games::storm::model::catalog::{own, Counsel, Play, Row, When};
use deckmate::games::storm::model::memory::Way;
use deckmate::games::storm::model::table::Table;
use deckmate::play::{Flow, Seat};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 251,
    name: "sidestep",
    title: "Sidestep",
    window: When::Instead,
    lasts: false,
    text: "Move one of your pawns to an empty square beside it on its rank.",
    glyphs: "own:pawn arrow row",
    counsel: Counsel::Plain,
    play: Play::Do(sidestep),
}];

/// CS-251: a Pawn goes to an empty square beside it on its rank.
fn sidestep(card: &mut CardPlay<'_, '_>) -> Flow {
    let moves = |table: &Table, me: Seat| {
        let beside = |pawn| {
            let at = table.at(pawn);
            table.variant().geometry.around(at) & SquareSet::row(at.rank()) & table.empty()
        };
        moves::moves_to(table, &movable(table, me, own(&[Kind::Pawn])), &beside)
    };
    card.make_one_of(&moves, &|_, _| Way::Other)
}
