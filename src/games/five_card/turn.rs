//! The script of a turn of 5 Card Chess: cube, call, then a move with a card, a King move or a fold (FC-5).

use super::able::{can_play, without_play as must_lack};
use super::cards::Card;
use super::ends::{checkmate, drawn, failed, judge, resign, seat_word};
use super::hand::{draw, spend};
use super::options::Fifty;
use super::plays::{plays, price};
use super::sealed::show;
use super::table::{Called, Table};
use super::T;
use crate::board::{Edit, Kind, Move, Square};
use crate::games::five_card::{Choice, Event, Why};
use crate::games::{classic, words};
use crate::play::{Flow, Line, Moved, Seat};

/// Acts that the turn still allows besides its play (a move, a fold or a pass).
#[derive(Clone, Copy)]
struct Allowed {
    double: bool,
    call: bool,
    offer: bool,
    /// True if the player has folded in check and goes on with the new hand (FC-11).
    folded: bool,
}

/// FC-5: one turn.
///
/// # Errors
/// The stops of a script.
pub fn turn(t: T<'_, '_>) -> Flow {
    let me = t.table.mover;
    let mut allowed = Allowed { double: true, call: true, offer: true, folded: false };
    loop {
        let plays = plays(t.table, me);
        let checked = t.table.board.checked(t.table.variant, classic::side_of(me));
        if t.table.is_apart() {
            // FC-11: whoever has folded in check says whether the new hand answers it; the rest they do by themselves.
            if checked && allowed.folded && !can_play(t, me)? {
                checkmate(t, me)?;
            }
        } else if plays.is_empty() {
            without_play(t, me, checked, allowed.folded)?;
        }
        let options = options(t.table, me, &plays, checked, allowed);
        match t.ask(me, Why::Hand, options)? {
            choice @ (Choice::Move(m) | Choice::Paid(m, _) | Choice::Wild(m)) => {
                let card = price(t.table, &choice);
                play(t, me, m, card)?;
                break;
            }
            Choice::Fold => {
                fold(t, me)?;
                if !checked {
                    break;
                }
                allowed = Allowed { double: false, call: false, offer: false, folded: true };
                continue;
            }
            Choice::Pass => {
                t.say(me, format!("{} can play nothing and passes.", seat_word(me)), Vec::new(), None);
                t.table.quiet += 1;
                lapse_en_passant(t);
                break;
            }
            Choice::Double => double(t, me)?,
            Choice::Call => call(t, me),
            Choice::GiveUp => {
                t.say(me, format!("{} gives up the call.", seat_word(me)), Vec::new(), None);
                failed(t, me)?;
            }
            Choice::OfferDraw => {
                allowed.offer = false;
                offer_draw(t, me)?;
            }
            _ => return Err(resign(t, me)),
        }
        allowed.double = false;
        allowed.call &= t.table.called.is_none();
    }
    close(t, me);
    judge(t, me)
}

/// FC-10 to FC-15: the consequences if neither hand nor King allows a move.
fn without_play(t: T<'_, '_>, me: Seat, checked: bool, folded: bool) -> Flow {
    match t.table.called {
        Some(_) if checked => checkmate(t, me),
        Some(called) if called.by == me => failed(t, me),
        Some(_) => Ok(()),
        None if checked && folded => checkmate(t, me),
        None => Ok(()),
    }
}

/// Everything the player may answer.
fn options(table: &Table, me: Seat, plays: &[Choice], checked: bool, allowed: Allowed) -> Vec<Choice> {
    let mut options = plays.to_vec();
    let may_lack = plays.is_empty() || table.sealed == Some(me) && !table.options.open_hands;
    match table.called {
        Some(called) if called.by == me => options.push(Choice::GiveUp),
        Some(_) if may_lack && !checked => options.push(Choice::Pass),
        Some(_) => {}
        // FC-9: no fold in check, unless nothing else is left (FC-11).
        None if !allowed.folded && (!checked || may_lack) => options.push(Choice::Fold),
        None => {}
    }
    if allowed.call && !plays.is_empty() && table.called.is_none() {
        options.push(Choice::Call);
    }
    if allowed.double && may_double(table, me) {
        options.push(Choice::Double);
    }
    // FC-20: agreement is possible once both have completed forty turns.
    if allowed.offer && table.turns.iter().all(|&turns| turns >= 40) {
        options.push(Choice::OfferDraw);
    }
    options.push(Choice::Resign);
    options
}

/// FC-17: the owner of the cube, or anybody while it is in the middle.
fn may_double(table: &Table, me: Seat) -> bool {
    may_be_doubled(table) && table.cube_owner.is_none_or(|owner| owner == me)
}

/// FC-17, FC-3: not in a call, not beyond 64, and not beyond what both can pay.
pub fn may_be_doubled(table: &Table) -> bool {
    let bankroll = table.options.bankroll;
    table.called.is_none() && table.cube < 64 && (bankroll == 0 || table.stake * 2 <= bankroll)
}

