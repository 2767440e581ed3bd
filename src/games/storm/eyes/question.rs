//! Open question of Chess Storm as an eye reads it: its sentence, the choices that its card has already got, its
//! demand.

use crate::board::Square;
use crate::games::storm::eyes::answers;
use crate::games::storm::model::by_hand::ByHand;
use crate::games::storm::model::catalog::{Card, When};
use crate::games::storm::model::declared::{Declared, Fate};
use crate::games::storm::model::doing::Doing;
use crate::games::storm::model::duty;
use crate::games::storm::model::memory::Action;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::{DeclaredCapture, Table};
use crate::games::storm::protocol::permit;
use crate::games::storm::{Choice, Prompt, Why};
use crate::games::words;
use crate::play::{Duty, Eye, Seat};

/// Choices that the asked player has made so far for the card declared last (CS-0.30); those that have been carried out
/// are on the board.
pub fn chosen(table: &Table, prompt: &Prompt) -> Vec<Choice> {
    match &table.doing {
        Doing::Choosing(choosing) if table.played().is_some_and(|played| played.seat == prompt.seat) => {
            choosing.chosen.clone()
        }
        Doing::ByHand(it) => it.picked.into_iter().collect(),
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
        Why::End => end(table, prompt, eye),
        Why::During => {
            let what = table.taking.map(|taking| capture(table, prompt.seat.other(), taking)).unwrap_or_default();
            format!("{other} is about to move: {what}. Respond?")
        }
        Why::After => {
            let side = table.side(prompt.seat);
            let state = match (table.checked(side), table.mated(side)) {
                (_, true) => "You are checkmated unless a card helps. ",
                (true, false) => "You are in check. ",
                (false, false) => "",
            };
            format!("{state}Respond to {other}'s turn?")
        }
        Why::ByHand | Why::Admit if table.doing.is_by_hand() => by_hand(table, prompt, eye),
        Why::ByHand => String::new(),
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
        Why::Target => match answers::fate(table, prompt) {
            Some(question) if about(table, prompt, eye).is_some() => question,
            _ if eye == Eye::Seat(prompt.seat) => wanted(table, prompt),
            _ => {
                let own = words::side(table.side(prompt.seat));
                let card = table.played().map_or(card.into(), Declared::title);
                format!("{own} makes a choice for {card}{}", words::stop(&card))
            }
        },
        Why::Action => action(table, prompt, eye),
    }
}

/// Question of a blank card: for the next deed, for the rest of one, or for the other player's word.
fn by_hand(table: &Table, prompt: &Prompt, eye: Eye) -> String {
    let card = table.played().map_or_else(String::new, Declared::title);
    let stop = words::stop(&card);
    let other = words::side(table.side(prompt.seat.other()));
    let picked = ByHand::of(table).and_then(|it| it.picked);
    let has = |choice| prompt.options.contains(&choice);
    match picked {
        _ if prompt.why == Why::Admit => format!("{other} has carried out {card}{stop} Is it as the card says?"),
        _ if eye != Eye::Seat(prompt.seat) => {
            format!("{} carries out {card} by hand.", words::side(table.side(prompt.seat)))
        }
        Some(_) if has(Choice::Word("colour")) => "What does it become?".into(),
        Some(_) => "To which square?".into(),
        None if has(Choice::Done) => format!("Do what {card} says, then Done."),
        None => format!("Do what {card} says. As it stands now it breaks the laws of check, or a duty."),
    }
}

/// The square of the piece that a card's question is about. In a secret choice it is for the asked seat alone.
pub fn about(table: &Table, prompt: &Prompt, eye: Eye) -> Option<Square> {
    let is_open = !prompt.secret || eye == Eye::Seat(prompt.seat);
    let about = table.asked.about;
    (prompt.why == Why::Target && is_open && about != Square::OFF).then_some(about)
}

/// Phrase for a capture that a player has declared, also of a piece on the way (CS-056).
fn capture(table: &Table, seat: Seat, taking: DeclaredCapture) -> String {
    let moves = table.movement(seat, taking.m);
    match table.bent().taken(taking.m).contains(taking.victim) {
        true => moves,
        false => format!("{moves}, capturing the {} on the way", table.told(taking.victim)),
    }
}

