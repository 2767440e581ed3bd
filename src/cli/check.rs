//! `deckmate check`: reads cards of one's own, and says what they do, or what is wrong with them and where.

use std::path::PathBuf;

use clap::Args;
use deckmate::games::storm::cards::{own, printed};
use deckmate::games::storm::language::{self, grammar, Design, Wrong};
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
            say!("{}", grammar::grammar());
            return Ok(true);
        }
        let Some(file) = self.file else {
            say!("{}", cards_book::book().trim_end());
            return Ok(true);
        };
        let unreadable = |why: String| Fault::new(Code::BadInput, format!("{}: {why}", file.display()));
        let text = std::fs::read_to_string(&file).map_err(|why| unreadable(why.to_string()))?;
        let cards = cards(text.trim()).map_err(unreadable)?;
        let several = cards.len() > 1;
        let mut all_right = !cards.is_empty();
        for (at, card) in cards.iter().enumerate() {
            let arena = Arena::default();
            // A game takes a card only if its title is its own, too.
            match card.read(&arena).and_then(|design| own::read(&card.value()).map(|_| design)) {
                Ok(design) => show(&design),
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

/// A card as it stands in a file.
enum Written {
    Json(Value),
    Packed(String),
}

impl Written {
    /// The card as a game takes it.
    fn value(&self) -> Value {
        match self {
            Written::Json(value) => value.clone(),
            Written::Packed(text) => Value::from(text.as_str()),
        }
    }

    fn read<'a>(&self, arena: &'a Arena<'a>) -> Result<Design<'a>, Vec<Wrong>> {
        match self {
            Written::Json(value) => language::read(value, arena),
            Written::Packed(text) => language::unpack(text, arena),
        }
    }
}

/// The cards of a file: JSON, one after the other or in a list, else packed cards or links to them.
fn cards(text: &str) -> Result<Vec<Written>, String> {
    if !text.starts_with(['{', '[']) {
        let packed = text.split([' ', '\n', '\r', '\t', ',']).filter(|word| !word.is_empty());
        let packed = packed.map(|word| word.rsplit_once("card=").map_or(word, |(_, word)| word).to_owned());
        return Ok(packed.map(Written::Packed).collect());
    }
    let mut all = Vec::new();
    for value in Deserializer::from_str(text).into_iter::<Value>() {
        match value.map_err(|why| format!("this is no JSON: {why}"))? {
            Value::List(cards) => all.extend(cards.into_iter().map(Written::Json)),
            card => all.push(Written::Json(card)),
        }
    }
    Ok(all)
}

/// Prints a card: its sentence, its picture, its link, and what may have been overlooked.
fn show(design: &Design<'_>) {
    let Design { title, tree, text, art, counsel, by } = design;
    let by = by.map_or_else(String::new, |by| format!(", by {by}"));
    say!("{title} ({}{by})", tree.when.about());
    say!("  {}", language::sentence(tree));
    if let Some(text) = text {
        say!("  on its face: {text}");
    }
    say!("  picture: {}", art.map_or_else(|| language::signs(tree), str::to_owned));
    say!("  ways to play it: at most {}", language::ways(tree));
    let counsel = counsel.unwrap_or_else(|| language::counsel(tree));
    say!(
        "  for the computer: {}",
        match counsel {
            Counsel::Prized => "worth keeping".to_owned(),
            Counsel::Gives(gain) => format!("gains {gain} hundredths of a pawn beyond the board"),
            Counsel::Plain | Counsel::Lends => "nothing to wait for".into(),
        }
    );
    let link = language::pack(design);
    say!("  in a link: {link} ({} signs)", link.len());
    let packed = language::pack_tree(tree);
    if let Some(known) = printed::said().find(|known| language::pack_tree(&known.tree) == packed) {
        say!("  look again: This is {} under another name.", cards_book::title(known.number));
    }
    for warning in language::warnings(tree) {
        say!("  look again: {warning}");
    }
}
