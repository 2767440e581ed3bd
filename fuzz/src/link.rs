//! Target `link`: the words of a link after `#`, as far as they reach the engine. The page's reading of them is tried
//! in `tests/web/unit/links.test.mjs`.

use deckmate::games::registry;
use deckmate::{AnyGame, NewGame, Value};

use super::laws;

/// Reads `g=…&o=name:value,…&seed=…&board=…&do=…` and plays the answers behind `do`; all of it may be refused.
pub fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let word = |name: &str| {
        let mut pairs = text.split('&').filter_map(|part| part.split_once('='));
        pairs.find(|(known, _)| *known == name).map(|(_, word)| word)
    };
    let Some(name) = word("g") else { return };
    let Ok(game) = registry::find(name) else { return };
    let mut wanted = NewGame::of(name).seed(word("seed").unwrap_or("link"));
    for part in word("o").unwrap_or_default().split(',').filter(|part| !part.is_empty()) {
        let (name, said) = part.split_once(':').unwrap_or((part, "true"));
        // A value that does not fit is refused here or by the new game.
        let read = game.options().into_iter().find(|spec| spec.name == name).map(|spec| spec.read(said));
        let value = read.and_then(Result::ok).unwrap_or_else(|| Value::typed(said));
        wanted = wanted.option(name, value);
    }
    if let Some(board) = word("board") {
        wanted = wanted.board(board.replace('_', " "));
    }
    let Ok(mut game) = AnyGame::new(wanted) else { return };
    for answer in word("do").unwrap_or_default().split(',').take(24) {
        let before = game.save();
        if game.apply(answer).is_err() {
            assert_eq!(game.save(), before, "a refusal has changed the game");
        }
    }
    laws::asked(&game);
    laws::kept(&game);
}
