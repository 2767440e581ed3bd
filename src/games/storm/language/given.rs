//! The pieces that a selector can give at all, by what is known of them before anybody plays: a king or none, off the
//! board again, of which kinds; and whether what a step does can be done with one of them.

use super::fate::{Fate, Why};
use super::rules;
use crate::board::Kind;
use crate::games::storm::model::tree::words::{Base, Name, PieceRule, PieceWord, SquareWord, WayWord};
use crate::games::storm::model::tree::{Cond, Filter, Noted, Place, Selector, Step};

/// All that is known of a piece that is meant.
#[derive(Clone, Copy)]
struct Given<'a> {
    /// True if it is royal, whoever it is.
    is_royal: bool,
    /// True if it has left the board.
    is_gone: bool,
    /// True if it is the opponent's of the card's player; nothing where it may be anybody's.
    is_theirs: Option<bool>,
    /// The kinds of which it is one; none if it may be any.
    kinds: &'a [Kind],
    /// The kinds of which it is none.
    but: &'a [Kind],
}

/// The pieces and squares that have a name.
#[derive(Clone, Default)]
pub struct Givens<'a> {
    pieces: Vec<(Name, Given<'a>)>,
    squares: Vec<(Name, &'a [Place<'a>])>,
}

/// Kinds that run along no line.
const STEPPERS: [Kind; 3] = [Kind::Pawn, Kind::Knight, Kind::King];

