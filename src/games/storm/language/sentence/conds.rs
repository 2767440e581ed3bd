//! Conditions in words.

use super::nouns::{a, but, many, number, one};
use super::say::Say;
use crate::board::Kind;
use crate::games::storm::model::tree::select::AnyRule;
use crate::games::storm::model::tree::words::{Base, PieceRule, PieceWord, Player, SquareRule, TurnRule};
use crate::games::storm::model::tree::{Cond, Filter, Selector};

impl Say {
    /// True if a condition says what just happened: then the sentence begins with that.
    pub(super) fn is_just(&self, cond: &Cond<'_>) -> bool {
        match cond {
            Cond::JustChecked | Cond::JustCaptured | Cond::JustPlayed => true,
            Cond::Is(who) => !matches!(who.base(), None | Some(Base::Own | Base::Foe | Base::Any | Base::Checker)),
            _ => false,
        }
    }

    /// The condition as a clause.
    pub(super) fn clause(&mut self, cond: &Cond<'_>) -> String {
        let (me, they) = (self.me(), self.they());
        match cond {
            Cond::Check => format!("{me} are in check"),
            Cond::FoeCheck if self.is_theirs => "you are in check".into(),
            Cond::FoeCheck => "the enemy king is in check".into(),
            Cond::JustChecked => format!("{they} just put {} in check", if self.is_theirs { "them" } else { "you" }),
            Cond::JustCaptured => format!("{they} just captured one of {} pieces", self.my()),
            Cond::JustPlayed => format!("{they} just played a card"),
            Cond::OwnTurn => format!("it is {} turn", self.my()),
            Cond::Is(who) => self.there_is(who),
            Cond::Some { who, least, most } => self.there_are(who, *least, *most),
            Cond::None(who) => self.there_is_none(who),
            Cond::Corners(0) => "no corner is occupied".into(),
            Cond::Corners(1) => "exactly one corner is occupied".into(),
            Cond::Corners(all) => format!("exactly {} corners are occupied", number(*all)),
            Cond::Effect(rule) => effect(*rule, true).into(),
            Cond::More(Player::Own) => format!("{me} have more pieces than {they}"),
            Cond::More(Player::Foe) => format!("{they} {} more pieces than {me}", self.they_have()),
            Cond::Not(Cond::Check) => format!("{me} are not in check"),
            Cond::Not(Cond::FoeCheck) => self.clause(&Cond::FoeCheck).replace(" in check", " not in check"),
            Cond::Not(Cond::OwnTurn) => format!("it is not {} turn", self.my()),
            Cond::Not(Cond::JustCaptured) => format!("{they} did not just capture one of {} pieces", self.my()),
            Cond::Not(Cond::JustPlayed) => format!("{they} did not just play a card"),
            Cond::Not(Cond::Effect(rule)) => effect(*rule, false).into(),
            Cond::Not(Cond::Is(who)) => self.there_is_none(who),
            Cond::Not(cond) => format!("it is not so that {}", self.clause(cond)),
            Cond::Both(all) => self.joined(all, " and "),
            Cond::Or(all) => self.joined(all, " or "),
        }
    }

    fn joined(&mut self, all: &[Cond<'_>], with: &str) -> String {
        all.iter().map(|cond| self.clause(cond)).collect::<Vec<_>>().join(with)
    }

    pub(super) const fn they_have(&self) -> &'static str {
        if self.is_theirs {
            "have"
        } else {
            "has"
        }
    }

    fn there_is(&mut self, who: &Selector<'_>) -> String {
        if let Some(text) = self.just_of(who) {
            self.told = who.base();
            return text;
        }
        self.there_are(who, None, None)
    }

    /// The beginning of `you have …`.
    fn holder(&self, who: &Selector<'_>, is_one: bool) -> String {
        match who.base() {
            Some(Base::Own) => format!("{} have", self.me()),
            Some(Base::Foe) => format!("{} {}", self.they(), self.they_have()),
            _ if is_one => "there is".into(),
            _ => "there are".into(),
        }
    }

    /// The piece that a condition is about, where there is only one: a name, a king.
    fn only_one(&mut self, who: &Selector<'_>) -> Option<String> {
        let is_king = matches!(who.kinds, [Kind::King]) && who.but.is_empty();
        match (who.name(), who.base()) {
            (Some(name), _) => Some(self.called_so(name)),
            (_, Some(Base::Any)) if is_king => Some("a king".into()),
            (_, Some(Base::Own | Base::Foe)) if is_king => Some(self.whom(&who.plain())),
            (_, Some(Base::Own | Base::Foe | Base::Any)) => None,
            _ => Some(self.whom(&who.plain())),
        }
    }

    fn there_are(&mut self, who: &Selector<'_>, least: Option<u8>, most: Option<u8>) -> String {
        let base = who.base().unwrap_or(Base::Any);
        // Nobody but a king is in check.
        let is_king = who.filters.contains(&Filter::Is(PieceWord::Checked)) && who.kinds.is_empty();
        let who = &if is_king { Selector { kinds: &[Kind::King], ..*who } } else { *who };
        if let Some(text) = self.just_not(who).filter(|_| most == Some(0)) {
            return text;
        }
        let tail = self.likenesses(who.filters, standing(base));
        if let Some(single) = self.only_one(who).filter(|_| least.is_none() && most.is_none()) {
            let verb_is = !tail.is_empty() && !tail.starts_with(" that") && tail != " without capturing";
            return match tail.as_str() {
                "" => format!("{single} is on the board"),
                _ if verb_is => format!("{single} is{tail}"),
                _ => format!("{single} is one{tail}"),
            };
        }
        let rest = format!("{}{tail}", but(who.but, Some(base)));
        let least = least.unwrap_or(u8::from(most.is_none()));
        let said = |count: u8| if count == 1 { one(who.kinds) } else { many(who.kinds) };
        match (least, most) {
            (0 | 1, None) => format!("{} {}{rest}", self.holder(who, true), a(&one(who.kinds))),
            (least, None) => format!("{} at least {} {}{rest}", self.holder(who, false), number(least), said(least)),
            (_, Some(0)) => format!("{} no {}{rest}", self.holder(who, false), many(who.kinds)),
            (least, Some(most)) if least == most => {
                format!("{} exactly {} {}{rest}", self.holder(who, most == 1), number(most), said(most))
            }
            (0, Some(most)) => format!("{} at most {} {}{rest}", self.holder(who, false), number(most), said(most)),
            (1, Some(2)) => format!("{} one or two {}{rest}", self.holder(who, false), many(who.kinds)),
            (least, Some(most)) => {
                format!("{} {} to {} {}{rest}", self.holder(who, false), number(least), number(most), said(most))
            }
        }
    }

