//! Shuffle for JavaScript: decks are the bytes of their cards, one after the other. A refusal is a sentence about the
//! device that has sent what was looked at.

use wasm_bindgen::prelude::*;

use super::audit::audit;
use super::cards::{cards, Bytes, Cheat};
use super::party::Party;
use super::table::{Sent, Table};

fn refused(cheat: Cheat) -> JsError {
    JsError::new(&cheat.to_string())
}

fn one(bytes: &[u8]) -> Result<Bytes, JsError> {
    bytes.try_into().map_err(|_| refused(Cheat::Deck))
}

fn deck(bytes: &[u8]) -> Vec<Bytes> {
    bytes.as_chunks().0.to_vec()
}

fn party(secret: &[u8], count: usize) -> Result<Party, JsError> {
    Ok(Party::new(one(secret)?, count))
}

/// The deck before anybody has masked it.
#[wasm_bindgen]
#[must_use]
pub fn fresh(count: usize) -> Vec<u8> {
    cards(count).concat()
}

/// First round of a device.
///
/// # Errors
/// A sentence about what is no deck.
#[wasm_bindgen]
pub fn shuffle(secret: &[u8], count: usize, met: &[u8]) -> Result<Vec<u8>, JsError> {
    Ok(party(secret, count)?.shuffle(&deck(met)).map_err(refused)?.concat())
}

/// Second round of a device.
///
/// # Errors
/// A sentence about what is no deck.
#[wasm_bindgen]
pub fn rekey(secret: &[u8], count: usize, met: &[u8]) -> Result<Vec<u8>, JsError> {
    Ok(party(secret, count)?.rekey(&deck(met)).map_err(refused)?.concat())
}

/// The key of a device for a place.
///
/// # Errors
/// A sentence where there is no such place.
#[wasm_bindgen]
pub fn key(secret: &[u8], count: usize, place: usize) -> Result<Vec<u8>, JsError> {
    party(secret, count)?.key(place).map(|key| key.to_vec()).ok_or_else(|| refused(Cheat::Peeked(place)))
}

/// The number of the card at a place of the last deck, by the other device's key for it.
///
/// # Errors
/// A sentence about a key that opens no card.
#[wasm_bindgen]
pub fn open(secret: &[u8], last: &[u8], place: usize, theirs: &[u8]) -> Result<usize, JsError> {
    let last = deck(last);
    let own = party(secret, last.len())?;
    Table::new(own, last).draw(place, &one(theirs)?).map_err(refused)
}

/// Looks whether all that a device has sent follows from its secret: its decks and keys, by those that it met.
///
/// # Errors
/// A sentence about the first thing that does not.
#[wasm_bindgen(js_name = audit)]
pub fn look_through(secret: &[u8], met: &[u8], sent: &[u8], places: &[usize], keys: &[u8]) -> Result<(), JsError> {
    let secret = one(secret)?;
    let halves = |bytes: &[u8]| {
        let all = deck(bytes);
        let (first, second) = all.split_at(all.len() / 2);
        [first.to_vec(), second.to_vec()]
    };
    let met = halves(met);
    let promise = Party::new(secret, 0).promise();
    let keys = places.iter().copied().zip(deck(keys)).collect();
    let sent = Sent { promise, decks: halves(sent), keys };
    audit(&sent, [&met[0], &met[1]], &secret).map_err(refused)
}
