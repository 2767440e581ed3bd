//! The turn of Chess Storm with its windows (CS-0.20 to CS-0.29), and the ends of the game.

use std::rc::Rc;

use super::cards::cylinder;
use super::catalog::{Card, When};
use super::lasting::{self, Rule};
use super::look;
use super::memory::Action;
use super::play;
use super::table::Table;
use super::{doors, T};
use crate::board::Move;
use crate::games::{classic, words};
use crate::play::{Choice, Claim, Flow, Seat, Stop, Why};

/// One turn.
///
/// # Errors
/// The stops of a script.
pub fn turn(t: T<'_, '_>) -> Flow {
    let me = t.table.mover;
    action(t, me)?;
    end_window(t, me)?;
    after_window(t, me.other())?;
    close(t, me)
}

/// The moves that may be made now without another card: in an extra turn none that mates (CS-0.29).
pub fn moves(table: &Table) -> Vec<Move> {
    let side = table.side(table.mover);
    let mut moves = table.legal(side);
    if table.extra {
        moves.retain(|&m| !mates(table, m));
    }
    if table.lasting.iter().any(|lasting| lasting.rule == Rule::Joined) {
        moves.extend(cylinder::across(table));
    }
    moves
}

/// Whether a move mates the other side.
pub fn mates(table: &Table, m: Move) -> bool {
    let mut after = table.clone();
    for edit in table.bent().edits(m, table.side(table.mover)) {
        after.silently(edit);
    }
    lasting::refresh(&mut after);
    after.mated(table.side(table.mover).foe())
}

/// CS-0.20, 2 and 3: cards before the move, then the move or a card in its place.
fn action(t: T<'_, '_>, me: Seat) -> Flow {
    let mut may_offer = true;
    loop {
        let moves = moves(t.table);
        let cards = offered_cards(t.table, me, &[When::Before, When::Instead, When::Any]);
        let stuck = moves.is_empty();
        let checked = t.table.checked(t.table.side(me));
        if stuck {
            let helped = cards.iter().any(|card| look::is_playable(t.table, *card, me));
            if !helped {
                return no_move(t, me, checked);
            }
        }
        let mut options: Vec<Choice> = moves.iter().map(|&m| t.table.choice(m)).collect();
        options.extend(cards.iter().map(|card| Choice::Card(card.name())));
        if t.table.options.dump && !stuck {
            options.extend(cards.iter().map(|card| Choice::Dump(card.name())));
        }
        if stuck && !checked || t.table.options.claims && is_claimable(t.table) {
            options.push(Choice::Claim(Claim::Draw));
        }
        if may_offer && !stuck {
            options.push(Choice::OfferDraw);
        }
        options.push(Choice::Resign);
        match t.ask_among(me, Why::Action, false, options, &|table, choice| fits(table, me, choice))? {
            Choice::Move(m) | Choice::LodgerMove(m) => {
                t.table.now.action = Action::Move;
                doors::make(t, me, m);
                return Ok(());
            }
            Choice::Card(name) => {
                let card = named(name)?;
                play::play(t, me, card)?;
                if t.table.now.action != Action::None {
                    return Ok(());
                }
            }
            Choice::Dump(name) => play::dump(t, me, named(name)?),
            Choice::OfferDraw => {
                may_offer = false;
                classic::offer_draw(t, me)?;
            }
            Choice::Claim(_) if stuck => return no_move(t, me, false),
            Choice::Claim(_) => return claimed(t),
            _ => return Err(classic::resign(t, me)),
        }
    }
}

/// CS-0.56, CS-0.57: there is no move, and no card helps.
fn no_move(t: T<'_, '_>, me: Seat, checked: bool) -> Flow {
    let [loser, winner] = [me, me.other()].map(|seat| words::side(t.table.side(seat)));
    if checked {
        return t.finish(Some(me.other()), "checkmate", format!("Checkmate: {winner} wins against {loser}."));
    }
    t.finish(None, "stalemate", format!("Stalemate: {loser} has no move. The game is drawn."))
}

/// The cards of these windows that the seat may still play in this turn, whether they can take effect or not.
fn offered_cards(table: &Table, me: Seat, windows: &[When]) -> Vec<Card> {
    if table.may_play(me) {
        table.held(me, windows)
    } else {
        Vec::new()
    }
}

/// A card is offered for its effect, or for being put away if it can have none (CS-0.14).
fn fits(table: &Table, me: Seat, choice: &Choice) -> bool {
    let playable = |name: &str| Card::from_name(name).is_some_and(|card| look::is_playable(table, card, me));
    match choice {
        Choice::Card(name) => playable(name),
        Choice::Dump(name) => !playable(name),
        _ => true,
    }
}

fn named(name: &str) -> Flow<Card> {
    Card::from_name(name).ok_or(Stop::Diverged)
}

