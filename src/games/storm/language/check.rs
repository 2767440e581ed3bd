//! What is wrong with a card that has the right looks: names that nobody gave, deeds that do not go together, too many
//! ways to play it.

use super::form::Form;
use super::sort::limits;
use super::wrong::{Wrong, Wrongs};
use super::{bounds, rules};
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::words::{Base, Name};
use crate::games::storm::model::tree::{Step, Tree};

/// A sort of thing that a name stands for.
#[derive(Clone, Copy, PartialEq)]
pub enum Thing {
    /// A piece.
    Piece,
    /// A square.
    Square,
    /// A kind.
    Kind,
}

impl Thing {
    const fn word(self) -> &'static str {
        match self {
            Thing::Piece => "piece",
            Thing::Square => "square",
            Thing::Kind => "kind",
        }
    }
}

/// What a list of steps asks for: how often, in how many ways, and the names that it leaves.
#[derive(Clone)]
pub struct Asked {
    choices: usize,
    ways: u64,
    bound: Vec<(Name, Thing)>,
}

/// A tree that is judged.
pub struct Check {
    wrongs: Wrongs,
    /// Window of the card.
    pub when: When,
    /// Number of its own steps.
    pub length: usize,
    /// What was asked for until here.
    asked: Asked,
    /// What the steps inside the present one ask for.
    inner: Vec<Asked>,
    steps: usize,
    has_deed: bool,
}

/// Everything that is wrong with a tree.
pub fn tree(tree: &Tree<'_>) -> Vec<Wrong> {
    let mut check = judged(tree);
    let before = check.wrongs.enter(format_args!(".do"));
    let (choices, ways) = (check.asked.choices, check.asked.ways);
    if check.steps > limits::STEPS {
        check.say(format!("The card has {} steps; {} are the most.", check.steps, limits::STEPS));
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
    if check.wrongs.is_empty() && !check.has_deed {
        check.say("It asks and does nothing: add a step that changes something.");
    }
    check.wrongs.leave(before);
    check.wrongs.all()
}

/// Number of ways to play a card, at most.
pub fn ways(tree: &Tree<'_>) -> u64 {
    judged(tree).asked.ways
}

fn judged(tree: &Tree<'_>) -> Check {
    let asked = Asked { choices: 0, ways: 1, bound: Vec::new() };
    let (wrongs, inner) = (Wrongs::default(), Vec::new());
    let length = tree.steps.len();
    let mut check = Check { wrongs, when: tree.when, length, asked, inner, steps: 0, has_deed: false };
    let before = check.wrongs.enter(format_args!(".do"));
    check.each(tree.steps, Step::judge);
    check.wrongs.leave(before);
    check
}

/// A number with a comma between thousands.
pub fn grouped(number: u64) -> String {
    match number {
        0..1000 => number.to_string(),
        _ => format!("{},{:03}", grouped(number / 1000), number % 1000),
    }
}

impl Check {
    /// Something is wrong here.
    pub fn say(&mut self, words: impl Into<String>) {
        self.wrongs.say(words);
    }

    /// Looks at a part.
    pub fn inside(&mut self, part: std::fmt::Arguments<'_>, look: impl FnOnce(&mut Check)) {
        let before = self.wrongs.enter(part);
        look(self);
        self.wrongs.leave(before);
    }

    /// Looks at each item of a list.
    pub fn each<T>(&mut self, items: &[T], look: impl Fn(&T, &mut Check)) {
        for (at, item) in items.iter().enumerate() {
            self.inside(format_args!("[{at}]"), |check| look(item, check));
        }
    }

    /// A name is used for a thing of this sort.
    pub fn refer(&mut self, name: Name, thing: Thing) {
        let word = name.name();
        match self.asked.bound.iter().rev().find(|(known, _)| *known == name) {
            None => {
                self.say(format!("Nothing was called `{word}` before this step. Give an earlier step `as: {word}`."));
            }
            Some(&(_, known)) if known != thing => {
                self.say(format!("`{word}` is a {}, and this needs a {}.", known.word(), thing.word()));
            }
            Some(_) => {}
        }
    }

    /// What is remembered of the turn is asked for.
    pub fn knows(&mut self, base: Base) {
        let (means, when) = match base {
            Base::Own | Base::Foe | Base::Any => return,
            Base::Moved => ("the piece you just moved", When::End),
            Base::Took => ("your piece that just captured", When::End),
            Base::Came => ("the piece your opponent just moved", When::After),
            Base::Lost => ("the piece your opponent just captured", When::After),
            Base::Checker => ("the piece that just put you in check", When::After),
            Base::Attacker => ("the piece about to capture", When::During),
            Base::Victim => ("your piece about to be captured", When::During),
        };
        let is_like = base == Base::Came && self.when == When::Instead;
        if self.when != when && self.when != When::Any && !is_like {
            self.say(format!("`{}` is {means}: only a card played {} knows it.", base.name(), when.about()));
        }
    }

    /// Kinds are named once each.
    pub fn unlike(&mut self, kinds: &[crate::board::Kind]) {
        if kinds.iter().enumerate().any(|(at, kind)| kinds[..at].contains(kind)) {
            self.say("A kind is named twice.");
        }
    }

    /// Steps inside another one, whose names and choices are for it to judge.
    pub fn steps(&mut self, steps: &[Step<'_>]) {
        let before = self.asked.clone();
        self.each(steps, Step::judge);
        self.inner.push(std::mem::replace(&mut self.asked, before));
    }

    /// Ways that a step can go.
    pub fn branches(&mut self, ways: &[&[Step<'_>]]) {
        self.each(ways, |steps, check| check.steps(steps));
    }

    /// A step is judged.
    fn step(&mut self, step: &Step<'_>) {
        self.steps += 1;
        self.has_deed |= !rules::only_asks(step);
        let outer = std::mem::take(&mut self.inner);
        step.check(self);
        rules::judge(step, self);
        let inner = std::mem::replace(&mut self.inner, outer);
        match step {
            // The other player's choices come when the card is carried out.
            Step::Theirs(theirs) => {
                let bound = inner.into_iter().next().filter(|_| !theirs.may).map(|inner| inner.bound);
                self.asked.bound = bound.unwrap_or_else(|| self.asked.bound.clone());
            }
            _ => {
                self.asked.choices = inner.iter().map(|inner| inner.choices).fold(self.asked.choices, usize::max);
                self.asked.ways = inner.iter().map(|inner| inner.ways).fold(self.asked.ways, u64::max);
            }
        }
        let ways = bounds::of(step);
        self.asked.choices += usize::from(ways > 0);
        self.asked.ways = self.asked.ways.saturating_mul(ways.max(1));
        if let Some((name, thing)) = rules::names(step) {
            if self.asked.bound.iter().any(|(known, _)| *known == name) {
                let before = self.wrongs.enter(format_args!(".as"));
                self.say(format!("`{}` is taken already. Use another letter.", name.name()));
                self.wrongs.leave(before);
            }
            self.asked.bound.push((name, thing));
        }
    }
}

impl Step<'_> {
    fn judge(&self, check: &mut Check) {
        check.step(self);
    }
}
