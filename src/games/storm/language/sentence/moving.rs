//! Pieces that change places, move or are sent, in words.

use super::nouns::{a, but, either, many, number, one};
use super::say::Say;
use crate::board::Kind;
use crate::games::storm::model::tree::steps::{Move, Send, Swap};
use crate::games::storm::model::tree::words::{Base, Direction, PieceWord, Same, SquareWord, WayWord};
use crate::games::storm::model::tree::{Far, Filter, Leap, Like, Place, Selector, Times};

/// Which way a piece goes.
const fn goes(direction: Direction) -> &'static str {
    match direction {
        Direction::Ahead => "straight ahead",
        Direction::Back => "straight back",
        Direction::Side => "sideways",
        Direction::AslantAhead => "diagonally forward",
        Direction::AslantBack => "diagonally back",
        Direction::Straight => "along a rank or file",
        Direction::Aslant => "diagonally",
        Direction::Around => "in any direction",
    }
}

/// The place of another piece.
const fn stands(direction: Direction) -> &'static str {
    match direction {
        Direction::Ahead => "straight in front of it",
        Direction::Back => "straight behind it",
        Direction::Side => "beside it",
        Direction::AslantAhead => "diagonally in front of it",
        Direction::AslantBack => "diagonally behind it",
        Direction::Straight => "next to it on a rank or file",
        Direction::Aslant => "diagonally next to it",
        Direction::Around => "next to it",
    }
}

/// The distance.
fn squares_far(far: Option<Far>) -> String {
    let Far { least, most } = far.unwrap_or(Far { least: 1, most: 1 });
    let word = if most > 1 { "squares" } else { "square" };
    match most - least {
        0 => format!("{} {word}", number(most)),
        1 => format!("{} or {} {word}", number(least), number(most)),
        _ => format!("{} to {} {word}", number(least), number(most)),
    }
}

fn leap(Leap(one, other): Leap) -> String {
    let (long, short) = (number(one.max(other)), number(one.min(other)));
    match (one.min(other), one.max(other)) {
        (0, far) => {
            format!(" by a jump of exactly {long} square{} along a rank or file", if far > 1 { "s" } else { "" })
        }
        (near, far) if near == far => {
            format!(" by a jump of exactly {long} square{} diagonally", if far > 1 { "s" } else { "" })
        }
        _ => format!(" by a jump of {long} squares one way and {short} the other"),
    }
}

