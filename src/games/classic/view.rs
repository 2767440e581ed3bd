//! Views of chess and Full Double Chess, and their words.

use super::table::{side_of, squares_of, Table};
use super::vocabulary::{Choice, Prompt, View, Why};
use crate::board::{Board, Kind, Position, Side, Square, Variant};
use crate::games::words;
use crate::play::view::{self, BySeat, TurnView};
use crate::play::{Eye, Info};

/// View of an eye: these games hide nothing.
pub(super) fn view(info: &Info, table: &Table, eye: Eye) -> View {
    let side = table.side();
    let Checked { kings, checkers } = checked(&table.board, table.variant, side);
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
        check: view::names(kings),
        checkers: view::names(checkers),
        last: view::names(table.last.iter().copied()),
        taken: view::taken(&table.board),
        clock: None,
        own: (),
        log: Vec::new(),
        result: table.result.clone(),
    }
}

/// Squares of the King of a side that is in check, and of the pieces that give it.
#[derive(Default)]
pub struct Checked {
    /// The King, or nothing.
    pub kings: Vec<Square>,
    /// Pieces that give the check.
    pub checkers: Vec<Square>,
}

/// Squares of the check that a side is in; none if it is in none.
pub fn checked(board: &Board, variant: &Variant, side: Side) -> Checked {
    if !board.checked(variant, side) {
        return Checked::default();
    }
    let kings = squares_of(board, board.of(side) & board.kind(Kind::King));
    let attackers = kings.iter().flat_map(|&king| board.attackers(variant, king, side.foe()).iter());
    Checked { checkers: attackers.map(|id| board.piece(id).at).collect(), kings }
}

/// The sentence for the prompt bar.
pub(super) fn question(table: &Table, prompt: &Prompt) -> String {
    match prompt.why {
        Why::AnswerDraw => format!("{} offers a draw. Accept?", words::side(side_of(prompt.seat.other()))),
        Why::ClaimMove => "Choose the move that brings about the draw.".into(),
        _ if table.board.checked(table.variant, side_of(prompt.seat)) => "You are in check.".into(),
        // A draw is offered once before each move.
        Why::Move if !prompt.options.contains(&Choice::OfferDraw) => "Your draw offer was declined. Your move.".into(),
        Why::Move => under_fire(table, side_of(prompt.seat)).unwrap_or_else(|| "Your move.".into()),
    }
}

/// Kings that may be captured next, where there are several and so nobody is in check.
fn under_fire(table: &Table, side: Side) -> Option<String> {
    let kings = (table.board.of(side) & table.board.kind(Kind::King)).iter().map(|id| table.board.piece(id).at);
    let hit: Vec<Square> =
        kings.filter(|&at| !table.board.attackers(table.variant, at, side.foe()).is_empty()).collect();
    match hit.as_slice() {
        [] => None,
        [at] => Some(format!("Your king on {at} is under fire.")),
        _ => Some("Your kings are under fire.".into()),
    }
}

/// The phrase for one answer.
pub(super) fn label(table: &Table, choice: &Choice) -> String {
    match *choice {
        Choice::Move(m) => words::label(&table.board, table.variant, m),
        _ => words::answer(&table.board, choice),
    }
}
