//! Reasons that a square cannot be chosen in chess and Full Double Chess.

use super::table::{side_of, Table};
use super::vocabulary::{Prompt, Why};
use crate::board::{Bent, Overlay, Side, Square};
use crate::games::explain;
use crate::play::About;

/// FD-8: whether the last King of an army stands there, in a game in which one of two may be captured.
fn is_last_king(table: &Table, side: Side, at: Square) -> bool {
    let bent = Bent { board: &table.board, variant: table.variant, overlay: &Overlay::default() };
    *table.variant.kings.end() > 1 && bent.royal(side).is_some_and(|king| bent.at(king) == at)
}

/// Chess and Full Double Chess: what the board does not say, the question does.
pub fn explain(table: &Table, prompt: &Prompt, about: About) -> Option<String> {
    Some(match (prompt.why, about) {
        (Why::AnswerDraw, _) => explain::ANSWER_DRAW.into(),
        (Why::ClaimMove, _) => "Choose the move that brings about the draw.".into(),
        (_, About::Square(at)) if is_last_king(table, side_of(prompt.seat.other()), at) => {
            "The last king is never captured: checkmate it.".into()
        }
        (_, About::Square(at)) => explain::plain(&table.board, table.variant, side_of(prompt.seat), at),
        (_, About::Way(from, to)) => {
            return explain::way_on(&table.board, table.variant, side_of(prompt.seat), from, to)
        }
        (_, About::Card(_)) => "There are no cards in this game.".into(),
    })
}
