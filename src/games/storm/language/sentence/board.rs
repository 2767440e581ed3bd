//! Pieces that leave the board, come to it, or become others, in words.

use super::nouns::{a, either, many, number, one};
use super::say::Say;
use crate::board::Kind;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::steps::{
    Burst, Change, Defect, Promote, Remove, Replace, Return, Shape, Spawn, Strike,
};
use crate::games::storm::model::tree::words::{Base, PieceWord, PoolBase, SquareWord};
use crate::games::storm::model::tree::{Filter, Into, Place, Selector};

/// The way of a kind that no chess set has, as a sentence behind another one.
fn way_of(kinds: &[Kind]) -> String {
    let ways = kinds.iter().filter_map(|kind| {
        let way = match kind {
            Kind::Princess => "moves up to two squares like a queen",
            Kind::Prince => "moves like a king, and can be captured",
            Kind::Cardinal => "moves like a bishop or a knight",
            Kind::Chancellor => "moves like a rook or a knight",
            Kind::Amazon => "moves like a queen or a knight",
            Kind::Crab => "moves one square diagonally, in any direction",
            Kind::Kangaroo => "makes two knight jumps per move",
            Kind::Camel => "jumps three squares one way and two the other",
            _ => return None,
        };
        Some(if kinds.len() > 1 { format!(". A {} {way}", kind.name()) } else { format!(". It {way}") })
    });
    ways.collect::<String>().replace("A amazon", "An amazon")
}

/// The pieces without a king, where no king can be meant.
fn never_kings<'a>(who: &Selector<'a>) -> Selector<'a> {
    let is_said = !who.kinds.is_empty() || !who.but.is_empty() || who.name().is_some();
    if is_said {
        *who
    } else {
        who.but(&[Kind::King])
    }
}

impl Say {
    pub(super) fn removes(&mut self, step: &Remove<'_>) -> String {
        let who = never_kings(&step.who);
        let out = if step.out { " for good" } else { "" };
        let centre =
            who.filters.iter().find_map(|filter| if let Filter::Around(name) = filter { Some(*name) } else { None });
        if let (Some(name), true, Some(Base::Any)) = (centre, who.every, who.base()) {
            let it = self.called_so(name);
            let kings = if who.but.contains(&Kind::King) { ". Kings are spared" } else { "" };
            return format!("{it} and all {} next to it are removed{out}{kings}", many(who.kinds));
        }
        if who.every && who.base() == Some(Base::Any) && who.filters == [Filter::Is(PieceWord::OffColour)] {
            let nouns = many(who.kinds);
            return format!("remove all black {nouns} on light squares and all white {nouns} on dark squares{out}");
        }
        let phrase = self.whom(&who);
        self.chosen(step.name, &who);
        format!("remove {phrase}{out}")
    }

    pub(super) fn strikes(&mut self, step: &Strike<'_>) -> String {
        let by = self.whom(&step.by);
        if step.who.base() != Some(Base::Attacker) {
            return format!("{by} captures {}, without moving", self.whom(&step.who));
        }
        let king = if step.who.but.contains(&Kind::King) { ". It can't capture a king" } else { "" };
        format!("{by} captures its attacker instead, without moving{king}")
    }

    pub(super) fn give_back(&mut self, step: &Return<'_>) -> String {
        let nouns = many(step.pool.kinds);
        let whose = if step.pool.base == PoolBase::Foe { self.theirs() } else { self.my() };
        if let Some(times) = step.times.filter(|times| times.most > 1) {
            let upto = if times.least < times.most { "up to " } else { "" };
            let squares = self.many_squares(step.to);
            return format!("return {upto}{} of {whose} captured {nouns} to {squares}", number(times.most));
        }
        let who = self.off_board(&step.pool);
        let to = self.where_to(step.to, false);
        self.calls_it(step.name, "that piece".into());
        let is_free = step.times.is_some_and(|times| times.least == 0);
        if self.is_theirs {
            return format!("return {who} to {to}{}", if is_free { ", if they can" } else { "" });
        }
        let if_any = if is_free { ", if it can" } else { "" };
        format!("{who} returns to {to}{if_any}")
    }

    pub(super) fn replaces(&mut self, step: &Replace<'_>) -> String {
        let phrase = self.whom(&never_kings(&step.who));
        if step.with.base == PoolBase::Lost {
            let who = self.off_board(&step.with);
            return format!("{who} returns in place of {phrase}, which is lost instead");
        }
        let with =
            self.off_board(&step.with).replacen(" of yours that your opponent captured", " your opponent captured", 1);
        format!("replace {phrase} with {with}")
    }

    pub(super) fn spawns(&mut self, step: &Spawn<'_>) -> String {
        let is_home = step.to == [Place::Is(SquareWord::Home)];
        let has_one_home = matches!(step.kind.starts_as(), Kind::Queen | Kind::King);
        let to = if is_home && has_one_home { "its empty home square".into() } else { self.where_to(step.to, false) };
        self.calls_it(step.name, format!("the new {}", step.kind.name()));
        format!("a new {} appears on {to}{}", step.kind.name(), way_of(&[step.kind]))
    }

