//! Target `setup`: what a new game is made from. Bytes that begin with `{` are that object as JSON; others are
//! decisions that make something which is nearly right.

use deckmate::{AnyGame, NewGame};

use super::bytes::Bytes;
use super::{laws, wanted};

/// Makes a game, plays on a little and keeps it; a refusal says something.
pub fn run(data: &[u8]) {
    let wanted: Option<NewGame> = match data.first() {
        Some(b'{') => serde_json::from_slice(data).ok(),
        _ => wanted::game(&mut Bytes(data)),
    };
    let Some(wanted) = wanted else { return };
    match AnyGame::new(wanted) {
        Err(fault) => assert!(!fault.message.is_empty()),
        Ok(mut game) => {
            laws::asked(&game);
            laws::kept(&game);
            laws::go_on(&mut game, 4);
            laws::kept(&game);
        }
    }
}
