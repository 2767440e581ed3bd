//! Party: one device's part in the shuffle. Everything of it follows from its secret.

use curve25519_dalek::scalar::Scalar;
use sha2::{Digest, Sha256, Sha512};

use super::cards::{points, Bytes, Cheat};

/// One device's mask, order and keys.
#[derive(Clone)]
pub struct Party {
    secret: Bytes,
    mask: Scalar,
    keys: Vec<Scalar>,
    /// The places of the incoming cards in the outgoing deck.
    order: Vec<usize>,
}

impl Party {
    /// The part that follows from a secret, for a deck of so many cards.
    pub fn new(secret: Bytes, count: usize) -> Party {
        let number = |word: &str, at: usize| {
            Scalar::hash_from_bytes::<Sha512>(&[word.as_bytes(), &(at as u64).to_le_bytes(), &secret].concat())
        };
        let mut order: Vec<usize> = (0..count).collect();
        for last in (1..count).rev() {
            order.swap(last, lot(&secret, last));
        }
        Party { secret, mask: number("mask", 0), keys: (0..count).map(|at| number("key", at)).collect(), order }
    }

    /// The promise of the secret, given before anything else.
    pub fn promise(&self) -> Bytes {
        promise(&self.secret)
    }

    /// The secret: opened once the game is over.
    pub fn secret(&self) -> Bytes {
        self.secret
    }

    /// The key for a place.
    pub fn key(&self, place: usize) -> Option<Bytes> {
        self.keys.get(place).map(Scalar::to_bytes)
    }

    /// The number of cards.
    pub fn count(&self) -> usize {
        self.order.len()
    }

    /// First round: masks every card and shuffles them.
    ///
    /// # Errors
    /// `Cheat::Deck` for what is no deck.
    pub fn shuffle(&self, deck: &[Bytes]) -> Result<Vec<Bytes>, Cheat> {
        let points = points(deck, self.count())?;
        Ok(self.order.iter().map(|&from| (points[from] * self.mask).compress().to_bytes()).collect())
    }

    /// Second round: puts a key for each place in the stead of the mask.
    ///
    /// # Errors
    /// `Cheat::Deck` for what is no deck.
    pub fn rekey(&self, deck: &[Bytes]) -> Result<Vec<Bytes>, Cheat> {
        let points = points(deck, self.count())?;
        let unmask = self.mask.invert();
        Ok(points.iter().zip(&self.keys).map(|(point, key)| (point * (unmask * key)).compress().to_bytes()).collect())
    }
}

/// The promise of a secret.
pub(crate) fn promise(secret: &Bytes) -> Bytes {
    Sha256::new().chain_update(b"promise").chain_update(secret).finalize().into()
}

/// A number from 0 to `last` that follows from a secret.
fn lot(secret: &Bytes, last: usize) -> usize {
    let sum: Bytes = Sha256::new()
        .chain_update(b"order")
        .chain_update((last as u64).to_le_bytes())
        .chain_update(secret)
        .finalize()
        .into();
    let wide = sum[..8].iter().fold(0, |wide: u64, &byte| wide << 8 | u64::from(byte));
    ((u128::from(wide) * (last as u128 + 1)) >> 64) as usize
}
