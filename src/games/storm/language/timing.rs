//! Steps that come too early or too late: the window in which a card may be played is over, or has not come, when what
//! it does would be possible.

use super::rules;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::steps::Move;
use crate::games::storm::model::tree::words::{Base, PieceWord, SquareWord, Undone, WayWord};
use crate::games::storm::model::tree::{Cond, Filter, Into, Place, Places, Selector, Step, Tree};

/// The player who acts, as far as the window tells it.
#[derive(Clone, Copy)]
pub struct Actor {
    when: When,
    /// True if it is the turn of the card's player; nothing where that depends.
    own_turn: Option<bool>,
    /// True if the other player does what is said.
    pub is_other: bool,
    /// True if something that the card does can answer a check.
    moves: bool,
    /// True if the card takes something back: a capture that was declared may go with it.
    takes_back: bool,
    /// True if the card has changed the board: whatever was so before may be so no longer.
    has_stirred: bool,
}

impl Actor {
    /// The player of a card.
    pub fn of(tree: &Tree<'_>) -> Actor {
        let when = tree.when;
        let own_turn = match when {
            When::Before | When::Instead | When::End => Some(true),
            When::During | When::After => Some(false),
            When::Reply | When::Any => None,
        };
        let moves = tree.has(&|step| !leaves_the_board(step));
        let takes_back = tree.has(&|step| matches!(step, Step::Undo(_)));
        Actor { when, own_turn, is_other: false, moves, takes_back, has_stirred: false }
    }

    /// True if the table always tries a card before it offers it: a reply may fail (CS-0.14).
    pub fn is_tried(self) -> bool {
        !matches!(self.when, When::Reply | When::Any)
    }

    /// The player who is asked in place of this one.
    pub fn other(self) -> Actor {
        Actor { is_other: !self.is_other, ..self }
    }

    /// The actor, after a step.
    pub fn after(self, step: &Step<'_>) -> Actor {
        let stirs = !leaves_the_board(step)
            || matches!(step, Step::Theirs(_) | Step::Either(_) | Step::Fork(_) | Step::Roll(_));
        Actor { has_stirred: self.has_stirred || stirs, ..self }
    }

    /// The actor, where it is known whether it is their turn.
    pub fn at(self, is_on_turn: bool) -> Actor {
        Actor { own_turn: Some(is_on_turn != self.is_other), ..self }
    }

    /// True if it is the turn of who acts; nothing where that depends.
    fn is_on_turn(self) -> Option<bool> {
        self.own_turn.map(|own| own != self.is_other)
    }

    /// True if who acts may have moved or captured in a turn of their own that still runs.
    fn may_have_acted(self) -> bool {
        self.is_on_turn() != Some(false) && !matches!(self.when, When::Before | When::Instead | When::During)
    }

    /// True if who acts is in no check then (CS-0.51).
    fn is_calm(self) -> bool {
        match self.is_other {
            _ if self.has_stirred => false,
            false => matches!(self.when, When::End | When::During),
            true => self.when == When::After,
        }
    }

    /// True if the other one of the two may have, and nobody else since.
    fn may_answer(self) -> bool {
        self.other().may_have_acted()
    }
}

/// True if a step changes nothing on the board.
fn leaves_the_board(step: &Step<'_>) -> bool {
    rules::only_asks(step)
        || matches!(
            step,
            Step::Draw(_) | Step::Discard(_) | Step::Look(_) | Step::Again(_) | Step::Begin(_) | Step::Note(_)
        )
}