/// CS-0.20, 4: a card at the end of the own turn; cards of other windows may be put away.
fn end_window(t: T<'_, '_>, me: Seat) -> Flow {
    loop {
        let kept = t.table.lasting.iter().any(|lasting| lasting.owner == me && can_trigger(t.table, lasting.rule));
        if !t.table.may_play(me) && !kept {
            return Ok(());
        }
        let mut options = vec![Choice::Pass];
        let held = offered_cards(t.table, me, &When::ALL);
        let timely = |card: &&Card| matches!(card.window(), When::End | When::Any);
        options.extend(held.iter().filter(timely).map(|card| Choice::Card(card.name())));
        if t.table.options.dump {
            options.extend(held.iter().map(|card| Choice::Dump(card.name())));
        }
        if kept {
            options.push(Choice::Trigger("pass"));
        }
        let in_end = |table: &Table, choice: &Choice| match choice {
            Choice::Dump(name) => {
                let other = Card::from_name(name).is_some_and(|card| !timely(&&card));
                other || fits(table, me, choice)
            }
            _ => fits(table, me, choice),
        };
        let has_more = |table: &Table| options.iter().any(|choice| *choice != Choice::Pass && in_end(table, choice));
        if !t.table.options.uniform_prompts && !has_more(t.table) {
            return Ok(());
        }
        match t.ask_among(me, Why::End, false, options, &in_end)? {
            Choice::Card(name) => drop(play::play(t, me, named(name)?)?),
            Choice::Dump(name) => play::dump(t, me, named(name)?),
            Choice::Trigger(_) => trigger(t, me),
            _ => return Ok(()),
        }
    }
}

/// CS-009: whether the kept card may be used now.
fn can_trigger(table: &Table, rule: Rule) -> bool {
    let Rule::Kept(since) = rule else { return false };
    since != table.turn && !table.again && !table.checked(table.side(table.mover.other()))
}

fn trigger(t: T<'_, '_>, me: Seat) {
    t.table.again = true;
    let text = format!("{} uses Pass: another turn follows.", words::side(t.table.side(me)));
    t.say(me, text, Vec::new(), Some("pass"));
    let table = &*t.table;
    let at = table.lasting.iter().position(|lasting| lasting.owner == me && can_be_kept(table, lasting.rule));
    if let Some(at) = at {
        lasting::end(t, at);
    }
}

fn can_be_kept(table: &Table, rule: Rule) -> bool {
    matches!(rule, Rule::Kept(since) if since != table.turn)
}

/// CS-0.25: the other person's answer to the turn.
fn after_window(t: T<'_, '_>, me: Seat) -> Flow {
    let exists = t.table.piles.know(When::After) || t.table.piles.know(When::Any);
    while exists && t.table.may_play(me) {
        let held = offered_cards(t.table, me, &[When::After, When::Any]);
        if held.is_empty() && !t.table.options.uniform_prompts {
            return Ok(());
        }
        let mut options = vec![Choice::Pass];
        options.extend(held.iter().map(|card| Choice::Card(card.name())));
        if t.table.options.dump {
            options.extend(held.iter().map(|card| Choice::Dump(card.name())));
        }
        match t.ask_among(me, Why::After, false, options, &|table, choice| fits(table, me, choice))? {
            Choice::Card(name) => drop(play::play(t, me, named(name)?)?),
            Choice::Dump(name) => play::dump(t, me, named(name)?),
            _ => return Ok(()),
        }
    }
    Ok(())
}

/// CS-0.20, 6: what ends with the turn, who is next, and whether the game is drawn.
///
/// # Errors
/// The end of the game.
pub fn close(t: T<'_, '_>, me: Seat) -> Flow {
    lasting::end_where(t, |effect| matches!(effect.rule, Rule::Shielded(_)) && effect.owner != me);
    doors::close_passing(t, me);
    let foe = t.table.side(me.other());
    let checked = t.table.checked(foe);
    let table = &mut *t.table;
    // CS-0.29: an extra turn is lost while the other King is in check.
    table.extra = table.again && !checked;
    table.again = false;
    table.mover = if table.extra { me } else { me.other() };
    table.quiet = if table.now.stirred { 0 } else { table.quiet + 1 };
    table.before[me.index()] = Rc::new(std::mem::take(&mut table.now));
    table.spent = [false; 2];
    table.turn += 1;
    let key = table.key();
    Rc::make_mut(&mut table.keys).push(key);
    if checked {
        let kings = classic::squares_of(&t.table.board, t.table.royals(foe));
        t.say(None, format!("{} is in check.", words::side(foe)), kings, None);
    }
    judge(t)
}

/// CS-0.58: the draws that need no claim.
///
/// # Errors
/// The end of the game.
pub fn judge(t: T<'_, '_>) -> Flow {
    let (most_times, most_quiet) = if t.table.options.claims { (5, 150) } else { (3, 100) };
    let times = t.table.occurrences();
    if times >= most_times {
        return t.finish(None, "repetition", format!("The position has occurred {times} times. The game is drawn."));
    }
    if t.table.quiet >= most_quiet {
        let moves = t.table.quiet / 2;
        let text = format!("{moves} moves each without a Pawn move, a take or a change by a card. The game is drawn.");
        return t.finish(None, "fifty-moves", text);
    }
    Ok(())
}

fn is_claimable(table: &Table) -> bool {
    table.quiet >= 100 || table.occurrences() >= 3
}

fn claimed(t: T<'_, '_>) -> Flow {
    let me = words::side(t.table.side(t.table.mover));
    if t.table.quiet >= 100 {
        return t.finish(None, "fifty-moves", format!("{me} claims a draw: fifty moves without a change."));
    }
    t.finish(None, "repetition", format!("{me} claims a draw: the position has occurred three times."))
}
