//! Facts that goals tell of Chess Storm alone: cards that took effect, effects that last, cards that are held (see
//! `play::goal`).

use crate::board::Kind;
use crate::games::storm::shown::{Hands, LastingView};
use crate::games::storm::Event;
use crate::play::{Said, Seat};

/// The words: `docs/notation.md` tells what they mean.
pub const WORDS: &[&str] = &["worked", "cancelled", "lasting", "hand", "task", "played"];

/// Marks that effects put on a piece.
const EFFECTS: [&str; 8] = ["asleep", "peaceful", "magnet", "stuck", "poisoned", "royal", "lifted", "shielded"];

/// The marks of pieces that goals can ask for: of effects, and of the kinds as which a piece may also move.
pub const MARKS: &[&str] = &{
    let mut marks = [EFFECTS[0]; EFFECTS.len() + Kind::ALL.len()];
    let mut index = 0;
    while index < marks.len() {
        let is_effect = index < EFFECTS.len();
        marks[index] = if is_effect { EFFECTS[index] } else { Kind::ALL[index - EFFECTS.len()].mark() };
        index += 1;
    }
    marks
};

/// Answer to a fact, from what the judged seat sees and from what everybody was told.
pub fn fact<'a>(
    word: &str,
    about: &[String],
    seat: Seat,
    own: &Hands,
    mut told: impl Iterator<Item = &'a Event>,
) -> Said {
    match word {
        "worked" => worked(about, seat, told),
        "played" => told.any(|event| is_effect(event, about, seat)).into(),
        "cancelled" => told.any(|event| is_cancelled(event, about, seat.other())).into(),
        "lasting" => own.lasting.iter().any(|lasting| lies(about, lasting)).into(),
        "hand" => {
            let hand = [&own.hands.first, &own.hands.second][seat.index()];
            about.iter().all(|card| hand.contains(&Some(card.as_str()))).into()
        }
        "task" => told.any(|event| *event == Event::Task { seat, done: true }).into(),
        _ => Said::Open,
    }
}

/// The card of the seat has taken effect, is still to do so, or never will.
fn worked<'a>(about: &[String], seat: Seat, told: impl Iterator<Item = &'a Event>) -> Said {
    let is_its = |whose: Seat, card: &str| whose == seat && about.iter().all(|name| name == card);
    let said = told.filter_map(|event| match *event {
        Event::Effect { seat, card, had } if is_its(seat, card) => Some(if had { Said::Done } else { Said::Never }),
        _ => None,
    });
    said.last().unwrap_or(Said::Open)
}

/// True if a card of the seat has taken effect.
fn is_effect(event: &Event, about: &[String], of: Seat) -> bool {
    matches!(event, Event::Effect { seat, card, had: true } if *seat == of && about.iter().all(|name| name == card))
}

fn is_cancelled(event: &Event, about: &[String], of: Seat) -> bool {
    matches!(event, Event::Cancel { seat, card, .. } if *seat == of && about.iter().all(|name| name == card))
}

/// True if this effect is the one that is spoken of, by its card, squares and kind of piece.
fn lies(about: &[String], lasting: &LastingView) -> bool {
    let LastingView { card, squares, kind, .. } = lasting;
    about.iter().map(String::as_str).all(|name| name == *card || squares.contains(&name) || *kind == Some(name))
}
