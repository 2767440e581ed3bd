//! Cards that can never be played, or hardly ever: one of their steps cannot be done at the time, or with any piece that is
//! meant. `tests/own_cards/windows.rs` compares this with what the table offers.

use super::fate::{Fate, Why};
use super::given::Givens;
use super::timing::{is_false, is_out_of_time, is_true, Actor};
use crate::games::storm::model::tree::{Cond, Step, Tree};

/// The prospects of a card.
pub fn fate(tree: &Tree<'_>) -> Fate {
    all(tree.steps, Actor::of(tree), &mut Givens::default())
}

/// The prospects of steps, each of which is to be done.
fn all<'a>(steps: &'a [Step<'a>], mut actor: Actor, givens: &mut Givens<'a>) -> Fate {
    let mut worst = Fate::Open;
    for step in steps {
        worst = worst.max(of(step, actor, givens));
        actor = actor.after(step);
    }
    worst
}

/// The prospects of one of several ways.
fn way<'a>(steps: &'a [Step<'a>], actor: Actor, givens: &Givens<'a>) -> Fate {
    all(steps, actor, &mut givens.clone())
}

fn of<'a>(step: &'a Step<'a>, actor: Actor, givens: &mut Givens<'a>) -> Fate {
    let time = Fate::never(Why::Time, is_out_of_time(step, actor));
    let inside = match step {
        Step::Roll(roll) => {
            let ways = roll.ways.iter().map(|steps| way(steps, actor, givens));
            if actor.is_tried() {
                ways.max()
            } else {
                ways.min()
            }
        }
        Step::Either(either) => either.ways.iter().map(|steps| way(steps, actor, givens)).min(),
        Step::Fork(fork) => {
            let [yes, no] = match fork.cond {
                Cond::OwnTurn => [true, false].map(|is_on_turn| actor.at(is_on_turn)),
                Cond::Not(Cond::OwnTurn) => [false, true].map(|is_on_turn| actor.at(is_on_turn)),
                _ => [actor; 2],
            };
            let then = match is_false(&fork.cond, actor) {
                true => Fate::Never(Why::Time),
                false => way(fork.then, yes, givens).max(givens.cond(&fork.cond)),
            };
            let otherwise = match is_true(&fork.cond, actor) {
                true => Fate::Never(Why::Time),
                false => fork.otherwise.map_or(Fate::Open, |steps| way(steps, no, givens)),
            };
            Some(then.min(otherwise))
        }
        Step::Theirs(theirs) if theirs.may => None,
        Step::Theirs(theirs) => Some(all(theirs.steps, actor.other(), givens)),
        _ => None,
    };
    let pieces = givens.fate(step, actor.is_other);
    givens.after(step, actor.is_other);
    time.max(inside.unwrap_or(Fate::Open)).max(pieces)
}
