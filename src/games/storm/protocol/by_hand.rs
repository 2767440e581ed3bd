//! CS-0.94 to CS-0.97: a blank card is carried out by hand. Its player does one deed after the other on the table, for
//! all to see; then the other player admits it all or denies it.

use super::asides::{ADMIT, DENY};
use super::deeds;
use crate::board::{PieceId, SquareSet};
use crate::games::storm::board::{by_hand, doors, lasting, undone};
use crate::games::storm::model::by_hand::{Before, ByHand, Tool};
use crate::games::storm::model::checks::{Checks, Obstacle};
use crate::games::storm::model::declared::{Declared, Draw, Rest};
use crate::games::storm::model::doing::Doing;
use crate::games::storm::model::duty::ActionDuty;
use crate::games::storm::model::memory::Action;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::{DeclaredCapture, Table};
use crate::games::storm::protocol::{permit, piling, play};
use crate::games::storm::{Choice, Event, Why, T};
use crate::games::words;
use crate::play::{Flow, Seat};

/// Most questions that are asked for the deeds of one card.
const QUESTIONS: u16 = 300;

/// The laws that bind what is done by hand, as the table stood before it.
struct Laws {
    before: Table,
    checks: Checks,
    duties: Vec<ActionDuty>,
}

/// End of a round of deeds.
enum Round {
    /// The other player has admitted the deeds, or there were none to judge.
    Admitted,
    /// The other player has denied them.
    Denied,
    /// Their player has put them back.
    Left,
}

/// The card declared last is carried out by hand. Returns whether it took effect.
///
/// # Errors
/// The stops of a script.
pub fn carry_out(t: T<'_, '_>, me: Seat) -> Flow<bool> {
    let before = t.table.clone();
    let laws = Laws { checks: Checks::of(&before), duties: permit::binding(&before), before };
    let mut worked = false;
    loop {
        let begin = Before::of(t.table);
        t.table.doing = Doing::ByHand(Box::new(ByHand::new(me, begin, QUESTIONS)));
        if !worked && t.table.played().is_some_and(|played| t.table.replaces_move(played.acts_as)) {
            play::replace_move(t.table);
            // CS-039: such a card finds a lifted piece on its square.
            let is_action = t.table.now.action != Action::None;
            lasting::end_where(t, |effect| is_action && effect.rule == Rule::Lifted);
        }
        match round(t, me, &laws, worked)? {
            Round::Admitted => {
                worked = true;
                // CS-0.96: after cards were drawn, the player may go on with them.
                if settle(t, me, &laws) == 0 {
                    return Ok(true);
                }
            }
            Round::Left => {
                by_hand::put_back_all(t);
                return Ok(worked);
            }
            Round::Denied => {
                by_hand::put_back_all(t);
                if !worked {
                    take_up(t, me);
                }
                return Ok(worked);
            }
        }
    }
}

/// Deeds until their player is done with them, and the other player's word on them.
fn round(t: T<'_, '_>, me: Seat, laws: &Laws, is_more: bool) -> Flow<Round> {
    let title = t.table.played().map(Declared::title).unwrap_or_default();
    let [own, other] = [me, me.other()].map(|seat| words::side(t.table.side(seat)));
    loop {
        let options = options(t.table, laws);
        match t.ask(me, Why::ByHand, options)? {
            Choice::Done if is_more && !has_deeds(t.table) => return Ok(Round::Admitted),
            Choice::Done => break,
            Choice::Pass => {
                if has_deeds(t.table) {
                    t.say(me, format!("{own} takes everything back."), Vec::new(), None);
                }
                return Ok(Round::Left);
            }
            Choice::Undo => {
                if let Some(text) = by_hand::put_back_last(t) {
                    t.say(me, format!("{own} takes back: {text}."), Vec::new(), None);
                }
            }
            choice => deeds::done(t, me, choice)?,
        }
        if let Some(it) = ByHand::of_mut(t.table) {
            it.left = it.left.saturating_sub(1);
        }
    }
    let card = t.table.played().map(|played| played.card.name());
    t.say(me, format!("{own} has carried out {title}{}", words::stop(&title)), Vec::new(), card);
    if let Some(it) = ByHand::of_mut(t.table) {
        it.is_judged = true;
    }
    let admitted = t.ask(me.other(), Why::Admit, vec![ADMIT, DENY])? == ADMIT;
    let how = if admitted { "admits it." } else { "denies it: everything is put back." };
    t.say(me.other(), format!("{other} {how}"), Vec::new(), None);
    t.tell(Event::Judged { seat: me.other(), admitted });
    Ok(if admitted { Round::Admitted } else { Round::Denied })
}

