//! Cards that can never be played: the window in which one may be played is over, or has not come, when what it does
//! would be possible. `tests/own_cards/windows.rs` compares this with what the table offers.

use super::rules;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::steps::Move;
use crate::games::storm::model::tree::words::{Base, SquareWord, Undone, WayWord};
use crate::games::storm::model::tree::{Cond, Into, Place, Places, Selector, Step, Tree};

/// The player who acts, as far as the window tells it.
#[derive(Clone, Copy)]
struct Actor {
    when: When,
    /// True if it is the turn of the card's player; nothing where that depends.
    own_turn: Option<bool>,
    /// True if the other player does what is said.
    is_other: bool,
    /// True if something that the card does can answer a check.
    moves: bool,
}

impl Actor {
    fn of(tree: &Tree<'_>) -> Actor {
        let when = tree.when;
        let own_turn = match when {
            When::Before | When::Instead | When::End => Some(true),
            When::During | When::After => Some(false),
            When::Reply | When::Any => None,
        };
        Actor { when, own_turn, is_other: false, moves: tree.has(&|step| !leaves_the_board(step)) }
    }

    /// The actor, where it is known whether it is their turn.
    fn at(self, is_on_turn: bool) -> Actor {
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

    /// True if the player of the card is in no check then (CS-0.51).
    fn is_calm(self) -> bool {
        matches!(self.when, When::End | When::During)
    }

    /// True if the other one of the two may have, and nobody else since.
    fn may_answer(self) -> bool {
        Actor { is_other: !self.is_other, ..self }.may_have_acted()
    }
}

/// True if nobody can ever play a card that does this.
pub fn is_never(tree: &Tree<'_>) -> bool {
    any(tree.steps, Actor::of(tree))
}

/// True if one of these steps, each of which is to be done, cannot be.
fn any(steps: &[Step<'_>], actor: Actor) -> bool {
    steps.iter().any(|step| is_dead(step, actor))
}

/// True if a step changes nothing on the board.
fn leaves_the_board(step: &Step<'_>) -> bool {
    rules::only_asks(step)
        || matches!(
            step,
            Step::Draw(_) | Step::Discard(_) | Step::Look(_) | Step::Again(_) | Step::Begin(_) | Step::Note(_)
        )
}

fn is_dead(step: &Step<'_>, actor: Actor) -> bool {
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
        Step::Roll(roll) => roll.ways.iter().any(|way| any(way, actor)),
        Step::Either(either) => either.ways.iter().all(|way| any(way, actor)),
        Step::Fork(fork) => {
            let [yes, no] = match fork.cond {
                Cond::OwnTurn => [true, false].map(|is_on_turn| actor.at(is_on_turn)),
                Cond::Not(Cond::OwnTurn) => [false, true].map(|is_on_turn| actor.at(is_on_turn)),
                _ => [actor; 2],
            };
            let then = is_false(&fork.cond, actor) || any(fork.then, yes);
            let otherwise = is_true(&fork.cond, actor) || fork.otherwise.is_some_and(|steps| any(steps, no));
            then && otherwise
        }
        Step::Theirs(theirs) => !theirs.may && any(theirs.steps, Actor { is_other: !actor.is_other, ..actor }),
        Step::Move(step) => gone(&step.who) || is_attacker(&step.who) || has_no_way(step, actor),
        Step::Change(change) => gone(&change.who) || change.into == Into::WhatItTook && !actor.may_have_acted(),
        Step::Swap(swap) => swap.pair.iter().any(|who| gone(who) || is_attacker(who)),
        Step::Send(step) => {
            let stays = gone(&step.who) || is_attacker(&step.who);
            stays && step.or.is_none() || starts_nowhere(step.to, actor)
        }
        Step::Remove(step) => gone(&step.who) || is_bound(&step.who),
        Step::Replace(step) => gone(&step.who) || is_attacker(&step.who),
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
    who.base() == Some(Base::Lost) || who.base() == Some(Base::Came) && actor.when == When::Instead
}

/// True if a piece has its part in a declared capture, which must still be possible (CS-0.23).
fn is_bound(who: &Selector<'_>) -> bool {
    is_attacker(who) || who.base() == Some(Base::Victim)
}

fn is_attacker(who: &Selector<'_>) -> bool {
    who.base() == Some(Base::Attacker)
}

/// True if no piece is about to capture or was just moved by the other player.
fn goes_nowhere(who: &Selector<'_>, actor: Actor) -> bool {
    is_gone(who, actor) || who.base() != Some(Base::Attacker) && !actor.may_answer() && actor.own_turn.is_some()
}

fn has_no_way(step: &Move<'_>, actor: Actor) -> bool {
    let repeats = step.way == Some(WayWord::Repeat) && !actor.may_have_acted();
    let shields = step.to.is_some_and(|to| to.contains(&Place::Is(SquareWord::Shield))) && actor.is_calm();
    repeats || shields || step.to.is_some_and(|to| starts_nowhere(to, actor))
}

/// True if a piece is to go where it came from, and has come from nowhere.
fn starts_nowhere(to: Places<'_>, actor: Actor) -> bool {
    to.contains(&Place::Is(SquareWord::Start)) && !actor.may_have_acted()
}

/// True if a condition holds all the time of the window.
fn is_true(cond: &Cond<'_>, actor: Actor) -> bool {
    match cond {
        Cond::OwnTurn => actor.is_on_turn() == Some(true),
        Cond::Not(cond) => is_false(cond, actor),
        _ => false,
    }
}

/// True if a condition holds at no time of the window.
fn is_false(cond: &Cond<'_>, actor: Actor) -> bool {
    match cond {
        // Nobody is in check at the end of the own turn, or before the other's Action is done; in place of a move the card
        // has to answer it.
        Cond::Check | Cond::JustChecked => actor.is_calm() || actor.when == When::Instead && !actor.moves,
        Cond::OwnTurn => actor.is_on_turn() == Some(false),
        Cond::Not(Cond::OwnTurn) => actor.is_on_turn() == Some(true),
        Cond::Both(conds) => conds.iter().any(|cond| is_false(cond, actor)),
        Cond::Or(conds) => conds.iter().all(|cond| is_false(cond, actor)),
        _ => false,
    }
}
