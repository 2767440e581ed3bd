//! A tree while it is judged: where, what was named, and what is wrong.

use super::form::Form;
use super::wrong::Wrongs;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::words::{Base, Name};
use crate::games::storm::model::tree::Step;
use crate::play::Value;

/// A part of a card that can be wrong though it looks right.
pub trait Sound<'a> {
    /// Looks for what the sort of its value cannot tell.
    fn check(&self, _check: &mut Check<'a>) {}
}

impl Sound<'_> for () {}

/// A part of whatever sort: one function goes through those of all steps.
pub trait Part<'a> {
    /// Writes it as a value.
    fn told(&self) -> Value;

    /// Looks for what is wrong with it.
    fn judged(&self, check: &mut Check<'a>);
}

impl<'a, T: Form<'a> + Sound<'a>> Part<'a> for T {
    fn told(&self) -> Value {
        self.write()
    }

    fn judged(&self, check: &mut Check<'a>) {
        self.check(check);
    }
}

/// A sort of thing that a name stands for.
#[derive(Clone, Copy, PartialEq)]
pub enum Thing {
    /// A piece.
    Piece,
    /// A square.
    Square,
    /// A kind.
    Kind,
}

impl Thing {
    const fn word(self) -> &'static str {
        match self {
            Thing::Piece => "piece",
            Thing::Square => "square",
            Thing::Kind => "kind",
        }
    }
}

/// The card that is judged.
pub struct Check<'a> {
    /// The faults that were found.
    pub wrongs: Wrongs,
    /// Window of the card.
    pub when: When,
    /// Number of its own steps.
    pub length: usize,
    /// Names that were given, each with what for.
    pub bound: Vec<(Name, Thing)>,
    /// Steps inside the present one, each list with its place: they are judged after it.
    pub nested: Vec<(String, &'a [Step<'a>])>,
}

impl<'a> Check<'a> {
    /// Something is wrong here.
    pub fn say(&mut self, words: impl Into<String>) {
        self.wrongs.say(words);
    }

    /// Looks at a part.
    pub fn inside(&mut self, part: std::fmt::Arguments<'_>, look: impl FnOnce(&mut Check<'a>)) {
        let before = self.wrongs.enter(part);
        look(self);
        self.wrongs.leave(before);
    }

    /// Looks at each item of a list.
    pub fn each<T>(&mut self, items: &[T], look: impl Fn(&T, &mut Check<'a>)) {
        for (at, item) in items.iter().enumerate() {
            self.inside(format_args!("[{at}]"), |check| look(item, check));
        }
    }

    /// A name is used for a thing of this sort.
    pub fn refer(&mut self, name: Name, thing: Thing) {
        let word = name.name();
        match self.bound.iter().rev().find(|(known, _)| *known == name) {
            None => {
                self.say(format!("Nothing was called `{word}` before this step. Give an earlier step `as: {word}`."));
            }
            Some(&(_, known)) if known != thing => {
                self.say(format!("`{word}` is a {}, and this needs a {}.", known.word(), thing.word()));
            }
            Some(_) => {}
        }
    }

    /// A condition asks for what is remembered of the turn.
    pub fn knows(&mut self, base: Base) {
        let (means, when) = match base {
            Base::Own | Base::Foe | Base::Any => return,
            Base::Moved => ("the piece you just moved", When::End),
            Base::Took => ("your piece that just captured", When::End),
            Base::Came => ("the piece your opponent just moved", When::After),
            Base::Lost => ("the piece your opponent just captured", When::After),
            Base::Checker => ("the piece that just put you in check", When::After),
            Base::Attacker => ("the piece about to capture", When::During),
            Base::Victim => ("your piece about to be captured", When::During),
        };
        let is_like = base == Base::Came && self.when == When::Instead;
        if self.when != when && self.when != When::Any && !is_like {
            self.say(format!("`{}` is {means}: only a card played {} knows it.", base.name(), when.about()));
        }
    }

    /// Kinds are named once each.
    pub fn unlike(&mut self, kinds: &[crate::board::Kind]) {
        if kinds.iter().enumerate().any(|(at, kind)| kinds[..at].contains(kind)) {
            self.say("A kind is named twice.");
        }
    }

    /// Steps inside another one.
    pub fn nest(&mut self, steps: &'a [Step<'a>]) {
        self.nested.push((self.wrongs.here(), steps));
    }
}
