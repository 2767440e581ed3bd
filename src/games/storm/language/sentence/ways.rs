//! The ways of a move in words: its own, like others, in steps, by a jump, over pieces, with a capture.

use super::moving::how_many;
use super::nouns::{a, but, either, many, number, one};
use super::say::Say;
use crate::board::Kind;
use crate::games::storm::model::tree::steps::Move;
use crate::games::storm::model::tree::words::{Base, Direction, PieceWord, Same, WayWord};
use crate::games::storm::model::tree::{Far, Filter, Leap, Like, Selector, Times};

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

/// The way of several pieces.
const fn over(way: Option<WayWord>) -> &'static str {
    match way {
        None => "",
        Some(WayWord::OverOwn) => " over pieces of their own side, along their lines",
        Some(WayWord::OverOne) => " over exactly one piece each, along their lines",
        Some(WayWord::Bounce) => " so that they bounce off the sides of the board",
        Some(WayWord::Repeat) => " in the same direction and as far as the move just made",
    }
}

impl Say {
    pub(super) fn movement(&mut self, step: &Move<'_>) -> String {
        if let Some(times) = step.times.filter(|times| times.most > 1) {
            return self.movements(step, times);
        }
        let who = &step.who;
        let like = self.likeness(step);
        let phrase = self.whom(who);
        self.chosen(step.name, who);
        if let Some(directions) = step.step {
            return self.steps_to(step, &phrase, directions);
        }
        if let Some(way) = step.way {
            return self.special_way(step, &phrase, way);
        }
        let (takes, may) = (step.take.is_some(), self.may_capture(step));
        if who.base() == Some(Base::Moved) && like.is_empty() && step.to.is_none() && step.hit.is_none() {
            let quiet = who.filters.contains(&Filter::Is(PieceWord::Quiet));
            let how = if quiet { " without capturing" } else { "" };
            let may = if quiet { may.replacen("It may", "This time it may", 1) } else { may };
            return format!("your {}{} just moved{how}: move it again{may}", one(who.kinds), but(who.but, who.base()));
        }
        let to = step.to.map(|to| self.where_to(to, takes));
        if let Some(prey) = step.hit {
            let on = to.map_or_else(String::new, |to| format!(", on {to}"));
            return self.captures_prey(who, &prey, &phrase, &like) + &on;
        }
        if who.base() == Some(Base::Foe) && !self.is_theirs {
            let whose = match who.kinds {
                [] if who.filters.is_empty() => "one of your opponent's pieces".to_owned() + &but(who.but, who.base()),
                _ => phrase,
            };
            let end = if takes { may } else { ". It can't capture or castle".into() };
            let to = to.map_or_else(String::new, |to| format!(" to {to}"));
            return format!("make a move with {whose}{like}{to}{end}");
        }
        let comma = if like.is_empty() { "" } else { "," };
        let goal = match to {
            Some(to) => format!("{comma} to {to}"),
            None if takes => String::new(),
            None => format!("{comma} to an empty square"),
        };
        let again = if who.name().is_some() && like.is_empty() { " again" } else { "" };
        format!("move {phrase}{again}{like}{goal}{may}")
    }

    /// The pieces that it may capture, as a sentence behind another one: enemies need no word.
    fn may_capture(&mut self, step: &Move<'_>) -> String {
        let Some(prey) = step.take else { return String::new() };
        let enemies = match step.who.base() {
            Some(Base::Foe | Base::Came | Base::Checker | Base::Attacker) => Base::Own,
            Some(Base::Any) => Base::Any,
            _ => Base::Foe,
        };
        if prey == Selector::of(enemies, &[]) {
            return ". It may capture".into();
        }
        let last = self.last;
        let whom = self.whom(&prey);
        self.last = last;
        format!(". It may capture {whom}")
    }

    /// The end of a way: a capture, a goal, or an empty square.
    fn end_of_way(&mut self, step: &Move<'_>) -> String {
        let to = step.to.map(|to| self.where_to(to, step.take.is_some() || step.hit.is_some()));
        match (step.hit, to) {
            (Some(prey), None) => format!(" and captures {}", self.whom(&prey)),
            (Some(prey), Some(to)) => format!(" and captures {} on {to}", self.whom(&prey)),
            (None, Some(to)) => format!(" to {to}"),
            (None, None) if step.take.is_some() => String::new(),
            (None, None) => " to an empty square".into(),
        }
    }

