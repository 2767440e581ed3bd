//! Answers in short notation, as chess players write moves: `Nf3`, `exd5`, `O-O`. A piece counts as what the asked player
//! sees in it.

use crate::board::{Kind, Move, Short};
use crate::play::ask::answer::Answer;
use crate::play::script::game::{Game, PromptOf};
use crate::play::seats::seat::Eye;
use crate::play::seats::view::Cell;

/// An answer that makes a move, and what stands behind the move in its notation.
struct Moving<C> {
    choice: C,
    m: Move,
    rest: String,
}

/// The answers to a question that a text in short notation may mean. What stands behind the move, such as the card that
/// pays for it, may be left out where that leaves one.
pub(in crate::play) fn meant<G: Game>(table: &G::Table, prompt: &PromptOf<G>, text: &str) -> Vec<G::Choice> {
    let moving = |&choice: &G::Choice| {
        let m = choice.movement()?;
        let rest = choice.to_string().strip_prefix(&m.to_string()).unwrap_or_default().to_owned();
        Some(Moving { choice, m, rest })
    };
    let all: Vec<Moving<G::Choice>> = prompt.options.iter().filter_map(moving).collect();
    if all.is_empty() {
        return Vec::new();
    }
    let cells = G::view(table, Eye::Seat(prompt.seat)).cells;
    let found = spellings(text).map(|text| fitting(&all, &text, &|m| kind_of(&cells, m)));
    found.into_iter().find(|found| !found.is_empty()).unwrap_or_default()
}

/// A text, and with a capital in front, for whoever types all letters small.
pub(in crate::play) fn spellings(text: &str) -> [String; 2] {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    [text.to_owned(), first.into_iter().chain(letters).collect()]
}

/// The answers with the end that the text has, if any fit, or with any end.
fn fitting<C: Copy>(all: &[Moving<C>], text: &str, kind_of: &dyn Fn(&Move) -> Option<Kind>) -> Vec<C> {
    let ends = all.iter().map(|one| one.rest.as_str()).filter(|rest| text.ends_with(rest));
    let rest = ends.max_by_key(|rest| rest.len()).unwrap_or_default();
    let exact = having(all.iter().filter(|one| one.rest == rest), &text[..text.len() - rest.len()], kind_of);
    if exact.is_empty() {
        having(all.iter(), text, kind_of)
    } else {
        exact
    }
}

fn having<'a, C: Copy + 'a>(
    all: impl Iterator<Item = &'a Moving<C>> + Clone,
    text: &str,
    kind_of: &dyn Fn(&Move) -> Option<Kind>,
) -> Vec<C> {
    let Some(short) = Short::parse(text, &|_| true) else { return Vec::new() };
    let moves: Vec<Move> = all.clone().map(|one| one.m).collect();
    let found = short.among(&moves, kind_of);
    all.filter(|one| found.contains(&one.m)).map(|one| one.choice).collect()
}

/// The kind as which a piece is written, by what is seen of it; a second one on its square has its own.
fn kind_of(cells: &[Option<Cell>], m: &Move) -> Option<Kind> {
    let standing = cells.iter().flatten();
    let all = standing.flat_map(|cell| [Some(cell), cell.lodger.as_deref()]).flatten();
    let cell = all.into_iter().find(|cell| usize::from(cell.id) == m.piece.index())?;
    plain(cell.kind)
}

/// The kind as which a piece of this name is written.
pub(in crate::play) fn plain(kind: &str) -> Option<Kind> {
    Kind::from_letter(Kind::from_name(kind)?.letter())
}
