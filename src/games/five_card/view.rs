//! View that an eye has of a table of 5 Card Chess: everything but the other hand and the order of the stack (FC-23).

use super::cards::Card;
use super::ends::seat_word;
use super::options::Fifty;
use super::plays;
use super::table::Table;
use super::turn::may_be_doubled;
use super::vocabulary::{CallView, CubeView, Doubled, Poker};
use super::FiveCard;
use crate::board::Position;
use crate::games::classic::{self, Checked};
use crate::games::five_card::{Choice, Prompt, View, Why};
use crate::games::words;
use crate::play::view::{self, BySeat, TurnView};
use crate::play::{Duty, Eye, Game, Seat};

/// So many moves of each before the fifty-move rule ends the game, players are told.
const NEAR: u32 = 20;

/// Builds the view.
pub fn view(table: &Table, eye: Eye) -> View {
    let side = classic::side_of(table.mover);
    let Checked { kings, checkers } = classic::checked(&table.board, table.variant, side);
    View {
        game: FiveCard::INFO.name,
        eye,
        files: table.variant.files(),
        ranks: table.variant.ranks(),
        board: Position { board: table.board.clone(), side }.text(table.variant),
        cells: view::cells(&table.board, table.variant),
        turn: TurnView { number: table.turn, seat: table.mover },
        sides: BySeat { first: "white", second: "black" },
        check: view::names(kings),
        checkers: view::names(checkers),
        last: view::names(table.last.iter().copied()),
        taken: view::taken(&table.board),
        clock: None,
        own: poker(table, eye),
        log: Vec::new(),
        result: table.result.clone(),
    }
}

fn poker(table: &Table, eye: Eye) -> Poker {
    let hand =
        |seat: Seat| table.hands[seat.index()].iter().map(|card| card.look(eye).map(|card| card.name())).collect();
    let names = |cards: &[Card]| cards.iter().map(|card| card.name()).collect::<Vec<_>>();
    let mut discard = names(&table.discard);
    discard.reverse();
    let [first, second] = table.flop.clone().unwrap_or_default();
    Poker {
        hands: BySeat { first: hand(Seat::First), second: hand(Seat::Second) },
        stack: table.stack.len(),
        discard,
        cube: CubeView { value: table.cube, owner: table.cube_owner },
        stake: table.stake,
        pot: table.stake * 2,
        doubled: doubled(table),
        bankroll: (table.options.bankroll > 0).then_some(table.options.bankroll),
        called: table.called.map(|called| CallView { by: called.by, moves: called.left() }),
        flop: BySeat { first: names(&first), second: names(&second) },
    }
}

/// Cube and money as the next double makes them.
fn doubled(table: &Table) -> Option<Doubled> {
    let goes_on = table.result.is_none() && table.flop.is_none();
    let stake = table.stake * 2;
    (goes_on && may_be_doubled(table)).then(|| Doubled { value: table.cube * 2, stake, pot: stake * 2 })
}

/// The sentence for the prompt bar. If hands are closed, it tells their owner alone what they allow.
pub fn question(table: &Table, prompt: &Prompt, eye: Eye) -> String {
    let other = seat_word(prompt.seat.other());
    let stake = table.stake;
    match prompt.why {
        Why::AnswerDouble => {
            format!("{other} doubles. Play on for {} antes each, or lose {stake}?", stake * 2)
        }
        Why::AnswerDraw => format!("{other} offers a draw. Accept?"),
        Why::Flop => "Tie-break: draw a card.".into(),
        Why::Able => "Does your hand answer the check?".into(),
        Why::Hand => {
            let near = nearing(table);
            let alone = near.is_empty();
            let own = if eye == Eye::Seat(prompt.seat) { helpless(table, prompt) } else { None };
            format!("{}{near}", own.unwrap_or_else(|| turn(table, prompt.seat, alone)))
        }
    }
}

/// Acts that are left to a player who can move nothing: a fold, or a pass while the other's call runs.
fn helpless(table: &Table, prompt: &Prompt) -> Option<String> {
    let plays = |choice: &Choice| matches!(choice, Choice::Move(_) | Choice::Paid(..) | Choice::Wild(_));
    if prompt.options.iter().any(plays) {
        return None;
    }
    let checked = table.board.checked(table.variant, classic::side_of(prompt.seat));
    Some(if prompt.options.contains(&Choice::Pass) {
        format!("{} called, and you can move nothing: pass.", seat_word(prompt.seat.other()))
    } else if checked {
        "You are in check, and no card you hold answers it: fold, then play from the new hand.".into()
    } else {
        "You can't move your king, nor a piece you hold a card for: fold.".into()
    })
}

/// Demand on the player on turn, in few words if more is to be said.
fn turn(table: &Table, seat: Seat, alone: bool) -> String {
    match table.called {
        _ if table.board.checked(table.variant, classic::side_of(seat)) => "You are in check.".into(),
        Some(called) if called.by == seat && alone => {
            let cards = few(table.hands[called.by.index()].len() as u32, "card");
            let moves = few(called.left(), "move");
            format!("You called. Left: {cards}, and {moves} without a card.")
        }
        Some(called) if called.by == seat => "You called.".into(),
        Some(_) => format!("{} called. Your move.", seat_word(seat.other())),
        None if alone => "Move your king or a piece you hold a card for, or fold.".into(),
        None => "Your move.".into(),
    }
}

/// So many of something.
fn few(number: u32, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// FC-20: the draw that comes near, as long as it can still be prevented.
fn nearing(table: &Table) -> String {
    let left = 101_u32.saturating_sub(table.quiet) / 2;
    let when = if table.keys.iter().filter(|&key| table.keys.last() == Some(key)).count() == 2 {
        "If this position comes again".into()
    } else if left <= NEAR {
        let what = if table.options.fifty == Fifty::Fide { "pawn move" } else { "check" };
        format!("After {left} more each without a capture or {what}")
    } else {
        return String::new();
    };
    format!(" {when}, the cards decide.")
}

/// An answer to check, with the cards that pay for one.
pub fn duty(table: &Table, prompt: &Prompt) -> Option<Duty> {
    if prompt.why != Why::Hand || !table.board.checked(table.variant, classic::side_of(prompt.seat)) {
        return None;
    }
    let mut cards: Vec<&str> = Vec::new();
    for card in prompt.options.iter().filter_map(|choice| plays::price(table, choice)).map(Card::name) {
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    Some(Duty { cards, ..Duty::of(&prompt.options) })
}

/// The phrase for one answer.
pub fn label(table: &Table, choice: &Choice) -> String {
    match *choice {
        Choice::Wild(m) => format!("{} with a wild card", words::label(&table.board, table.variant, m)),
        Choice::Paid(m, card) => format!("{} with a {card} card", words::label(&table.board, table.variant, m)),
        Choice::Move(m) => words::label(&table.board, table.variant, m),
        _ => words::answer(&table.board, choice),
    }
}
