//! The one door for cards: declare, choose, let the other answer, carry out, put away, draw (CS-0.30 to CS-0.35).

use std::rc::Rc;

use crate::games::storm::catalog::{Card, Play, When};
use crate::games::storm::look::{self, Before};
use crate::games::storm::memory::Action;
use crate::games::storm::picks;
use crate::games::storm::piles::Token;
use crate::games::storm::table::{Declared, Table};
use crate::games::storm::{during, lasting, windows, T};
use crate::games::storm::{Choice, Event, Why};
use crate::games::words;
use crate::play::{Flow, Seat, SeatSet, Stop};

/// What the table is being used for.
#[derive(Clone, PartialEq, Default)]
pub enum Doing {
    /// The game goes on.
    #[default]
    Playing,
    /// A card is tried on a copy of the table, to see whether it can be played.
    Trying,
    /// Its player fixes the choices of a declared card, while the others still see the table as it was.
    Choosing(Box<Choosing>),
    /// The card is carried out with the choices made, the last one first.
    Acting(Vec<Choice>),
}

/// Choices being made for a declared card.
#[derive(Clone, PartialEq)]
pub struct Choosing {
    /// The table before the card's effect, ready for trying.
    pub scene: Table,
    /// What mattered of it.
    pub before: Before,
    /// The choices so far.
    pub chosen: Vec<Choice>,
}

/// Plays a card from the hand. Returns whether it took effect.
///
/// # Errors
/// The stops of a script.
pub fn play(t: T<'_, '_>, me: Seat, card: Card) -> Flow<bool> {
    let below = t.table.stack.len();
    declare(t, me, card);
    let chosen = choose(t, me, card)?;
    // CS-0.26: the other player may answer the card that was just declared.
    windows::answers(t, me.other(), Why::Reply, When::Reply)?;
    let cancelled = t.table.stack.last().is_some_and(|top| top.cancelled);
    let worked = !cancelled && (during::interrupted_card(t, me, card, &chosen)? || perform(t, me, card, chosen)?);
    if !worked {
        t.say(me, format!("{} has no effect.", card.title()), Vec::new(), Some(card.name()));
    }
    // A rewind may have gone back into the middle of a card (CS-0.74): it has done all it does, and goes first.
    while t.table.stack.len() > below {
        put_away(t, below);
    }
    Ok(worked)
}

/// CS-0.14: a card without effect is put away and replaced.
pub fn dump(t: T<'_, '_>, me: Seat, card: Card) {
    t.table.spent[me.index()] = true;
    let Some(token) = Rc::make_mut(&mut t.table.piles).pull(me, card) else { return };
    let (side, title) = (words::side(t.table.side(me)), card.title());
    t.say(me, format!("{side} discards {title}{}", words::stop(title)), Vec::new(), Some(card.name()));
    discard(t, me, token);
    draw(t, me);
}

fn declare(t: T<'_, '_>, me: Seat, card: Card) {
    t.table.spent[me.index()] = true;
    let Some(token) = Rc::make_mut(&mut t.table.piles).pull(me, card) else { return };
    Rc::make_mut(&mut t.table.piles).reveal(token, SeatSet::BOTH);
    t.table.stack.push(Declared { token, card, seat: me, cancelled: false });
    let (side, title) = (words::side(t.table.side(me)), card.title());
    t.say(me, format!("{side} plays {title}{}", words::stop(title)), Vec::new(), Some(card.name()));
    t.tell(Event::Play { seat: me, card: card.name() });
}

/// Lets the player fix all choices; the table stays as it was.
fn choose(t: T<'_, '_>, me: Seat, card: Card) -> Flow<Vec<Choice>> {
    if matches!(card.row().play, Play::Cancel) {
        return Ok(Vec::new());
    }
    let scene = look::scene(t.table, card, me);
    let choosing = Choosing { before: Before::of(t.table), scene, chosen: Vec::new() };
    t.table.doing = Doing::Choosing(Box::new(choosing));
    t.hush(true);
    let flow = effect(t, me, card);
    t.hush(false);
    match flow {
        Ok(()) | Err(Stop::Void) => {}
        Err(stop) => return Err(stop),
    }
    let Doing::Choosing(choosing) = std::mem::take(&mut t.table.doing) else { return Ok(Vec::new()) };
    let Choosing { scene, chosen, .. } = *choosing;
    *t.table = Table { doing: Doing::Playing, ..scene };
    Ok(chosen)
}