impl<'a> Givens<'a> {
    fn given(&self, who: &Selector<'a>, is_other: bool) -> Given<'a> {
        let named = who.name().and_then(|name| self.pieces.iter().rev().find(|(known, _)| *known == name));
        if let Some(&(_, given)) = named {
            return given;
        }
        let is_theirs = match who.base() {
            Some(Base::Own | Base::Moved | Base::Took | Base::Lost | Base::Victim) => Some(is_other),
            Some(Base::Foe | Base::Came | Base::Checker | Base::Attacker) => Some(!is_other),
            Some(Base::Any) | None => None,
        };
        let is_royal = who.kinds == [Kind::King] || who.filters.contains(&Filter::Is(PieceWord::Checked));
        Given { is_royal, is_gone: false, is_theirs, kinds: who.kinds, but: who.but }
    }

    /// The prospects of a step, as far as pieces and squares are concerned.
    pub fn fate(&self, step: &Step<'a>, is_other: bool) -> Fate {
        let given = |who: &Selector<'a>| self.given(who, is_other);
        let king = |who: &Selector<'a>| Fate::never(Why::King, given(who).is_royal);
        let theirs = |who: &Selector<'a>| given(who).is_theirs == Some(!is_other);
        let runs = |who: &Selector<'a>| Fate::rare(given(who).is_among(&STEPPERS));
        let own = match step {
            Step::Only(only) => self.cond(&only.cond),
            Step::Remove(step) => king(&step.who),
            Step::Defect(step) => king(&step.who),
            Step::Replace(step) => king(&step.who),
            Step::Strike(step) => king(&step.who).max(Fate::rare(given(&step.who).is_theirs == Some(is_other))),
            Step::Burst(step) => king(&step.who).max(Fate::rare(theirs(&step.who))),
            Step::Fuse(step) => king(&step.who).max(Fate::never(Why::Alone, step.who.name().is_some())),
            Step::Change(step) => Fate::rare(given(&step.who).is_royal),
            Step::Swap(swap) => self.swap(&swap.pair, is_other),
            Step::Mark(mark) => {
                let is_own_king = given(&mark.who).is_royal && given(&mark.who).is_theirs == Some(is_other);
                Fate::rare(mark.with == PieceRule::Shielded && is_own_king)
            }
            Step::Promote(step) => promotes(given(&step.who)),
            Step::Push(step) => Fate::rare(theirs(&step.who)),
            Step::Ray(step) => runs(&step.who),
            Step::Sweep(step) => runs(&step.who).max(Fate::rare(theirs(&step.who))),
            Step::SlideOn(step) => runs(&step.who),
            Step::StopShort(step) => runs(&step.who),
            Step::Move(step) => {
                let leaps = matches!(step.way, Some(WayWord::OverOwn | WayWord::OverOne));
                let over = Fate::rare(leaps && given(&step.who).is_among(&[Kind::Knight, Kind::King]));
                step.hit.map_or(Fate::Open, |who| king(&who)).max(over)
            }
            _ => Fate::Open,
        };
        let pieces = subjects(step).map(|who| self.piece(who)).max().unwrap_or(Fate::Open);
        own.max(pieces).max(self.squares(step))
    }

    /// A piece is meant that there can be.
    fn piece(&self, who: &Selector<'a>) -> Fate {
        let is_gone = who.name().is_some_and(|name| self.pieces.iter().any(|(known, it)| *known == name && it.is_gone));
        let is = |word| who.filters.contains(&Filter::Is(word));
        let at_rim = is(PieceWord::Corner) || is(PieceWord::Edge);
        let ranks = who.filters.iter().filter(|filter| matches!(filter, Filter::Rank(_))).count();
        let beside = who.filters.iter().filter_map(|filter| match filter {
            Filter::Beside(other) => Some(*other),
            _ => None,
        });
        let excludes = at_rim && is(PieceWord::Centre)
            || ranks > 1 && who.base() != Some(Base::Moved)
            || is(PieceWord::Alone) && beside.clone().next().is_some()
            || who.name().is_some_and(|name| who.filters.contains(&Filter::Not(name)));
        let kin = who.filters.iter().filter_map(|filter| match filter {
            Filter::Kin(name) => self.pieces.iter().rev().find(|(known, _)| known == name),
            _ => None,
        });
        let unlike = |(_, of): &(Name, Given<'a>)| {
            let all = who.kinds.iter().chain(of.kinds);
            let is_told = !who.kinds.is_empty() && !of.kinds.is_empty() && all.clone().all(|kind| *kind != Kind::King);
            is_told && who.kinds.iter().all(|kind| !of.kinds.contains(kind))
        };
        let near = beside.map(|other| self.piece(other)).max().unwrap_or(Fate::Open);
        let here = Fate::never(Why::Gone, is_gone).max(Fate::never(Why::Nobody, excludes));
        here.max(near).max(Fate::rare(kin.into_iter().any(unlike)))
    }

    /// Two pieces change places: not one with itself.
    fn swap(&self, pair: &[Selector<'a>; 2], is_other: bool) -> Fate {
        let [one, other] = pair.map(|who| self.given(&who, is_other));
        let is_one = pair[0].name().is_some() && pair[0].name() == pair[1].name();
        let is_same_king =
            one.is_royal && other.is_royal && one.is_theirs.is_some() && one.is_theirs == other.is_theirs;
        Fate::never(Why::Alone, is_one).max(Fate::rare(is_same_king))
    }

    /// The prospects of a condition.
    pub fn cond(&self, cond: &Cond<'a>) -> Fate {
        let is_one_king = |who: &Selector<'_>| {
            who.kinds == [Kind::King] && matches!(who.base(), Some(Base::Own | Base::Foe)) && who.filters.is_empty()
        };
        let is_everybody = |who: &Selector<'_>| {
            let is_any = matches!(who.base(), Some(Base::Own | Base::Foe | Base::Any));
            is_any && who.kinds.is_empty() && who.but.is_empty() && who.filters.is_empty()
        };
        match cond {
            Cond::Is(who) => self.piece(who),
            Cond::Some { who, least, .. } if least.is_some_and(|least| least > 1) => {
                self.piece(who).max(Fate::rare(is_one_king(who)))
            }
            Cond::None(who) => Fate::never(Why::Nobody, is_everybody(who)).max(Fate::rare(is_one_king(who))),
            Cond::Both(conds) => conds.iter().map(|cond| self.cond(cond)).max().unwrap_or(Fate::Open),
            Cond::Or(conds) => conds.iter().map(|cond| self.cond(cond)).min().unwrap_or(Fate::Open),
            _ => Fate::Open,
        }
    }

    fn squares(&self, step: &Step<'a>) -> Fate {
        match step {
            Step::Move(step) => step.to.map_or(Fate::Open, |to| self.places(to)),
            Step::Send(step) => {
                self.places(step.to).min(step.or.map_or(Fate::Never(Why::Nowhere), |or| self.places(or.to)))
            }
            Step::Return(step) => self.places(step.to),
            Step::Spawn(step) => self.places(step.to),
            Step::Pick(step) => self.places(step.squares),
            Step::Lay(step) => self.places(step.squares),
            Step::Note(step) => match step.about {
                Noted::Square(places) => self.places(places),
                Noted::Piece(_) => Fate::Open,
            },
            _ => Fate::Open,
        }
    }

