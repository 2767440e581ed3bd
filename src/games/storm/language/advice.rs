//! The use of a card, as its tree tells it: advice for a computer player, and what its maker may have overlooked.

use super::form::Form;
use super::never::fate;
use crate::games::storm::model::catalog::{Counsel, When};
use crate::games::storm::model::tree::{Amount, Design, Step, Tree};
use crate::play::Value;

/// The gain in cards, which no board shows, in hundredths of a Pawn: a drawn one, a chosen one, another turn.
const DRAWN: i32 = 30;
const CHOSEN: i32 = 60;
const TURN: i32 = 150;
/// Most that advice may promise.
const MOST: i32 = 300;

/// Advice for a computer player, as the tree suggests it: what fits only after something has happened is worth
/// keeping, and cards and turns gain what no board shows.
fn counsel(tree: &Tree<'_>) -> Counsel {
    match gain(tree.steps) {
        gain if gain > 0 => Counsel::Gives(gain.min(MOST)),
        _ if matches!(tree.when, When::After | When::During | When::Reply) => Counsel::Prized,
        _ => Counsel::Plain,
    }
}

/// Advice of a card: its maker's own, else what its tree suggests.
pub fn advice(design: &Design<'_>) -> Counsel {
    design.counsel.unwrap_or_else(|| counsel(&design.tree))
}

fn gain(steps: &[Step<'_>]) -> i32 {
    let of = |step: &Step<'_>| match step {
        Step::Draw(draw) => DRAWN * number(draw.amount),
        Step::Discard(discard) => -DRAWN * number(discard.amount),
        Step::Look(_) => CHOSEN,
        Step::Again(_) => TURN,
        Step::Roll(roll) => roll.ways.iter().map(|way| gain(way)).sum::<i32>() / roll.ways.len().max(1) as i32,
        Step::Either(either) => either.ways.iter().map(|way| gain(way)).max().unwrap_or_default(),
        Step::Fork(fork) => gain(fork.then).max(fork.otherwise.map_or(0, gain)),
        _ => 0,
    };
    steps.iter().map(of).sum()
}

/// A hand that is discarded and drawn anew gains nothing.
const fn number(amount: Amount) -> i32 {
    match amount {
        Amount::Number(number) => number as i32,
        Amount::All => 2,
    }
}

/// Warnings to the maker, in words: it can never be played, or hardly ever, a name that nothing uses.
pub fn warnings(tree: &Tree<'_>) -> Vec<String> {
    let never = fate(tree).words().map(str::to_owned);
    let value = tree.steps.write();
    let (mut given, mut used) = (Vec::new(), Vec::new());
    names(&value, &mut given, &mut used);
    let idle = given.into_iter().filter(|name| !used.contains(name));
    never.into_iter().chain(idle.map(|name| format!("Nothing is done with what is called `{name}`."))).collect()
}

/// Names that are given, and those that are used, in a part of a card.
fn names(value: &Value, given: &mut Vec<String>, used: &mut Vec<String>) {
    match value {
        Value::Text(text) if matches!(text.as_str(), "a" | "b" | "c" | "d") => used.push(text.clone()),
        Value::List(all) => all.iter().for_each(|value| names(value, given, used)),
        Value::Map(all) => {
            for (word, value) in all {
                match value.text() {
                    Some(name) if word == "as" => given.push(name.to_owned()),
                    _ => names(value, given, used),
                }
            }
        }
        _ => {}
    }
}