/// The number of pieces that do it.
fn how_many(times: Times) -> String {
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
            let both = if is(&second, Base::Foe) && ours == theirs { "your opponent's".into() } else { theirs };
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

    pub(super) fn movement(&mut self, step: &Move<'_>) -> String {
        if let Some(times) = step.times.filter(|times| times.most > 1) {
            return self.movements(step, times);
        }
        let who = &step.who;
        let is_theirs = who.base() == Some(Base::Foe);
        let like = self.likeness(step);
        let phrase = self.whom(who);
        self.chosen(step.name, who);
        if let Some(directions) = step.step {
            return self.steps_to(step, &phrase, directions);
        }
        let takes = step.take.is_some();
        let also = |text: &str| if takes { format!(". It may capture{text}") } else { String::new() };
        match step.way {
            Some(WayWord::OverOwn) if who.kinds.is_empty() && who.base() == Some(Base::Own) => {
                let jumps = "jumps over at least one of your own pieces to an empty square";
                return format!("a queen, rook, bishop or double-stepping pawn of yours {jumps}");
            }
            Some(WayWord::OverOwn) => {
                return format!(
                    "{phrase} jumps over at least one of {} own pieces, along its line, to an empty square",
                    self.my()
                );
            }
            Some(WayWord::Bounce) => {
                return format!(
                    "{phrase} moves and bounces off the sides of the board, at least once{}",
                    also(" at the end")
                );
            }
            Some(WayWord::Repeat) => {
                let too = if who.base() == Some(Base::Own) { ", the one that moved too," } else { "" };
                return format!(
                    "{phrase}{too} makes the move you just made: same direction, same distance{}",
                    also("")
                );
            }
            None => {}
        }
        if who.base() == Some(Base::Moved) && like.is_empty() && step.to.is_none() && step.hit.is_none() {
            let quiet = who.filters.contains(&Filter::Is(PieceWord::Quiet));
            let how = if quiet { " without capturing" } else { "" };
            let may = if takes && quiet { ". This time it may capture" } else { &also("") };
            return format!("your {}{} just moved{how}: move it again{may}", one(who.kinds), but(who.but, who.base()));
        }
        if let Some(prey) = step.hit {
            return self.captures_prey(who, &prey, &phrase, &like);
        }
        let to = step.to.map(|to| self.where_to(to, takes));
        if is_theirs && !self.is_theirs {
            let whose = match who.kinds {
                [] if who.filters.is_empty() => "one of your opponent's pieces".to_owned() + &but(who.but, who.base()),
                _ => phrase,
            };
            let end = if takes { "It may capture" } else { "It can't capture or castle" };
            let to = to.map_or_else(String::new, |to| format!(" to {to}"));
            return format!("make a move with {whose}{like}{to}. {end}");
        }
        let goal = match to {
            Some(to) => format!(", to {to}"),
            None if takes => String::new(),
            None => ", to an empty square".into(),
        };
        let again = if who.name().is_some() && like.is_empty() { " again" } else { "" };
        format!("move {phrase}{again}{like}{goal}{}", also(""))
    }

    /// The kinds that a piece moves like.
    fn likeness(&mut self, step: &Move<'_>) -> String {
        match (step.like, step.leap) {
            (Some(Like::Kinds(kinds)), _) => format!(" like {}", either(kinds.iter().map(|kind| a(kind.name())))),
            (Some(Like::Came), _) => format!(" like the piece {} moved last", self.they()),
            (Some(Like::Named(_)), _) => " like a piece of that kind".into(),
            (None, Some(by)) => leap(by),
            (None, None) => String::new(),
        }
    }

    /// One step or several in a direction.
    fn steps_to(&mut self, step: &Move<'_>, phrase: &str, directions: &[Direction]) -> String {
        if let Some(prey) = step.hit {
            let is_one = matches!(directions, [Direction::Ahead | Direction::Back]);
            let what = match (prey.kinds, prey.base()) {
                ([], Some(Base::Foe)) if is_one => "the piece".to_owned(),
                ([], Some(Base::Foe)) => "a piece".into(),
                _ => self.whom(&prey),
            };
            let places = either(directions.iter().map(|way| stands(*way).to_owned()));
            return format!("{phrase} captures {what} {places}");
        }
        let far = squares_far(step.far);
        let most = step.far.map_or(1, |far| far.most);
        let verb = if step.who.base() == Some(Base::Foe) && !self.is_theirs { "send" } else { "move" };
        let tail = match (step.take, most) {
            (Some(_), _) => "; it may capture",
            (None, 1) => ", to an empty square",
            (None, _) => ", over empty squares",
        };
        let ways = either(directions.iter().map(|way| goes(*way).to_owned()));
        format!("{verb} {phrase} {far} {ways}{tail}")
    }

    /// A move that captures.
    fn captures_prey(&mut self, who: &Selector<'_>, prey: &Selector<'_>, phrase: &str, like: &str) -> String {
        let king = if prey.kinds.is_empty() { " (not the king)" } else { "" };
        match (who.base(), prey.base()) {
            (Some(Base::Own), Some(Base::Own)) if prey.kinds.is_empty() => {
                format!("{phrase} captures another of {} pieces{like}{king}", self.my())
            }
            (Some(Base::Foe), Some(Base::Foe)) if !self.is_theirs => {
                let own = if prey.kinds.is_empty() {
                    "one of their own pieces".into()
                } else {
                    format!("one of their own {}", many(prey.kinds))
                };
                // A piece that captures as it moves anyway is not said to.
                let like =
                    if matches!(who.kinds, [kind] if like == format!(" like {}", a(kind.name()))) { "" } else { like };
                format!("one of your opponent's {} captures {own}{like}{king}", many(who.kinds))
            }
            _ => format!("{phrase} captures {}{like}{}", self.whom(prey), king.replace("the king", "a king")),
        }
    }

    /// Several pieces move.
    fn movements(&mut self, step: &Move<'_>, times: Times) -> String {
        let who = &step.who;
        let nouns = many(who.kinds);
        let is_free = times.most >= 8 && !times.must;
        let tail = self.likenesses(who.filters, Base::Own);
        let whose = if who.base() == Some(Base::Foe) && !self.is_theirs { self.theirs() } else { self.my() };
        let number = match how_many(times) {
            as_many if is_free => format!("{as_many} of {whose} {nouns}{tail} as {} like", self.me()),
            number => format!("{number} of {whose} {nouns}{tail}"),
        };
        let kin = if step.same == Some(Same::Kind) { " of one kind" } else { "" };
        let Some(directions) = step.step else {
            let like = self.likeness(step);
            let how =
                if step.take.is_some() || step.hit.is_some() || like.is_empty() { "" } else { ", to empty squares" };
            return match (kin, who.kinds) {
                ("", _) => format!("move {number}{like}, once each{how}"),
                (kin, []) => format!("move {number}{kin}{like}, once each{how}"),
                (kin, _) => format!("move {} of {whose} pieces{kin} ({nouns}){like}, once each{how}", how_many(times)),
            };
        };
        let far = squares_far(step.far);
        let is_pawns = matches!(who.kinds, [Kind::Pawn]);
        if directions == [Direction::Ahead] && is_pawns && step.take.is_none() && step.hit.is_none() {
            let rank = if step.far.is_some_and(|far| far.most > 1) { ", from any rank" } else { "" };
            return format!("advance {number}{kin} {far} each{rank}");
        }
        let ways = either(directions.iter().map(|way| goes(*way).to_owned()));
        let side = if step.same == Some(Same::Way) { " to the same side" } else { "" };
        let onto = match (step.take, step.hit) {
            (None, None) => ", onto empty squares",
            (Some(_), _) => "; they may capture",
            (None, Some(_)) => ", capturing",
        };
        format!("move {number}{kin} {far} {ways}{side}{onto}")
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
