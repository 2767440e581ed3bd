//! The windows for cards besides the Action: at the end of the own turn, and after the opponent's (CS-0.23 to CS-0.27).

use crate::games::storm::board::lasting;
use crate::games::storm::model::catalog::{Card, Play, When};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::look::PlayableCards;
use crate::games::storm::protocol::{asides, permit, piling, play};
use crate::games::storm::{Choice, Why, T};
use crate::games::words;
use crate::play::{Flow, Seat, Stop};

/// CS-0.24: a card at the end of the own turn; cards of other windows may be discarded. After one it is asked again.
///
/// # Errors
/// The stops of a script.
pub fn end(t: T<'_, '_>, me: Seat) -> Flow {
    let kept = t.table.lasting.iter().any(|lasting| lasting.owner == me && can_trigger(t.table, lasting.rule));
    if !permit::may_play(t.table, me, When::End) && !kept {
        return Ok(());
    }
    let flushing = t.table.flushing[me.index()];
    let mut options = vec![Choice::Pass];
    let held = permit::cards(t.table, me, &When::ALL);
    let timely = |card: &&Card| matches!(card.window(), When::End | When::Any);
    options.extend(held.iter().filter(timely).map(|card| Choice::Card(card.name())));
    if permit::may_dump(t.table, me) {
        options.extend(held.iter().map(|card| Choice::Dump(card.name())));
    }
    if kept {
        options.push(Choice::Trigger("pass"));
    }
    let said = asides::offers(t.table, me);
    options.extend(said.iter().copied());
    let playable = PlayableCards::by(me);
    let in_end = |table: &Table, choice: &Choice| match choice {
        // CS-130: as long as a card can be played, it must be.
        Choice::Pass if flushing => held.iter().filter(timely).all(|&card| !playable.has(table, card)),
        Choice::Dump(name) => {
            let other = held.iter().any(|card| card.name() == *name && !timely(&card));
            other || playable.fits(table, choice)
        }
        _ => playable.fits(table, choice),
    };
    let has_more = |table: &Table| {
        options.iter().any(|choice| *choice != Choice::Pass && !said.contains(choice) && in_end(table, choice))
    };
    if !t.table.options.uniform_prompts && !has_more(t.table) {
        return Ok(());
    }
    match t.ask_among(me, Why::End, false, options, &in_end)? {
        Choice::Card(name) => drop(play::play(t, me, t.table.piles.held(me, name)?)?),
        Choice::Dump(name) => piling::dump(t, me, t.table.piles.held(me, name)?)?,
        Choice::Trigger(_) => trigger(t, me),
        aside if asides::heard(t, me, aside)? => {}
        _ => return Ok(()),
    }
    Err(Stop::Checkpoint)
}

/// CS-009: true if the kept card may be used now.
fn can_trigger(table: &Table, rule: Rule) -> bool {
    let Rule::Kept { since } = rule else { return false };
    since != table.turn && !table.again && !table.checked(table.side(table.mover.other()))
}

fn trigger(t: T<'_, '_>, me: Seat) {
    t.table.again = true;
    let table = &*t.table;
    let at = table.lasting.iter().position(|lasting| lasting.owner == me && can_be_kept(table, lasting.rule));
    let Some(at) = at else { return };
    let card = table.lasting[at].card;
    let text = format!("{} uses {} to take an extra turn.", words::side(table.side(me)), card.title());
    t.say_of_card(me, text, Vec::new(), card.name(), card.title());
    lasting::end(t, at);
}

fn can_be_kept(table: &Table, rule: Rule) -> bool {
    matches!(rule, Rule::Kept { since } if since != table.turn)
}

/// CS-0.25: the other player's answer to the turn.
///
/// # Errors
/// The stops of a script.
pub fn after(t: T<'_, '_>, me: Seat) -> Flow {
    match answers(t, me, Why::After, When::After)? {
        true => Err(Stop::Checkpoint),
        false => Ok(()),
    }
}

/// True if the game has a card for this window and the seat may still play one: both are public.
pub fn opens(table: &Table, me: Seat, window: When) -> bool {
    (table.piles.know(window) || table.piles.know(When::Any)) && permit::may_play(table, me, window)
}

/// Asks once for a card of this window. Returns whether one was played or discarded. The cards in the game and the
/// number that the player holds decide that the question is put, never the cards held (CS-0.89).
///
/// # Errors
/// The stops of a script.
pub fn answers(t: T<'_, '_>, me: Seat, why: Why, window: When) -> Flow<bool> {
    if !opens(t.table, me, window) {
        return Ok(false);
    }
    let held = permit::cards(t.table, me, &[window, When::Any]);
    if held.is_empty() && !t.table.options.uniform_prompts {
        return Ok(false);
    }
    let mut options = vec![Choice::Pass];
    options.extend(held.iter().map(|card| Choice::Card(card.name())));
    if permit::may_dump(t.table, me) {
        options.extend(held.iter().map(|card| Choice::Dump(card.name())));
    }
    if window == When::After {
        options.extend(asides::offers(t.table, me));
    }
    let playable = PlayableCards::by(me);
    match t.ask_among(me, why, false, options, &|table, choice| playable.fits(table, choice))? {
        Choice::Card(name) => drop(play::play(t, me, t.table.piles.held(me, name)?)?),
        Choice::Dump(name) => piling::dump(t, me, t.table.piles.held(me, name)?)?,
        aside if asides::heard(t, me, aside)? => {}
        _ => return Ok(false),
    }
    Ok(true)
}

/// CS-0.14: a card that was discarded without effect can only be taken. Asked once, if the game has a card for it.
///
/// # Errors
/// The stops of a script.
pub fn takers(t: T<'_, '_>, me: Seat) -> Flow {
    let takes = |card: Card| matches!(card.row().play, Play::Take);
    if !t.table.piles.hold(takes) || !permit::may_play(t.table, me, When::Reply) {
        return Ok(());
    }
    let held = permit::cards(t.table, me, &[When::Reply]).into_iter().filter(|&card| takes(card));
    let options: Vec<Choice> = [Choice::Pass].into_iter().chain(held.map(|card| Choice::Card(card.name()))).collect();
    if options.len() == 1 && !t.table.options.uniform_prompts {
        return Ok(());
    }
    match t.ask(me, Why::Reply, options)? {
        Choice::Card(name) => play::play(t, me, t.table.piles.held(me, name)?).map(drop),
        _ => Ok(()),
    }
}
