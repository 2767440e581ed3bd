//! Laws of any game in progress, whatever has led to it.

use deckmate::play::save_text;
use deckmate::{AnyGame, Eye, Seat};
use serde_json::json;

/// The eyes that may look at any time.
const EYES: [Eye; 3] = [Eye::Seat(Seat::First), Eye::Seat(Seat::Second), Eye::Watcher];

/// Everything that can be seen of a game from outside, as text.
pub fn seen(game: &AnyGame) -> String {
    let views = EYES.map(|eye| game.view(eye).expect("an eye may look at any time"));
    let prompts = EYES.map(|eye| game.prompt_for(eye));
    json!({ "views": views, "prompts": prompts, "offers": game.offers(), "asked": game.prompt() }).to_string()
}

/// Checks that prompt and offers agree, and that everything is shown only at the end.
pub fn asked(game: &AnyGame) {
    let offers = game.offers();
    assert_eq!(game.asked(), game.prompt().map(|prompt| prompt.seat));
    assert_eq!(game.asked().is_none(), offers.is_empty(), "an open question has answers, a closed game none");
    assert_eq!(game.asked().is_none(), game.view(Eye::All).is_ok(), "everything is shown when the game is over");
    let mut texts: Vec<&str> = offers.iter().map(|offer| offer.text.as_str()).collect();
    texts.sort_unstable();
    assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "an answer is offered twice");
    assert!(offers.iter().all(|offer| !offer.label.is_empty()));
}

/// A save is read again, and what is read is the same game.
pub fn kept(game: &AnyGame) -> AnyGame {
    let text = game.save();
    let loaded = AnyGame::load(&text).unwrap_or_else(|fault| panic!("its own save is refused: {fault}\n{text}"));
    assert_eq!(loaded.save(), text);
    assert_eq!(seen(&loaded), seen(game), "the loaded game differs");
    loaded
}

/// The first answers that a game offers, one after the other; each is accepted.
pub fn go_on(game: &mut AnyGame, answers: usize) {
    for at in 0..answers {
        let offers = game.offers();
        let Some(offer) = offers.get(at * 7 % offers.len().max(1)) else { break };
        let events = game.apply(&offer.text);
        events.unwrap_or_else(|fault| panic!("{} is offered but refused: {fault}", offer.text));
    }
    asked(game);
}

/// The save with the sum that belongs to it, as whoever changes one by hand would leave it: the refusal says which.
pub fn sealed(text: &str) -> String {
    let Err(fault) = save_text::read(text) else { return text.to_owned() };
    match fault.message.split('`').collect::<Vec<_>>()[..] {
        [_, was, between, wanted, ..] if between.contains("should be") && !was.is_empty() => text.replace(was, wanted),
        _ => text.to_owned(),
    }
}
