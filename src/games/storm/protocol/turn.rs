//! The turn of Chess Storm from its Action to its close (CS-0.20 to CS-0.29).

use crate::games::classic::DrawClaims;
use crate::games::storm::options::Bystander;
use std::sync::Arc;

use crate::board::Move;
use crate::games::storm::board::{checks, doors, lasting, notes, rewind, tracks};
use crate::games::storm::model::catalog::{Card, When};
use crate::games::storm::model::memory::Action;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::{Phase, Table};
use crate::games::storm::model::task;
use crate::games::storm::protocol::look::PlayableCards;
use crate::games::storm::protocol::permit::Leave;
use crate::games::storm::protocol::result::{accepted, claimed, disclose_help, is_claimable, judge, no_move};
use crate::games::storm::protocol::{asides, during, permit, picks, piling, play, upkeep, windows};
use crate::games::storm::{Choice, Claim, Event, Why, T};
use crate::games::{classic, words};
use crate::play::{Flow, Seat, Stop};

/// One phase of a turn.
///
/// # Errors
/// The stops of a script.
pub fn turn(t: T<'_, '_>) -> Flow {
    let me = t.table.mover;
    match t.table.phase {
        Phase::Opening => {
            upkeep::return_king(t, me)?;
            upkeep::unhurry(t, me);
            checks::note_attackers(t.table);
            judge(t)?;
        }
        Phase::Action => {
            action(t, me)?;
            notes::compare(t, me);
            // An effect of a card for the move alone is over, even if none was made.
            lasting::end_expired(t);
            return reach(t, Phase::End);
        }
        Phase::End => {
            checks::tell(t, t.table.side(me.other()));
            windows::end(t, me)?;
            return reach(t, Phase::After);
        }
        // A card of the other player may take all this back, so that another Action is due (CS-0.72).
        Phase::After => {
            checks::tell(t, t.table.side(me.other()));
            windows::after(t, me.other())?;
        }
    }
    if t.table.now.action == Action::None {
        return reach(t, Phase::Action);
    }
    t.table.phase = Phase::Opening;
    close(t, me)
}

/// The turn goes on with this phase, and nothing of what was before is run again.
fn reach(t: T<'_, '_>, phase: Phase) -> Flow {
    t.table.phase = phase;
    Err(Stop::Checkpoint)
}

/// CS-0.20, 2 and 3: cards before the move, then the move or a card in its place.
fn action(t: T<'_, '_>, me: Seat) -> Flow {
    let (mut may_offer, mut is_disclosed) = (true, false);
    loop {
        upkeep::starve(t);
        if permit::is_meddled(t.table, me) && bystander(t, me)? {
            return Ok(());
        }
        if task::is_hurried(t.table, me) && is_late(t, me) {
            return Ok(());
        }
        let Leave { moves, cards, dumps, forfeits } = Leave::of(t.table);
        let stuck = moves.is_empty();
        let checked = t.table.checked(t.table.side(me));
        let flushing = t.table.flushing[me.index()];
        let may_claim =
            if stuck { !checked } else { t.table.options.draw_claims == DrawClaims::Claim && is_claimable(t.table) };
        if stuck && cards.is_empty() && !forfeits {
            return no_move(t, me, checked);
        }
        if stuck && !forfeits && !is_disclosed {
            disclose_help(t, me);
            is_disclosed = true;
        }
        let playable = PlayableCards::by(me);
        let is_timely = |card: &&Card| card.window() != When::Any && playable.has(t.table, **card);
        let mut options: Vec<Choice> = Vec::new();
        // CS-130: first come all cards that can be played here.
        if !flushing || !cards.iter().any(|card| is_timely(&card)) {
            options.extend(moves.iter().map(|&m| t.table.choice(m)));
        }
        options.extend(cards.iter().map(|card| Choice::Card(card.name())));
        if dumps {
            options.extend(cards.iter().map(|card| Choice::Dump(card.name())));
        }
        if forfeits {
            options.push(Choice::Pass);
        } else if may_claim {
            options.push(Choice::Claim(Claim::Draw));
        }
        if may_offer && !stuck {
            options.push(Choice::OfferDraw);
        }
        options.extend(asides::offers(t.table, me));
        if !stuck && task::time_left(t.table, me).is_some() {
            options.push(Choice::TimeUp);
        }
        options.push(Choice::Resign);
        match t.ask_among(me, Why::Action, false, options, &|table, choice| playable.fits(table, choice))? {
            Choice::Move(m) | Choice::LodgerMove(m) => {
                return make(t, me, m);
            }
            aside if asides::heard(t, me, aside)? => {}
            Choice::TimeUp => {
                let clock = clock(t.table, me);
                run_out(t, me, clock);
                return Ok(());
            }
            Choice::Pass => {
                t.table.now.forfeit();
                t.say(me, format!("{} makes no move.", words::side(t.table.side(me))), Vec::new(), None);
                return Ok(());
            }
            Choice::Card(name) => {
                let card = t.table.piles.held(me, name)?;
                if t.table.replaces_move(card) {
                    rewind::mark(t.table);
                }
                play::play(t, me, card)?;
                if t.table.now.action != Action::None {
                    return more(t, me);
                }
            }
            Choice::Dump(name) => piling::dump(t, me, t.table.piles.held(me, name)?)?,
            Choice::OfferDraw => {
                may_offer = false;
                classic::offer_draw(t, me)?;
            }
            Choice::Claim(_) if stuck => return accepted(t, me),
            Choice::Claim(_) => return claimed(t),
            _ => return Err(classic::resign(t, me)),
        }
    }
}

