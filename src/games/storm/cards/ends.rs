//! An effect in play ends before its time: CS-134.

use crate::games::storm::board::lasting;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{Counsel, Play, Row, When};
use crate::games::storm::model::effect::{Lasting, On};
use crate::games::storm::model::table::Table;
use crate::games::storm::Choice;
use crate::play::Eye;
use crate::play::{Flow, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 134,
    name: "trash-can",
    title: "Trash can",
    window: When::End,
    lasts: false,
    text: "Choose a lasting effect, yours or your opponent's. It ends, and what it changed is undone.",
    glyphs: "cards arrow cross",
    counsel: Counsel::Plain,
    play: Play::Do(trash_can),
}];

/// CS-134: a continuous effect of either player ends.
fn trash_can(card: &mut CardPlay<'_, '_>) -> Flow {
    let mut found: Vec<Lasting> =
        card.table().lasting.iter().filter(|effect| effect.card.row().lasts).cloned().collect();
    found.dedup_by_key(|effect| effect.play);
    narrow(card, &mut found, "the effect that ends", |_, effect| Choice::Card(effect.card.name()))?;
    // Of the same card there may be two: they lie elsewhere, or are of two players.
    narrow(card, &mut found, "where the effect lies that ends", place)?;
    narrow(card, &mut found, "whose effect ends", |_, effect| Choice::Word(effect.owner.name()))?;
    let effect = found.first().ok_or(Stop::Void)?;
    if !card.is_hushed() {
        let squares = effect.squares(card.table(), Eye::Watcher);
        let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
        let place = if names.is_empty() { String::new() } else { format!(": {}", names.join(", ")) };
        card.say(card.me(), format!("{} ends{place}.", effect.card.title()), squares, None);
    }
    lasting::undo(card.turn(), effect.play)
}

/// Keeps the effects that answer to what the player chooses; nothing is asked after the card where one answer is left.
fn narrow(
    card: &mut CardPlay<'_, '_>,
    found: &mut Vec<Lasting>,
    what: &'static str,
    named: impl Fn(&Table, &Lasting) -> Choice,
) -> Flow {
    let mut names: Vec<Choice> = Vec::new();
    for name in found.iter().map(|effect| named(card.table(), effect)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    // On no piece and no square: there are only players to tell them apart.
    let owners = names.iter().all(|name| matches!(name, Choice::Word(_)));
    let what = if owners { "whose effect ends" } else { what };
    let chosen = match names[..] {
        [] => return Err(Stop::Void),
        [only] if !matches!(only, Choice::Card(_)) => only,
        _ => card.asking(what).pick(names)?,
    };
    found.retain(|effect| named(card.table(), effect) == chosen);
    Ok(())
}

/// Place of an effect, as far as everybody knows.
fn place(table: &Table, effect: &Lasting) -> Choice {
    match effect.on {
        On::Piece(piece) | On::Pair { piece, .. } => table.name(piece),
        On::Borders([(low, high), _]) => Choice::SquareEdge(low, high),
        On::Square(at) => Choice::Square(at),
        On::Ends([one, other]) => Choice::SquareEdge(one, other),
        On::Nobody | On::Note(_) => Choice::Word(effect.owner.name()),
    }
}