    /// A way that is no piece's own.
    fn special_way(&mut self, step: &Move<'_>, phrase: &str, way: WayWord) -> String {
        let who = &step.who;
        let (end, may) = (self.end_of_way(step), self.may_capture(step));
        let along = if end.starts_with(" to") { ", along its line," } else { " along its line" };
        let whose = if who.base() == Some(Base::Foe) && !self.is_theirs { "their" } else { self.my() };
        match way {
            WayWord::OverOwn if who.kinds.is_empty() && who.base() == Some(Base::Own) && !self.is_theirs => {
                let jumps = "jumps over at least one of your own pieces";
                format!("a queen, rook, bishop or double-stepping pawn of yours {jumps}{end}{may}")
            }
            WayWord::OverOwn => format!("{phrase} jumps over at least one of {whose} own pieces{along}{end}{may}"),
            WayWord::OverOne => {
                format!("{phrase} jumps over exactly one piece, of either side{along}{end}{may}")
            }
            WayWord::Bounce => {
                let may = if may == ". It may capture" { ". It may capture at the end" } else { may.as_str() };
                let end = end.replacen(" to ", ", to ", 1);
                format!("{phrase} moves and bounces off the sides of the board, at least once{end}{may}")
            }
            WayWord::Repeat => {
                let too = if who.base() == Some(Base::Own) { ", the one that moved too," } else { "" };
                let end = end.replacen(" to ", ", to ", 1);
                let me = self.me();
                format!("{phrase}{too} makes the move {me} just made: same direction, same distance{end}{may}")
            }
        }
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
        let most = step.far.map_or(1, |far| far.most);
        let far = squares_far(step.far);
        let to = step.to.map(|to| self.where_to(to, step.take.is_some() || step.hit.is_some()));
        if let Some(prey) = step.hit {
            let is_one = matches!(directions, [Direction::Ahead | Direction::Back]) && most == 1;
            let what = match (prey.kinds, prey.base()) {
                ([], Some(Base::Foe)) if is_one => "the piece".to_owned(),
                ([], Some(Base::Foe)) => "a piece".into(),
                _ => self.whom(&prey),
            };
            let places = match most {
                1 => either(directions.iter().map(|way| stands(*way).to_owned())),
                _ => format!("{far} away, {}", either(directions.iter().map(|way| goes(*way).to_owned()))),
            };
            let on = to.map_or_else(String::new, |to| format!(", on {to}"));
            return format!("{phrase} captures {what} {places}{on}");
        }
        let verb = if step.who.base() == Some(Base::Foe) && !self.is_theirs { "send" } else { "move" };
        let tail = match (to, step.take, most) {
            (Some(to), ..) => format!(", to {to}"),
            (None, Some(_), _) => String::new(),
            (None, None, 1) => ", to an empty square".into(),
            (None, None, _) => ", over empty squares".into(),
        };
        let may = self.may_capture(step).replacen(". It", "; it", 1);
        let ways = either(directions.iter().map(|way| goes(*way).to_owned()));
        format!("{verb} {phrase} {far} {ways}{tail}{may}")
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
        let to = step.to.map(|to| format!(", to {}", self.many_squares(to)));
        let Some(directions) = step.step else {
            let like = self.likeness(step) + over(step.way);
            let how = match (to, step.take.or(step.hit)) {
                (Some(to), _) => to,
                (None, None) if !like.is_empty() => ", to empty squares".into(),
                (None, _) => String::new(),
            };
            let how = how + self.captures_of_several(step).as_str();
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
        let onto = match (to, step.take.or(step.hit)) {
            (Some(to), _) => to,
            (None, None) => ", onto empty squares".into(),
            (None, Some(_)) => String::new(),
        };
        format!("move {number}{kin} {far} {ways}{side}{onto}{}", self.captures_of_several(step))
    }

    /// The pieces that several may capture, or must.
    fn captures_of_several(&mut self, step: &Move<'_>) -> String {
        match (self.may_capture(step), step.hit) {
            (may, None) => may.replacen(". It", "; they", 1),
            (_, Some(prey)) if prey == Selector::of(Base::Foe, &[]) => ", capturing".into(),
            (_, Some(prey)) => format!(", capturing {}", self.whom(&prey)),
        }
    }
}