/// Carries a card out; a card that has become impossible leaves everything as it was.
fn perform(t: T<'_, '_>, me: Seat, card: Card, mut chosen: Vec<Choice>) -> Flow<bool> {
    let was = t.table.clone();
    let told = t.told();
    let before = Before::of(&was);
    let made = chosen.clone();
    chosen.reverse();
    t.table.doing = Doing::Acting(chosen);
    match effect(t, me, card) {
        Ok(()) if before.allows(t.table, me) => {
            t.table.doing = Doing::Playing;
            if t.table.now.action == Action::Card(card) {
                t.table.now.chosen = made;
            }
            if t.table.board != was.board || t.table.lasting != was.lasting {
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

/// What a card does, choices included.
///
/// # Errors
/// `Stop::Void` when it cannot be done; the stops of a script.
pub fn effect(t: T<'_, '_>, me: Seat, card: Card) -> Flow {
    let row = card.row();
    if row.window == When::Instead {
        t.table.now.action = Action::Card(card);
    }
    match row.play {
        Play::Swap(one, other) => crate::games::storm::cards::swaps::swap(t, me, one, other),
        Play::Mark(who, rule) => {
            let piece = picks::piece(t, me, who)?;
            let rule = rule(piece, t.table.at(piece));
            lasting::begin(t, me, rule);
            lasting::settle(t);
            // A mark that ends at once is none.
            let holds = t.table.lasting.iter().any(|lasting| lasting.rule == rule);
            if holds {
                Ok(())
            } else {
                Err(Stop::Void)
            }
        }
        Play::Cancel => cancel(t),
        Play::Do(deed) | Play::Renew(deed) => deed(t, me),
    }
}

/// CS-117 to CS-120: the card below on the stack has no effect.
fn cancel(t: T<'_, '_>) -> Flow {
    let below = t.table.stack.len().checked_sub(2).ok_or(Stop::Void)?;
    let Declared { seat, card, .. } = t.table.stack[below];
    t.table.stack[below].cancelled = true;
    t.tell(Event::Cancel { seat, card: card.name() });
    Ok(())
}

/// A card of the stack goes where it belongs, and its player draws.
fn put_away(t: T<'_, '_>, at: usize) {
    let Declared { token, seat, card, cancelled } = t.table.stack.remove(at);
    if t.table.lasting.iter().all(|lasting| lasting.sign != Some(token)) {
        discard(t, seat, token);
    }
    let whole = !cancelled && matches!(card.row().play, Play::Renew(_));
    for _ in 0..if whole { t.table.options.hand_size[seat.index()] } else { 1 } {
        draw(t, seat);
    }
}

/// A card goes to the discard pile.
pub fn discard(t: T<'_, '_>, seat: Seat, token: Token) {
    let piles = Rc::make_mut(&mut t.table.piles);
    piles.reveal(token, SeatSet::BOTH);
    piles.discard.push(token);
    let card = piles.face(token).name();
    t.tell(Event::Discard { seat, card });
}

/// CS-0.11, CS-0.12: a card is drawn, from the shuffled discards if need be.
fn draw(t: T<'_, '_>, me: Seat) {
    let full = usize::from(t.table.options.hand_size[me.index()]);
    if t.table.piles.hands[me.index()].len() >= full {
        return;
    }
    if t.table.piles.pile.is_empty() {
        let mut faces: Vec<Card> = t.table.piles.discard.iter().map(|&token| t.table.piles.face(token)).collect();
        if faces.is_empty() {
            return;
        }
        t.shuffle(&mut faces);
        let cards = faces.len();
        Rc::make_mut(&mut t.table.piles).turn_over(faces);
        t.say(None, "The discards are shuffled into a new draw pile.".into(), Vec::new(), None);
        t.tell(Event::Shuffle { deck: 1, cards });
    }
    let sees = t.table.sees(me);
    let piles = Rc::make_mut(&mut t.table.piles);
    let Some(token) = piles.pile.pop() else { return };
    piles.reveal(token, sees);
    piles.hands[me.index()].push(token);
    t.tell(Event::Draw { seat: me, card: None });
}

impl Table {
    /// Who sees the hand of a seat.
    pub fn sees(&self, seat: Seat) -> SeatSet {
        if self.options.open_hands {
            SeatSet::BOTH
        } else {
            SeatSet::only(seat)
        }
    }

    /// Whether a displacement made now belongs to the turn's Action.
    pub fn in_action(&self) -> bool {
        // A card that interrupts a take is about what the take becomes.
        match self.stack.iter().rfind(|declared| declared.card.window() != When::During) {
            Some(declared) => self.now.action == Action::Card(declared.card),
            None => true,
        }
    }
}
