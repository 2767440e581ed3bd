//! Ends of a game of 5 Card Chess: mate, forfeits, and the cards that decide every draw (FC-14 to FC-21).

use super::able;
use super::cards::Card;
use super::options::{CheckWithoutCard, FailedCall};
use super::table::Called;
use super::T;
use crate::board::Kind;
use crate::games::classic;
use crate::games::five_card::{Choice, Event, Why};
use crate::play::{Flow, Seat, SeatSet, Stop};

/// Names of the players: Red plays the part of White.
pub fn seat_word(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "Red",
        Seat::Second => "Black",
    }
}

/// FC-19: the player is checkmated, by the board or by their hand. FC-23: a hand that decides it is shown.
///
/// # Errors
/// The end of the game.
pub fn checkmate(t: T<'_, '_>, loser: Seat) -> Flow {
    let winner = loser.other();
    let table = &mut *t.table;
    let stake = table.stake;
    let pot = format!("{} wins the pot of {} antes", seat_word(winner), stake * 2);
    if table.board.legal(table.variant, classic::side_of(loser)).is_empty() {
        return Err(t.finish(Some(winner), "checkmate", format!("Checkmate: {pot}.")));
    }
    able::without_play(t, loser)?;
    let hand = &mut t.table.hands[loser.index()];
    hand.iter_mut().for_each(|card| card.reveal(SeatSet::BOTH));
    let cards: Vec<&str> = hand.iter().map(|card| card.truth().title()).collect();
    let shown = if cards.is_empty() { "an empty hand".into() } else { cards.join(", ") };
    let who = seat_word(loser);
    t.say(loser, format!("{who} shows {shown}."), Vec::new(), None);
    let text = format!("Checkmate: {who} holds no card that answers the check. {pot}.");
    Err(t.finish(Some(winner), "checkmate", text))
}

/// FC-19: the player gives the game up.
pub fn resign(t: T<'_, '_>, loser: Seat) -> Stop {
    let winner = loser.other();
    let pot = t.table.stake * 2;
    let text = format!("{} resigns: {} wins the pot of {pot} antes.", seat_word(loser), seat_word(winner));
    t.finish(Some(winner), "resignation", text)
}

/// FC-4: the time of a player has run out. A lone King cannot have won: the cards decide.
///
/// # Errors
/// The stops of a script; the end of the game.
pub fn flag(t: T<'_, '_>, loser: Seat) -> Flow {
    let winner = loser.other();
    if t.table.board.of(classic::side_of(winner)).len() == 1 {
        let text = format!(
            "{} has no time left, but {}'s lone king cannot checkmate: the cards decide.",
            seat_word(loser),
            seat_word(winner)
        );
        t.say(loser, text, Vec::new(), None);
        let first = first_to_draw(t);
        return tie_break(t, first);
    }
    let text = format!(
        "{} has no time left: {} wins the pot of {} antes.",
        seat_word(loser),
        seat_word(winner),
        t.table.stake * 2
    );
    Err(t.finish(Some(winner), "time", text))
}

/// FC-14, FC-15, FC-20: judges the position after the turn of `me`.
///
/// # Errors
/// The stops of a script; the end of the game.
pub fn judge(t: T<'_, '_>, me: Seat) -> Flow {
    let other = me.other();
    let table = &*t.table;
    let side = classic::side_of(other);
    let checked = table.board.checked(table.variant, side);
    if table.board.legal(table.variant, side).is_empty() {
        return if checked { checkmate(t, other) } else { drawn(t, "stalemate") };
    }
    // Within a call, or with `check_without_card = loss`, there is no new hand that could bring an answer.
    let is_final = table.called.is_some() || table.options.check_without_card == CheckWithoutCard::Loss;
    if is_final && checked && !able::can_play(t, other)? {
        return checkmate(t, other);
    }
    if checked {
        let board = &t.table.board;
        let squares = classic::squares_of(board, board.of(side) & board.kind(Kind::King));
        t.say_check(side, format!("{} is in check.", seat_word(other)), squares);
    }
    let table = &*t.table;
    let key = table.keys[table.keys.len() - 1];
    if table.keys.iter().filter(|&&old| old == key).count() >= 3 {
        return drawn(t, "threefold repetition");
    }
    if table.quiet >= 100 {
        return drawn(t, "the fifty-move rule");
    }
    if classic::is_dead(&t.table.board, t.table.variant) {
        return drawn(t, "insufficient material");
    }
    let table = &*t.table;
    let spent = |called: &Called| called.by == me && (called.left() == 0 || table.hands[me.index()].is_empty());
    if table.called.as_ref().is_some_and(spent) {
        return failed(t, other);
    }
    Ok(())
}

