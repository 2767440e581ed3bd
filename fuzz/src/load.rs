//! Target `load`: any text as a save. The sum is mended, so that what is changed gets past it.

use deckmate::AnyGame;

use super::laws;

/// Loads the bytes as the text of a save; what is accepted is a game like any other.
pub fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(mut game) = AnyGame::load(&laws::sealed(text)) else { return };
    laws::asked(&game);
    laws::kept(&game);
    laws::go_on(&mut game, 3);
    laws::seen(&game);
}
