//! The looks of a card, asked of a value: words that are known, numbers in their bounds, all that must be said.

use super::looks::{is_like, keys, takes};
use super::plain::is_plain;
use super::selects::Spoken;
use super::sort::{limits, Field, List, PieceWords, Sort};
use super::steps::Verb;
use super::words::{BECOMES, SPOKEN};
use super::wrong::{meant, quoted, Wrongs};
use crate::board::Kind;
use crate::games::storm::model::tree::words::{Name, NoteRule, PieceRule, SquareRule, TurnRule};
use crate::play::{Named, Value};

/// A value that is looked at.
pub struct Shape<'w> {
    wrongs: &'w mut Wrongs,
    /// The depth of lists and objects inside each other here.
    nested: usize,
    /// The depth of steps inside each other.
    depth: usize,
}

impl<'w> Shape<'w> {
    /// Looks at a whole card.
    pub fn of(wrongs: &'w mut Wrongs) -> Shape<'w> {
        Shape { wrongs, nested: 0, depth: 0 }
    }

    fn say(&mut self, words: impl std::convert::Into<String>) {
        self.wrongs.say(words);
    }

    fn inside(&mut self, part: std::fmt::Arguments<'_>, value: &Value, sort: &'static Sort) {
        let before = self.wrongs.enter(part);
        self.nested += 1;
        if self.nested > limits::NESTED {
            self.say(format!("Parts lie inside each other more than {} deep.", limits::NESTED));
        } else {
            self.fits(value, sort);
        }
        self.nested -= 1;
        self.wrongs.leave(before);
    }

    /// Says what keeps a value from being of a sort.
    pub fn fits(&mut self, value: &Value, sort: &'static Sort) {
        match sort {
            Sort::Yes if *value == Value::Bool(true) => {}
            Sort::Yes => self.say("Write true, or leave it out."),
            Sort::Number(least, most) => {
                if !value.whole().is_some_and(|number| (*least..=*most).contains(&number)) {
                    self.say(format!("This must be a number from {least} to {most}, not {}.", shown(value)));
                }
            }
            Sort::Word(list) => self.word(value, list),
            Sort::Name => {
                if !takes(sort, value) {
                    self.say(format!("{} is no name: names are a, b, c, d.", shown(value)));
                }
            }
            Sort::Kinds => self.kinds(value),
            Sort::Pieces(words) => self.pieces(value, words),
            Sort::Letters(most) => {
                let fits = |text: &str| (1..=*most as usize).contains(&text.chars().count()) && is_plain(text);
                if !value.text().is_some_and(fits) {
                    self.say(format!("1 to {most} letters that can be seen."));
                }
            }
            Sort::Picture => super::picture::judge(value, self.wrongs),
            Sort::Many { what, of, least, most } => self.many(value, what, of, (*least, *most)),
            Sort::Row(what, sorts) => match value {
                Value::List(all) if all.len() == sorts.len() => {
                    for (at, (value, sort)) in all.iter().zip(*sorts).enumerate() {
                        self.inside(format_args!("[{at}]"), value, sort);
                    }
                }
                _ => self.say(format!("{what}.")),
            },
            Sort::One(what, fields) => self.one(value, what, fields),
            Sort::Object(must, may) => self.object(value, must, may, None),
            Sort::Either(what, sorts) => self.either(value, what, sorts),
            Sort::Step => self.step(value),
        }
    }

    fn word(&mut self, value: &Value, list: &List) {
        let Some(word) = value.text() else {
            return self.say(format!("This must be a {}, not {}.", list.what, shown(value)));
        };
        if list.words.contains(&word) {
            return;
        }
        if word == Kind::King.name() && list.words == BECOMES.words {
            return self.say("Nothing becomes a king, and nothing moves as one by a card: say prince.");
        }
        // A lasting effect that lies on something else is no misspelling.
        let rules: [(&[&str], &str); 4] = [
            (PieceRule::WORDS, "a piece: use `mark`"),
            (SquareRule::WORDS, "a square: use `lay`"),
            (TurnRule::WORDS, "nobody: use `begin`"),
            (NoteRule::WORDS, "a secret note: use `note`"),
        ];
        let is_rules = rules.iter().any(|(words, _)| *words == list.words);
        if let Some((_, place)) = rules.iter().find(|(words, _)| is_rules && words.contains(&word)) {
            return self.say(format!("`{word}` lies on {place}."));
        }
        let near = meant(word, &mut list.words.iter().copied());
        let what = if list.words == BECOMES.words { SPOKEN.what } else { list.what };
        self.say(format!("There is no {what} {}.{near}", quoted(word)));
    }

    fn kinds(&mut self, value: &Value) {
        match value.text() {
            Some(text) => text.split(' ').for_each(|word| self.word(&Value::from(word), &BECOMES)),
            None => self.say("Kinds are words in one text, such as `rook knight`."),
        }
    }

    fn pieces(&mut self, value: &Value, words: &PieceWords) {
        let Some(text) = value.text() else {
            return self.say("This must be words, such as `own pawn`.");
        };
        let said = Spoken::of(text);
        if said.every && !words.on_board {
            return self.say("A piece off the board is said without `all`: one of them comes back.");
        }
        if words.on_board && Name::WORDS.contains(&said.base) {
            if !said.kinds.is_empty() || said.but.is_some() || said.every {
                self.say(format!("`{}` is one piece already: say nothing of its kind.", said.base));
            }
            return;
        }
        if words.on_board || words.bases.words.contains(&said.base) {
            self.word(&Value::from(said.base), &words.bases);
        } else {
            self.say(format!(
                "Pieces come back from `own` or `foe` losses, from those `taken` by the opponent, or from what was just \
                 `lost`; not from {}.",
                quoted(said.base)
            ));
        }
        if said.but.as_ref().is_some_and(Vec::is_empty) {
            self.say("`but` whom? Name a kind behind it, such as `but king`.");
        }
        for word in said.kinds.iter().chain(said.but.iter().flatten()) {
            self.word(&Value::from(*word), &words.kinds);
        }
    }

    fn many(&mut self, value: &Value, what: &str, of: &'static Sort, (least, most): (u32, u32)) {
        let is_step = matches!(of, Sort::Step);
        match value {
            Value::List(all) if (least as usize..=most as usize).contains(&all.len()) => {
                self.depth += usize::from(is_step);
                if self.depth > limits::DEPTH && !all.is_empty() {
                    self.say(format!("Steps lie inside each other more than {} deep.", limits::DEPTH));
                } else {
                    for (at, value) in all.iter().enumerate() {
                        self.inside(format_args!("[{at}]"), value, of);
                    }
                }
                self.depth -= usize::from(is_step);
            }
            _ => self.say(format!("{what}, in a list.")),
        }
    }

    fn one(&mut self, value: &Value, what: &str, fields: &'static [Field]) {
        let Value::Map(parts) = value else { return self.say(format!("This must be a {what}.")) };
        let [(word, value)] = &parts[..] else {
            return self.say(format!("A {what} is a word, or an object with one word in it."));
        };
        match fields.iter().find(|field| field.word == word) {
            Some(field) => self.inside(format_args!(".{word}"), value, field.sort),
            None => {
                let near = meant(word, &mut fields.iter().map(|field| field.word));
                self.say(format!("There is no {what} {}.{near}", quoted(word)));
            }
        }
    }

    /// Looks at the named parts of an object; those of a step belong to its verb.
    fn object(&mut self, value: &Value, must: &'static [Field], may: &'static [Field], verb: Option<&'static Verb>) {
        let Value::Map(parts) = value else { return self.say("This must be an object with named parts.") };
        let flags = verb.map_or(&[][..], |verb| verb.flags);
        for (at, (word, value)) in parts.iter().enumerate() {
            if parts[..at].iter().any(|(known, _)| known == word) {
                self.say(format!("{} is said twice.", quoted(word)));
                continue;
            }
            let field = must.iter().chain(may).chain(flags).find(|field| field.word == word);
            match (field, verb) {
                (Some(field), _) => self.inside(format_args!(".{word}"), value, field.sort),
                (None, Some(verb)) if verb.word == word => self.inside(format_args!(".{word}"), value, verb.sort()),
                (None, _) => {
                    let near = meant(word, &mut must.iter().chain(may).chain(flags).map(|field| field.word));
                    let who = verb.map_or_else(|| "This".to_owned(), |verb| format!("`{}`", verb.word));
                    let before = self.wrongs.enter(format_args!(".{}", quoted(word).trim_matches('`')));
                    self.say(format!("{who} knows no {}.{near}", quoted(word)));
                    self.wrongs.leave(before);
                }
            }
        }
        for field in must.iter().filter(|field| value.get(field.word).is_none()) {
            let asked = field.about.trim_end_matches('.').to_lowercase();
            match verb {
                Some(verb) => self.say(format!("`{}` needs `{}`: {asked}.", verb.word, field.word)),
                None => self.say(format!("`{}` is missing: {asked}.", field.word)),
            }
        }
    }

    fn either(&mut self, value: &Value, what: &str, sorts: &'static [&'static Sort]) {
        match sorts.iter().find(|sort| takes(sort, value)).or_else(|| sorts.iter().rfind(|sort| is_like(sort, value))) {
            Some(Sort::Number(least, most)) if !value.whole().is_some_and(|n| (*least..=*most).contains(&n)) => {
                self.say(format!("This must be {what}."));
            }
            Some(sort) => match value {
                Value::Map(parts) if !takes(sort, value) && sorts.len() > 1 => {
                    let mut known = sorts.iter().flat_map(|sort| keys(sort));
                    let word = parts.first().map_or("", |(word, _)| word);
                    self.say(format!(
                        "This must be {what}; nothing is called {} here.{}",
                        quoted(word),
                        meant(word, &mut known)
                    ));
                }
                _ => self.fits(value, sort),
            },
            None => self.say(format!("This must be {what}.")),
        }
    }

    fn step(&mut self, value: &Value) {
        let Value::Map(parts) = value else {
            return self.say("A step is an object such as {\"remove\": \"own pawn\"}.");
        };
        match Verb::named(value)[..] {
            [verb] => self.object(value, verb.must, verb.may, Some(verb)),
            [] => {
                let word = parts.first().map_or("", |(word, _)| word);
                let near = meant(word, &mut super::steps::VERBS.iter().map(|verb| verb.word));
                self.say(format!("This step does nothing I know: {}.{near}", quoted(word)));
            }
            ref several => {
                let words: Vec<String> = several.iter().map(|verb| format!("`{}`", verb.word)).collect();
                self.say(format!("A step does one thing; this has {}. Make two steps of it.", words.join(" and ")));
            }
        }
    }
}

/// A value as a sentence shows it.
fn shown(value: &Value) -> String {
    match value {
        Value::Text(text) => quoted(text),
        Value::List(_) => "a list".into(),
        Value::Map(_) => "an object".into(),
        other => other.to_string(),
    }
}
