//! Deals between two devices, honest ones and such with a planted cheat: all of these are found, and nothing else is.
#![allow(clippy::unwrap_used)] // a test may fail

use std::time::{Duration, Instant};

use deckmate_shuffle::{audit, cards, Bytes, Cheat, Party, Sent, Table};
use sha2::{Digest, Sha256};

/// Cards of the deck of 5 Card Chess.
const COUNT: usize = 52;

/// A secret of a test.
fn secret(of: &str, deal: usize) -> Bytes {
    Sha256::new().chain_update(of).chain_update(deal.to_le_bytes()).finalize().into()
}

/// The cheat of Ann's device.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Plan {
    Honest,
    /// One card more often in her deck, one less.
    Double,
    /// A card of the deck replaced by a point that is none.
    Swapped,
    /// Her deck in an order that she likes, not that of her secret.
    Stacked,
    /// Another key than hers, so that another card may seem to lie there.
    Key,
    /// Another secret opened than promised.
    Promise,
    /// She asks for a card that nobody draws.
    Peek,
}

const PLANS: [Plan; 7] =
    [Plan::Honest, Plan::Double, Plan::Swapped, Plan::Stacked, Plan::Key, Plan::Promise, Plan::Peek];

struct Spent {
    shuffle: Duration,
    draws: Duration,
    drawn: u32,
}

/// A deal, forty draws and the audit of Ann's device by Ben's.
fn deal(number: usize, plan: Plan, spent: &mut Spent) -> Result<Vec<usize>, Cheat> {
    let (ann, ben) = (Party::new(secret("ann", number), COUNT), Party::new(secret("ben", number), COUNT));
    let start = Instant::now();
    let fresh = cards(COUNT);
    let mut first = ann.shuffle(&fresh)?;
    match plan {
        Plan::Double => first[3] = first[4],
        Plan::Swapped => first[3] = Party::new(secret("other", number), COUNT).shuffle(&fresh)?[3],
        Plan::Stacked => first.sort_unstable(),
        _ => {}
    }
    let second = ben.shuffle(&first)?;
    let third = ann.rekey(&second)?;
    let last = ben.rekey(&third)?;
    spent.shuffle += start.elapsed();
    let mut sent = Sent { promise: ann.promise(), decks: [first, third.clone()], keys: Vec::new() };
    let mut tables = [Table::new(ann.clone(), last.clone()), Table::new(ben, last)];
    let start = Instant::now();
    let mut hands = Vec::new();
    for place in 0..40 {
        let who = place % 2;
        tables[1 - who].grant(place);
        let asked = if plan == Plan::Peek && place == 20 { 41 } else { place };
        let key = if who == 0 { tables[1].give(asked)? } else { ann.key(place).unwrap() };
        // Shown in the end, so that both know the card: each gives its key.
        tables[who].grant(place);
        let mut anns = ann.key(place).unwrap();
        if plan == Plan::Key && place == 7 {
            anns = ann.key(8).unwrap();
        }
        sent.keys.push((place, anns));
        let card = tables[1].draw(place, &anns)?;
        if who == 0 {
            assert_eq!(tables[0].draw(place, &key)?, card);
        }
        hands.push(card);
        spent.drawn += 1;
    }
    spent.draws += start.elapsed();
    let opened = if plan == Plan::Promise { secret("late", number) } else { ann.secret() };
    audit(&sent, [&fresh, &second], &opened)?;
    Ok(hands)
}

/// The number of deals: a few, or as many as wanted.
fn deals() -> usize {
    std::env::var("DECKMATE_DEALS").ok().and_then(|text| text.parse().ok()).unwrap_or(42)
}

#[test]
fn every_planted_cheat_is_found_and_nothing_else() {
    let mut spent = Spent { shuffle: Duration::ZERO, draws: Duration::ZERO, drawn: 0 };
    for number in 0..deals() {
        let plan = PLANS[number % PLANS.len()];
        let found = deal(number, plan, &mut spent).err();
        let fits = match plan {
            Plan::Honest => found.is_none(),
            Plan::Double => found == Some(Cheat::Deck),
            Plan::Swapped => matches!(found, Some(Cheat::Key(_) | Cheat::Stacked(1))),
            Plan::Stacked => found == Some(Cheat::Stacked(1)),
            Plan::Key => found == Some(Cheat::Key(7)),
            Plan::Promise => found == Some(Cheat::Promise),
            Plan::Peek => found == Some(Cheat::Peeked(41)),
        };
        assert!(fits, "{plan:?} of deal {number}: {found:?}");
    }
    let shuffles = deals() as u32;
    println!(
        "{} µs a shuffle of {COUNT} by both, {} µs a draw, {} bytes a deck, 32 a key",
        (spent.shuffle / shuffles).as_micros(),
        (spent.draws / spent.drawn.max(1)).as_micros(),
        COUNT * 32
    );
}

#[test]
fn every_card_is_dealt_and_each_place_may_hold_any() {
    let mut spent = Spent { shuffle: Duration::ZERO, draws: Duration::ZERO, drawn: 0 };
    let mut tops = Vec::new();
    for number in 0..30 {
        let hands = deal(number, Plan::Honest, &mut spent).unwrap();
        let mut sorted = hands.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), hands.len(), "no card comes twice");
        tops.push(hands[0]);
    }
    tops.sort_unstable();
    tops.dedup();
    assert!(tops.len() > 15, "the top card is not always one of {} cards", tops.len());
}

#[test]
fn what_is_no_deck_is_refused() {
    let party = Party::new(secret("ann", 0), COUNT);
    let good = cards(COUNT);
    for bad in [
        good[1..].to_vec(),
        [&good[..51], &good[..1]].concat(),
        [&good[..51], &[[0; 32]]].concat(),
        [&good[..51], &[[255; 32]]].concat(),
    ] {
        assert_eq!(party.shuffle(&bad).unwrap_err(), Cheat::Deck);
        assert_eq!(party.rekey(&bad).unwrap_err(), Cheat::Deck);
    }
    let mut table = Table::new(party, good);
    for key in [[0; 32], [255; 32]] {
        assert_eq!(table.draw(3, &key).unwrap_err(), Cheat::Key(3));
    }
    assert_eq!(table.draw(99, &[1; 32]).unwrap_err(), Cheat::Key(99));
}