/// FC-16: the call has failed; `on_move` draws the first card of the tie-break, or the caller loses.
///
/// # Errors
/// The stops of a script; the end of the game.
pub fn failed(t: T<'_, '_>, on_move: Seat) -> Flow {
    let Some(called) = t.table.called else { return Ok(()) };
    let caller = called.by;
    if t.table.options.failed_call == FailedCall::Loss {
        let winner = caller.other();
        let pot = t.table.stake * 2;
        let text = format!("The call has failed: {} wins the pot of {pot} antes.", seat_word(winner));
        return Err(t.finish(Some(winner), "failed-call", text));
    }
    t.say(None, "The call has failed: the cards decide.".into(), Vec::new(), None);
    tie_break(t, on_move)
}

/// FC-20: a draw goes to the tie-break, within a call, too: it does not make the call fail.
///
/// # Errors
/// The stops of a script; the end of the game.
pub fn drawn(t: T<'_, '_>, why: &str) -> Flow {
    t.say(None, format!("A draw by {why}: the cards decide."), Vec::new(), None);
    let first = first_to_draw(t);
    tie_break(t, first)
}

/// FC-21: Red draws the first card, but within a call it is the player on move.
fn first_to_draw(t: T<'_, '_>) -> Seat {
    match t.table.called {
        Some(_) => t.table.mover,
        None => Seat::First,
    }
}

/// FC-21: the next card of the whole deck, drawn by lot where nobody shuffles it.
fn turn_over(t: T<'_, '_>, deck: &mut Vec<Card>) -> Option<Card> {
    if deck.is_empty() {
        *deck = Card::deck();
        if !t.table.given {
            t.shuffle(deck);
        }
    }
    if t.table.given {
        let at = t.roll(deck.len());
        return Some(deck.remove(at));
    }
    // As in any stack the first card is the top.
    (!deck.is_empty()).then(|| deck.remove(0))
}

/// FC-21: card against card from the whole deck, until one is higher. FC-4: it has no clock.
fn tie_break(t: T<'_, '_>, first: Seat) -> Flow {
    t.stop_clock();
    t.table.flop = Some(Default::default());
    let mut deck = Vec::new();
    loop {
        let mut drawn = [Card::Pawn; 2];
        for seat in [first, first.other()] {
            t.ask(seat, Why::Flop, vec![Choice::Draw])?;
            let Some(card) = turn_over(t, &mut deck) else { continue };
            drawn[seat.index()] = card;
            if let Some(flop) = &mut t.table.flop {
                flop[seat.index()].push(card);
            }
            t.tell(Event::Flop { seat, card: card.name() });
            let text = format!("{} turns over {}.", seat_word(seat), card.title());
            t.say_of_card(seat, text, Vec::new(), card.name(), card.title());
        }
        let [red, black] = drawn.map(Card::rank);
        if red != black {
            let winner = if red > black { Seat::First } else { Seat::Second };
            let text = format!("{} wins the tie-break and the pot of {} antes.", seat_word(winner), t.table.stake * 2);
            return Err(t.finish(Some(winner), "tie-break", text));
        }
    }
}
