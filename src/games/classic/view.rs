//! Views of chess and Full Double Chess, and their words.

use super::table::{side_of, squares_of, Table};
use super::vocabulary::{Choice, Prompt, View, Why};
use crate::board::{Kind, PieceSet, Position};
use crate::games::words;
use crate::play::view::{self, BySeat, TurnView};
use crate::play::{Eye, Info};

/// View of an eye: these games hide nothing.
pub(super) fn view(info: &Info, table: &Table, eye: Eye) -> View {
    let side = table.side();
    let checked = table.board.checked(table.variant, side);
    let kings = if checked { table.board.of(side) & table.board.kind(Kind::King) } else { PieceSet::EMPTY };
    let position = Position { board: table.board.clone(), side };
    View {
        game: info.name,
        eye,
        files: info.files,
        ranks: table.variant.ranks(),
        board: position.text(table.variant),
        cells: view::cells(&table.board, table.variant),
        turn: TurnView { number: table.turn, seat: table.mover },
        sides: BySeat { first: "white", second: "black" },
        check: view::names(squares_of(&table.board, kings)),
        last: view::names(table.last.iter().copied()),
        taken: view::taken(&table.board),
        own: (),
        log: Vec::new(),
        result: table.result.clone(),
    }
}

/// The sentence for the prompt bar.
pub(super) fn question(table: &Table, prompt: &Prompt) -> String {
    match prompt.why {
        Why::AnswerDraw => format!("{} offers a draw. Accept?", words::side(side_of(prompt.seat.other()))),
        Why::ClaimMove => "Choose the move that brings about the draw.".into(),
        _ if table.board.checked(table.variant, side_of(prompt.seat)) => "You are in check.".into(),
        // A draw is offered once before each move.
        Why::Move if !prompt.options.contains(&Choice::OfferDraw) => "Your draw offer was declined. Your move.".into(),
        Why::Move => "Your move.".into(),
    }
}

/// The phrase for one answer.
pub(super) fn label(table: &Table, choice: &Choice) -> String {
    match *choice {
        Choice::Move(m) => words::label(&table.board, table.variant, m),
        _ => words::answer(&table.board, choice),
    }
}
