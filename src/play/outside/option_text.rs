//! Options as they are written on the command line and in spec files: `name=value` or `name:value`, with commas or spaces
//! between them.

use crate::play::outside::by_name::ByName;
use crate::play::outside::config::OptionSpec;
use crate::play::outside::error::{Code, Fault};
use crate::play::outside::value::Value;

/// The pairs of name and value; the error is what is no pair.
///
/// # Errors
/// The piece of the text that has no value.
pub fn pairs(text: &str) -> Result<Vec<(&str, &str)>, &str> {
    let pieces = text.split([',', ' ', '\t']).filter(|piece| !piece.is_empty());
    pieces.map(|piece| piece.split_once(['=', ':']).ok_or(piece)).collect()
}

/// Reads them as the options of a game.
///
/// # Errors
/// `bad-option`, `unknown-option`.
pub fn options(game: &str, specs: &[OptionSpec], text: &str) -> Result<ByName<String, Value>, Fault> {
    let no_pair = |piece| Fault::new(Code::BadOption, format!("`{piece}` is not `name=value`"));
    let read = |(name, value): (&str, &str)| Ok((name.to_owned(), OptionSpec::find(specs, game, name)?.read(value)?));
    pairs(text).map_err(no_pair)?.into_iter().map(read).collect()
}
