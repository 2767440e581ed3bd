//! Own cards: designs that become cards of a game. They are told apart by what they are, and kept for as long as the
//! program runs: equal ones are one card, however often they are read.

use std::sync::{Mutex, MutexGuard};

use super::tree;
use crate::games::storm::language::{self, Wrong};
use crate::games::storm::model::catalog::{Card, Play, Row, OWN};
use crate::games::storm::model::tree::arena::Arena;
use crate::games::storm::model::tree::words::{EndWord, NoteRule, TurnRule};
use crate::games::storm::model::tree::{Design, Ends, Step, Tree};
use crate::games::storm::shown::OwnView;
use crate::play::dice::fnv;
use crate::play::spelling::{self, alike};
use crate::play::Value;

/// Most own cards that a program keeps.
const MOST: usize = 4096;
/// Letters of the hash in a name: those that nobody takes for others.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Number of them.
const HASHED: u32 = 5;

/// An own card.
#[derive(Clone, Copy)]
pub struct Own {
    /// Its row.
    pub row: &'static Row,
    /// The card as it was designed.
    pub design: &'static Design<'static>,
    /// The card packed for links.
    pub packed: &'static str,
    /// The sentence of what it does, generated.
    pub does: &'static str,
}

impl Own {
    /// The card as views and the workshop show it.
    pub fn shown(&self) -> OwnView {
        let Row { name, title, window, lasts, text, glyphs, .. } = *self.row;
        let (about, family) = (window.about(), window.letters());
        let Own { does, packed, design, .. } = *self;
        let by_hand = design.tree.is_by_hand();
        OwnView { name, title, text, does, window: about, family, glyphs, lasts, by: design.by, packed, by_hand }
    }
}

/// All that have been read.
static KEPT: Mutex<Vec<Own>> = Mutex::new(Vec::new());

fn kept() -> MutexGuard<'static, Vec<Own>> {
    // Whoever has failed while it was held has added nothing halfway.
    KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// A card that could be one of a game: a design with a name of its own.
pub struct Looked<'a> {
    /// The card as it was designed.
    pub design: Design<'a>,
    /// The card packed for links.
    pub packed: String,
    /// Its name in the contract.
    pub name: String,
}

/// Looks at the card that a packed text or a value of JSON says, and keeps nothing.
///
/// # Errors
/// The faults of a card, each with its place.
pub fn look<'a>(card: &Value, arena: &'a Arena<'a>) -> Result<Looked<'a>, Vec<Wrong>> {
    let design = design(card, arena)?;
    let packed = language::pack(&design);
    let is_printed = |row: &&&Row| alike(row.title, design.title) || alike(row.name, design.title);
    if let Some(row) = super::rows().iter().find(is_printed) {
        let which = if super::second::holds(row.number) { "a card" } else { "a printed card" };
        let words = format!("There is {which} {}: give yours another title.", row.title);
        return Err(vec![Wrong { place: "title".into(), words }]);
    }
    Ok(Looked { name: name(design.title, &packed), design, packed })
}

/// The card that a packed text or a value of JSON says, kept as one of games.
///
/// # Errors
/// The faults of a card, each with its place.
pub fn read(card: &Value) -> Result<Card, Vec<Wrong>> {
    let arena = Arena::default();
    let Looked { packed, name, .. } = look(card, &arena)?;
    let mut kept = kept();
    if let Some(known) = kept.iter().find(|own| own.packed == packed) {
        return Ok(Card::of(known.row));
    }
    let whole = |words: &str| vec![Wrong { place: String::new(), words: words.to_owned() }];
    if kept.iter().any(|own| own.row.name == name) {
        return Err(whole("Another card has this name: give yours another title."));
    }
    if kept.len() >= MOST {
        return Err(whole("There are too many own cards: begin the program anew."));
    }
    let own = keep(&packed, name)?;
    kept.push(own);
    Ok(Card::of(own.row))
}

fn design<'a>(card: &Value, arena: &'a Arena<'a>) -> Result<Design<'a>, Vec<Wrong>> {
    match card.text() {
        Some(packed) => language::unpack(packed, arena),
        None => language::read(card, arena),
    }
}

/// Keeps a card for ever.
fn keep(packed: &str, name: String) -> Result<Own, Vec<Wrong>> {
    let arena: &'static Arena<'static> = Box::leak(Box::default());
    let design: &'static Design<'static> = Box::leak(Box::new(language::unpack(packed, arena)?));
    let does = arena.text(&language::sentence(&design.tree));
    let row = row(OWN, arena.text(&name), design, arena);
    Ok(Own { row: Box::leak(Box::new(row)), design, packed: arena.text(packed), does })
}

/// The row of a card as it was designed: what its maker has not said follows from its tree.
pub(super) fn row(number: u8, name: &'static str, design: &Design<'static>, arena: &'static Arena<'static>) -> Row {
    let Design { title, tree, text, .. } = *design;
    Row {
        number,
        name,
        title,
        window: tree.when,
        lasts: lasts(&tree),
        text: text.unwrap_or_else(|| arena.text(&language::sentence(&tree))),
        glyphs: arena.text(&language::picture(design)),
        counsel: language::advice(design),
        play: if tree.is_by_hand() { Play::ByHand } else { tree::does(tree) },
    }
}

/// Name of a card in the contract: the letters of its title, and a hash of all that it is. No printed name has a `~`.
fn name(title: &str, packed: &str) -> String {
    let slug = spelling::slug(title);
    let hash = fnv(packed.as_bytes(), 0);
    let letter = |at: u32| char::from(LETTERS[(hash >> (7 + 5 * at)) as usize % LETTERS.len()]);
    let hash: String = (0..HASHED).map(letter).collect();
    format!("{}~{hash}", if slug.is_empty() { "card" } else { &slug })
}

/// True if something of it ends otherwise than with a turn: then it lies beside the board as the sign of that.
pub fn lasts(tree: &Tree<'_>) -> bool {
    let outlives =
        |until: Option<Ends>| !matches!(until, Some(Ends::Turns(_) | Ends::At(EndWord::TheirTurn | EndWord::MyTurn)));
    tree.has(&|step| match step {
        Step::Mark(mark) => outlives(mark.until),
        Step::Lay(lay) => outlives(lay.until),
        Step::Begin(begin) => begin.rule != TurnRule::Hurried && outlives(begin.until),
        Step::Note(note) => note.with == NoteRule::Mined && outlives(note.until),
        Step::Shape(_) | Step::Fuse(_) => true,
        _ => false,
    })
}

/// The own card of that name.
pub fn named(name: &str) -> Option<Own> {
    name.contains('~').then(|| kept().iter().find(|own| own.row.name == name).copied()).flatten()
}

/// The names of all that have been read.
pub fn names() -> Vec<&'static str> {
    kept().iter().map(|own| own.row.name).collect()
}

/// The name without its hash, which is as good as the whole where it is unique.
pub fn short(name: &str) -> &str {
    name.split('~').next().unwrap_or(name)
}