/// CS-135: true if the player is too late: where no clock runs, a die says so once, by a one.
fn is_late(t: T<'_, '_>, me: Seat) -> bool {
    if t.table.options.chronometer() > 0 || t.table.legal(t.table.side(me)).is_empty() {
        return false;
    }
    let clock = clock(t.table, me);
    lasting::end_where(t, |effect| effect.hurries(me));
    if t.table.spent == [false; 2] {
        t.table.count_anew();
    }
    let thrown = t.roll(6) + 1;
    t.say(me, format!("{} throws {thrown}.", words::side(t.table.side(me))), Vec::new(), clock);
    if thrown == 1 {
        run_out(t, me, clock);
    }
    thrown == 1
}

/// CS-135: the card that limits the time of a seat.
fn clock(table: &Table, seat: Seat) -> Option<&'static str> {
    table.card_in_force(|effect| effect.hurries(seat))
}

/// CS-135: the time that this card gave is up, and the turn goes by without an Action.
fn run_out(t: T<'_, '_>, me: Seat, clock: Option<&'static str>) {
    t.table.now.forfeit();
    t.say(me, format!("{} has run out of time.", words::side(t.table.side(me))), Vec::new(), clock);
    t.tell(Event::Task { seat: me, done: false });
}

/// The move is the Action, unless the other player interrupts it.
fn make(t: T<'_, '_>, me: Seat, m: Move) -> Flow {
    rewind::mark(t.table);
    t.table.now.action = Action::Move;
    let way = tracks::own(t.table, m);
    if !during::interrupted(t, me, m, way)? {
        doors::make(t, me, m, way);
    }
    Ok(())
}

/// CS-136, CS-0.85: somebody who is neither player moves, if there is a move: the engine by lot, or a player nearby.
fn bystander(t: T<'_, '_>, me: Seat) -> Flow<bool> {
    let moves = permit::bystander_moves(t.table);
    if moves.is_empty() {
        return Ok(false);
    }
    let m = if t.table.options.bystander == Bystander::Player {
        picks::moved(t.ask(me, Why::Bystander, moves.iter().map(|&m| t.table.choice(m)).collect())?)?
    } else {
        let at = t.roll(moves.len());
        t.tell(Event::Bystander { seat: me });
        moves[at]
    };
    let side = words::side(t.table.side(me));
    let meddler = t.table.card_in_force(|effect| effect.rule == Rule::Meddled { seat: me });
    t.say(me, format!("A bystander moves for {side}."), Vec::new(), meddler);
    make(t, me, m)?;
    Ok(true)
}

/// CS-130: more cards in place of the same move.
fn more(t: T<'_, '_>, me: Seat) -> Flow {
    while t.table.flushing[me.index()] && permit::may_play(t.table, me, When::Instead) {
        let cards = permit::instead(t.table, me);
        let options: Vec<Choice> = cards.iter().map(|card| Choice::Card(card.name())).chain([Choice::Pass]).collect();
        let playable = PlayableCards::by(me);
        let has_none = |table: &Table| cards.iter().all(|&card| !playable.has(table, card));
        if !t.table.options.uniform_prompts && has_none(t.table) {
            break;
        }
        let fits = |table: &Table, choice: &Choice| match choice {
            Choice::Pass => has_none(table),
            _ => playable.fits(table, choice),
        };
        match t.ask_among(me, Why::Action, false, options, &fits)? {
            Choice::Card(name) => drop(play::play(t, me, t.table.piles.held(me, name)?)?),
            _ => break,
        }
    }
    Ok(())
}

/// CS-0.20, 6: what ends with the turn, who is next, and whether the game is drawn.
///
/// # Errors
/// The end of the game.
pub fn close(t: T<'_, '_>, me: Seat) -> Flow {
    lasting::close(t, me);
    for seat in [me, me.other()] {
        piling::end_flush(t, seat);
    }
    t.table.flushing = [false; 2];
    doors::close_passing(t, me);
    let foe = t.table.side(me.other());
    let checked = t.table.checked(foe);
    let table = &mut *t.table;
    // CS-0.29: an extra turn is lost while the other King is in check.
    table.extra = table.again && !checked;
    table.again = false;
    table.mover = if table.extra { me } else { me.other() };
    table.quiet = if table.now.stirred { 0 } else { table.quiet + 1 };
    upkeep::end_exchange(t, me);
    let table = &mut *t.table;
    let told_check = table.now.told_check;
    table.before[me.index()] = Arc::new(std::mem::take(&mut table.now));
    table.now.told_check = told_check;
    (table.spent, table.spoken) = ([false; 2], [false; 2]);
    rewind::forget(table);
    // CS-001: the acts of the other player before the end of this turn are forgotten.
    if !table.acts[me.other().index()].is_empty() {
        Arc::make_mut(&mut table.acts)[me.other().index()].clear();
    }
    table.turn += 1;
    // CS-139: the captures open to a King who is away are known when it is back.
    if !upkeep::is_king_due(t.table) {
        upkeep::starve(t);
    }
    let key = t.table.key();
    Arc::make_mut(&mut t.table.keys).push(key);
    checks::tell(t, t.table.side(t.table.mover));
    // CS-139: while the King is away the position is not counted.
    if upkeep::is_king_due(t.table) {
        return Ok(());
    }
    judge(t)
}
