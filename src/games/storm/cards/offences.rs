//! Offences: deeds of the opponent are held against them: CS-001.

use crate::board::Kind;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{foe, Card, Counsel, Play, Row, When};
use crate::games::storm::model::table::Table;
use crate::games::storm::options::SocialMode;
use crate::games::storm::Choice;
use crate::games::words;
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 1,
    name: "crybaby",
    title: "Crybaby",
    window: When::Any,
    lasts: false,
    text: "Name something your opponent has done since your last turn that offends you, and remove one of their pawns.",
    glyphs: "foe:pawn cross",
    counsel: Counsel::Plain,
    play: Play::Do(crybaby),
}];

/// A check that stands.
const CHECK: Choice = Choice::Word("check");
/// Words that were said out of the page's hearing (CS-0.84).
const ALOUD: Choice = Choice::Word("said-aloud");

/// CS-001: an offence is named, and a Pawn of the offender is removed.
fn crybaby(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    let acts = acts(card.table(), me);
    let offence = match acts[..] {
        [] => return Err(Stop::Void),
        [only] => only,
        _ => card.asking("what offends you").pick(acts)?,
    };
    let pawn = card.asking("the pawn that is removed").pick_piece(foe(&[Kind::Pawn]).but(&[Kind::King]))?;
    let (side, offence) = (words::side(card.side()), named(offence));
    card.say(me, format!("{side} is offended by {offence}{}", words::stop(&offence)), Vec::new(), Some("crybaby"));
    if card.table().taking.is_some() {
        card.table_mut().now.removed = card.table().now.removed.with(pawn);
    }
    card.remove(pawn);
    Ok(())
}

/// Acts of the other player since the player's last turn was over, and before this card was declared.
fn acts(table: &Table, me: Seat) -> Vec<Choice> {
    let mut acts: Vec<Choice> = table.acts_against(me).collect();
    if table.checked(table.side(me)) {
        acts.push(CHECK);
    }
    if table.options.social_mode == SocialMode::Honour && !acts.is_empty() {
        acts.push(ALOUD);
    }
    acts
}

/// An offence, in the middle of a sentence.
fn named(offence: Choice) -> String {
    match offence {
        Choice::Card(name) => Card::from_name(name).map_or("a card", Card::title).into(),
        ALOUD => "something said aloud".into(),
        CHECK => "the check".into(),
        Choice::Word(word) => format!("a {word}"),
        other => other.to_string(),
    }
}
