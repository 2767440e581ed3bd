//! Why a square cannot be chosen for a move: what the board alone says, in the words of all games.

use super::words;
use crate::board::{Bent, Board, Kind, Move, Overlay, PieceId, Side, Square, Variant};
use crate::games::classic::{self, Prompt, Table, Why};
use crate::play::About;

/// What is said while a draw is offered.
pub const ANSWER_DRAW: &str = "Accept or decline the draw first.";

/// Whom the board keeps from a square.
pub const NONE: &str = "None of your pieces";

/// Why no move that is offered touches the square; for games in which nothing but the board forbids moves.
pub fn plain(board: &Board, variant: &Variant, side: Side, at: Square) -> String {
    square(&Bent { board, variant, overlay: &Overlay::default() }, side, at)
}

/// Why no legal move of the side touches the square.
pub fn square(bent: &Bent<'_>, side: Side, at: Square) -> String {
    let movers = bent.movers(side);
    let mine = bent.occupants(at).iter().find(|&id| movers.contains(id));
    let touching = |m: &Move| if mine.is_some() { m.from == at } else { m.to == at };
    let ways: Vec<Move> = movers.iter().flat_map(|id| bent.pseudo_legal(id)).filter(touching).collect();
    match (mine, bent.board.at(at)) {
        (Some(id), _) => own(bent, side, id, &ways),
        (None, Some(foe)) if bent.royal(side.foe()) == Some(foe) => "A king is never captured.".into(),
        (None, Some(foe)) => {
            let victim = name(bent, foe);
            if ways.is_empty() {
                return format!("{NONE} can capture the {victim}.");
            }
            forbidden(bent, side, &format!("capturing the {victim}"), &ways)
        }
        (None, None) if ways.is_empty() => format!("{NONE} can move to {at}."),
        (None, None) => forbidden(bent, side, &format!("moving to {at}"), &ways),
    }
}

/// Why an own piece cannot move, with the ways it would have but for the laws of check.
fn own(bent: &Bent<'_>, side: Side, id: PieceId, ways: &[Move]) -> String {
    let who = name(bent, id);
    if ways.is_empty() {
        format!("The {who} has no square to go to.")
    } else if bent.royal(side) == Some(id) {
        format!("The {who} has no safe square to go to.")
    } else if bent.royal(side).is_none() {
        format!("The {who} can't move now.")
    } else if bent.checked(side) {
        format!("You are in check, and the {who} can't help.")
    } else {
        format!("The {who} is pinned: moving it would leave your king in check.")
    }
}

/// Why something that pieces could do is against the laws of check.
fn forbidden(bent: &Bent<'_>, side: Side, what: &str, ways: &[Move]) -> String {
    match bent.royal(side) {
        None => words::capital(format!("{what} is not possible now.")),
        Some(king) if ways.iter().all(|m| m.piece == king) => {
            words::capital(format!("{what} would put your king in check."))
        }
        Some(_) if bent.checked(side) => format!("You are in check, and {what} doesn't help."),
        Some(_) => words::capital(format!("{what} would leave your king in check.")),
    }
}

/// `knight on e4`.
pub fn name(bent: &Bent<'_>, id: PieceId) -> String {
    kind_at(bent.board.piece(id).kind, bent.at(id))
}

/// `knight on e4`, for a piece of which the kind is known.
pub fn kind_at(kind: Kind, at: Square) -> String {
    format!("{} on {at}", words::kind(kind))
}

/// Chess and Full Double Chess: what the board does not say, the question does.
pub fn classic(table: &Table, prompt: &Prompt, about: About) -> Option<String> {
    Some(match (prompt.why, about) {
        (Why::AnswerDraw, _) => ANSWER_DRAW.into(),
        (Why::ClaimMove, _) => "Choose the move that brings about the draw.".into(),
        (_, About::Square(at)) => plain(&table.board, table.variant, classic::side_of(prompt.seat), at),
        (_, About::Card(_)) => "There are no cards in this game.".into(),
    })
}
