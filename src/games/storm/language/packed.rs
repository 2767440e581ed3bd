//! A card as a number in 64 digits, for links: every part is a choice among what the grammar allows there, and what is
//! said often takes less room.

use super::coder::Coder;
use super::letters;
use super::looks::takes;
use super::picture;
use super::sort::{limits, Field, List, PieceWords, Sort};
use super::steps::{Verb, VERBS};
use super::whole::{BLANK, CARD};
use super::words::BECOMES;
use crate::games::storm::model::tree::words::Name;
use crate::games::storm::model::tree::FORM;
use crate::play::dice::fnv;
use crate::play::numeral::Numeral;
use crate::play::{Named, Value};

/// Number of forms that the first choice tells apart, and of different checks.
const FORMS: u32 = 16;
const CHECKS: u32 = 1024;
/// The form of a blank card: the last one, whatever the language becomes.
const BY_HAND: u32 = FORMS - 1;

/// Reason to refuse a text.
pub const DAMAGED: &str = "This is no card, or a part of it is missing.";
const NEWER: &str = "The form of this card is newer than this program.";

/// Share of a choice: it begins here, is so wide, of so much.
pub type Share = (u32, u32, u32);

/// Choices that are written.
#[derive(Default)]
pub struct Writer(Vec<Share>);

impl Coder for Writer {
    fn share(&mut self, wanted: Option<usize>, widths: &[u32]) -> Option<usize> {
        let at = wanted?;
        self.0.push((widths.get(..at)?.iter().sum(), *widths.get(at)?, widths.iter().sum()));
        wanted
    }

    fn pick(&mut self, wanted: Option<u32>, of: u32) -> Option<u32> {
        self.0.push((wanted.filter(|at| *at < of)?, 1, of));
        wanted
    }
}

/// Choices that are read.
pub struct Reader {
    left: Numeral,
    /// Number of parts that may still come: a text of few digits holds many that cost next to nothing.
    budget: usize,
}

impl Coder for Reader {
    fn share(&mut self, _: Option<usize>, widths: &[u32]) -> Option<usize> {
        self.budget = self.budget.checked_sub(1)?;
        let mut slot = self.left.take(widths.iter().sum());
        let at = widths.iter().position(|width| {
            let is_here = slot < *width;
            slot -= if is_here { 0 } else { *width };
            is_here
        })?;
        self.left.put(slot, widths[at]);
        Some(at)
    }

    fn pick(&mut self, _: Option<u32>, of: u32) -> Option<u32> {
        self.budget = self.budget.checked_sub(1)?;
        Some(self.left.take(of))
    }
}

/// Packs a value of that sort.
pub fn text(value: &Value, sort: &'static Sort) -> String {
    let mut out = Writer::default();
    let form = if std::ptr::eq(sort, &raw const BLANK) { BY_HAND } else { u32::from(FORM) - 1 };
    // A value that fits its sort can be packed.
    let _ = out.pick(Some(form), FORMS).and_then(|_| code(&mut out, Some(value), sort));
    let _ = out.pick(Some(sum(value)), CHECKS);
    let mut number = Numeral::default();
    for (from, width, of) in out.0.into_iter().rev() {
        let slot = from + number.take(width);
        number.put(slot, of);
    }
    number.text()
}

/// Unpacks a whole card.
///
/// # Errors
/// A sentence: it is damaged, or newer.
pub fn value(text: &str) -> Result<Value, &'static str> {
    if text.is_empty() || text.len() > limits::SIGNS {
        return Err(DAMAGED);
    }
    let left = Numeral::read(text).ok_or(DAMAGED)?;
    let mut from = Reader { left, budget: limits::BYTES * 4 };
    let sort = match from.pick(None, FORMS) {
        Some(form) if form < u32::from(FORM) => &CARD,
        Some(BY_HAND) => &BLANK,
        _ => return Err(NEWER),
    };
    let value = code(&mut from, None, sort).ok_or(DAMAGED)?;
    let is_whole = from.pick(None, CHECKS) == Some(sum(&value)) && from.left.is_nothing() && !text.ends_with('A');
    if is_whole {
        Ok(value)
    } else {
        Err(DAMAGED)
    }
}

