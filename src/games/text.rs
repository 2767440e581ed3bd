//! Games in progress as text, for whoever keeps them in files.

use super::any::AnyGame;
use crate::play::{save_text, Fault};

impl AnyGame {
    /// The text of a save.
    pub fn save(&self) -> String {
        self.kept().text()
    }

    /// Reads the text of a save.
    ///
    /// ```
    /// use deckmate::{AnyGame, NewGame};
    ///
    /// let mut game = AnyGame::new(NewGame::of("chess").seed("saved"))?;
    /// game.apply("e2e4")?;
    /// let later = AnyGame::load(&game.save())?;
    /// assert_eq!(later.record(), game.record());
    /// assert_eq!(later.save(), game.save());
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    ///
    /// # Errors
    /// `bad-save`, `newer-save`, `unknown-game`.
    pub fn load(text: &str) -> Result<AnyGame, Fault> {
        save_text::read(text).and_then(AnyGame::restore)
    }
}
