//! Piles of cards: face-down ones hold secrets, and only shuffling and drawing touch them.

use crate::play::script::game::Game;
use crate::play::script::pile::Pile;
use crate::play::script::turn::Turn;
use crate::play::seats::hidden::Hidden;
use crate::play::seats::seat::SeatSet;

/// A face-down pile; the last card is the top.
#[derive(Clone, PartialEq)]
pub struct Deck<C> {
    cards: Vec<Hidden<C>>,
    /// True if nobody has shuffled it: each card is drawn by lot from all that are left.
    loose: bool,
}

impl<C> Default for Deck<C> {
    fn default() -> Self {
        Deck { cards: Vec::new(), loose: false }
    }
}

impl<C: Copy + PartialEq> Deck<C> {
    /// A pile in a known order, top card first, that nobody has seen.
    pub fn stacked(top_first: impl IntoIterator<Item = C>) -> Deck<C> {
        let mut cards: Vec<_> = top_first.into_iter().map(Hidden::unseen).collect();
        cards.reverse();
        Deck { cards, loose: false }
    }

    /// This pile, from which cards are drawn by lot if `loose`: where rolls come from outside, no order may be known.
    pub fn loose(self, loose: bool) -> Deck<C> {
        Deck { loose, ..self }
    }

    /// Decides by lot which card of a loose pile lies on top.
    pub fn settle<G: Game>(t: &mut Turn<'_, G>, pile: fn(&mut G::Table) -> &mut Deck<C>) {
        let &mut Deck { ref cards, loose } = pile(t.table);
        let count = cards.len();
        if loose && count > 0 {
            let at = t.roll(count);
            pile(t.table).cards[at..].rotate_left(1);
        }
    }

    /// Shuffles the cards into a new face-down pile.
    pub fn shuffled<G: Game>(t: &mut Turn<'_, G>, mut cards: Vec<C>) -> Deck<C> {
        t.shuffle(&mut cards);
        Deck::stacked(cards)
    }

    /// Number of cards that are left: everybody may count them.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// True if no card is left.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Turns over the top card for all to see.
    pub fn draw(&mut self) -> Option<C> {
        self.cards.pop().map(Hidden::into_inner)
    }

    /// Takes the top card for those who may see it.
    pub fn take(&mut self, seen: SeatSet) -> Option<Hidden<C>> {
        self.draw().map(|card| Hidden::known_to(card, seen))
    }

    /// This pile, shuffled once more.
    pub fn shuffled_again<G: Game>(self, t: &mut Turn<'_, G>) -> Deck<C> {
        let loose = self.loose;
        Deck::default().loose(loose).made_of(t, self.cards.into_iter().map(Hidden::into_inner).collect())
    }

    /// These cards in the place of the pile: shuffled, or in any order where it is loose.
    pub fn made_of<G: Game>(&self, t: &mut Turn<'_, G>, cards: Vec<C>) -> Deck<C> {
        if self.loose {
            Deck::stacked(cards).loose(true)
        } else {
            Deck::shuffled(t, cards)
        }
    }

    /// Number of cards of each kind that the pile holds: those that are left when all open cards are counted.
    pub fn counts<const KINDS: usize>(&self, kind: impl Fn(C) -> usize) -> [u8; KINDS] {
        let mut counts = [0; KINDS];
        self.cards.iter().for_each(|card| counts[kind(*card.truth())] += 1);
        counts
    }

    /// True if it holds such a card: for piles whose cards are told from outside.
    pub fn holds(&self, card: C) -> bool {
        self.cards.iter().any(|held| *held.truth() == card)
    }

    /// The cards in their order, to be shuffled in an imagined world.
    pub fn places(&mut self) -> impl Iterator<Item = &mut Hidden<C>> {
        self.cards.iter_mut()
    }
}

impl<C: Copy + Ord> Pile for Deck<C> {
    fn count(&self) -> usize {
        self.cards.len()
    }

    fn sort(&mut self, below: usize) -> Vec<usize> {
        let end = self.cards.len() - below;
        self.cards[..end].sort_by_key(|card| *card.truth());
        self.cards[..end].chunk_by(|one, next| one.truth() == next.truth()).map(<[_]>::len).collect()
    }

    fn raise(&mut self, below: usize, each: &[usize]) {
        let tops = self.cards.split_off(self.cards.len() - below);
        let runs = self.cards.chunk_by(|one, next| one.truth() == next.truth());
        let (mut kept, mut raised) = (Vec::new(), Vec::new());
        for (run, &count) in runs.zip(each) {
            let (up, down) = run.split_at(count);
            raised.extend_from_slice(up);
            kept.extend_from_slice(down);
        }
        self.cards = [kept, raised, tops].concat();
    }
}