fn sum(value: &Value) -> u32 {
    (fnv(value.to_string().as_bytes(), 0) >> 32) as u32 % CHECKS
}

/// Room of a list that began with so many words, and of those that it will get: none of them changes where the old ones
/// lie.
const fn room(words: usize) -> u32 {
    (words + words / 4 + 1) as u32
}

/// Writes or reads a value.
pub fn code(out: &mut dyn Coder, value: Option<&Value>, sort: &'static Sort) -> Option<Value> {
    let text = value.and_then(Value::text);
    Some(match sort {
        Sort::Yes => Value::Bool(true),
        Sort::Number(least, most) => {
            let wanted = value.and_then(Value::whole).and_then(|number| number.checked_sub(*least));
            Value::from(out.pick(wanted, most - least + 1)? + least)
        }
        Sort::Word(list) => Value::from(word(out, text, list)?),
        Sort::Name => Value::from(name(out, text)?),
        Sort::Kinds => Value::from(kinds(out, text.map(|text| text.split(' ').collect()), &BECOMES, 1)?.join(" ")),
        Sort::Pieces(words) => Value::from(pieces(out, text, words)?),
        Sort::Letters(most) => Value::from(letters::code(out, text, *most)?),
        Sort::Picture => Value::from(picture::code(out, text)?),
        Sort::Many { of, least, most, .. } => {
            let all = value.map(items);
            let length = out.pick(all.map(|all| (all.len() as u32).wrapping_sub(*least)), most - least + 1)? + least;
            let item = |at| code(out, all.and_then(|all| all.get(at)), of);
            Value::List((0..length as usize).map(item).collect::<Option<_>>()?)
        }
        Sort::Row(_, sorts) => {
            let all = value.map(items);
            let item = |(at, sort): (usize, &&'static Sort)| code(out, all.and_then(|all| all.get(at)), sort);
            Value::List(sorts.iter().enumerate().map(item).collect::<Option<_>>()?)
        }
        Sort::One(_, fields) => {
            let at = value.and_then(|value| fields.iter().position(|field| value.get(field.word).is_some()));
            let field = fields.get(out.pick(at.map(|at| at as u32), room(fields.len()))? as usize)?;
            Value::Map(vec![part(out, value, field.word, field.sort)?])
        }
        Sort::Object(must, may) => Value::Map(object(out, value, must, may, &[])?),
        Sort::Either(_, sorts) => {
            let at = value.and_then(|value| sorts.iter().position(|sort| takes(sort, value)));
            let sort = sorts.get(out.pick(at.map(|at| at as u32), sorts.len() as u32)? as usize)?;
            code(out, value, sort)?
        }
        Sort::Step => step(out, value)?,
    })
}

fn items(value: &Value) -> &[Value] {
    match value {
        Value::List(all) => all,
        _ => &[],
    }
}

fn word(out: &mut dyn Coder, text: Option<&str>, List { words, added, .. }: &List) -> Option<&'static str> {
    let at = text.and_then(|text| words.iter().position(|word| *word == text));
    words.get(out.pick(at.map(|at| at as u32), room(words.len() - added))? as usize).copied()
}

fn name(out: &mut dyn Coder, text: Option<&str>) -> Option<&'static str> {
    let at = text.and_then(|text| Name::WORDS.iter().position(|word| *word == text));
    // The first letter is given first, and most often.
    Some(Name::WORDS[out.share(at, &[5, 2, 1, 1])?])
}

/// A flag that is rarely set.
fn rarely(out: &mut dyn Coder, wanted: Option<bool>) -> Option<bool> {
    Some(out.share(wanted.map(usize::from), &[11, 1])? == 1)
}

