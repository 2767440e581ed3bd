//! Reasons that a square is no target of the card that is being played, and the laws' objections to a way of playing
//! one.

use crate::board::{order, Kind, PieceId, Square};
use crate::games::storm::model::checks::Obstacle;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::look;
use crate::games::storm::vocabulary::{Choice, Prompt};
use crate::games::{explain, words};
use crate::play::{Answer, Seat};

/// So many kinds are named.
const KINDS: usize = 3;

/// One sentence: the laws forbid it, the card is about other pieces or squares, or the piece can do nothing with it.
pub fn explain(table: &Table, prompt: &Prompt, at: Square) -> String {
    let title = table.played().map_or("This card", |declared| declared.acts_as.title());
    let me = prompt.seat;
    let there = table.board.at(at);
    let who = there.map_or_else(|| at.to_string(), |id| explain::name(&table.bent(), id));
    // But for the laws, the card may ask for more than is offered.
    let options = look::asked(table, me).unwrap_or_else(|| prompt.options.clone());
    let here: Vec<Choice> = options.iter().filter(|choice| choice.squares().contains(&at)).copied().collect();
    if !here.is_empty() {
        let found = look::obstacles_to(table, me, &here);
        let with = if there.is_some() { "with the" } else { "on" };
        return match &found[..] {
            [] => format!("{title} can't be carried out {with} {who}."),
            _ => forbidden(table, me, &format!("{title} {with} {who}"), &found),
        };
    }
    let squares = options.iter().filter_map(|choice| choice.squares().first().copied());
    let first: Option<Vec<PieceId>> = squares.map(|at| table.board.at(at)).collect();
    let Some(pieces) = first.filter(|pieces| !pieces.is_empty()) else {
        return format!("{title} can't use {}{who}.", if there.is_some() { "the " } else { "" });
    };
    let is_of = |seat: Seat, id: &PieceId| table.pieces(seat).contains(*id);
    let mut kinds: Vec<Kind> = pieces.iter().map(|&id| table.board.piece(id).kind).collect();
    order::by_key(&mut kinds, |&kind| kind);
    kinds.dedup();
    let names: Vec<String> = kinds.iter().map(|&kind| words::article(kind)).collect();
    for (seat, whose) in [(me, "your own"), (me.other(), "your opponent's")] {
        let is_wrong = there.is_some_and(|id| kinds.contains(&table.board.piece(id).kind) && !is_of(seat, &id));
        if is_wrong && pieces.iter().all(|id| is_of(seat, id)) {
            return format!("{title}: choose one of {whose} pieces.");
        }
    }
    let only = Some(pieces[0]).filter(|only| pieces.iter().all(|id| id == only));
    let moves = options.iter().all(|choice| matches!(choice, Choice::Move(_) | Choice::LodgerMove(_) | Choice::Done));
    match there {
        Some(id) if moves && is_of(me, &id) => format!("{title} can't move the {who}."),
        _ if moves && only.is_some() => {
            let piece = only.map_or_else(String::new, |id| explain::name(&table.bent(), id));
            format!("{title} can't move the {piece} to {at}.")
        }
        Some(id) if kinds.contains(&table.board.piece(id).kind) => format!("{title} can't use the {who}."),
        _ if kinds.len() <= KINDS => format!("{title}: choose {}.", words::alternatives(&names)),
        Some(_) => format!("{title} can't use the {who}."),
        None => format!("{title}: choose a piece."),
    }
}

/// CS-0.51, CS-0.52: the breaches of the laws that all ways of playing the card would bring about.
pub fn forbidden(table: &Table, me: Seat, title: &str, found: &[Obstacle]) -> String {
    let own = table.side(me);
    let phrase = |obstacle: &Obstacle| match obstacle {
        Obstacle::Capture => "stop the capture that has been announced".to_owned(),
        Obstacle::Check(side) if *side != own && table.mover == me => {
            "put your opponent's king in check before your move".into()
        }
        Obstacle::Check(side) => {
            let whose = if *side == own { "your" } else { "your opponent's" };
            format!("{} {whose} king in check", if table.checked(*side) { "leave" } else { "put" })
        }
        Obstacle::Mate(side) if *side == own => "leave you checkmated".into(),
        Obstacle::Mate(_) => "give checkmate, which a card can't".into(),
        Obstacle::Duty(_) => "not do what you must".into(),
        Obstacle::Undone => "repeat what was undone".into(),
    };
    match found {
        [Obstacle::Duty(duty)] => duty.sentence(),
        [only] => format!("{title} would {}.", phrase(only)),
        _ => {
            let phrases: Vec<String> = found.iter().map(phrase).collect();
            format!("However you play it, {title} would {}.", phrases.join(", or "))
        }
    }
}
