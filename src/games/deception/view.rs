//! View that an eye has of a table of Deception Chess: all pieces by their identities, and the bases it may know
//! (DE-3).

use super::fates;
use super::table::Table;
use super::vocabulary::Cloaks;
use super::Deception;
use crate::board::{PieceId, Position, Side};
use crate::games::deception::{Prompt, View, Why};
use crate::games::{classic, words};
use crate::play::off_board::OffBoard;
use crate::play::view::{self, BySeat, Cell, TurnView};
use crate::play::{ByName, Eye, Game};

/// Builds the view.
pub fn view(table: &Table, eye: Eye) -> View {
    let side = table.side();
    let mut cells = view::cells(&table.board, table.variant);
    for cell in cells.iter_mut().flatten() {
        wear(cell, table, eye);
    }
    let known = |id: PieceId| table.bases[id.index()].look(eye).map(|base| base.name());
    let taken = table.board.off().iter().map(|id| {
        let piece = table.board.piece(id);
        OffBoard { kind: piece.kind.name(), side: piece.side.name(), base: known(id) }
    });
    View {
        game: Deception::INFO.name,
        eye,
        files: table.variant.files(),
        ranks: table.variant.ranks(),
        board: Position { board: table.board.clone(), side }.text(table.variant),
        cells,
        turn: TurnView { number: table.turn, seat: table.mover },
        sides: BySeat { first: "white", second: "black" },
        check: Vec::new(),
        checkers: Vec::new(),
        last: view::names(table.last.iter().copied()),
        taken: taken.collect(),
        clock: None,
        own: Cloaks {
            ready: BySeat { first: table.ready[0], second: table.ready[1] },
            hidden: BySeat { first: hidden(table, Side::White), second: hidden(table, Side::Black) },
            fates: fates::fates(table, eye),
        },
        log: Vec::new(),
        result: table.result.clone(),
    }
}

/// Adds the cloak and, if the eye may know it, the base.
fn wear(cell: &mut Cell, table: &Table, eye: Eye) {
    let found = table.board.pieces().iter().find(|id| id.index() == usize::from(cell.id));
    let Some(id) = found else { return };
    cell.cloaked = Some(table.cloaked.contains(id));
    cell.base = Some(table.bases[id.index()].look(eye).map(|base| base.name()));
}

/// DE-3: which bases a side still hides follows from what was shown; how they lie does not.
fn hidden(table: &Table, side: Side) -> ByName<&'static str, usize> {
    let mut counts = ByName::new();
    for id in table.board.of(side) & table.cloaked {
        *counts.at(table.base(id).name(), || 0) += 1;
    }
    counts
}

/// The sentence for the prompt bar.
pub fn question(table: &Table, prompt: &Prompt) -> String {
    match prompt.why {
        Why::Cloak => "Hide your king: tap two to swap.".into(),
        Why::PromoteKind => "What does the uncloaked pawn become?".into(),
        Why::AnswerDraw => {
            format!("{} offers a draw. Accept?", words::side(classic::side_of(prompt.seat.other())))
        }
        // A move changes at least two squares, an uncloaking one.
        Why::Move if table.last.len() == 1 => "Uncloaked. Now move any piece.".into(),
        Why::Move if table.legal().is_empty() => "No piece can move as it looks. Uncloak one, then move.".into(),
        Why::Move => "Your move.".into(),
    }
}
