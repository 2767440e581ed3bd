//! Hand of the player of a run: for each card the turns of its own in which it was held, those that were of no use, and
//! whether it was played in the end.
//!
//! A turn in which a card could not be played is dead only if the card left the hand otherwise than by being played, or
//! never: one that is played later has waited in readiness.

use std::collections::BTreeMap;

/// Counts about one card: own turns in which it was held, dead ones among them, stays in hand, plays.
pub type CardCounts = BTreeMap<String, [u32; 4]>;

/// A card in hand.
struct Stay {
    card: String,
    turns: u32,
    useless: u32,
}

/// The hand through one game.
#[derive(Default)]
pub struct Hand {
    stays: Vec<Stay>,
    /// Cards that could be played in this turn.
    playable: Vec<String>,
}

impl Hand {
    /// A turn of the player's begins with these cards: what is no longer there has left the hand.
    pub fn begin(&mut self, held: &[String], counts: &mut CardCounts) {
        self.end();
        let mut left: Vec<&String> = held.iter().collect();
        let mut gone = Vec::new();
        self.stays.retain_mut(|stay| match left.iter().position(|card| **card == stay.card) {
            Some(at) => {
                left.swap_remove(at);
                true
            }
            None => {
                gone.push(Stay { card: std::mem::take(&mut stay.card), ..*stay });
                false
            }
        });
        for stay in gone {
            stay.close(false, counts);
        }
        self.stays.extend(left.into_iter().map(|card| Stay { card: card.clone(), turns: 0, useless: 0 }));
        for stay in &mut self.stays {
            stay.turns += 1;
        }
    }

    /// This card could be played now.
    pub fn can_play(&mut self, card: &str) {
        if self.playable.iter().all(|known| known != card) {
            self.playable.push(card.to_owned());
        }
    }

    /// The card is played. One that came since the last turn began has had no turn in hand.
    pub fn play(&mut self, card: &str, counts: &mut CardCounts) {
        self.can_play(card);
        let longest =
            self.stays.iter().enumerate().filter(|(_, stay)| stay.card == card).max_by_key(|(_, stay)| stay.turns);
        let at = longest.map(|(at, _)| at);
        let stay = at.map_or(Stay { card: card.to_owned(), turns: 0, useless: 0 }, |at| self.stays.remove(at));
        stay.close(true, counts);
    }

    /// The turn before has ended, and what could not be played in it was of no use then.
    fn end(&mut self) {
        for stay in &mut self.stays {
            stay.useless += u32::from(!self.playable.contains(&stay.card));
        }
        self.playable.clear();
    }

    /// The game is over: what is still there never left.
    pub fn close(mut self, counts: &mut CardCounts) {
        self.end();
        for stay in self.stays {
            stay.close(false, counts);
        }
    }
}

impl Stay {
    fn close(self, is_played: bool, counts: &mut CardCounts) {
        let [turns, dead, stays, plays] = counts.entry(self.card).or_default();
        *turns += self.turns;
        *dead += if is_played { 0 } else { self.useless };
        *stays += 1;
        *plays += u32::from(is_played);
    }
}
