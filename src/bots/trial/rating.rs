//! Rating of an own card: what it did in a game of the computer against itself. One seat has it in its first hand,
//! beside four cards by lot; the deck is the usual one. Both play as they do with printed cards, so that the figures can
//! be laid beside those of the studies: a card that is of no use for long is thrown away.

use serde::Serialize;

use super::{by_lot, host, is_offered, new_game, read, setup, turn};
use crate::bots::{registry, Level};
use crate::games::any::AnyGame;
use crate::games::storm::model::catalog::{Card, When};
use crate::games::storm::vocabulary::Event as Own;
use crate::play::{Dice, Event, Eye, Fault, Seat, Value};

/// The other cards in the hand of the seat that holds the card.
const OTHERS: usize = 4;
/// Longest game, in answers: it counts as drawn then.
const LONGEST: u32 = 4_000;

/// Part that a card had in a game.
#[derive(Serialize, Debug)]
pub struct Rated {
    /// Number of turns of its window in which its holder was asked something and had it in hand.
    pub held: u32,
    /// Number of these in which it could be played.
    pub playable: u32,
    /// Number of times that its holder played it with effect.
    pub played: u32,
    /// True if the game ended in a turn in which it was played.
    pub ended: bool,
    /// Points of its holder, from 0 to 1.
    pub score: f64,
    /// Number of turns of the game.
    pub turns: u32,
}

/// Plays the game of that number with an own card. Games 0 and 1 differ in who holds it, and so on.
///
/// # Errors
/// `bad-input` with what is wrong with the card.
pub fn rate(card: &Value, number: u32) -> Result<Rated, Fault> {
    let own = read(card)?;
    let seed = format!("trial-{}", number / 2);
    let holder = if number.is_multiple_of(2) { Seat::First } else { Seat::Second };
    let mut hand = by_lot(&mut Dice::new(&seed), OTHERS);
    hand.push(own.name());
    let mut game = AnyGame::new(new_game(&seed, setup(card, &[(holder, hand)])))?;
    let mut rated = Rated { held: 0, playable: 0, played: 0, ended: false, score: 0.5, turns: 0 };
    // The last turns in which it was held, could be played, and was played.
    let (mut held, mut playable, mut played) = (0, 0, 0);
    let mut answers = 0;
    while let Some(seat) = game.asked().filter(|_| answers < LONGEST) {
        let now = turn(&game);
        if seat == holder && is_turn(&game, own, holder) && has(&game, holder, own.name()) {
            rated.held += u32::from(std::mem::replace(&mut held, now) != now);
            if playable != now && is_offered(&game, own) {
                rated.playable += 1;
                playable = now;
            }
        }
        let offer = registry::suggest(&game, Level::Easy, None, &format!("{seed}-{answers}"), &mut || false)?;
        let told = host(&game).map_or(0, |host| host.events().count());
        game.apply(&offer.text)?;
        let is_played = |event: &&Event<Own>| matches!(event, Event::Own(Own::Effect { seat, card, had: true }) if *seat == holder && *card == own.name());
        let times = host(&game).map_or(0, |host| host.events().skip(told).filter(is_played).count());
        if times > 0 {
            rated.played += times as u32;
            played = now;
        }
        answers += 1;
    }
    let view = game.view(Eye::Watcher)?;
    rated.turns = view.turn.number;
    if let Some(result) = view.result {
        rated.ended = played == view.turn.number;
        rated.score = result.winner.map_or(0.5, |winner| f64::from(u8::from(winner == holder)));
    }
    Ok(rated)
}

/// True if it is a turn of whom the card is played in: its holder's, or the other player's.
fn is_turn(game: &AnyGame, own: Card, holder: Seat) -> bool {
    let is_own = host(game).is_some_and(|host| host.table().mover == holder);
    match own.window() {
        When::Before | When::Instead | When::End => is_own,
        When::During | When::After => !is_own,
        When::Reply | When::Any => true,
    }
}

/// True if the seat has the card in hand.
fn has(game: &AnyGame, seat: Seat, name: &str) -> bool {
    host(game).is_some_and(|host| host.table().piles.hand(seat).any(|card| card.name() == name))
}
