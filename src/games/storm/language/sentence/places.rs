//! Squares and pieces off the board in words.

use super::nouns::{a, but, many, one, rank};
use super::say::Say;
use crate::games::storm::model::tree::words::{PoolBase, SquareWord};
use crate::games::storm::model::tree::{Place, Pool};

impl Say {
    /// Squares in words: `an empty corner`, `any empty square`; `may_take` if a piece may capture there.
    pub(super) fn where_to(&mut self, places: &[Place<'_>], may_take: bool) -> String {
        let (mut noun, mut tail, mut one_of) = ("", String::new(), false);
        let mut is_any = may_take;
        for place in places {
            match place {
                Place::Named(name) => return self.called_so(*name).replace("it", "that square"),
                Place::Is(SquareWord::Start) => return "the square it came from".into(),
                Place::Is(SquareWord::Own) if self.is_theirs => return "a square that is empty or theirs".into(),
                Place::Is(SquareWord::Own) => return "a square that is empty or yours".into(),
                Place::Is(SquareWord::Home) => one_of = true,
                Place::Is(SquareWord::Corner) => noun = "corner",
                Place::Is(SquareWord::Edge) if noun.is_empty() => noun = "edge square",
                Place::Is(SquareWord::Edge) => tail += " on the edge",
                Place::Is(SquareWord::Centre) if noun.is_empty() => noun = "central square",
                Place::Is(SquareWord::Centre) => tail += " in the centre",
                Place::Is(SquareWord::OtherColour) => tail += " of the opposite colour",
                Place::Is(SquareWord::Shield) => {
                    tail += &format!(" between {} king and the piece that gives check", self.my());
                }
                Place::Is(SquareWord::Safe) => tail += " where it is safe",
                Place::Is(SquareWord::Empty) => {}
                Place::Is(SquareWord::Any) => is_any = true,
                Place::Rank(row) => tail += &format!(" of {} {} rank", self.my(), rank(*row)),
                Place::Beside(who) => tail += &format!(" next to {}", self.beside(who)),
            }
        }
        let empty = if is_any { "" } else { "empty " };
        if one_of {
            return format!("one of its {empty}starting squares{tail}");
        }
        let whole = format!("{empty}{}", if noun.is_empty() { "square" } else { noun });
        let is_wide = noun == "edge square" || noun.is_empty() && (tail.is_empty() || tail.starts_with(" of the opp"));
        if is_wide || noun.is_empty() && tail.starts_with(" where") {
            format!("any {whole}{tail}")
        } else {
            format!("{}{tail}", a(&whole))
        }
    }

    /// The squares as a plural: `empty squares of your second rank`.
    pub(super) fn many_squares(&mut self, places: &[Place<'_>]) -> String {
        let text = self.where_to(places, false);
        let text = text.strip_prefix("any ").or(text.strip_prefix("an ")).or(text.strip_prefix("a ")).unwrap_or(&text);
        let text = text.strip_prefix("one of its").map_or_else(|| text.to_owned(), |rest| format!("their{rest}"));
        match text.contains("squares") {
            true => text,
            false => text.replacen("square", "squares", 1).replacen("corner", "corners", 1),
        }
    }

    /// Pieces off the board in words.
    pub(super) fn off_board(&mut self, pool: &Pool<'_>) -> String {
        let (noun, nouns) = (one(pool.kinds), many(pool.kinds));
        // No king is ever lost.
        let but = but(pool.but, None);
        match pool.base {
            PoolBase::Lost if self.told.is_some() => "it".into(),
            PoolBase::Lost => format!("the {noun} {} just captured{but}", self.they()),
            PoolBase::Taken if self.is_theirs => format!("{} of theirs that you captured{but}", a(&noun)),
            PoolBase::Taken => format!("{} of yours that your opponent captured{but}", a(&noun)),
            PoolBase::Own => format!("one of {} captured {nouns}{but}", self.my()),
            PoolBase::Foe => format!("one of {} captured {nouns}{but}", self.theirs()),
        }
    }
}
