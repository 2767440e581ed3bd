//! A whole card: read from a value, and written as one.

use super::check;
use super::coder::Coder;
use super::form::Form;
use super::packed;
use super::plain::is_title;
use super::shape::Shape;
use super::sort::limits;
use super::whole::{Window, BLANK, CARD, DEED, HAND};
use super::words::word;
use super::wrong::{grouped, Wrong, Wrongs};
use crate::games::storm::model::catalog::Counsel;
use crate::games::storm::model::tree::arena::Arena;
use crate::games::storm::model::tree::{Design, Step, Tree, FORM};
use crate::play::Value;

/// Depth at which no part of a card lies; the value is not looked at further.
const BOTTOMLESS: usize = 64;

/// Reads a card, and says all that is wrong with it.
///
/// # Errors
/// The faults, each with its place.
pub fn read<'a>(value: &Value, arena: &'a Arena<'a>) -> Result<Design<'a>, Vec<Wrong>> {
    let design = read_unbounded(value, arena)?;
    match check::tree(&design.tree) {
        _ if design.tree.is_by_hand() => Ok(design),
        wrong if wrong.is_empty() => Ok(design),
        wrong => Err(wrong),
    }
}

/// Reads what has the looks of a card, whatever it does: a card of ours may have more ways than others.
///
/// # Errors
/// The faults, each with its place.
pub fn read_unbounded<'a>(value: &Value, arena: &'a Arena<'a>) -> Result<Design<'a>, Vec<Wrong>> {
    let mut wrongs = Wrongs::default();
    looks(value, &mut wrongs);
    if !wrongs.is_empty() {
        return Err(wrongs.all());
    }
    design(value, arena).ok_or_else(|| {
        wrongs.say("This is no card.");
        wrongs.all()
    })
}

/// Says what keeps a value from having the looks of a card.
fn looks(value: &Value, wrongs: &mut Wrongs) {
    if !matches!(value, Value::Map(_)) {
        return wrongs.say("A card is an object with v, title, when and do.");
    }
    if is_deeper(value, BOTTOMLESS) {
        return wrongs.say(format!("Parts lie inside each other more than {} deep.", limits::NESTED));
    }
    let bytes = value.to_string().len();
    if bytes > limits::BYTES {
        let [bytes, most] = [bytes as u64, limits::BYTES as u64].map(grouped);
        return wrongs.say(format!("The card has {bytes} bytes; {most} are enough for any card."));
    }
    let before = wrongs.enter(format_args!(".v"));
    match value.get("v") {
        Some(Value::Number(form)) if *form > f64::from(FORM) => {
            return wrongs.say("The form of this card is newer than this program.");
        }
        Some(form) if form.whole() == Some(FORM.into()) => {}
        _ => wrongs.say(format!("Say v: {FORM}, the form of the language.")),
    }
    wrongs.leave(before);
    if let Some(title) = value.get("title") {
        let before = wrongs.enter(format_args!(".title"));
        match title.text() {
            Some(text) if (1..=limits::TITLE as usize).contains(&text.chars().count()) => {
                if !is_title(text) || text.trim() != text {
                    wrongs.say("The title has signs that cannot be seen, or turn the text round.");
                }
            }
            _ => wrongs.say(format!("A title has 1 to {} letters.", limits::TITLE)),
        }
        wrongs.leave(before);
    }
    let said = value.get("do").and_then(Value::text);
    if said.is_some_and(|word| word != HAND) {
        let before = wrongs.enter(format_args!(".do"));
        wrongs.say(format!("Write the steps in a list, or `{HAND}` for a card that people carry out."));
        return wrongs.leave(before);
    }
    // Faults of form and title have been told already.
    let is_told = |(word, _): &&(String, Value)| !matches!(word.as_str(), "v" | "title");
    let Value::Map(parts) = value else { return };
    let mut rest: Vec<(String, Value)> = parts.iter().filter(is_told).cloned().collect();
    rest.insert(0, ("v".into(), Value::from(u32::from(FORM))));
    if value.get("title").is_some() {
        rest.insert(1, ("title".into(), Value::from("-")));
    }
    Shape::of(wrongs).fits(&Value::Map(rest), if said.is_some() { &BLANK } else { &CARD });
}

