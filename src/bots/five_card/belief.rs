//! The exact belief over a hand of 5 Card Chess that the eye does not see: at most 251 hands with their probabilities.

use crate::board::order;
use crate::games::five_card::cards::Card;

/// Kinds of card.
pub const KINDS: usize = Card::ALL.len();

/// Number of cards of each kind, in the order of [`Card::ALL`].
pub type CardCounts = [u8; KINDS];

/// The number of cards.
pub fn total(counts: &CardCounts) -> u32 {
    counts.iter().map(|&count| u32::from(count)).sum()
}

/// The whole deck.
pub fn deck() -> CardCounts {
    Card::ALL.map(|card| card.copies() as u8)
}

/// A fact about the cards, as one seat learns it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CardFact {
    /// The other seat discarded this card.
    OtherSpent(Card),
    /// The other seat drew a card whose face stays unknown.
    OtherDrew,
    /// The seat itself drew this card from the common stack.
    OwnDrew(Card),
    /// These discards became part of the stack.
    Returned(CardCounts),
}

/// The probabilities of the other seat's hands, and the pool of all cards that are in that hand or in the stack.
///
/// Every fact is used by Bayes' rule, and nothing is assumed about why the other seat chose a card: what was possible
/// counts as equally likely. The facts and the pool together determine the stack that belongs to each hand.
#[derive(Clone, Debug)]
pub struct Belief {
    hands: Vec<(CardCounts, f64)>,
    pool: CardCounts,
}

impl Belief {
    /// The hand is known; `pool` holds the cards of the hand and of the stack.
    pub fn certain(hand: CardCounts, pool: CardCounts) -> Belief {
        Belief { hands: vec![(hand, 1.0)], pool }
    }

    /// The hand was dealt at random from the pool.
    pub fn dealt(pool: CardCounts, size: u32) -> Belief {
        let mut belief = Belief { hands: vec![([0; KINDS], 1.0)], pool };
        (0..size).for_each(|_| belief.draw());
        belief
    }

    /// The hands with their probabilities, in a fixed order.
    pub fn hands(&self) -> &[(CardCounts, f64)] {
        &self.hands
    }

    /// The cards that are in the hand or in the stack.
    pub fn pool(&self) -> &CardCounts {
        &self.pool
    }

    /// The stack that goes with a hand.
    pub fn stack(&self, hand: &CardCounts) -> CardCounts {
        let mut stack = self.pool;
        stack.iter_mut().zip(hand).for_each(|(left, held)| *left = left.saturating_sub(*held));
        stack
    }

    /// Learns a fact. False if it contradicts everything believed so far; the belief is empty then.
    pub fn learn(&mut self, fact: CardFact) -> bool {
        match fact {
            CardFact::OtherSpent(card) => {
                let kind = card.index();
                self.hands.retain(|(hand, _)| hand[kind] > 0);
                self.hands.iter_mut().for_each(|(hand, _)| hand[kind] -= 1);
                self.pool[kind] = self.pool[kind].saturating_sub(1);
            }
            CardFact::OtherDrew => self.draw(),
            CardFact::OwnDrew(card) => {
                let pool = self.pool;
                for (hand, weight) in &mut self.hands {
                    let left = pool[card.index()].saturating_sub(hand[card.index()]);
                    *weight *= f64::from(left) / f64::from((total(&pool) - total(hand)).max(1));
                }
                self.hands.retain(|&(_, weight)| weight > 0.0);
                self.pool[card.index()] = self.pool[card.index()].saturating_sub(1);
            }
            CardFact::Returned(cards) => self.pool.iter_mut().zip(cards).for_each(|(count, more)| *count += more),
        }
        self.normalise()
    }

    /// The other seat draws: each hand becomes all hands with one card more.
    fn draw(&mut self) {
        let mut next: Vec<(CardCounts, f64)> = Vec::new();
        for (hand, weight) in &self.hands {
            let stack = self.stack(hand);
            let size = f64::from(total(&stack));
            for (kind, &count) in stack.iter().enumerate().filter(|&(_, &count)| count > 0) {
                let mut more = *hand;
                more[kind] += 1;
                let chance = weight * f64::from(count) / size;
                match next.binary_search_by(|(known, _)| known.cmp(&more)) {
                    Ok(at) => next[at].1 += chance,
                    Err(at) => next.insert(at, (more, chance)),
                }
            }
        }
        self.hands = next;
    }

    /// Brings the sum of the probabilities back to one.
    fn normalise(&mut self) -> bool {
        let sum: f64 = self.hands.iter().map(|&(_, weight)| weight).sum();
        if sum <= 0.0 {
            self.hands.clear();
            return false;
        }
        self.hands.iter_mut().for_each(|(_, weight)| *weight /= sum);
        true
    }

    /// The hand at a point between 0 and 1 of the sum of all probabilities.
    pub fn at(&self, point: f64) -> CardCounts {
        let mut left = point;
        for &(hand, weight) in &self.hands {
            left -= weight;
            if left < 0.0 {
                return hand;
            }
        }
        self.hands.last().map_or([0; KINDS], |&(hand, _)| hand)
    }

    /// The likeliest hands, with probabilities that add up to one.
    pub fn likeliest(&self, count: usize) -> Vec<(CardCounts, f64)> {
        let mut hands = self.hands.clone();
        order::by_key(&mut hands, |&(hand, chance)| (-chance, hand));
        hands.truncate(count);
        let sum: f64 = hands.iter().map(|&(_, weight)| weight).sum();
        hands.into_iter().map(|(hand, weight)| (hand, weight / sum)).collect()
    }
}
