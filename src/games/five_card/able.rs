//! The question whether a hand has a play at all, which its owner answers where no device knows both hands.

use super::plays::{plays, price};
use super::sealed::show;
use super::T;
use crate::games::five_card::{Choice, Why};
use crate::play::{Flow, Seat, Stop};

/// A hand that has been shown must be without a play, as its owner has said.
///
/// # Errors
/// The end of this way, where it is not.
pub fn without_play(t: T<'_, '_>, seat: Seat) -> Flow {
    show(t, seat)?;
    if t.table.is_apart() && !plays(t.table, seat).is_empty() {
        return Err(Stop::Void);
    }
    Ok(())
}

/// Says whether a seat in check can play anything. Where hands lie apart its owner says it, unless everybody sees it: a
/// move that needs no card, an empty hand.
///
/// # Errors
/// The stops of a script.
pub fn can_play(t: T<'_, '_>, seat: Seat) -> Flow<bool> {
    let found = plays(t.table, seat);
    let is_free = found.iter().any(|choice| price(t.table, choice).is_none());
    if !t.table.is_apart() || is_free || t.table.hands[seat.index()].is_empty() {
        return Ok(!found.is_empty());
    }
    let options = match t.table.sealed {
        Some(sealed) if sealed == seat => vec![Choice::Yes, Choice::No],
        _ if found.is_empty() => vec![Choice::No],
        _ => vec![Choice::Yes],
    };
    // No time is thought over: the hand answers by itself.
    Ok(t.ask(seat, Why::Able, options)? != Choice::No)
}
