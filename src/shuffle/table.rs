//! Table: a shuffled deck as one device sees it, from which cards are drawn place by place.

use curve25519_dalek::ristretto::CompressedRistretto;
use curve25519_dalek::scalar::Scalar;

use super::cards::{cards, scalar, Bytes, Cheat};
use super::party::Party;

/// Everything that one device has sent.
#[derive(Clone, Default)]
pub struct Sent {
    /// The promise of its secret.
    pub promise: Bytes,
    /// The decks of its two rounds.
    pub decks: [Vec<Bytes>; 2],
    /// The keys that it has given, by place.
    pub keys: Vec<(usize, Bytes)>,
}

/// A deck after both rounds of both devices.
pub struct Table {
    own: Party,
    deck: Vec<Bytes>,
    known: Vec<Bytes>,
    /// Places from which the game lets the other device draw.
    granted: Vec<usize>,
    /// Cards that were drawn.
    drawn: Vec<usize>,
}

impl Table {
    /// The table of a device, over the deck of the last round.
    pub fn new(own: Party, deck: Vec<Bytes>) -> Table {
        let known = cards(own.count());
        Table { own, deck, known, granted: Vec::new(), drawn: Vec::new() }
    }

    /// The game lets the other device draw from a place, or shows its card to both.
    pub fn grant(&mut self, place: usize) {
        self.granted.push(place);
    }

    /// The own key for a place, which the other device asks for.
    ///
    /// # Errors
    /// `Cheat::Peeked` where the game lets nobody draw from there.
    pub fn give(&self, place: usize) -> Result<Bytes, Cheat> {
        if !self.granted.contains(&place) {
            return Err(Cheat::Peeked(place));
        }
        self.own.key(place).ok_or(Cheat::Peeked(place))
    }

    /// The number of the card at a place, by the other device's key for it.
    ///
    /// # Errors
    /// `Cheat::Key` for a key that opens no card, `Cheat::Twice` for one that lay elsewhere, too.
    pub fn draw(&mut self, place: usize, theirs: &Bytes) -> Result<usize, Cheat> {
        let found = self.open(place, theirs).ok_or(Cheat::Key(place))?;
        if self.drawn.contains(&found) {
            return Err(Cheat::Twice(place));
        }
        self.drawn.push(found);
        Ok(found)
    }

    fn open(&self, place: usize, theirs: &Bytes) -> Option<usize> {
        let own: Scalar = scalar(&self.own.key(place)?)?;
        let point = CompressedRistretto(*self.deck.get(place)?).decompress()?;
        let card = (point * (own * scalar(theirs)?).invert()).compress().to_bytes();
        self.known.iter().position(|known| *known == card)
    }
}
