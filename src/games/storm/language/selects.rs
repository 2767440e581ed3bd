//! Pieces and squares that a step is about, as parts of a card.

use super::form::{items, list, one, only, small, Form};
use super::judge::{Check, Sound, Thing};
use super::sort::{Field, List, PieceWords, Sort};
use super::words::{kinds, spoken, word, LOST, SPOKEN};
use crate::games::storm::model::tree::arena::Arena;
use crate::games::storm::model::tree::words::{Base, Name, PieceWord, PoolBase, SquareWord};
use crate::games::storm::model::tree::{Filter, Place, Places, Pool, Selector, Whom};
use crate::play::{Named, Value};

/// The words that say which pieces of the board.
pub static PIECES: Sort = Sort::Pieces(PieceWords {
    bases: List { what: "word for whose pieces", words: Base::WORDS, about: Base::ABOUT, added: 0 },
    on_board: true,
    kinds: SPOKEN,
});

/// The words that say which pieces off the board.
pub static OFF_BOARD: Sort = Sort::Pieces(PieceWords {
    bases: List { what: "word for lost pieces", words: PoolBase::WORDS, about: PoolBase::ABOUT, added: 0 },
    on_board: false,
    kinds: LOST,
});

/// Pieces with conditions on them.
pub static PICKED: Sort = Sort::Object(
    &[Field { word: "of", about: "Whose, and of which kinds.", sort: &PIECES }],
    &[
        Field { word: "where", about: "What they are like, all at once.", sort: &FILTERS },
        Field { word: "most", about: "They are meant only if there are at most so many.", sort: &Sort::Number(1, 8) },
    ],
);

/// Pieces, however they are said.
pub static SELECTOR: Sort = Sort::Either("whose pieces, such as `own pawn`", &[&PIECES, &PICKED]);

static FILTERS: Sort = Sort::Many { what: "One to three conditions", of: &FILTER, least: 1, most: 3 };

static FILTER: Sort = Sort::Either("a condition on a piece, such as `alone`", &[PieceWord::SORT, &FILTER_OF]);

static FILTER_OF: Sort = Sort::One(
    "condition on a piece",
    &[
        Field { word: "rank", about: "On the player's rank of this number.", sort: u8::SORT },
        Field { word: "beside", about: "Next to one of these.", sort: &SELECTOR },
        Field { word: "around", about: "On the square of the one with this name, or next to it.", sort: &Sort::Name },
        Field { word: "not", about: "Not the one with this name.", sort: &Sort::Name },
        Field { word: "kin", about: "Of the kind of the one with this name.", sort: &Sort::Name },
        Field { word: "prey", about: "It attacks at least so many enemy pieces.", sort: u8::SORT },
    ],
);

static PLACE: Sort = Sort::Either("a kind of square, such as `corner`", &[SquareWord::SORT, &Sort::Name, &PLACE_OF]);

static PLACE_OF: Sort = Sort::One(
    "kind of square",
    &[
        Field { word: "rank", about: "On the player's rank of this number.", sort: u8::SORT },
        Field { word: "beside", about: "Next to one of these.", sort: &SELECTOR },
    ],
);

/// Squares, by up to three conditions.
pub static PLACES: Sort = Sort::Many { what: "One to three kinds of squares", of: &PLACE, least: 1, most: 3 };

/// The words of a text: `all`, the base, kinds, and kinds behind `but`.
pub struct Spoken<'t> {
    /// True if it begins with `all`.
    pub every: bool,
    /// The first word but for that.
    pub base: &'t str,
    /// Words before `but`.
    pub kinds: Vec<&'t str>,
    /// Words behind `but`, if that is there.
    pub but: Option<Vec<&'t str>>,
}

impl Spoken<'_> {
    /// Takes a text to pieces.
    pub fn of(text: &str) -> Spoken<'_> {
        let every = text.strip_prefix("all ");
        let mut words = every.unwrap_or(text).split(' ');
        let base = words.next().unwrap_or_default();
        let mut rest: Vec<&str> = words.collect();
        let but = rest.iter().position(|word| *word == "but").map(|at| rest.split_off(at)[1..].to_vec());
        Spoken { every: every.is_some(), base, kinds: rest, but }
    }
}

/// The kinds behind a base, and those behind `but`.
fn said_kinds<'a>(text: &Spoken<'_>, arena: &'a Arena<'a>) -> Option<[&'a [crate::board::Kind]; 2]> {
    let read = |words: &[&str]| if words.is_empty() { Some(&[][..]) } else { kinds(&words.join(" "), arena) };
    Some([read(&text.kinds)?, read(text.but.as_deref().unwrap_or_default())?])
}

/// Base and kinds as one text.
fn said(every: bool, base: &str, kinds: &[crate::board::Kind], but: &[crate::board::Kind]) -> String {
    let mut text = format!("{}{base}", if every { "all " } else { "" });
    for (word, kinds) in [(" ", kinds), (" but ", but)] {
        if !kinds.is_empty() {
            text += word;
            text += &spoken(kinds);
        }
    }
    text
}

