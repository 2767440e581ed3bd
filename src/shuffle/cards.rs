//! Cards as points, and what can be wrong with what comes from the other device.

use std::fmt;

use curve25519_dalek::ristretto::{CompressedRistretto, RistrettoPoint};
use curve25519_dalek::scalar::Scalar;
use sha2::Sha512;

/// A point, a key, a secret or a sum, as it goes over the line.
pub type Bytes = [u8; 32];

/// Something that the other device has sent against its word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cheat {
    /// A deck of another length, with something that is no card, or with one card twice.
    Deck,
    /// A key that opens no card of the deck at this place.
    Key(usize),
    /// A card that was drawn before from another place.
    Twice(usize),
    /// It asked for the key of a place that nobody draws from.
    Peeked(usize),
    /// The secret that it opened is not the one that it promised.
    Promise,
    /// A deck that does not follow from its secret: its first or its second one.
    Stacked(usize),
    /// A key that does not follow from its secret.
    OtherKey(usize),
}

impl fmt::Display for Cheat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cheat::Deck => write!(out, "has sent what is no deck"),
            Cheat::Key(place) => write!(out, "has given a key that opens no card at place {place}"),
            Cheat::Twice(place) => write!(out, "has put a card into the deck twice, at place {place}"),
            Cheat::Peeked(place) => write!(out, "has asked for the card at place {place}, which nobody draws"),
            Cheat::Promise => write!(out, "has opened another secret than it promised"),
            Cheat::Stacked(round) => write!(out, "has not shuffled as its secret says, in round {round}"),
            Cheat::OtherKey(place) => write!(out, "has given another key than its secret says, for place {place}"),
        }
    }
}

impl std::error::Error for Cheat {}

/// The cards of a deck before anybody has masked them, by their numbers.
pub fn cards(count: usize) -> Vec<Bytes> {
    (0..count as u64).map(card).map(|point| point.compress().to_bytes()).collect()
}

/// The point of a card: nobody knows its logarithm to that of another.
fn card(number: u64) -> RistrettoPoint {
    RistrettoPoint::hash_from_bytes::<Sha512>(&[b"deckmate card ".as_slice(), &number.to_le_bytes()].concat())
}

/// The points of a deck, if it is one: each of them a card, and none twice.
pub(crate) fn points(deck: &[Bytes], count: usize) -> Result<Vec<RistrettoPoint>, Cheat> {
    let mut seen = deck.to_vec();
    seen.sort_unstable();
    seen.dedup();
    if deck.len() != count || seen.len() != count || seen.first() == Some(&[0; 32]) {
        return Err(Cheat::Deck);
    }
    deck.iter().map(|bytes| CompressedRistretto(*bytes).decompress().ok_or(Cheat::Deck)).collect()
}

/// A key as it goes over the line, if it is one.
pub(crate) fn scalar(bytes: &Bytes) -> Option<Scalar> {
    Option::from(Scalar::from_canonical_bytes(*bytes)).filter(|key: &Scalar| *key != Scalar::ZERO)
}
