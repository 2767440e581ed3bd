//! Pieces that change places or are sent, in words.

use super::nouns::{many, number};
use super::say::Say;
use crate::board::Kind;
use crate::games::storm::model::tree::steps::{Send, Swap};
use crate::games::storm::model::tree::words::{Base, PieceWord, SquareWord};
use crate::games::storm::model::tree::{Filter, Place, Selector, Times};

/// The number of pieces that do it.
pub(super) fn how_many(times: Times) -> String {
    match times {
        Times { most: 8, must: false, .. } => "as many".into(),
        Times { least, most, must: false } if least < most => format!("up to {}", number(most)),
        Times { most, .. } => number(most),
    }
}

impl Say {
    pub(super) fn swaps(&mut self, step: &Swap<'_>) -> String {
        let [first, second] = step.pair;
        let is = |who: &Selector<'_>, base| who.base() == Some(base);
        let is_plain = |who: &Selector<'_>| who.filters.is_empty() && who.but.is_empty();
        let kings = [&first, &second].map(|who| self.called.iter().find(|known| Some(known.name) == who.name()));
        if let [Some(one), Some(other)] = kings {
            if (one.phrase.as_str(), other.phrase.as_str()) == ("your king", "the enemy king") {
                return "swap the two kings".into();
            }
        }
        let king = [Kind::King];
        if first.kinds == king && second.kinds == king && is(&first, Base::Own) && is(&second, Base::Foe) {
            return "swap the two kings".into();
        }
        let (ours, theirs) = (many(first.kinds), many(second.kinds));
        if let Some(times) = step.times.filter(|times| times.most > 1) {
            let both = match (second.base(), ours == theirs) {
                (Some(Base::Foe), true) if self.is_theirs => "yours".into(),
                (Some(Base::Foe), true) => "your opponent's".into(),
                (Some(Base::Foe), false) => format!("{} {theirs}", self.theirs()),
                _ => format!("{} {theirs}", self.my()),
            };
            return format!("swap {} of {} {ours} with as many of {both}", how_many(times), self.my());
        }
        if is_plain(&first) && is_plain(&second) {
            if is(&first, Base::Own) && is(&second, Base::Foe) && ours == theirs && !self.is_theirs && !self.is_named {
                return format!("swap one of your {ours} with one of your opponent's");
            }
            if is(&first, Base::Foe) && is(&second, Base::Foe) && !self.is_theirs && !self.is_named {
                return format!("swap one of your opponent's {ours} with one of their {theirs}");
            }
        }
        // The side in check was named by the condition already.
        let is_state = |filter: &Filter<'_>| *filter == Filter::Is(PieceWord::Checked);
        let first = if first.filters.iter().all(is_state) && self.has_head { first.plain() } else { first };
        let (first, second) = (self.whom(&first), self.whom(&second));
        format!("swap {first} with {}", second.replace(&format!("next to {first}"), "next to it"))
    }

    pub(super) fn sends(&mut self, step: &Send<'_>) -> String {
        let who = &step.who;
        let takes = step.take.is_some();
        let to = self.where_to(step.to, takes);
        let is_king = matches!(who.kinds, [Kind::King]) && who.base() == Some(Base::Own);
        let has = |word| step.to.contains(&Place::Is(word));
        // A king goes nowhere else.
        let safe = if is_king && step.or.is_none() && !has(SquareWord::Safe) { " where it is safe" } else { "" };
        let from =
            [(PieceWord::Edge, SquareWord::Edge, "the edge"), (PieceWord::Corner, SquareWord::Corner, "a corner")];
        let along = from.into_iter().find(|(piece, square, _)| who.filters == [Filter::Is(*piece)] && has(*square));
        let phrase = match along {
            Some((.., place)) => self.whom(&who.plain()) + " from " + place,
            None => self.whom(who),
        };
        let to = if along.is_some() { to.replacen("any ", "any other ", 1).replacen("an ", "another ", 1) } else { to };
        if let Some(or) = step.or {
            let second = self.whom(&or.send);
            let there = self.where_to(or.to, false).replacen("an empty square", "one", 1);
            return format!("move {phrase} to {to}, or {second} to {there}");
        }
        self.chosen(step.name, who);
        let end = if takes { ". It may capture there" } else { "" };
        match who.base() {
            Some(Base::Took) => format!("{phrase} goes back to {to}{end}"),
            Some(Base::Foe) if has(SquareWord::Home) => format!("send {phrase} back to {to}{end}"),
            Some(Base::Foe | Base::Any | Base::Came | Base::Checker) => format!("send {phrase} to {to}{end}"),
            _ => format!("move {phrase} to {to}{safe}{end}"),
        }
    }
}
