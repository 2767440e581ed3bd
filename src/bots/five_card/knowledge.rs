//! The sight that one seat has of a table of 5 Card Chess. Everything that the computer decides starts from here.

use super::belief::{deck, total, Belief, CardCounts, CardFact, KINDS};
use crate::board::{Board, Side, Variant};
use crate::games::classic::side_of;
use crate::games::five_card::cards::Card;
use crate::games::five_card::options::Options;
use crate::games::five_card::table::{Table, Trace};
use crate::play::{Eye, Seat};

/// The seat's own view, with its belief about the other hand.
pub struct Knowledge {
    /// The pieces.
    pub board: Board,
    /// The rules of the board.
    pub variant: &'static Variant,
    /// The options of this game.
    pub options: Options,
    /// The seat's own army.
    pub side: Side,
    /// The seat on turn.
    pub mover: Side,
    /// The seat's own hand.
    pub hand: CardCounts,
    /// The hands that the other seat may hold.
    pub belief: Belief,
    /// The discards.
    pub discard: CardCounts,
    /// Cards in the stack.
    pub stack: usize,
    /// A running call: whose, and how many moves without a card the caller has made.
    pub called: Option<(Side, u32)>,
    /// Keys of the positions since the last capture or Pawn move.
    pub keys: Vec<u64>,
}

impl Knowledge {
    /// The seat's sight of the table.
    pub fn new(table: &Table, seat: Seat) -> Knowledge {
        let hand = seen(table, seat, seat);
        Knowledge {
            board: table.board.clone(),
            variant: table.variant,
            options: table.options.clone(),
            side: side_of(seat),
            mover: side_of(table.mover),
            belief: belief(table, seat, hand),
            hand,
            discard: count(&table.discard),
            stack: table.stack.len(),
            called: table.called.map(|called| (side_of(called.by), called.free)),
            keys: table.keys.clone(),
        }
    }

    /// Both hands by side, the other being `other`.
    pub fn hands(&self, other: CardCounts) -> [CardCounts; 2] {
        let mut hands = [other; 2];
        hands[self.side.index()] = self.hand;
        hands
    }
}

fn count(cards: &[Card]) -> CardCounts {
    let mut counts = [0; KINDS];
    cards.iter().for_each(|card| counts[card.index()] += 1);
    counts
}

/// The cards of an owner's hand that an eye sees.
fn seen(table: &Table, owner: Seat, eye: Seat) -> CardCounts {
    let cards: Vec<Card> =
        table.hands[owner.index()].iter().filter_map(|card| card.look(Eye::Seat(eye)).copied()).collect();
    count(&cards)
}

/// Everything outside the own hand and the discards.
fn pool_without(hand: &CardCounts, discard: &CardCounts) -> CardCounts {
    let mut pool = deck();
    for (at, left) in pool.iter_mut().enumerate() {
        *left = left.saturating_sub(hand[at]).saturating_sub(discard[at]);
    }
    pool
}

/// The belief from the deal on, as far as the trail tells it.
fn belief(table: &Table, seat: Seat, hand: CardCounts) -> Belief {
    let other = seat.other();
    let now = pool_without(&hand, &count(&table.discard));
    let size = table.hands[other.index()].len() as u32;
    let open = seen(table, other, seat);
    if total(&open) == size {
        return Belief::certain(open, now);
    }
    from_trail(table, seat, hand).unwrap_or_else(|| Belief::dealt(now, size))
}

fn from_trail(table: &Table, seat: Seat, hand: CardCounts) -> Option<Belief> {
    let other = seat.other();
    // Backwards from the present to the cards of the deal.
    let mut first: [i32; KINDS] = hand.map(i32::from);
    let mut size = table.hands[other.index()].len() as i32;
    for trace in &table.trail {
        match trace {
            Trace::Spent(who, card) if *who == seat => first[card.index()] += 1,
            Trace::Spent(..) => size += 1,
            Trace::Drew(who, card) if *who == seat => first[card.look(Eye::Seat(seat))?.index()] -= 1,
            Trace::Drew(..) => size -= 1,
            Trace::Reshuffled => {}
        }
    }
    let spent = table.trail.iter().filter(|trace| matches!(trace, Trace::Spent(..))).count();
    let until = table.trail.iter().position(|trace| *trace == Trace::Reshuffled);
    let before = &table.trail[..until.unwrap_or(table.trail.len())];
    let drawn = before.iter().filter(|trace| matches!(trace, Trace::Drew(..))).count();
    let returned = until.is_some();
    // The first stack had run out when the discards were shuffled.
    let stack = drawn + if returned { 0 } else { table.stack.len() };
    let first = first.map(|count| u8::try_from(count).ok());
    let first: Vec<u8> = first.into_iter().collect::<Option<_>>()?;
    let first: CardCounts = first.try_into().ok()?;
    let size = u32::try_from(size).ok()?;
    let usual = count(&Card::FIRST_HAND);
    let begun = first == usual && size == 5 && stack == 42;
    // The cards that lay on the discards at the deal are still at the bottom, unless they have been shuffled into the
    // stack.
    let mut discard = match returned {
        false => count(&table.discard[..table.discard.len().checked_sub(spent)?]),
        true if stack as u32 + size + total(&first) == 52 => [0; KINDS],
        true => return None,
    };
    let pool = pool_without(&first, &discard);
    let mut belief = if begun { Belief::certain(usual, pool) } else { Belief::dealt(pool, size) };
    for trace in &table.trail {
        let fact = match trace {
            Trace::Spent(who, card) => {
                discard[card.index()] += 1;
                if *who == seat {
                    continue;
                }
                CardFact::OtherSpent(*card)
            }
            Trace::Drew(who, card) if *who == seat => CardFact::OwnDrew(*card.look(Eye::Seat(seat))?),
            Trace::Drew(..) => CardFact::OtherDrew,
            Trace::Reshuffled => CardFact::Returned(std::mem::take(&mut discard)),
        };
        if !belief.learn(fact) {
            return None;
        }
    }
    Some(belief)
}
