//! Noun phrases: pieces and kinds in words. All sentences take them from here, so that plurals and articles agree.

use super::say::Say;
use crate::board::Kind;
use crate::games::storm::model::tree::steps::Choose;
use crate::games::storm::model::tree::words::{Base, Name, PieceWord};
use crate::games::storm::model::tree::{Filter, Selector, Whom};
use crate::games::words::alternatives;

/// Numbers in words.
const NUMBERS: [&str; 10] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/// A number in words.
pub fn number(number: u8) -> String {
    NUMBERS.get(usize::from(number)).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// A rank in words, as its player counts them.
pub const fn rank(row: u8) -> &'static str {
    match row {
        1 => "first",
        2 => "second",
        3 => "third",
        4 => "fourth",
        5 => "fifth",
        6 => "sixth",
        7 => "seventh",
        _ => "last",
    }
}

/// The noun with its article.
pub fn a(noun: &str) -> String {
    format!("{} {noun}", if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" })
}

/// One of several words.
pub fn either(words: impl Iterator<Item = String>) -> String {
    alternatives(&words.collect::<Vec<_>>())
}

/// The kinds as a noun: `bishop or rook`, `piece` for all.
pub fn one(kinds: &[Kind]) -> String {
    match kinds {
        [] => "piece".into(),
        kinds => either(kinds.iter().map(|kind| kind.name().to_owned())),
    }
}

/// The kinds as a plural.
pub fn many(kinds: &[Kind]) -> String {
    match kinds {
        [] => "pieces".into(),
        kinds => either(kinds.iter().map(|kind| format!("{}s", kind.name()))),
    }
}

/// The exception, in brackets: `(not the king)`.
pub fn but(kinds: &[Kind], base: Option<Base>) -> String {
    let has_one_king = !matches!(base, Some(Base::Any | Base::Checker | Base::Attacker));
    match kinds {
        [] => String::new(),
        [Kind::King] if has_one_king => " (not the king)".into(),
        kinds => format!(" (not {})", a(&one(kinds))),
    }
}

impl<'a> Selector<'a> {
    /// The pieces alone, whatever they are like.
    pub(super) fn plain(&self) -> Selector<'a> {
        Selector { filters: &[], most: None, ..*self }
    }
}

impl Say {
    /// The pieces in words: `one of your pawns on the edge`, `every enemy piece`.
    pub(super) fn whom(&mut self, who: &Selector<'_>) -> String {
        let base = match who.whom {
            Whom::Named(name) => return self.called_so(name),
            Whom::Base(base) => base,
        };
        if !who.every && self.told == Some(base) && who.filters.is_empty() {
            return "it".into();
        }
        let (noun, nouns) = (one(who.kinds), many(who.kinds));
        let other = if who.filters.iter().any(|filter| matches!(filter, Filter::Not(_))) { "other " } else { "" };
        let (my, their) = (self.my(), self.is_theirs);
        let phrase = match (base, who.every, who.kinds) {
            (Base::Moved, ..) => format!("the {noun} {} just moved", self.me()),
            (Base::Took, ..) => format!("{my} {noun} that just captured"),
            (Base::Came, ..) => format!("the {noun} {} just moved", self.they()),
            (Base::Lost, ..) => format!("the {noun} {} just captured", self.they()),
            (Base::Checker, true, _) => format!("every {noun} that gives the check"),
            (Base::Checker, false, _) => format!("a {noun} that gives the check"),
            (Base::Attacker, ..) => format!("the {noun} about to capture"),
            (Base::Victim, ..) => format!("{my} {noun} about to be captured"),
            (Base::Own, true, _) => format!("each of {my} {other}{nouns}"),
            (Base::Foe, true, _) if their => format!("each of your {other}{nouns}"),
            (Base::Foe, true, _) => format!("every {other}enemy {noun}"),
            (Base::Any, true, _) => format!("every {other}{noun}"),
            (Base::Own, false, [Kind::King | Kind::Queen]) => format!("{my} {other}{noun}"),
            (Base::Foe, false, [Kind::King]) if their => "your king".into(),
            (Base::Foe, false, [Kind::King]) if self.is_named => "their king".into(),
            (Base::Foe, false, [Kind::King]) => "the enemy king".into(),
            (Base::Own, false, _) if other.is_empty() => format!("one of {my} {nouns}"),
            (Base::Own, false, _) => format!("another of {my} {nouns}"),
            (Base::Foe, false, _) if their => format!("one of your {other}{nouns}"),
            (Base::Foe, false, _) if self.is_named => format!("one of their {other}{nouns}"),
            (Base::Foe, false, _) if other.is_empty() => format!("an enemy {noun}"),
            (Base::Foe, false, _) => format!("another enemy {noun}"),
            (Base::Any, false, _) if other.is_empty() => format!("any {noun}"),
            (Base::Any, false, _) => format!("any other {noun}"),
        };
        let tail = self.likenesses(who.filters, base);
        let but = but(who.but, Some(base));
        // `It` is this one from here on, and none that was named before.
        self.last = None;
        match base {
            // A piece's deed stands closer to it than its exceptions.
            Base::Moved | Base::Took | Base::Came | Base::Lost => format!("{phrase}{tail}{but}"),
            _ => format!("{phrase}{but}{tail}"),
        }
    }

