//! Saves as text, which is JSON. JavaScript reads and writes them as values of its own.

use super::save::Save;
use crate::play::outside::error::Fault;
use crate::play::script::game::Game;
use crate::play::script::host::Host;

/// Reads the text of a save without playing it.
///
/// # Errors
/// `newer-save` for a format of a later version, `bad-save` for everything else that is wrong.
pub fn read(text: &str) -> Result<Save, Fault> {
    let kept = serde_json::from_str(text);
    Save::open(kept.map_err(|error| Fault::save(format!("this is not the text of a save: {error}")))?)
}

/// The text of a save.
pub fn write<G: Game>(host: &Host<G>) -> String {
    Save::of(host).text()
}

impl Save {
    /// Its text.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
