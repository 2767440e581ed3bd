//! The faults of a card that has the right looks: names that nobody gave, deeds that do not go together, too many
//! ways to play it.

use super::judge::{Check, Sound};
use super::sort::limits;
use super::wrong::{grouped, Wrong, Wrongs};
use super::{bounds, rules};
use crate::games::storm::model::tree::{Step, Tree};

/// A tree that is judged, and what it asks for until here.
struct Walk<'a> {
    check: Check<'a>,
    choices: usize,
    ways: u64,
    steps: usize,
    has_deed: bool,
}

/// Everything that is wrong with a tree.
pub fn tree(tree: &Tree<'_>) -> Vec<Wrong> {
    let Walk { mut check, choices, ways, steps, has_deed } = walk(tree);
    let before = check.wrongs.enter(format_args!(".do"));
    if steps > limits::STEPS {
        check.say(format!("The card has {steps} steps; {} are the most.", limits::STEPS));
    }
    if choices > limits::CHOICES {
        check.say(format!("It asks for {choices} choices; {} are the most.", limits::CHOICES));
    }
    if ways > limits::WAYS {
        check.say(format!(
            "There are up to {} ways to play it, and the table looks at {}. Name kinds, or squares, for one of the \
             choices.",
            grouped(ways),
            grouped(limits::WAYS)
        ));
    }
    if check.wrongs.is_empty() && !has_deed {
        check.say("It asks and does nothing: add a step that changes something.");
    }
    check.wrongs.leave(before);
    check.wrongs.all()
}

/// Number of ways to play a card, at most.
pub fn ways(tree: &Tree<'_>) -> u64 {
    walk(tree).ways
}

fn walk<'a>(tree: &Tree<'a>) -> Walk<'a> {
    let (wrongs, bound, nested) = (Wrongs::default(), Vec::new(), Vec::new());
    let check = Check { wrongs, when: tree.when, length: tree.steps.len(), bound, nested };
    let mut walk = Walk { check, choices: 0, ways: 1, steps: 0, has_deed: false };
    let before = walk.check.wrongs.enter(format_args!(".do"));
    walk.steps(tree.steps);
    walk.check.wrongs.leave(before);
    walk
}

impl<'a> Walk<'a> {
    fn steps(&mut self, steps: &'a [Step<'a>]) {
        for (at, step) in steps.iter().enumerate() {
            let before = self.check.wrongs.enter(format_args!("[{at}]"));
            self.step(step);
            self.check.wrongs.leave(before);
        }
    }

    fn step(&mut self, step: &'a Step<'a>) {
        self.steps += 1;
        self.has_deed |= !rules::only_asks(step);
        step.check(&mut self.check);
        rules::judge(step, &mut self.check);
        let (before, mut most) = ((self.choices, self.ways), (self.choices, self.ways));
        for (place, steps) in std::mem::take(&mut self.check.nested) {
            let bound = self.check.bound.clone();
            let here = self.check.wrongs.go_to(place);
            self.steps(steps);
            self.check.wrongs.go_to(here);
            most = (most.0.max(self.choices), most.1.max(self.ways));
            (self.choices, self.ways) = before;
            // A choice that the other player must make is known afterwards; one on only one of several ways is not.
            if !matches!(step, Step::Theirs(theirs) if !theirs.may) {
                self.check.bound = bound;
            }
        }
        // The other player's choices come when the card is carried out.
        if !matches!(step, Step::Theirs(_)) {
            (self.choices, self.ways) = most;
        }
        let ways = bounds::of(step);
        self.choices += usize::from(ways > 0);
        self.ways = self.ways.saturating_mul(ways.max(1));
        if let Some((name, thing)) = rules::names(step) {
            if self.check.bound.iter().any(|(known, _)| *known == name) {
                let before = self.check.wrongs.enter(format_args!(".as"));
                self.check.say(format!("`{}` is taken already. Use another letter.", name.name()));
                self.check.wrongs.leave(before);
            }
            self.check.bound.push((name, thing));
        }
    }
}
