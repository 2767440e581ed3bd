//! Worth of a card of Chess Storm: the score of seats that held it at any time, and of those that played it with
//! effect.

use std::collections::{BTreeMap, BTreeSet};

use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{ByName, Code, Eye, Fault, Seat, Value};
use serde_json::{json, Value as Json};

use super::share::ScoreShare;
use super::sums::of_first;
use crate::played::Played;
use crate::start;

/// The game whose hands are effect cards.
const GAME: &str = "chess-storm";

/// A card.
pub struct CardScores {
    /// Its name.
    pub name: String,
    /// The score of each seat that held it.
    pub held: ScoreShare,
    /// The score of each seat that played it with effect; each game counts once.
    pub played: ScoreShare,
}

/// The cards of the games whose answers are known; the one that scores best when played comes first. If two levels
/// play, only cards of the level that is measured count: the other one's play is another question.
pub fn of(games: &[&Played]) -> Result<Vec<CardScores>, Fault> {
    let mut cards: BTreeMap<String, [ScoreShare; 2]> = BTreeMap::new();
    for game in games.iter().filter(|game| tells(game)) {
        let seen = seen(game)?;
        for (at, names) in seen.iter().enumerate() {
            for (seat, name) in names.iter().filter(|(seat, _)| of_one(game).is_none() || seat.name() == game.seat) {
                let score = if *seat == Seat::First { of_first(game) } else { 1.0 - of_first(game) };
                cards.entry(name.clone()).or_default()[at].add(score);
            }
        }
    }
    let mut cards: Vec<CardScores> =
        cards.into_iter().map(|(name, [held, played])| CardScores { name, held, played }).collect();
    let worth = |card: &CardScores| if card.played.count == 0 { -1.0 } else { card.played.middle() };
    cards.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
    Ok(cards)
}

/// The level whose cards are counted, where it is not both players'.
pub fn of_one(game: &Played) -> Option<&str> {
    let [first, second] = &game.levels;
    (first != second).then_some(first)
}

/// True if it is a game with such cards.
pub fn has_cards(game: &Played) -> bool {
    game.kind == GAME
}

/// True if its cards can be counted.
pub fn tells(game: &Played) -> bool {
    has_cards(game) && !game.line.is_empty()
}

/// Cards that each seat held, and those that it played with effect.
type HeldAndPlayed = [BTreeSet<(Seat, String)>; 2];

/// Plays a recorded game again.
fn seen(game: &Played) -> Result<HeldAndPlayed, Fault> {
    let wrong = |error: serde_json::Error| Fault::new(Code::BadInput, format!("the options of a game: {error}"));
    let options: ByName<String, Value> = serde_json::from_value(json!(game.options)).map_err(wrong)?;
    let cards = game.cards.iter().map(|card| Value::from(card.as_str())).collect();
    let mut table = AnyGame::new(NewGame {
        options,
        cards,
        setup: game.board.as_deref().map(start::setup),
        ..NewGame::of(GAME).seed(&game.seed)
    })?;
    let mut seen = HeldAndPlayed::default();
    hold(&table, &mut seen[0])?;
    for answer in &game.line {
        for event in table.apply(answer)? {
            let event = json!(event);
            let seat = [Seat::First, Seat::Second].into_iter().find(|seat| event["seat"] == seat.name());
            let worked = event["t"] == "effect" && event["had"] == true;
            if let (true, Some(seat), Some(card)) = (worked, seat, event["card"].as_str()) {
                seen[1].insert((seat, card.to_owned()));
            }
        }
        hold(&table, &mut seen[0])?;
    }
    Ok(seen)
}

/// Adds what is in the hands now.
fn hold(table: &AnyGame, held: &mut BTreeSet<(Seat, String)>) -> Result<(), Fault> {
    for seat in [Seat::First, Seat::Second] {
        let view = json!(table.view(Eye::Seat(seat))?);
        let hand = view["storm"]["hands"][seat.name()].as_array().into_iter().flatten();
        held.extend(hand.filter_map(Json::as_str).map(|card| (seat, card.to_owned())));
    }
    Ok(())
}
