//! The workshop of cards, as data: a card that was looked at with all that a page shows of it, the words that cards are
//! made of, and the printed cards that the language says.

use serde::Serialize;

use super::own::{self, Looked};
use super::printed;
use crate::games::storm::language::{self, grammar, Design, Wrong};
use crate::games::storm::model::catalog::Card;
use crate::games::storm::model::tree::arena::Arena;
use crate::play::{Code, Value};

/// An own card that a game would take.
#[derive(Serialize)]
pub struct Checked {
    /// Always.
    pub ok: bool,
    /// The card as a game reads it.
    pub card: Value,
    /// Its name in the contract.
    pub name: String,
    /// Its name for players.
    pub title: String,
    /// The sentence of what it does, generated.
    pub text: String,
    /// The words on its face: its maker's own, or that sentence.
    pub face: String,
    /// Words for the picture on its face.
    pub glyphs: String,
    /// Window in which it may be played.
    pub window: &'static str,
    /// The letters of that window.
    pub family: &'static str,
    /// True if it stays beside the board.
    pub lasts: bool,
    /// Number of ways to play it, at most.
    pub ways: u64,
    /// Advice for a computer player, as a card says it.
    pub counsel: Value,
    /// Its maker.
    pub by: Option<String>,
    /// The card packed for links.
    pub packed: String,
    /// True if people carry it out by hand (CS-0.94).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub by_hand: bool,
    /// Things that its maker may have overlooked, a sentence each.
    pub warnings: Vec<String>,
}

/// A card that no game takes.
#[derive(Serialize)]
pub struct Refused {
    /// Never.
    pub ok: bool,
    /// The stable code.
    pub error: Code,
    /// The first thing that is wrong, in a sentence.
    pub message: String,
    /// The place of it, such as `do[1].mark`; empty for the card as a whole.
    pub at: String,
    /// Everything that is wrong.
    pub wrongs: Vec<Fault>,
}

/// One thing that is wrong with a card.
#[derive(Serialize)]
pub struct Fault {
    /// Its place.
    pub at: String,
    /// A sentence.
    pub message: String,
}

/// Looks at the card that a packed text or a value of JSON says.
///
/// ```
/// use deckmate::games::storm::cards::workshop;
/// use deckmate::Value;
///
/// let step = Value::Map(vec![("remove".into(), Value::from("own pwan"))]);
/// let parts = [("v", 1.into()), ("title", "Trial".into()), ("when", "end".into()), ("do", Value::List(vec![step]))];
/// let card = Value::Map(parts.map(|(word, value): (&str, Value)| (word.to_owned(), value)).into());
/// let refused = workshop::checked(&card).err().expect("there is no such kind");
/// assert_eq!(refused.at, "do[0].remove");
/// assert!(refused.message.ends_with("Did you mean `pawn`?"), "{}", refused.message);
/// ```
///
/// # Errors
/// The card, refused, with everything that is wrong.
pub fn checked(card: &Value) -> Result<Checked, Refused> {
    let arena = Arena::default();
    let Looked { design, packed, name } = own::look(card, &arena)?;
    let Design { title, tree, text, by, .. } = design;
    let sentence = language::sentence(&tree);
    Ok(Checked {
        ok: true,
        card: language::write(&design),
        name,
        title: title.to_owned(),
        face: text.map_or_else(|| sentence.clone(), str::to_owned),
        text: sentence,
        glyphs: language::picture(&design),
        window: tree.when.about(),
        family: tree.when.letters(),
        lasts: own::lasts(&tree),
        ways: language::ways(&tree),
        counsel: language::counsel(language::advice(&design)),
        by: by.map(str::to_owned),
        packed,
        by_hand: tree.is_by_hand(),
        warnings: warnings(&design),
    })
}

impl From<Vec<Wrong>> for Refused {
    fn from(all: Vec<Wrong>) -> Refused {
        let wrongs: Vec<Fault> =
            all.into_iter().map(|Wrong { place, words }| Fault { at: place, message: words }).collect();
        let (at, message) = wrongs.first().map(|first| (first.at.clone(), first.message.clone())).unwrap_or_default();
        Refused { ok: false, error: Code::BadCard, message, at, wrongs }
    }
}

/// Things that the maker of a card may have overlooked, a sentence each.
pub fn warnings(design: &Design<'_>) -> Vec<String> {
    if design.tree.is_by_hand() {
        return Vec::new();
    }
    let packed = language::pack_tree(&design.tree);
    let twin = printed::said().find(|known| language::pack_tree(&known.tree) == packed);
    let twin = twin.map(|known| format!("This is {} under another name.", title(known.number)));
    twin.into_iter().chain(language::warnings(&design.tree)).collect()
}

fn row(number: u8) -> Option<Card> {
    Card::all().find(|card| card.number() == number)
}

/// The title of a printed card.
pub fn title(number: u8) -> &'static str {
    row(number).map_or("a printed card", Card::title)
}

/// The printed card of that name in the language, where that says it.
pub fn printed_card(name: &str) -> Option<Value> {
    let card = Card::from_name(name)?;
    let known = printed::said().find(|known| known.number == card.number())?;
    let design = Design { title: card.title(), tree: known.tree, text: None, art: None, counsel: None, by: None };
    Some(language::write(&design))
}

/// The numbers of the printed cards that have a verb.
pub fn known(verb: &str) -> Vec<u8> {
    printed::said().filter(|card| card.tree.has(&|step| step.word() == verb)).map(|card| card.number).collect()
}

/// The words that cards are made of: the grammar, and by name the printed cards that the language says, with the verbs of
/// each.
pub fn words() -> Value {
    let names = |numbers: Vec<u8>| {
        Value::List(numbers.into_iter().filter_map(row).map(|card| Value::from(card.name())).collect())
    };
    let mut all = grammar::grammar();
    if let Value::Map(parts) = &mut all {
        let verbs = grammar::GROUPS.iter().flat_map(|(_, words)| *words);
        let known = verbs.map(|word| ((*word).to_owned(), names(known(word)))).collect();
        parts.push(("known".into(), Value::Map(known)));
        parts.push(("printed".into(), names(printed::said().map(|card| card.number).collect())));
    }
    all
}
