//! The printed cards that the language says, as trees: for who begins a card of their own with one of them.

mod changes;
mod effects;
mod moves;
mod squares;
mod turns;

use super::tree;
use crate::games::storm::model::catalog::Play;
use crate::games::storm::model::tree::Tree;

/// A printed card in the language.
pub struct Said {
    /// The number of the card.
    pub number: u8,
    /// Its deed.
    pub tree: Tree<'static>,
    /// The wording of its questions.
    pub asks: &'static [&'static str],
}

impl Said {
    const fn of(number: u8, tree: Tree<'static>) -> Said {
        Said { number, tree, asks: &[] }
    }

    const fn asking(number: u8, tree: Tree<'static>, asks: &'static [&'static str]) -> Said {
        Said { number, tree, asks }
    }
}

/// The cards in files.
const FILES: &[&[Said]] = &[changes::TREES, effects::TREES, moves::TREES, squares::TREES, turns::TREES];

/// The deed of the printed card of this number, for its row.
///
/// # Panics
/// While the program is compiled, if the language does not say the card.
pub const fn play(number: u8) -> Play {
    let mut file = 0;
    while file < FILES.len() {
        let mut at = 0;
        while at < FILES[file].len() {
            let said = &FILES[file][at];
            if said.number == number {
                return tree::asks(said.tree, said.asks);
            }
            at += 1;
        }
        file += 1;
    }
    panic!("the language does not say this card")
}

/// The printed cards that the language says.
pub fn said() -> impl Iterator<Item = &'static Said> {
    FILES.iter().flat_map(|file| file.iter())
}
