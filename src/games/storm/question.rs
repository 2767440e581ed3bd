//! What an open question of Chess Storm says to an eye: its sentence, what its card has already got, what it demands.

use super::answers;
use super::cards::land;
use super::model::catalog::{Card, When};
use super::model::declared::{Declared, Fate};
use super::model::doing::Doing;
use super::model::table::Table;
use super::protocol::permit;
use crate::games::storm::{Choice, Prompt, Why};
use crate::games::words;
use crate::play::{Duty, Eye};

/// What the asked player has picked so far for the card declared last (CS-0.30); what has been carried out is on the
/// board.
pub fn chosen(table: &Table, prompt: &Prompt) -> Vec<Choice> {
    match &table.doing {
        Doing::Choosing(choosing) if table.played().is_some_and(|played| played.seat == prompt.seat) => {
            choosing.chosen.clone()
        }
        _ => Vec::new(),
    }
}

/// The sentence for the prompt bar. It speaks of public facts only, but to the asked seat: to which piece a secret
/// choice has come is for that seat alone.
pub fn question(table: &Table, prompt: &Prompt, eye: Eye) -> String {
    let other = words::side(table.side(prompt.seat.other()));
    let card = table.stack.last().map_or("a card", |declared| declared.card.title());
    let stop = words::stop(card);
    match prompt.why {
        Why::AnswerDraw => format!("{other} offers a draw. Accept?"),
        Why::Reply => {
            let failed = table.stack.last().is_some_and(|declared| declared.fate == Fate::Failed);
            format!("{other} {} {card}{stop} Respond?", if failed { "discards" } else { "plays" })
        }
        Why::End if table.flushing[prompt.seat.index()] => {
            "Flush: play every card you can; then your turn ends.".into()
        }
        Why::End if table.options.dump => "Play or discard a card, or end your turn.".into(),
        Why::End => "Your move is made: play a card or end your turn.".into(),
        Why::During => {
            let what =
                table.taking.map(|taking| words::movement(&table.board, table.variant(), taking.m)).unwrap_or_default();
            format!("{other} is about to move: {what}. Respond?")
        }
        Why::After => format!("Respond to {other}'s turn?"),
        Why::Admit => format!("{other} claims that you said something that costs you a piece. Admit it?"),
        Why::Forfeit => "You named a piece: choose the one you lose.".into(),
        Why::Penalty => format!("{other} has complained: choose the pawn that is lost."),
        Why::Balance => "Keep the card on the crown of your king.".into(),
        Why::Recall if matches!(prompt.options.first(), Some(Choice::Square(_))) => {
            "A piece of yours is missing. Where did it stand?".into()
        }
        Why::Recall => "Which kind of piece is missing?".into(),
        Why::Return => "Put your king back on a square at the edge.".into(),
        Why::Bystander => format!("Bystander: make a move for {}.", words::side(table.side(prompt.seat))),
        Why::Target => match land::in_question(table, prompt) {
            Some(pawn) if !prompt.secret || eye == Eye::Seat(prompt.seat) => {
                format!("What does the pawn on {} become?", table.at(pawn))
            }
            _ if eye == Eye::Seat(prompt.seat) => wanted(table, prompt),
            _ => {
                let own = words::side(table.side(prompt.seat));
                let card = table.played().map_or(card.into(), Declared::title);
                format!("{own} makes a choice for {card}{}", words::stop(&card))
            }
        },
        _ if !table.undone.is_empty() => "You must do something different.".into(),
        _ if table.checked(table.side(prompt.seat)) && eye == Eye::Seat(prompt.seat) && only_cards(prompt) => {
            "You are in check, and no move helps: play a card.".into()
        }
        _ => action(table, prompt, eye),
    }
}

/// What is asked for the Action; then what effects in force demand of it and keep from it, each with its card. Which
/// cards the hand holds, and so whether one can be played, is told to nobody.
fn action(table: &Table, prompt: &Prompt, eye: Eye) -> String {
    let seat = prompt.seat;
    // Moves stand first.
    let moves = matches!(prompt.options.first(), Some(Choice::Move(_) | Choice::LodgerMove(_)));
    let binding = permit::binding(table);
    let mut text = String::from(match () {
        () if table.checked(table.side(seat)) => "You are in check.",
        () if !binding.is_empty() => "",
        () if table.flushing[seat.index()] => "Flush: play every card you can, and move.",
        () if !moves && eye == Eye::Seat(seat) => "No piece can move: play a card?",
        () if table.extra => "Extra turn: you can't give checkmate.",
        () if !permit::may_play(table, seat, When::Before) => "Make your move.",
        () => "Move, or play a card.",
    });
    for effect in &table.lasting {
        let said = match effect.binds(table, seat).filter(|duty| binding.contains(duty)) {
            Some(duty) => duty.sentence(),
            None if permit::limits(table, seat, effect) => effect.sentence(table, Eye::Watcher),
            None => continue,
        };
        text.push_str(if text.is_empty() { "" } else { " " });
        text.push_str(&effect.with_card(&said));
    }
    text
}

/// Sentence of a card's question for the player who answers it: as the card says it, or as its answers show.
fn wanted(table: &Table, prompt: &Prompt) -> String {
    let has = |choice| prompt.options.contains(&choice);
    let what = match table.asked_for {
        _ if prompt.options == [Choice::No] => return "You can only take your move back.".into(),
        "" => answers::phrase(table, prompt),
        said => said.into(),
    };
    let end = match () {
        () if has(Choice::Done) => ", or Done",
        () if has(Choice::No) => ", or take your move back",
        () => "",
    };
    format!("Choose {what}{end}.")
}

/// What the question demands: a duty, an answer to check, the cards of Flush, or what the other player's card asks for.
pub fn duty(table: &Table, prompt: &Prompt) -> Option<Duty> {
    let seat = prompt.seat;
    let is_flushing = table.flushing[seat.index()] && matches!(prompt.why, Why::Action | Why::End);
    let is_bound = match prompt.why {
        Why::Action => table.checked(table.side(seat)) || !permit::binding(table).is_empty(),
        Why::Target => table.played().is_some_and(|played| played.seat != seat),
        why => matches!(why, Why::Forfeit | Why::Penalty),
    };
    let mut duty = if is_bound { Duty::of(&prompt.options) } else { Duty::default() };
    let does = |name: &&str| {
        is_flushing || duty.squares.is_empty() || Card::from_name(name).is_some_and(|it| it.window() == When::Instead)
    };
    let cards = prompt.options.iter().filter_map(|choice| match *choice {
        Choice::Card(name) => Some(name),
        _ => None,
    });
    duty.cards = cards.filter(does).collect();
    duty.left = is_flushing.then(|| table.piles.hands[seat.index()].len());
    (is_bound || is_flushing).then_some(duty)
}

/// Whether the asked player can go on with a card, and not without one.
fn only_cards(prompt: &Prompt) -> bool {
    let goes_on = |choice: &Choice| matches!(choice, Choice::Move(_) | Choice::LodgerMove(_) | Choice::Pass);
    prompt.options.iter().any(|choice| matches!(choice, Choice::Card(_))) && !prompt.options.iter().any(goes_on)
}
