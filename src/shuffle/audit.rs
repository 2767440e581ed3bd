//! Audit: after the game everything that a device has sent is worked out again from the secret that it opens.

use super::cards::{Bytes, Cheat};
use super::party::{promise, Party};
use super::table::Sent;

/// Looks whether all that a device has sent follows from its secret; `met` are the decks that it was given in both rounds.
///
/// # Errors
/// The first thing that does not.
pub fn audit(sent: &Sent, met: [&[Bytes]; 2], secret: &Bytes) -> Result<(), Cheat> {
    if promise(secret) != sent.promise {
        return Err(Cheat::Promise);
    }
    let party = Party::new(*secret, met[0].len());
    if party.shuffle(met[0])? != sent.decks[0] {
        return Err(Cheat::Stacked(1));
    }
    if party.rekey(met[1])? != sent.decks[1] {
        return Err(Cheat::Stacked(2));
    }
    match sent.keys.iter().find(|(place, key)| party.key(*place) != Some(*key)) {
        Some(&(place, _)) => Err(Cheat::OtherKey(place)),
        None => Ok(()),
    }
}