/// Sentence at the end of the own turn. It tells nobody the cards in a hand; its player is told if there is nothing to
/// do but to end the turn. A mate is told by the board alone: whether a card answers it is known to nobody here.
fn end(table: &Table, prompt: &Prompt, eye: Eye) -> String {
    let acts = |choice: &Choice| matches!(choice, Choice::Card(_) | Choice::Trigger(_) | Choice::Dump(_));
    let is_over = eye == Eye::Seat(prompt.seat) && !prompt.options.iter().any(acts);
    let text = match (table.flushing[prompt.seat.index()], is_over) {
        (true, true) => "Flush: no card fits any more. End your turn.",
        (true, false) => "Flush: play every card you can; then your turn ends.",
        (false, true) => "Your move is made: end your turn.",
        (false, false) if table.options.dump => "Play or discard a card, or end your turn.",
        (false, false) => "Your move is made: play a card or end your turn.",
    };
    let mate = if table.mated(table.side(prompt.seat.other())) { "Checkmate, unless a card answers. " } else { "" };
    format!("{mate}{text}")
}

/// Question of the Action; then what effects in force demand of it and keep from it, each with its card. Only the
/// player is told the cards in the hand, and so the ones that can be played.
fn action(table: &Table, prompt: &Prompt, eye: Eye) -> String {
    let seat = prompt.seat;
    let is_own = eye == Eye::Seat(seat);
    let has = |fits: fn(&Choice) -> bool| prompt.options.iter().any(fits);
    let moves = has(|choice| matches!(choice, Choice::Move(_) | Choice::LodgerMove(_)));
    let (cards, passes) = (has(|choice| matches!(choice, Choice::Card(_))), has(|&choice| choice == Choice::Pass));
    // CS-130: a card has taken the place of the move.
    if table.now.action != Action::None {
        let goes_on = is_own && !cards;
        let text = if goes_on { "no other card fits here. Go on." } else { "play another card in place of your move." };
        return format!("Flush: {text}");
    }
    let binding = permit::binding(table);
    let is_checked = table.checked(table.side(seat));
    let is_stuck = is_own && !moves;
    let head = match () {
        () if !table.undone.is_empty() => "You must do something different.",
        () if is_checked && is_stuck && cards && !passes && !table.flushing[seat.index()] => {
            return "You are in check, and no move helps: play a card.".into()
        }
        () if is_checked => "You are in check.",
        () if !binding.is_empty() => "",
        () if table.flushing[seat.index()] => "Flush: play every card you can, and move.",
        () if is_stuck && !passes => "No piece can move: play a card?",
        () if table.extra => "Extra turn: you can't give checkmate.",
        () if !is_stuck && !permit::may_play(table, seat, When::Before) => "Make your move.",
        () if !is_stuck => "Move, or play a card.",
        () => "",
    };
    let tail = match () {
        () if !(is_stuck && passes) => "",
        () if cards => "No move is left: play a card, or make no move.",
        () => "No move is left: make no move.",
    };
    let said = [head.into()].into_iter().chain(effects(table, seat, &binding)).chain([tail.into()]);
    said.filter(|text: &String| !text.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Sentences of the effects in force that concern an Action, each once with all cards that say it.
fn effects(table: &Table, seat: Seat, binding: &[duty::ActionDuty]) -> Vec<String> {
    let mut said: Vec<(String, Vec<String>)> = Vec::new();
    for effect in &table.lasting {
        let text = match effect.binds(table, seat).filter(|duty| binding.contains(duty)) {
            Some(duty) => duty.sentence(),
            None if !permit::limits(table, seat, effect) => continue,
            // CS-136: the asked player has to move, as no bystander can.
            None if matches!(effect.rule, Rule::Meddled { .. }) => {
                "No bystander's move is possible: make your own.".into()
            }
            None => effect.sentence(table, Eye::Watcher),
        };
        let title = effect.card.title().to_owned();
        match said.iter_mut().find(|(known, _)| *known == text) {
            Some((_, titles)) if titles.contains(&title) => {}
            Some((_, titles)) => titles.push(title),
            None => said.push((text, vec![title])),
        }
    }
    let with_cards =
        |(text, titles): (String, Vec<String>)| format!("{} ({}).", text.trim_end_matches('.'), words::list(&titles));
    said.into_iter().map(with_cards).collect()
}

/// Sentence of a card's question for the player who answers it: as the card says it, or as its answers show.
fn wanted(table: &Table, prompt: &Prompt) -> String {
    let has = |choice| prompt.options.contains(&choice);
    let what = match table.asked.what {
        _ if prompt.options == [Choice::No] => return "You can only take your move back.".into(),
        _ if prompt.options == [Choice::Done] => return "Nothing more can be chosen: Done.".into(),
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

/// Demand of the question: a duty, an answer to check, the cards of Flush, or the wish of the other player's card.
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
