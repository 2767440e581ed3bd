//! Own cards on the command line: the file that `--cards` names, and the cards of any such file.

use std::path::{Path, PathBuf};

use clap::Args;
use deckmate::games::storm::cards::own;
use deckmate::games::storm::model::tree::arena::Arena;
use deckmate::play::{Code, Fault};
use deckmate::Value;
use serde_json::Deserializer;

/// Own cards that a game has beside those of its deck.
#[derive(Args, Clone, Default)]
pub struct OwnCards {
    /// Own cards of Chess Storm that are in the deck, too: a file as `deckmate check` reads it.
    #[arg(long = "cards", value_name = "FILE")]
    file: Option<PathBuf>,
}

impl OwnCards {
    /// The cards, packed; none without a file.
    ///
    /// # Errors
    /// A file that cannot be read, or the first card of it that no game takes.
    pub fn packed(&self) -> Result<Vec<String>, Fault> {
        let Some(file) = &self.file else { return Ok(Vec::new()) };
        let packed = |Written { card, line }: Written| {
            let (text, copies) = match card.text().and_then(|text| text.split_once(':')) {
                Some((text, copies)) => (Value::from(text), format!(":{copies}")),
                None => (card, String::new()),
            };
            let looked = own::look(&text, &Arena::default()).map(|looked| looked.packed + &copies);
            looked.map_err(|wrong| {
                let wrong = wrong.first().map(ToString::to_string).unwrap_or_default();
                Fault::new(Code::BadCard, format!("{}:{line} {wrong}", file.display()))
            })
        };
        cards_of(file)?.into_iter().map(packed).collect()
    }
}

/// A card as a file has it.
pub struct Written {
    /// The card.
    pub card: Value,
    /// The line on which it begins.
    pub line: usize,
}

/// The cards of a file: JSON, one after the other or in a list, else packed cards or links to them.
///
/// # Errors
/// A file that cannot be read, or that is no JSON and no packed card.
pub fn cards_of(file: &Path) -> Result<Vec<Written>, Fault> {
    let unreadable = |why: String| Fault::new(Code::BadInput, format!("{}: {why}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|why| unreadable(why.to_string()))?;
    if !text.trim_start().starts_with(['{', '[']) {
        let words =
            text.lines().zip(1..).flat_map(|(words, line)| words.split([' ', '\t', ',']).map(move |it| (it, line)));
        let written = |(word, line): (&str, usize)| {
            let card = Value::from(word.rsplit_once("card=").map_or(word, |(_, word)| word));
            Written { card, line }
        };
        return Ok(words.filter(|(word, _)| !word.is_empty()).map(written).collect());
    }
    let mut all = Vec::new();
    let mut values = Deserializer::from_str(&text).into_iter::<Value>();
    loop {
        let rest = &text[values.byte_offset()..];
        let begins = text.len() - rest.trim_start().len();
        let line = 1 + text[..begins].matches('\n').count();
        match values.next() {
            None => return Ok(all),
            Some(Ok(Value::List(cards))) => all.extend(cards.into_iter().map(|card| Written { card, line })),
            Some(Ok(card)) => all.push(Written { card, line }),
            Some(Err(why)) => return Err(unreadable(format!("this is no JSON: {why}"))),
        }
    }
}