impl<'a> Form<'a> for Selector<'a> {
    const SORT: &'static Sort = &SELECTOR;

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        let text = Spoken::of(value.get("of").unwrap_or(value).text()?);
        let [kinds, but] = said_kinds(&text, arena)?;
        let base = Value::from(text.base);
        let whom = match word(&base) {
            Some(base) => Whom::Base(base),
            None => Whom::Named(word(&base)?),
        };
        let filters = value.get("where").map_or(Some(&[][..]), |all| items(all, arena))?;
        let most = value.get("most").map_or(Some(None), |most| small(most).map(Some))?;
        // A name stands for whoever it is.
        let base = Selector { whom, ..Selector::named(Name::A) };
        Some(Selector { every: text.every, kinds, but, filters, most, ..base })
    }

    fn write(&self) -> Value {
        let base = match self.whom {
            Whom::Base(base) => base.name(),
            Whom::Named(name) => name.name(),
        };
        let text = Value::from(said(self.every, base, self.kinds, self.but));
        if self.filters.is_empty() && self.most.is_none() {
            return text;
        }
        let mut parts = vec![("of".to_owned(), text)];
        if !self.filters.is_empty() {
            parts.push(("where".into(), list(self.filters)));
        }
        parts.extend(self.most.map(|most| ("most".to_owned(), most.write())));
        Value::Map(parts)
    }
}

impl<'a> Sound<'a> for Selector<'a> {
    fn check(&self, check: &mut Check<'a>) {
        match self.whom {
            Whom::Named(name) => check.refer(name, Thing::Piece),
            Whom::Base(base) => check.knows(base),
        }
        check.unlike(self.kinds);
        check.unlike(self.but);
        if !self.kinds.is_empty() && !self.but.is_empty() && !self.kinds.contains(&crate::board::Kind::King) {
            check.say("Say which kinds, or which not; not both.");
        }
        if self.filters.iter().enumerate().any(|(at, filter)| self.filters[..at].contains(filter)) {
            check.say("A condition is said twice.");
        }
        let is_checked = self.filters.contains(&Filter::Is(PieceWord::Checked));
        if is_checked && !self.kinds.is_empty() && !self.kinds.contains(&crate::board::Kind::King) {
            check.say("Only a king is in check: say `king`.");
        }
        for (at, filter) in self.filters.iter().enumerate() {
            check.inside(format_args!(".where[{at}]"), |check| filter.check(check));
        }
    }
}

impl<'a> Form<'a> for Filter<'a> {
    const SORT: &'static Sort = &FILTER;

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        if let Some(word) = word(value) {
            return Some(Filter::Is(word));
        }
        let (key, of) = only(value)?;
        Some(match key {
            "rank" => Filter::Rank(small(of)?),
            "beside" => Filter::Beside(arena.keep_one(Selector::read(of, arena)?)?),
            "around" => Filter::Around(word(of)?),
            "not" => Filter::Not(word(of)?),
            "kin" => Filter::Kin(word(of)?),
            "prey" => Filter::Prey(small(of)?),
            _ => return None,
        })
    }

    fn write(&self) -> Value {
        match self {
            Filter::Is(word) => word.write(),
            Filter::Rank(row) => one("rank", row.write()),
            Filter::Beside(who) => one("beside", who.write()),
            Filter::Around(name) => one("around", name.write()),
            Filter::Not(name) => one("not", name.write()),
            Filter::Kin(name) => one("kin", name.write()),
            Filter::Prey(least) => one("prey", least.write()),
        }
    }
}

impl<'a> Sound<'a> for Filter<'a> {
    fn check(&self, check: &mut Check<'a>) {
        match self {
            Filter::Beside(who) => check.inside(format_args!(".beside"), |check| who.check(check)),
            Filter::Around(name) | Filter::Not(name) | Filter::Kin(name) => check.refer(*name, Thing::Piece),
            _ => {}
        }
    }
}

impl<'a> Form<'a> for Place<'a> {
    const SORT: &'static Sort = &PLACE;

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        if let Some(word) = word(value) {
            return Some(Place::Is(word));
        }
        if let Some(name) = word(value) {
            return Some(Place::Named(name));
        }
        match only(value)? {
            ("rank", row) => Some(Place::Rank(small(row)?)),
            ("beside", who) => Some(Place::Beside(arena.keep_one(Selector::read(who, arena)?)?)),
            _ => None,
        }
    }

    fn write(&self) -> Value {
        match self {
            Place::Is(word) => word.write(),
            Place::Named(name) => name.write(),
            Place::Rank(row) => one("rank", row.write()),
            Place::Beside(who) => one("beside", who.write()),
        }
    }
}

impl<'a> Sound<'a> for Place<'a> {
    fn check(&self, check: &mut Check<'a>) {
        match self {
            Place::Beside(who) => check.inside(format_args!(".beside"), |check| who.check(check)),
            Place::Named(name) => check.refer(*name, Thing::Square),
            _ => {}
        }
    }
}

impl<'a> Form<'a> for Places<'a> {
    const SORT: &'static Sort = &PLACES;

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        items(value, arena)
    }

    fn write(&self) -> Value {
        list(self)
    }
}

impl<'a> Sound<'a> for Places<'a> {
    fn check(&self, check: &mut Check<'a>) {
        check.each(self, Sound::check);
    }
}

impl<'a> Form<'a> for Pool<'a> {
    const SORT: &'static Sort = &OFF_BOARD;

    fn read(value: &Value, arena: &'a Arena<'a>) -> Option<Self> {
        let text = Spoken::of(value.text()?);
        let [kinds, but] = said_kinds(&text, arena)?;
        Some(Pool { base: word(&Value::from(text.base))?, kinds, but })
    }

    fn write(&self) -> Value {
        Value::from(said(false, self.base.name(), self.kinds, self.but))
    }
}

impl<'a> Sound<'a> for Pool<'a> {
    fn check(&self, check: &mut Check<'a>) {
        if self.base == PoolBase::Lost {
            check.knows(Base::Lost);
        }
        check.unlike(self.kinds);
        check.unlike(self.but);
        if !self.kinds.is_empty() && !self.but.is_empty() {
            check.say("Say which kinds, or which not; not both.");
        }
    }
}