    /// Squares are meant that there can be.
    fn places(&self, places: &[Place<'a>]) -> Fate {
        let named = places.iter().filter_map(|place| match place {
            Place::Named(name) => self.squares.iter().rev().find(|(known, _)| known == name),
            _ => None,
        });
        let all: Vec<Place<'a>> = named.flat_map(|(_, of)| of.iter()).chain(places).copied().collect();
        let is = |word| all.contains(&Place::Is(word));
        if is(SquareWord::Any) || is(SquareWord::Own) {
            return Fate::Open;
        }
        let ranks = |place: &Place<'_>| if let Place::Rank(rank) = place { Some(*rank) } else { None };
        let mut told = all.iter().filter_map(ranks);
        let first = told.next();
        let at_rim = is(SquareWord::Corner) || is(SquareWord::Edge);
        Fate::never(Why::Nowhere, at_rim && is(SquareWord::Centre) || told.any(|rank| Some(rank) != first))
    }

    /// A step is done: it names what it is about, and what was known of other pieces may be so no longer.
    pub fn after(&mut self, step: &'a Step<'a>, is_other: bool) {
        let given = subjects(step).next().map(|who| self.given(who, is_other));
        let is_neutral = matches!(step, Step::Mark(mark) if mark.with == PieceRule::Neutral);
        let comes_back = matches!(step, Step::Return(_) | Step::Replace(_) | Step::Undo(_));
        for (_, known) in &mut self.pieces {
            known.is_gone &= !comes_back;
            known.is_royal &= !is_neutral;
            if !rules::only_asks(step) {
                (known.kinds, known.but) = (&[], &[]);
            }
            if is_neutral || matches!(step, Step::Defect(_)) {
                known.is_theirs = None;
            }
        }
        let leaves = match step {
            Step::Remove(step) => step.who.name(),
            Step::Strike(step) => step.who.name(),
            Step::Burst(step) => step.who.name(),
            _ => None,
        };
        for (name, known) in &mut self.pieces {
            known.is_gone |= Some(*name) == leaves;
        }
        if let Step::Pick(pick) = step {
            self.squares.push((pick.name, pick.squares));
        }
        let Some((name, rules::Thing::Piece)) = rules::names(step) else { return };
        let unknown = Given { is_royal: false, is_gone: false, is_theirs: None, kinds: &[], but: &[] };
        let given = match step {
            Step::Choose(_) => given,
            Step::Remove(_) => given.map(|given| Given { is_gone: true, ..given }),
            Step::Move(_) => given.map(|given| Given { kinds: &[], but: &[], ..given }),
            Step::Send(send) if send.or.is_none() => given,
            _ => None,
        };
        self.pieces.push((name, given.unwrap_or(unknown)));
    }
}

impl Given<'_> {
    /// True if it is surely of one of these kinds.
    fn is_among(self, kinds: &[Kind]) -> bool {
        !self.kinds.is_empty() && self.kinds.iter().all(|kind| kinds.contains(kind))
    }
}

/// Pawns are promoted, and none that is fused.
fn promotes(given: Given<'_>) -> Fate {
    let is_crowned = Fate::rare(given.kinds == [Kind::King]);
    let may = given.kinds.is_empty() || given.kinds.iter().any(|kind| matches!(kind, Kind::Pawn | Kind::King));
    is_crowned.max(Fate::never(Why::Nobody, !may || given.but.contains(&Kind::Pawn)))
}

/// The pieces that a step is about.
fn subjects<'s, 'a>(step: &'s Step<'a>) -> impl Iterator<Item = &'s Selector<'a>> {
    let (one, other) = match step {
        Step::Choose(step) => (Some(&step.who), None),
        Step::Swap(swap) => (Some(&swap.pair[0]), Some(&swap.pair[1])),
        Step::Move(step) => (Some(&step.who), step.hit.as_ref()),
        Step::Send(step) if step.or.is_none() => (Some(&step.who), None),
        Step::Remove(step) => (Some(&step.who), None),
        Step::Strike(step) => (Some(&step.who), Some(&step.by)),
        Step::Replace(step) => (Some(&step.who), None),
        Step::Change(step) => (Some(&step.who), None),
        Step::Promote(step) => (Some(&step.who), None),
        Step::Shape(step) => (Some(&step.who), None),
        Step::Defect(step) => (Some(&step.who), None),
        Step::Mark(step) => (Some(&step.who), None),
        Step::SlideOn(step) => (Some(&step.who), None),
        Step::StopShort(step) => (Some(&step.who), None),
        Step::Burst(step) => (Some(&step.who), None),
        Step::Push(step) => (Some(&step.who), None),
        Step::Ray(step) => (Some(&step.who), None),
        Step::Sweep(step) => (Some(&step.who), None),
        Step::Fuse(step) => (Some(&step.who), None),
        Step::Note(step) => match &step.about {
            Noted::Piece(who) => (Some(who), None),
            Noted::Square(_) => (None, None),
        },
        _ => (None, None),
    };
    one.into_iter().chain(other)
}