/// True if parts of a value lie inside each other more than so deep.
fn is_deeper(value: &Value, left: usize) -> bool {
    match value {
        Value::List(all) => left == 0 || all.iter().any(|value| is_deeper(value, left - 1)),
        Value::Map(all) => left == 0 || all.iter().any(|(_, value)| is_deeper(value, left - 1)),
        _ => false,
    }
}

fn design<'a>(value: &Value, arena: &'a Arena<'a>) -> Option<Design<'a>> {
    let text = |word: &str| value.get(word).and_then(Value::text).map(|text| arena.text(text));
    let window: Window = word(value.get("when")?)?;
    let counsel = value.get("counsel").map(|counsel| match counsel.text() {
        Some("prized") => Counsel::Prized,
        Some(_) => Counsel::Plain,
        None => Counsel::Gives(counsel.whole().unwrap_or_default() as i32),
    });
    let deed = value.get("do")?;
    let steps: &[Step<'a>] = if deed.text() == Some(HAND) { &[] } else { Form::read(deed, arena)? };
    Some(Design {
        title: text("title")?,
        tree: Tree { when: window.when(), steps },
        text: text("text"),
        art: text("art"),
        counsel,
        by: text("by"),
    })
}

/// Writes a tree as the parts of a card that it is.
pub fn write_tree(tree: &Tree<'_>) -> [(String, Value); 2] {
    let deed = if tree.is_by_hand() { Value::from(HAND) } else { tree.steps.write() };
    [("when".into(), Value::from(Window::of(tree.when))), ("do".into(), deed)]
}

/// Writes advice as a card says it.
pub fn counsel(counsel: Counsel) -> Value {
    match counsel {
        Counsel::Prized => Value::from("prized"),
        Counsel::Gives(gain) => Value::from(gain.clamp(1, 300) as u32),
        Counsel::Plain | Counsel::Lends => Value::from("plain"),
    }
}

/// Writes a card as a value.
pub fn write(design: &Design<'_>) -> Value {
    let mut parts = vec![("v".to_owned(), FORM.write()), ("title".to_owned(), Value::from(design.title))];
    parts.extend(write_tree(&design.tree));
    let text = |text: Option<&str>| text.map(Value::from);
    let more = [
        ("text", text(design.text)),
        ("art", text(design.art)),
        ("counsel", design.counsel.map(counsel)),
        ("by", text(design.by)),
    ];
    parts.extend(more.into_iter().filter_map(|(word, value)| Some((word.to_owned(), value?))));
    Value::Map(parts)
}

/// Packs a card for links.
pub fn pack(design: &Design<'_>) -> String {
    packed::text(&write(design), if design.tree.is_by_hand() { &BLANK } else { &CARD })
}

/// The packed tree alone: equal texts are equal deeds, whatever the card is called.
pub fn pack_tree(tree: &Tree<'_>) -> String {
    packed::text(&Value::Map(write_tree(tree).into()), &DEED)
}

/// Reads a packed card.
///
/// # Errors
/// The faults, each with its place.
pub fn unpack<'a>(text: &str, arena: &'a Arena<'a>) -> Result<Design<'a>, Vec<Wrong>> {
    let whole = |words: &str| vec![Wrong { place: String::new(), words: words.to_owned() }];
    let design = read(&packed::value(text).map_err(whole)?, arena)?;
    // A card has one link: what says the same in more words was not packed.
    if pack(&design) == text {
        Ok(design)
    } else {
        Err(whole(packed::DAMAGED))
    }
}

/// A card made of choices, for tests that try cards of any sort: it has the looks of a card, and may be wrong.
pub fn made(choices: &mut dyn Coder) -> Option<Value> {
    packed::code(choices, None, &CARD)
}
