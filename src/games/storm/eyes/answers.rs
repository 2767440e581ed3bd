//! Phrases for questions of cards that bring no words of their own: after "choose", made from the options.

use crate::board::{order, Kind, PieceId};
use crate::games::storm::model::table::Table;
use crate::games::storm::vocabulary::{Choice, Prompt};
use crate::games::words;

/// Largest number of kinds that a phrase names: more of them are just pieces.
const KINDS: usize = 3;

/// Phrase for an answer to a question of a card that is carried out by hand.
pub fn by_hand(choice: &Choice) -> &'static str {
    match *choice {
        Choice::Word("move") => "Move a piece",
        Choice::Word("take") => "Take a piece off",
        Choice::Word("put") => "Put a piece back",
        Choice::Word("change") => "Change a piece",
        Choice::Word("draw") => "Draw a card",
        Choice::Word("drop") => "Discard a card",
        Choice::Word("colour") => "Other colour",
        Choice::Word("admit") => "Yes, go on",
        Choice::Word(_) => "No, put it back",
        Choice::No => "Another one",
        Choice::Undo => "Put the last step back",
        Choice::Done => "Done, ask your opponent",
        _ => "Put everything back",
    }
}

/// Phrase for the options of a prompt: the first option that has a phrase decides.
pub fn phrase(table: &Table, prompt: &Prompt) -> String {
    let said = prompt.options.iter().find_map(|choice| match *choice {
        Choice::Swap(..) => Some("two pieces to swap".into()),
        Choice::Move(_) | Choice::LodgerMove(_) | Choice::Place(..) => Some(way(table, prompt)),
        Choice::Piece(_) | Choice::Lodger(_) => Some(piece(table, prompt)),
        Choice::Square(_) => Some("a square".into()),
        Choice::SquareEdge(..) => Some("two squares with a border between them".into()),
        Choice::Kind(_) => Some("what it becomes".into()),
        Choice::OffBoard(..) => Some("a captured piece".into()),
        Choice::Turn(_) => Some("a direction".into()),
        _ => None,
    });
    said.unwrap_or_else(|| "one of these".into())
}

/// Question about what a piece becomes, if the card tells which piece it is, and brings no words of its own.
pub fn fate(table: &Table, prompt: &Prompt) -> Option<String> {
    let piece = table.board.at(table.asked.about).filter(|_| table.asked.what.is_empty())?;
    let are_kinds = prompt.options.iter().all(|choice| matches!(choice, Choice::Kind(_)));
    let name = words::kind(table.board.piece(piece).kind);
    are_kinds.then(|| format!("What does the {name} on {} become?", table.asked.about))
}

/// Phrase for moves; where only one piece can go, for its new square.
fn way(table: &Table, prompt: &Prompt) -> String {
    let mover = |choice: &Choice| match *choice {
        Choice::Move(m) | Choice::LodgerMove(m) => Some((m.piece, m.from)),
        Choice::Place(from, _) => Some((table.board.at(from)?, from)),
        _ => None,
    };
    let mut movers: Vec<_> = prompt.options.iter().filter_map(mover).collect();
    movers.dedup();
    match movers[..] {
        [(piece, from)] => format!("a new square for the {} on {from}", words::kind(table.board.piece(piece).kind)),
        _ => "a piece and then its new square".into(),
    }
}

/// Plural of the name of a kind.
fn plural(kind: Kind) -> String {
    let word = words::kind(kind);
    format!("{word}{}", if word.ends_with('s') { "es" } else { "s" })
}

/// Phrase for pieces: their owner, and their kinds if these are few.
fn piece(table: &Table, prompt: &Prompt) -> String {
    let pieces: Vec<PieceId> = prompt.options.iter().filter_map(|&choice| table.named(choice)).collect();
    let are_of = |seat| pieces.iter().all(|&id| table.pieces(seat).contains(id));
    let mut kinds: Vec<Kind> = pieces.iter().map(|&id| table.board.piece(id).kind).collect();
    order::plainly(&mut kinds);
    kinds.dedup();
    let names: Vec<String> = kinds.iter().map(|&kind| words::kind(kind).into()).collect();
    match (are_of(prompt.seat), are_of(prompt.seat.other())) {
        _ if kinds.is_empty() => "one of these".into(),
        (true, _) if kinds.len() > KINDS => "one of your pieces".into(),
        (true, _) => {
            let many: Vec<String> = kinds.iter().map(|&kind| plural(kind)).collect();
            format!("one of your {}", words::alternatives(&many))
        }
        (_, true) if kinds.len() > KINDS => "an enemy piece".into(),
        (_, true) => format!("an enemy {}", words::alternatives(&names)),
        _ if kinds.len() > KINDS => "a piece".into(),
        _ => words::alternatives(&kinds.iter().map(|&kind| words::article(kind)).collect::<Vec<_>>()),
    }
}