fn has_deeds(table: &Table) -> bool {
    ByHand::of(table).is_some_and(|it| !it.deeds.is_empty())
}

/// All answers to the question for the next deed. Which there are is public but for the names of the cards in hand.
fn options(table: &Table, laws: &Laws) -> Vec<Choice> {
    let Some(it) = ByHand::of(table) else { return vec![Choice::Pass] };
    let mut options = if it.left > 0 { deeds::options(table, it) } else { Vec::new() };
    if !it.deeds.is_empty() {
        options.push(Choice::Undo);
    }
    if obstacle(table, laws).is_none() {
        options.push(Choice::Done);
    }
    options.push(Choice::Pass);
    options
}

/// CS-0.97: the law that keeps the table from being left as it is now.
fn obstacle(table: &Table, laws: &Laws) -> Option<Obstacle> {
    let it = ByHand::of(table)?;
    if !keeps_capture(&laws.before, table) {
        return Some(Obstacle::Capture);
    }
    let neglected = || permit::neglected(&laws.duties, &laws.before, table).map(Obstacle::Duty);
    let undone = || undone::repeats(table, &it.answers()).then_some(Obstacle::Undone);
    laws.checks.obstacle(table, it.seat).or_else(neglected).or_else(undone)
}

/// CS-0.97: true if a declared capture is left as it was: its pieces, its goal and the squares between.
fn keeps_capture(before: &Table, after: &Table) -> bool {
    let Some(DeclaredCapture { m, victim, .. }) = before.taking else { return true };
    let geometry = &after.land.geometry;
    let between = geometry.line(m.from, m.to).map_or(SquareSet::EMPTY, |dir| geometry.between(m.from, dir, m.to));
    let is_same = |piece: PieceId| {
        let [was, is] = [before, after].map(|table| (table.at(piece), table.army(piece), table.board.piece(piece)));
        (was.0, was.1, was.2.kind) == (is.0, is.1, is.2.kind)
    };
    let mut way = between.with(m.to).iter();
    is_same(m.piece) && is_same(victim) && way.all(|at| before.board.at(at) == after.board.at(at))
}

/// The admitted deeds stand: bombs explode, and cards are drawn. Returns how many were to be drawn.
fn settle(t: T<'_, '_>, me: Seat, laws: &Laws) -> usize {
    let Doing::ByHand(it) = std::mem::take(&mut t.table.doing) else { return 0 };
    if t.table.played().is_some_and(|played| t.table.now.play == Some(played.play)) {
        t.table.now.chosen.extend(it.answers());
    }
    let (now, then) = (&t.table.world, &laws.before.world);
    if now.board != then.board || now.lasting != then.lasting || now.ground != then.ground {
        t.table.now.stirred = true;
    }
    doors::settle(t);
    let drawn = it.count(Tool::Draw);
    piling::draw_more(t, me, drawn as u8);
    drawn
}

/// CS-0.97: a denied card comes back to its player's hand, but for one under Flush (CS-130) and a copy (CS-133).
fn take_up(t: T<'_, '_>, me: Seat) {
    let is_flushing = t.table.flushing[me.index()];
    let Some(top) = t.table.stack.last_mut() else { return };
    if !is_flushing && !top.is_copy() && top.rest == Rest::Discard {
        (top.rest, top.draw) = (Rest::Hand(me), Draw::Nothing);
    }
}
