//! The one door for cards: declare, choose, let the other answer, carry out (CS-0.30 to CS-0.35).

use super::attempt;
use crate::games::storm::board::{bombs, lasting};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{Card, Play, When};
use crate::games::storm::model::checks::Checks;
use crate::games::storm::model::declared::{Declared, Draw, Fate, Rest};
use crate::games::storm::model::doing::{Acting, Choosing, Course, Doing};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::memory::Action;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::{by_hand, during, look, piling, windows};
use crate::games::storm::{Choice, Event, Why, T};
use crate::games::words;
use crate::play::{Flow, Seat, Stop};

/// Plays a card from the hand. Returns whether it took effect.
///
/// # Errors
/// The stops of a script.
pub fn play(t: T<'_, '_>, me: Seat, card: Card) -> Flow<bool> {
    let below = t.table.stack.len();
    declare(t, me, card);
    if matches!(card.row().play, Play::Copy) {
        return mirror(t, me, below);
    }
    let chosen = choose(t, me)?;
    // CS-0.26: the other player may answer the card that was just declared.
    windows::answers(t, me.other(), Why::Reply, When::Reply)?;
    let worked = resolve(t, me, chosen)?;
    put_away_from(t, below);
    // CS-133: the copies of it follow.
    while t.table.stack.len() > below {
        let top = t.table.stack.len() - 1;
        t.table.stack[top].fate = Fate::Open;
        let seat = t.table.stack[top].seat;
        let chosen = choose(t, seat)?;
        resolve(t, seat, chosen)?;
        put_away_from(t, below);
    }
    Ok(worked)
}

/// CS-133: a copy lies below the card that it copies and waits until that is carried out; a copied Nope has its effect
/// at once. Returns whether there is, or will be, an effect.
fn mirror(t: T<'_, '_>, me: Seat, at: usize) -> Flow<bool> {
    windows::answers(t, me.other(), Why::Reply, When::Reply)?;
    // Copies of this one lie below it by now.
    let top = t.table.stack.len() - 1;
    let is_open = t.table.stack[top].fate == Fate::Open;
    let deed = at.checked_sub(1).map(|below| t.table.stack[below].acts_as).filter(|_| is_open);
    match deed {
        Some(deed) if !matches!(deed.row().play, Play::Cancel) => {
            for copy in &mut t.table.stack[at..] {
                (copy.acts_as, copy.fate) = (deed, Fate::Waiting);
            }
            t.table.stack[at - 1..].rotate_left(1);
            Ok(true)
        }
        deed => {
            t.table.stack[top].acts_as = deed.unwrap_or(t.table.stack[top].acts_as);
            let worked = resolve(t, me, Vec::new())?;
            put_away_from(t, at);
            Ok(worked)
        }
    }
}

/// The card declared last has its effect, unless it is void. Returns whether it had one.
fn resolve(t: T<'_, '_>, me: Seat, chosen: Vec<Choice>) -> Flow<bool> {
    let Some(&Declared { card, acts_as, fate, .. }) = t.table.played() else { return Ok(false) };
    let is_open = fate == Fate::Open;
    let worked = is_open
        && match acts_as.is_by_hand() {
            true => by_hand::carry_out(t, me)?,
            false => during::interrupted_card(t, me, &chosen)? || perform(t, me, chosen)?,
        };
    if let Some(top) = t.table.stack.last_mut().filter(|_| is_open) {
        top.fate = if worked { Fate::Worked } else { Fate::Failed };
    }
    if !worked && fate != Fate::Cancelled {
        t.say_of_card(me, format!("{} has no effect.", card.title()), Vec::new(), card.name(), card.title());
    }
    t.tell(Event::Effect { seat: me, card: card.name(), had: worked });
    Ok(worked)
}

/// Puts away all cards of the stack from here on but copies that wait. A rewind may have gone back into the middle of a
/// card (CS-0.74): it has done all it does, and goes first.
fn put_away_from(t: T<'_, '_>, below: usize) {
    let waits = |declared: &Declared| declared.fate == Fate::Waiting;
    while let Some(at) = (below..t.table.stack.len()).find(|&at| !waits(&t.table.stack[at])) {
        piling::put_away(t, at);
    }
}

fn declare(t: T<'_, '_>, me: Seat, card: Card) {
    if !piling::lay_down(t.table, me, card, Fate::Open) {
        return;
    }
    let (side, title) = (words::side(t.table.side(me)), card.title());
    t.say_of_card(me, format!("{side} plays {title}{}", words::stop(title)), Vec::new(), card.name(), title);
    t.tell(Event::Play { seat: me, card: card.name() });
}

/// Lets the player fix all choices for the card declared last; the table stays as it was.
fn choose(t: T<'_, '_>, me: Seat) -> Flow<Vec<Choice>> {
    let is_settled = |deed: &Play| matches!(deed, Play::Cancel | Play::Take | Play::ByHand);
    if t.table.played().is_none_or(|played| is_settled(&played.acts_as.row().play)) {
        return Ok(Vec::new());
    }
    let choosing = Choosing { before: Checks::of(t.table), scene: look::declared(t.table), chosen: Vec::new() };
    t.table.doing = Doing::Choosing(Box::new(choosing));
    t.hush(true);
    let flow = effect(t, me);
    t.hush(false);
    let doing = std::mem::take(&mut t.table.doing);
    match (flow, doing) {
        (Ok(()) | Err(Stop::Void), doing) => t.table.doing = doing,
        // A player who gives up while choosing leaves the table as it was before the choice.
        (Err(Stop::Over), Doing::Choosing(choosing)) => {
            let result = t.table.result.take();
            *t.table = Table { doing: Doing::Playing, result, ..choosing.scene };
            return Err(Stop::Over);
        }
        (Err(stop), doing) => {
            t.table.doing = doing;
            return Err(stop);
        }
    }
    let Doing::Choosing(choosing) = std::mem::take(&mut t.table.doing) else { return Ok(Vec::new()) };
    let Choosing { scene, chosen, .. } = *choosing;
    *t.table = Table { doing: Doing::Playing, ..scene };
    Ok(chosen)
}

