//! `deckmate check`: reads cards of one's own, and says what they do, or what is wrong with them and where.

use std::path::PathBuf;

use clap::Args;
use deckmate::games::storm::cards::own::{self, Looked};
use deckmate::games::storm::cards::workshop;
use deckmate::games::storm::language::{self, Design};
use deckmate::games::storm::model::catalog::Counsel;
use deckmate::games::storm::model::tree::arena::Arena;
use deckmate::play::Fault;

use super::cards_book;
use super::out::say;
use super::own_cards::{cards_of, Written};

/// Which cards.
#[derive(Args)]
pub struct Check {
    /// Files, each with a card as JSON, a list of cards, or cards packed as in links.
    #[arg(required_unless_present_any = ["grammar", "book"])]
    files: Vec<PathBuf>,
    /// Prints the grammar of cards as JSON and reads nothing.
    #[arg(long)]
    grammar: bool,
    /// Prints docs/cards.md and reads nothing.
    #[arg(long, conflicts_with = "grammar")]
    book: bool,
}

impl Check {
    /// Prints what each card does, `NAME: SENTENCE` and more about it, or `FILE:LINE` and what is wrong; false if one is
    /// wrong.
    ///
    /// # Errors
    /// A file that cannot be read, or that is no JSON and no packed card.
    pub fn run(self) -> Result<bool, Fault> {
        if self.grammar || self.book {
            match self.grammar {
                true => say!("{}", workshop::words()),
                false => say!("{}", cards_book::book().trim_end()),
            }
            return Ok(true);
        }
        let mut all_right = true;
        for file in &self.files {
            let cards = cards_of(file)?;
            all_right &= !cards.is_empty();
            for Written { card, line } in cards {
                match own::look(&card, &Arena::default()) {
                    Ok(looked) => show(&looked),
                    Err(wrong) => {
                        all_right = false;
                        wrong.iter().for_each(|wrong| say!("{}:{line} {wrong}", file.display()));
                    }
                }
            }
        }
        Ok(all_right)
    }
}

/// Prints a card: its sentence, its picture, its link, and what may have been overlooked.
fn show(Looked { design, packed, name }: &Looked<'_>) {
    let Design { title, tree, text, by, .. } = design;
    say!("{name}: {}", language::sentence(tree));
    let by = by.map_or_else(String::new, |by| format!(", by {by}"));
    say!("  {title} ({}{by})", tree.when.about());
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
