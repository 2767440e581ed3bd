//! `deckmate check`: reads cards of one's own, and says what they do, or what is wrong with them and where.

use std::path::PathBuf;

use clap::Args;
use deckmate::games::storm::cards::own::{self, Looked};
use deckmate::games::storm::cards::workshop;
use deckmate::games::storm::language::{self, Design};
use deckmate::games::storm::model::catalog::Counsel;
use deckmate::games::storm::model::tree::arena::Arena;
use deckmate::play::{Code, Fault};
use deckmate::Value;
use serde_json::Deserializer;

use super::cards_book;
use super::out::say;

/// Which cards.
#[derive(Args)]
pub struct Check {
    /// A file with a card as JSON, a list of cards, or cards packed as in links.
    #[arg(required_unless_present_any = ["grammar", "book"])]
    file: Option<PathBuf>,
    /// Prints the grammar of cards as JSON and reads nothing.
    #[arg(long)]
    grammar: bool,
    /// Prints docs/cards.md and reads nothing.
    #[arg(long, conflicts_with = "grammar")]
    book: bool,
}

impl Check {
    /// Prints what each card does; false if one is wrong.
    ///
    /// # Errors
    /// A file that cannot be read, or that is no JSON and no packed card.
    pub fn run(self) -> Result<bool, Fault> {
        if self.grammar {
            say!("{}", workshop::words());
            return Ok(true);
        }
        let Some(file) = self.file else {
            say!("{}", cards_book::book().trim_end());
            return Ok(true);
        };
        let unreadable = |why: String| Fault::new(Code::BadInput, format!("{}: {why}", file.display()));
        let text = std::fs::read_to_string(&file).map_err(|why| unreadable(why.to_string()))?;
        let cards = cards(text.trim()).map_err(unreadable)?;
        let (several, mut all_right) = (cards.len() > 1, !cards.is_empty());
        for (at, card) in cards.into_iter().enumerate() {
            let arena = Arena::default();
            match own::look(&card, &arena) {
                Ok(looked) => show(&looked),
                Err(wrong) => {
                    all_right = false;
                    let number = if several { format!("card {}: ", at + 1) } else { String::new() };
                    for wrong in wrong {
                        say!("{number}{wrong}");
                    }
                }
            }
        }
        Ok(all_right)
    }
}

/// The cards of a file: JSON, one after the other or in a list, else packed cards or links to them.
fn cards(text: &str) -> Result<Vec<Value>, String> {
    if !text.starts_with(['{', '[']) {
        let packed = text.split([' ', '\n', '\r', '\t', ',']).filter(|word| !word.is_empty());
        let packed = packed.map(|word| word.rsplit_once("card=").map_or(word, |(_, word)| word));
        return Ok(packed.map(Value::from).collect());
    }
    let mut all = Vec::new();
    for value in Deserializer::from_str(text).into_iter::<Value>() {
        match value.map_err(|why| format!("this is no JSON: {why}"))? {
            Value::List(cards) => all.extend(cards),
            card => all.push(card),
        }
    }
    Ok(all)
}

/// Prints a card: its sentence, its picture, its link, and what may have been overlooked.
fn show(Looked { design, packed, .. }: &Looked<'_>) {
    let Design { title, tree, text, by, .. } = design;
    let by = by.map_or_else(String::new, |by| format!(", by {by}"));
    say!("{title} ({}{by})", tree.when.about());
    say!("  {}", language::sentence(tree));
    if let Some(text) = text {
        say!("  on its face: {text}");
    }
    say!("  picture: {}", language::picture(design));
    if design.tree.is_by_hand() {
        return say!("  between people only\n  in a link: {packed} ({} signs)", packed.len());
    }
    say!("  ways to play it: at most {}", language::ways(tree));
    say!(
        "  for the computer: {}",
        match language::advice(design) {
            Counsel::Prized => "worth keeping".to_owned(),
            Counsel::Gives(gain) => format!("gains {gain} hundredths of a pawn beyond the board"),
            Counsel::Plain | Counsel::Lends => "nothing to wait for".into(),
        }
    );
    say!("  in a link: {packed} ({} signs)", packed.len());
    for warning in workshop::warnings(design) {
        say!("  look again: {warning}");
    }
}