    /// The conditions on pieces, behind their noun.
    pub(super) fn likenesses(&mut self, filters: &[Filter<'_>], base: Base) -> String {
        let all: Vec<String> = filters.iter().map(|filter| self.like_this(filter, base)).collect();
        let said = |is_clause: bool| {
            let those = all.iter().filter(|text| !text.is_empty() && text.starts_with("that ") == is_clause);
            those.map(String::as_str).collect::<Vec<_>>().join(" and ")
        };
        let [place, clause] = [said(false), said(true)];
        // A clause behind a neighbour would speak of that.
        let and = if place.contains("next to") && !clause.is_empty() { " and" } else { "" };
        match (place.as_str(), clause.as_str()) {
            ("", "") => String::new(),
            ("", only) | (only, "") => format!(" {only}"),
            (place, clause) => format!(" {place}{and} {clause}"),
        }
    }

    fn like_this(&mut self, filter: &Filter<'_>, base: Base) -> String {
        // Behind a deed a place alone would be that of the deed.
        let stands = if matches!(base, Base::Own | Base::Foe | Base::Any) { "" } else { "that stands " };
        match filter {
            Filter::Is(word) => match word {
                PieceWord::Alone => "that has no piece next to it".into(),
                PieceWord::Edge => format!("{stands}on the edge"),
                PieceWord::Corner => format!("{stands}in a corner"),
                PieceWord::Centre => format!("{stands}in the centre"),
                PieceWord::Home => format!("{stands}on one of its starting squares"),
                PieceWord::Near if self.is_theirs => "that stands nearer to their first rank than to yours".into(),
                PieceWord::Near => "that stands nearer to your first rank than to your opponent's".into(),
                PieceWord::Quiet if base == Base::Moved => "without capturing".into(),
                PieceWord::Quiet => "that has captured nothing this turn".into(),
                PieceWord::Normal | PieceWord::Plain => String::new(),
                PieceWord::Checked => "in check".into(),
                PieceWord::OffColour => format!("{stands}on the colour that is not its own"),
            },
            Filter::Rank(row) if base == Base::Moved => format!("to {} {} rank", self.my(), rank(*row)),
            Filter::Rank(row) => format!("{stands}on {} {} rank", self.my(), rank(*row)),
            Filter::Beside(who) => format!("{stands}next to {}", self.beside(who)),
            Filter::Around(name) => format!("{stands}on the square of {} or next to it", self.called_so(*name)),
            Filter::Not(_) => String::new(),
            Filter::Kin(name) => match self.called_so(*name).as_str() {
                "it" => "of the same kind".into(),
                phrase => format!("of the same kind as {phrase}"),
            },
            Filter::Prey(1) => "that attacks an enemy piece".into(),
            Filter::Prey(least) => format!("that attacks at least {} enemy pieces", number(*least)),
        }
    }

    /// Pieces that something stands next to.
    pub(super) fn beside(&mut self, who: &Selector<'_>) -> String {
        let tail = self.likenesses(who.filters, who.base().unwrap_or(Base::Any));
        match (who.base(), who.kinds) {
            (Some(Base::Any), kinds) => format!("{}{}{tail}", a(&one(kinds)), but(who.but, Some(Base::Any))),
            _ => self.whom(&Selector { every: false, ..*who }),
        }
    }

    /// The thing that a name stands for.
    pub(super) fn called_so(&mut self, name: Name) -> String {
        let is_alone = self.called.len() < 2 && self.last == Some(name);
        match self.called.iter().find(|known| known.name == name) {
            Some(known) if !is_alone => known.phrase.clone(),
            _ => "it".into(),
        }
    }

    /// Remembers a piece that was chosen, as later sentences speak of it.
    pub(super) fn chosen(&mut self, name: Option<Name>, who: &Selector<'_>) {
        let side = match (who.base(), self.is_theirs) {
            (Some(Base::Own | Base::Moved | Base::Took | Base::Victim), false) => "your",
            (Some(Base::Own | Base::Moved | Base::Took | Base::Victim), true) => "their",
            (Some(Base::Foe | Base::Came | Base::Checker | Base::Attacker), false) => "the enemy",
            (Some(Base::Foe | Base::Came), true) => "your",
            _ => "that",
        };
        let noun = if let [kind] = who.kinds { kind.name() } else { "piece" };
        let mut phrase = format!("{side} {noun}");
        // Two of a sort are told apart by their order.
        if let Some(first) = self.called.iter_mut().find(|known| known.phrase == phrase && Some(known.name) != name) {
            first.phrase = format!("the first {noun}");
            phrase = format!("the second {noun}");
        }
        self.calls_it(name, phrase);
    }

    pub(super) fn chooses(&mut self, choose: &Choose<'_>) -> String {
        let phrase = self.whom(&choose.who);
        self.chosen(Some(choose.name), &choose.who);
        // There is one king: he needs no choice.
        match choose.who.kinds {
            [Kind::King] if choose.who.base() != Some(Base::Any) => String::new(),
            _ => format!("choose {phrase}"),
        }
    }

    /// The event that singled a piece out, as a sentence: `you just moved a knight`.
    pub(super) fn just_of(&mut self, who: &Selector<'_>) -> Option<String> {
        let base = who.base()?;
        let (noun, nouns) = (a(&one(who.kinds)), many(who.kinds));
        let (tail, but) = (self.likenesses(who.filters, base), but(who.but, Some(base)));
        let (my, me, they) = (self.my(), self.me(), self.they());
        Some(match base {
            Base::Moved => format!("{me} just moved {noun}{but}{tail}"),
            Base::Came => format!("{they} just moved {noun}{but}{tail}"),
            Base::Lost => format!("{they} just captured one of {my} {nouns}{but}{tail}"),
            Base::Took => format!("{my} {} just captured{but}{tail}", one(who.kinds)),
            Base::Victim => format!("{my} {} is about to be captured{but}{tail}", one(who.kinds)),
            Base::Attacker => format!("{noun} is about to capture{but}{tail}"),
            Base::Own | Base::Foe | Base::Any | Base::Checker => return None,
        })
    }
}