    /// The event that has not happened, as a clause: `you did not just move a knight`.
    fn just_not(&mut self, who: &Selector<'_>) -> Option<String> {
        let base = who.base()?;
        let (noun, nouns) = (one(who.kinds), many(who.kinds));
        let tail = format!("{}{}", but(who.but, Some(base)), self.likenesses(who.filters, base));
        let (my, me, they) = (self.my(), self.me(), self.they());
        Some(match base {
            Base::Moved => format!("{me} did not just move {}{tail}", a(&noun)),
            Base::Took => {
                format!("no {noun} of {} just captured{tail}", if self.is_theirs { "theirs" } else { "yours" })
            }
            Base::Came => format!("{they} did not just move {}{tail}", a(&noun)),
            Base::Lost => format!("{they} did not just capture one of {my} {nouns}{tail}"),
            Base::Victim => format!("the piece about to be captured is not {}{tail}", a(&noun)),
            Base::Attacker => format!("the piece about to capture is not {}{tail}", a(&noun)),
            Base::Checker => format!("no {noun}{tail} gives the check"),
            Base::Own | Base::Foe | Base::Any => return None,
        })
    }

    fn there_is_none(&mut self, who: &Selector<'_>) -> String {
        let base = who.base().unwrap_or(Base::Any);
        if let Some(text) = self.just_not(who) {
            return text;
        }
        let tail = self.likenesses(who.filters, standing(base));
        if let Some(single) = self.only_one(who) {
            return match (who.base(), tail.as_str()) {
                (Some(Base::Any), _) => format!("no king is{tail}"),
                (_, "") => format!("{single} is gone"),
                _ => format!("{single} is not{tail}"),
            };
        }
        let is_checked = who.filters.contains(&Filter::Is(PieceWord::Checked));
        let noun = if matches!(who.kinds, [Kind::Queen]) || is_checked { one(who.kinds) } else { many(who.kinds) };
        let is_one = noun == one(who.kinds);
        format!("{} no {noun}{}{tail}", self.holder(who, is_one), but(who.but, Some(base)))
    }
}

/// The sort of pieces of which `is` tells where they stand.
const fn standing(base: Base) -> Base {
    match base {
        Base::Own | Base::Foe | Base::Any => base,
        _ => Base::Any,
    }
}

/// The condition that an effect lasts, in words.
const fn effect(rule: AnyRule, lasts: bool) -> &'static str {
    let [yes, no] = match rule {
        AnyRule::Piece(PieceRule::Neutral) => ["a piece is neutral", "no piece is neutral"],
        AnyRule::Piece(PieceRule::Asleep) => ["a piece is asleep", "no piece is asleep"],
        AnyRule::Piece(PieceRule::Peaceful) => ["a piece is at peace", "no piece is at peace"],
        AnyRule::Piece(PieceRule::Magnet) => ["a piece is a magnet", "no piece is a magnet"],
        AnyRule::Piece(PieceRule::Poisoned) => ["a piece is poisoned", "no piece is poisoned"],
        AnyRule::Piece(PieceRule::Shielded) => ["a piece is shielded", "no piece is shielded"],
        AnyRule::Piece(PieceRule::Exiled) => ["a piece is in exile", "no piece is in exile"],
        AnyRule::Piece(PieceRule::Also) => {
            ["a piece also moves as another kind", "no piece also moves as another kind"]
        }
        AnyRule::Square(SquareRule::Lends) => ["a square lends moves", "no square lends moves yet"],
        AnyRule::Square(SquareRule::Swallowed) => ["the board has a hole", "the board has no hole"],
        AnyRule::Square(SquareRule::Joining) => ["two squares are connected", "no squares are connected"],
        AnyRule::Turn(TurnRule::Starving) => ["every move must capture", "no card demands that moves capture"],
        AnyRule::Turn(TurnRule::Cardless) => ["nobody may play a card", "cards may be played"],
        AnyRule::Turn(TurnRule::Ceased) => ["no piece can be captured", "pieces can be captured"],
        AnyRule::Turn(TurnRule::Provoked) => ["a player must capture", "no player is provoked to capture"],
        AnyRule::Turn(TurnRule::Hurried) => ["a player is hurried", "no player is hurried"],
        AnyRule::Turn(TurnRule::Kept) => ["an extra turn is kept", "no extra turn is kept"],
        AnyRule::Turn(TurnRule::Ordered) => ["a kind is ordered to move", "no kind is ordered to move"],
        AnyRule::Turn(TurnRule::Respected) => ["complaints cost a pawn", "complaints cost nothing"],
        AnyRule::Turn(TurnRule::Hushed) => ["naming a kind costs a piece", "kinds may be named"],
    };
    if lasts {
        yes
    } else {
        no
    }
}