/// True if a step cannot be done at that time; those inside it are looked at by themselves.
pub fn is_out_of_time(step: &Step<'_>, actor: Actor) -> bool {
    let gone = |who: &Selector<'_>| is_gone(who, actor);
    match step {
        Step::Only(only) => is_false(&only.cond, actor),
        Step::Again(_) => actor.is_on_turn() == Some(false),
        Step::Undo(undo) => match undo.what {
            Undone::Turn => actor.own_turn == Some(true),
            Undone::Move => actor.is_on_turn() == Some(true),
        },
        Step::SlideOn(step) => goes_nowhere(&step.who, actor),
        Step::StopShort(step) => goes_nowhere(&step.who, actor),
        Step::Move(step) => gone(&step.who) || is_attacker(&step.who, actor) || has_no_way(step, actor),
        Step::Change(change) => gone(&change.who) || change.into == Into::WhatItTook && !actor.may_have_acted(),
        Step::Swap(swap) => swap.pair.iter().any(|who| gone(who) || is_attacker(who, actor)),
        Step::Send(step) => {
            let stays = gone(&step.who) || is_attacker(&step.who, actor);
            stays && step.or.is_none() || starts_nowhere(step.to, actor) || shields_nobody(step.to, actor)
        }
        Step::Return(back) => shields_nobody(back.to, actor),
        Step::Spawn(spawn) => shields_nobody(spawn.to, actor),
        Step::Pick(pick) => shields_nobody(pick.squares, actor),
        Step::Remove(step) => gone(&step.who) || is_bound(&step.who, actor),
        Step::Replace(step) => gone(&step.who) || is_attacker(&step.who, actor),
        Step::Strike(strike) => gone(&strike.who) || gone(&strike.by),
        Step::Choose(step) => gone(&step.who),
        Step::Promote(step) => gone(&step.who),
        Step::Shape(step) => gone(&step.who),
        Step::Defect(step) => gone(&step.who),
        Step::Mark(step) => gone(&step.who),
        Step::Burst(step) => gone(&step.who),
        Step::Push(step) => gone(&step.who),
        Step::Ray(step) => gone(&step.who),
        Step::Sweep(step) => gone(&step.who),
        Step::Fuse(step) => gone(&step.who),
        _ => false,
    }
}

/// True if the pieces that are meant are off the board, where nothing can be done with them; in place of a move nobody
/// has just come.
fn is_gone(who: &Selector<'_>, actor: Actor) -> bool {
    let is_off = who.base() == Some(Base::Lost) || who.base() == Some(Base::Came) && actor.when == When::Instead;
    is_off || who.filters.iter().any(|filter| is_unlike(who, filter, actor))
}

/// True if nobody is like that then: no king of the player is in check, or nobody has moved.
fn is_unlike(who: &Selector<'_>, filter: &Filter<'_>, actor: Actor) -> bool {
    match (filter, who.base()) {
        (Filter::Is(PieceWord::Checked), Some(Base::Own)) => is_false(&Cond::Check, actor),
        (Filter::Is(PieceWord::Normal), Some(Base::Own)) => matches!(actor.when, When::Before | When::Instead),
        _ => false,
    }
}

/// True if a piece has its part in a declared capture, which must still be possible (CS-0.23).
fn is_bound(who: &Selector<'_>, actor: Actor) -> bool {
    is_attacker(who, actor) || who.base() == Some(Base::Victim) && !actor.takes_back
}

fn is_attacker(who: &Selector<'_>, actor: Actor) -> bool {
    who.base() == Some(Base::Attacker) && !actor.takes_back
}

/// True if no piece is about to capture or was just moved by the other player.
fn goes_nowhere(who: &Selector<'_>, actor: Actor) -> bool {
    is_gone(who, actor) || who.base() != Some(Base::Attacker) && !actor.may_answer() && actor.own_turn.is_some()
}

fn has_no_way(step: &Move<'_>, actor: Actor) -> bool {
    let repeats = step.way == Some(WayWord::Repeat) && !actor.may_have_acted();
    repeats || step.to.is_some_and(|to| starts_nowhere(to, actor) || shields_nobody(to, actor))
}

/// True if a piece is to stop a check, and there is none.
fn shields_nobody(to: Places<'_>, actor: Actor) -> bool {
    to.contains(&Place::Is(SquareWord::Shield)) && actor.is_calm()
}

/// True if a piece is to go where it came from, and has come from nowhere.
fn starts_nowhere(to: Places<'_>, actor: Actor) -> bool {
    to.contains(&Place::Is(SquareWord::Start)) && !actor.may_have_acted()
}

/// True if a condition holds all the time of the window.
pub fn is_true(cond: &Cond<'_>, actor: Actor) -> bool {
    match cond {
        Cond::OwnTurn => actor.is_on_turn() == Some(true),
        Cond::Not(cond) => is_false(cond, actor),
        _ => false,
    }
}

/// True if a condition holds at no time of the window.
pub fn is_false(cond: &Cond<'_>, actor: Actor) -> bool {
    match cond {
        // Nobody is in check at the end of the own turn, or before the other's Action is done; in place of a move the card
        // has to answer it.
        Cond::Check | Cond::JustChecked => {
            actor.is_calm() || !actor.is_other && actor.when == When::Instead && !actor.moves
        }
        Cond::OwnTurn => actor.is_on_turn() == Some(false),
        Cond::Not(Cond::OwnTurn) => actor.is_on_turn() == Some(true),
        Cond::Both(conds) => conds.iter().any(|cond| is_false(cond, actor)),
        Cond::Or(conds) => conds.iter().all(|cond| is_false(cond, actor)),
        _ => false,
    }
}
