//! `explain`: what a player is told about a square or a card that cannot be chosen.

use deckmate::games::any::AnyGame;
use deckmate::play::{Seat, Wondered};

/// `e4 "pinned"`, `e1-g1 "castle"`, `second card:stall "hold"`, `e2 none`: the sentence holds these words, or there is
/// none.
pub fn explain(game: &AnyGame, part: &str) -> Result<(), String> {
    let (head, words) = match part.split_once('"') {
        Some((head, words)) => (head, words.strip_suffix('"')),
        None => (part.strip_suffix("none").unwrap_or(part), None),
    };
    if words.is_none() && !part.ends_with(" none") {
        return Err(format!("explain {part}: words between quotation marks or `none` are missing"));
    }
    let mut about: Vec<&str> = head.split_whitespace().collect();
    let seat = about.first().and_then(|name| Seat::from_name(name));
    if seat.is_some() {
        about.remove(0);
    }
    let [about] = about[..] else { return Err(format!("explain {part}: one square or card is needed")) };
    let typed = about.strip_prefix("text:").map(|text| Wondered { text: Some(text), ..Wondered::default() });
    let touched = match (about.strip_prefix("card:"), about.split_once('-')) {
        (Some(card), _) => Wondered { card: Some(card), ..Wondered::default() },
        (None, Some((from, to))) => Wondered { square: Some(to), from: Some(from), ..Wondered::default() },
        (None, None) => Wondered { square: Some(about), ..Wondered::default() },
    };
    let said =
        game.explain(seat, typed.unwrap_or(touched)).map_err(|fault| format!("explain {part}: {}", fault.message))?;
    match (said, words) {
        (None, None) => Ok(()),
        (Some(sentence), Some(words)) if sentence.contains(words) => Ok(()),
        (Some(sentence), _) => Err(format!("explain {part}: it is “{sentence}”")),
        (None, Some(_)) => Err(format!("explain {part}: it can be chosen")),
    }
}