/// Carries a card out; a card that has become impossible leaves everything as it was.
fn perform(t: T<'_, '_>, me: Seat, mut chosen: Vec<Choice>) -> Flow<bool> {
    let was = t.table.clone();
    let told = t.told();
    let before = Checks::of(&was);
    let made = chosen.clone();
    chosen.reverse();
    let scene = look::declared(t.table);
    let armed = bombs::any_bomb(&was) && attempt::ends_lawfully(&scene, &before, me, &made);
    let acting = Acting { scene, before, chosen, path: Course::default(), armed, burst: false };
    t.table.doing = Doing::Acting(Box::new(acting));
    let flow = effect(t, me);
    // A bomb may have put an end to the card halfway: what was done before stays done.
    let burst = matches!(&t.table.doing, Doing::Acting(acting) if acting.burst);
    match flow {
        Ok(()) | Err(Stop::Void) if (flow.is_ok() || burst) && before.allows(t.table, me) => {
            t.table.doing = Doing::Playing;
            if t.table.played().is_some_and(|played| t.table.now.play == Some(played.play)) {
                t.table.now.chosen = made;
            }
            if t.table.board != was.board || t.table.lasting != was.lasting || t.table.ground != was.ground {
                t.table.now.stirred = true;
            }
            Ok(true)
        }
        Ok(()) | Err(Stop::Void) => {
            *t.table = was;
            t.untell(told);
            Ok(false)
        }
        Err(stop) => Err(stop),
    }
}

/// Effect of the card declared last, choices included.
///
/// # Errors
/// `Stop::Void` when it cannot be done; the stops of a script.
pub fn effect(t: T<'_, '_>, me: Seat) -> Flow {
    let played = *t.table.played().ok_or(Stop::Void)?;
    let row = played.acts_as.row();
    if t.table.replaces_move(played.acts_as) {
        replace_move(t.table);
        // CS-039: such a card finds a lifted piece on its square.
        let is_action = t.table.now.action != Action::None;
        lasting::end_where(t, |effect| is_action && effect.rule == Rule::Lifted);
    }
    let card = &mut CardPlay::new(t, me);
    match row.play {
        Play::Mark(who, until, rule) => {
            let piece = card.pick_piece(who)?;
            let rule = rule(card.table().at(piece));
            last(card, On::Piece(piece), until, rule)
        }
        Play::Begin(until, rule) => last(card, On::Nobody, until, rule),
        Play::Cancel => cancel(t),
        Play::Take => take(t, me),
        // Deeds by hand are not tried beforehand.
        Play::ByHand => Ok(()),
        // It has become the play of the card that it copies.
        Play::Copy => Err(Stop::Void),
        Play::Tree(ref play) => (play.carry_out)(card, play),
        Play::Do(deed) | Play::Where(_, deed) | Play::Last(_, deed) => deed(card),
    }
}

/// Something lasts from now on; what would end at once does not begin.
fn last(card: &mut CardPlay<'_, '_>, on: On, until: Until, rule: Rule) -> Flow {
    card.begin(on, until, rule);
    let holds = card.table().lasting.iter().any(|lasting| (lasting.on, lasting.rule) == (on, rule));
    card.void_if(!holds)
}

/// The card being played takes the place of the move; a copy uses up nobody's (CS-133).
pub fn replace_move(table: &mut Table) {
    let Some(&played) = table.played() else { return };
    if !played.is_copy() {
        table.now.action = Action::Card(played.card);
        table.now.play = Some(played.play);
    }
}

/// CS-117 to CS-120: the card below on the stack has no effect.
fn cancel(t: T<'_, '_>) -> Flow {
    let below = t.table.stack.len().checked_sub(2).ok_or(Stop::Void)?;
    let Declared { seat, card, .. } = t.table.stack[below];
    t.table.stack[below].fate = Fate::Cancelled;
    let Some(by) = t.table.played().map(|played| played.card) else { return Ok(()) };
    t.say(None, format!("{} cancels {}{}", by.title(), card.title(), words::stop(card.title())), Vec::new(), None);
    t.tell(Event::Cancel { seat, card: card.name(), by: by.name() });
    Ok(())
}

/// CS-129: the card below on the stack goes to a hand when its play is over; copies that wait are passed over.
fn take(t: T<'_, '_>, me: Seat) -> Flow {
    let top = t.table.stack.len().checked_sub(1).ok_or(Stop::Void)?;
    let below = t.table.stack[..top].iter().rposition(|declared| declared.fate != Fate::Waiting).ok_or(Stop::Void)?;
    t.table.stack[below].rest = Rest::Hand(me);
    piling::draws(t.table, Draw::Nothing);
    Ok(())
}