    pub(super) fn changes(&mut self, step: &Change<'_>) -> String {
        let who = never_kings(&step.who);
        let phrase = self.whom(&who);
        self.chosen(step.name, &who);
        let (becomes, way) = match step.into {
            Into::WhatItTook => return format!("{phrase} becomes what it captured"),
            Into::Named(_) => ("becomes a piece of that kind for good".to_owned(), String::new()),
            Into::Kinds(kinds) => {
                let kind = either(kinds.iter().map(|kind| a(kind.name())));
                (format!("becomes {kind} for good"), way_of(kinds))
            }
        };
        match who.base() {
            Some(Base::Any) if !who.every => format!("choose {phrase}. It {becomes}{way}"),
            _ => format!("{phrase} {becomes}{way}"),
        }
    }

    pub(super) fn promotes(&mut self, step: &Promote<'_>) -> String {
        // A property of all pawns is said once, at the beginning.
        let who = Selector { most: None, ..step.who };
        let phrase = self.whom(&who);
        let few = match step.who.most {
            Some(most) if !self.has_head => format!(", if there are at most {}", number(most)),
            _ => String::new(),
        };
        match (step.into, who.base()) {
            (None, Some(Base::Moved)) => format!("promote {phrase}{few}"),
            (None, _) => format!("promote {phrase} where it stands{few}"),
            (Some(kinds), _) => format!("promote {phrase} to {} where it stands{few}{}", a(&one(kinds)), way_of(kinds)),
        }
    }

    pub(super) fn shapes(&mut self, step: &Shape<'_>) -> String {
        let phrase = self.whom(&step.who);
        let way = match step.into {
            Kind::Crab => "moves and captures one square diagonally, in any direction, and in no other way".to_owned(),
            Kind::Kangaroo => "makes two knight jumps per move; the first must land on an empty square".into(),
            Kind::Camel => "jumps three squares one way and two the other".into(),
            other => format!("moves like {}", a(other.name())),
        };
        match step.who.base() {
            Some(Base::Own | Base::Foe | Base::Any) => format!("choose {phrase}. From now on it {way}"),
            _ => format!("from now on {phrase} {way}"),
        }
    }

    pub(super) fn defects(&mut self, step: &Defect<'_>) -> String {
        let who = step.who;
        let phrase = self.whom(&who);
        self.chosen(step.name, &who);
        match who.base() {
            Some(Base::Own | Base::Moved | Base::Took) => {
                format!("{phrase} changes sides and is {}", if self.is_theirs { "yours" } else { "your opponent's" })
            }
            _ => format!("{phrase} changes sides and is {}", if self.is_theirs { "theirs" } else { "yours" }),
        }
    }

    /// A piece that goes along lines: what slides or stops is no other, also where no kind is named.
    fn line_piece(&mut self, who: &Selector<'_>) -> String {
        let noun = if who.kinds.is_empty() { "queen, rook or bishop".to_owned() } else { one(who.kinds) };
        match who.base() {
            Some(Base::Attacker) => format!("the attacking {noun}"),
            Some(Base::Came) => format!("the {noun} that just moved"),
            _ => self.whom(who),
        }
    }

    pub(super) fn slide_on(&mut self, who: &Selector<'_>) -> String {
        let phrase = self.line_piece(who);
        if who.base() == Some(Base::Attacker) {
            return format!(
                "if no enemy piece is right behind yours, {phrase} passes it, captures your next piece, stops at its own or \
                 falls off"
            );
        }
        format!("{phrase} (no capture) slides on: it captures your piece, stops at its own, or leaves the board")
    }

    pub(super) fn stop_short(&mut self, who: &Selector<'_>) -> String {
        let phrase = self.line_piece(who);
        match self.when {
            When::During if self.has_head => format!("{phrase} stops on the last square before it"),
            When::During => format!("{phrase} stops on the last square before your piece"),
            _ => format!("{phrase} stops after the first square of its move"),
        }
    }

    pub(super) fn bursts(&mut self, step: &Burst<'_>) -> String {
        let least = step.least.filter(|least| *least > 1).map(|least| format!(", at least {} at once,", number(least)));
        let phrase = self.whom(&step.who);
        format!("{phrase} captures every enemy piece it attacks{} and is gone for good", least.unwrap_or_default())
    }

    pub(super) fn fuses(&mut self, who: &Selector<'_>) -> String {
        let king = if who.kinds.is_empty() { " (not kings)" } else { "" };
        format!(
            "merge two of {} {}{king}. The first stays where it is and moves as either; the second leaves the game",
            self.my(),
            many(who.kinds)
        )
    }
}