/// FC-17, FC-18: the opponent accepts the double or gives the game up.
fn double(t: T<'_, '_>, me: Seat) -> Flow {
    let other = me.other();
    let stake = t.table.stake;
    let text = format!("{} doubles the stakes from {stake} to {} antes each.", seat_word(me), stake * 2);
    t.say(me, text, Vec::new(), None);
    match t.ask(other, Why::AnswerDouble, vec![Choice::Yes, Choice::No])? {
        Choice::Yes => {
            t.table.cube *= 2;
            t.table.stake *= 2;
            t.table.cube_owner = Some(other);
            let value = t.table.cube;
            t.tell(Event::Cube { value, owner: other });
            t.say(other, format!("{} accepts the double and owns the cube.", seat_word(other)), Vec::new(), None);
            Ok(())
        }
        _ => {
            let text = format!("{} declines the double: {} wins the pot.", seat_word(other), seat_word(me));
            Err(t.finish(Some(me), "refused-double", text))
        }
    }
}

/// FC-12: both hands are frozen.
fn call(t: T<'_, '_>, me: Seat) {
    t.table.called = Some(Called { by: me, free: 0 });
    t.say(me, format!("{} CALLS: from now on no cards are drawn.", seat_word(me)), Vec::new(), None);
}

/// FC-20: agreement, which is decided by cards like every draw.
fn offer_draw(t: T<'_, '_>, me: Seat) -> Flow {
    let other = me.other();
    t.say(me, format!("{} offers a draw.", seat_word(me)), Vec::new(), None);
    match t.ask(other, Why::AnswerDraw, vec![Choice::Yes, Choice::No])? {
        Choice::Yes => drawn(t, "agreement"),
        _ => {
            t.say(other, format!("{} declines the draw.", seat_word(other)), Vec::new(), None);
            Ok(())
        }
    }
}

/// FC-6: the move, its card, and the new card unless a call has frozen the hands.
fn play(t: T<'_, '_>, me: Seat, m: Move, card: Option<Card>) -> Flow {
    let table = &mut *t.table;
    let what = words::movement(&table.board, table.variant, m);
    let text = match card {
        Some(card) => format!("{} plays {}: {what}.", seat_word(me), card.title()),
        None => format!("{}: {what}.", seat_word(me)),
    };
    let pawn = table.board.piece(m.piece).kind == Kind::Pawn;
    let edits = table.board.edits(table.variant, m);
    let takes = table.board.taken(m).is_some();
    table.last = vec![m.from, m.to];
    let (squares, moved) = (vec![m.from, m.to], Some(Moved::of(&table.board, m, &edits)));
    let title = card.map_or("", Card::title);
    t.say_line(Line { seat: Some(me), text, squares, card: card.map(Card::name), title, moved, sign: None });
    for edit in edits {
        t.edit(edit);
    }
    if let Some(card) = card {
        spend(t, me, card);
        if t.table.called.is_none() {
            draw(t, me)?;
        }
    }
    let table = &mut *t.table;
    let checks = table.board.checked(table.variant, classic::side_of(me.other()));
    let restarts = takes || if table.options.fifty == Fifty::Fide { pawn } else { checks };
    table.quiet = if restarts { 0 } else { table.quiet + 1 };
    if takes || pawn {
        table.keys.clear();
    }
    if let Some(called) = &mut table.called {
        called.free += u32::from(called.by == me && card.is_none());
    }
    Ok(())
}

/// FC-9, FC-11: the whole hand is discarded, and five new cards are drawn.
fn fold(t: T<'_, '_>, me: Seat) -> Flow {
    let checked = t.table.board.checked(t.table.variant, classic::side_of(me));
    if checked {
        must_lack(t, me)?;
    } else {
        show(t, me)?;
    }
    let what = match checked {
        true => "in check: five new cards, and a move with them",
        false => "and swaps the hand for five new cards instead of moving",
    };
    t.say(me, format!("{} folds {what}.", seat_word(me)), Vec::new(), None);
    let hand: Vec<Card> = t.table.hands[me.index()].iter().map(|card| *card.truth()).collect();
    for card in hand {
        spend(t, me, card);
    }
    for _ in 0..5 {
        draw(t, me)?;
    }
    t.table.last.clear();
    if !checked {
        t.table.quiet += 1;
        lapse_en_passant(t);
    }
    Ok(())
}

/// FC-9: en passant is possible in the very next turn only, even if no move is made in that turn.
fn lapse_en_passant(t: T<'_, '_>) {
    let was = t.table.board.passing();
    if was != Square::OFF {
        t.edit(Edit::Passing { was, now: Square::OFF });
    }
}

/// Counts and keys at the end of a turn.
fn close(t: T<'_, '_>, me: Seat) {
    let table = &mut *t.table;
    table.turns[me.index()] += 1;
    table.turn += 1;
    table.mover = me.other();
    let key = classic::key(&table.board, table.variant, classic::side_of(table.mover));
    table.keys.push(key);
}