/// Kinds in one list, mostly one of them.
fn kinds(out: &mut dyn Coder, said: Option<Vec<&str>>, words: &List, least: usize) -> Option<Vec<&'static str>> {
    let number = said.as_ref().map(|said| said.len().wrapping_sub(least));
    // As many as there are.
    let widths: [u32; 13] = [16, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    let number = out.share(number, &widths)? + least;
    (0..number).map(|at| word(out, said.as_ref().and_then(|said| said.get(at).copied()), words)).collect()
}

/// Whose pieces, and of which kinds.
fn pieces(out: &mut dyn Coder, text: Option<&str>, words: &PieceWords) -> Option<String> {
    let said = text.map(super::selects::Spoken::of);
    let said = said.as_ref();
    let every = words.on_board && rarely(out, said.map(|said| said.every))?;
    let bases: Vec<&'static str> =
        words.bases.words.iter().chain(Name::WORDS.iter().filter(|_| words.on_board)).copied().collect();
    // The first two are the players' own.
    let widths: Vec<u32> = (0..bases.len()).map(|at| if at < 2 { 8 } else { 2 }).collect();
    let base = bases[out.share(said.and_then(|said| bases.iter().position(|base| *base == said.base)), &widths)?];
    let mut text = format!("{}{base}", if every { "all " } else { "" });
    if words.on_board && Name::WORDS.contains(&base) {
        return Some(text);
    }
    let wanted = said.map(|said| usize::from(!said.kinds.is_empty()) + 2 * usize::from(said.but.is_some()));
    let how = out.share(wanted, &[5, 8, 3, 1])?;
    if how & 1 == 1 {
        let kinds = kinds(out, said.map(|said| said.kinds.clone()), &words.kinds, 1)?;
        text += &format!(" {}", kinds.join(" "));
    }
    if how & 2 == 2 {
        let but = kinds(out, said.and_then(|said| said.but.clone()), &words.kinds, 1)?;
        text += &format!(" but {}", but.join(" "));
    }
    Some(text)
}

/// A named part.
fn part(out: &mut dyn Coder, value: Option<&Value>, word: &str, sort: &'static Sort) -> Option<(String, Value)> {
    Some((word.to_owned(), code(out, value.and_then(|value| value.get(word)), sort)?))
}

fn object(
    out: &mut dyn Coder,
    value: Option<&Value>,
    must: &'static [Field],
    may: &'static [Field],
    flags: &'static [Field],
) -> Option<Vec<(String, Value)>> {
    let mut parts = Vec::new();
    for field in must.iter().filter(|field| field.word != "v") {
        parts.push(part(out, value, field.word, field.sort)?);
    }
    if must.iter().any(|field| field.word == "v") {
        parts.insert(0, ("v".into(), Value::from(u32::from(FORM))));
    }
    for field in may.iter().chain(flags) {
        if rarely(out, value.map(|value| value.get(field.word).is_some()))? {
            parts.push(part(out, value, field.word, field.sort)?);
        }
    }
    Some(parts)
}

/// Shares of the verbs: those of many cards are wide, and room is left for new ones.
fn verb_widths() -> Vec<u32> {
    const WIDE: [&str; 4] = ["swap", "move", "send", "mark"];
    const MIDDLE: [&str; 7] = ["only", "choose", "remove", "return", "begin", "undo", "cancel"];
    let width = |verb: &Verb| match verb.word {
        word if WIDE.contains(&word) => 10,
        word if MIDDLE.contains(&word) => 5,
        _ => 2,
    };
    let mut widths: Vec<u32> = VERBS.iter().map(width).collect();
    let free = 192 - widths.iter().sum::<u32>();
    widths.push(free);
    widths
}

fn step(out: &mut dyn Coder, value: Option<&Value>) -> Option<Value> {
    let wanted = value.and_then(|value| match Verb::named(value)[..] {
        [verb] => VERBS.iter().position(|known| known.word == verb.word),
        _ => None,
    });
    let verb = VERBS.get(out.share(wanted, &verb_widths())?)?;
    let mut parts = vec![part(out, value, verb.word, verb.sort())?];
    parts.extend(object(out, value, verb.must, verb.may, verb.flags)?);
    Some(Value::Map(parts))
}
