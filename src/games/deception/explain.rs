//! Reasons that a square cannot be chosen: the bases under the cloaks play no part in them (DE-3).

use super::table::Table;
use super::vocabulary::{Prompt, Why};
use crate::games::{classic, explain};
use crate::play::About;

/// One sentence about what the open question does not offer.
pub fn explain(table: &Table, prompt: &Prompt, about: About) -> Option<String> {
    let side = classic::side_of(prompt.seat);
    let at = match about {
        About::Square(at) => at,
        About::Way(from, to) if prompt.why == Why::Move => {
            return explain::way_on(&table.board, table.variant, side, from, to)
        }
        About::Way(..) => return None,
        About::Card(_) => return Some("There are no cards in this game.".into()),
    };
    Some(match prompt.why {
        Why::AnswerDraw => explain::ANSWER_DRAW.into(),
        Why::PromoteKind => "Choose what the pawn becomes first.".into(),
        Why::Cloak => match table.board.at(at) {
            None => "No piece of yours stands there.".into(),
            Some(_) => "Swap only your own pieces.".into(),
        },
        // DE-4: the piece under a cloak may be able to go there.
        Why::Move => explain::plain(&table.board, table.variant, side, at).replacen(
            explain::NONE,
            "As they look, none of your pieces",
            1,
        ),
    })
}
