//! Steps in words, one after the other and inside each other: the sentence of a card.

use super::nouns::number;
use super::say::Say;
use super::{nouns, turns};
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::steps::{Fork, Theirs};
use crate::games::storm::model::tree::{Cond, Step, Tree};
use crate::games::words::capital;

/// Beginnings of sentences that tell the player to do something: two of them make one sentence.
const ORDERS: [&str; 15] = [
    "swap", "move", "send", "remove", "discard", "draw", "advance", "return", "promote", "look", "take", "undo",
    "choose", "make", "merge",
];

/// The sentence of a blank card.
const BY_HAND: &str = "Do by hand what the card says. Your opponent admits or denies it.";

/// The sentence of a card.
pub fn sentence(tree: &Tree<'_>) -> String {
    if tree.is_by_hand() {
        return BY_HAND.into();
    }
    let mut say = Say::new(tree.when);
    let mut text = say.told_steps(tree.steps, true);
    if tree.when == When::Before && tree.steps.iter().any(changes_board) {
        text += ". Then make your move";
    }
    match text.ends_with(['.', '!']) {
        true => text,
        false => text + ".",
    }
}

/// The branches between which a player decides, as the sentence of the card tells them; these very ones of its tree.
pub fn branches(tree: &Tree<'_>, ways: &[&[Step<'_>]]) -> Vec<String> {
    let mut say = Say::new(tree.when);
    say.told_steps(tree.steps, true);
    let at = say.decided.iter().position(|(place, _)| *place == ways.as_ptr().addr());
    at.map(|at| say.decided.swap_remove(at).1).unwrap_or_default()
}

/// True if a step changes the board at once.
fn changes_board(step: &Step<'_>) -> bool {
    matches!(
        step,
        Step::Swap(_)
            | Step::Move(_)
            | Step::Send(_)
            | Step::Remove(_)
            | Step::Return(_)
            | Step::Replace(_)
            | Step::Spawn(_)
            | Step::Change(_)
            | Step::Defect(_)
    )
}

impl Say {
    /// Steps as one text, without a stop at its end.
    fn told_steps(&mut self, steps: &[Step<'_>], is_whole: bool) -> String {
        let (head, body) = self.told_parts(steps, is_whole);
        match (head.as_str(), body.as_str()) {
            ("", "") => "nothing happens".into(),
            ("", body) => body.to_owned(),
            (head, "") => format!("nothing happens, {}", if_so(head)),
            (head, body) => format!("{head}: {}", small(body)),
        }
    }

    /// The conditions at the beginning of steps, and what they do.
    fn told_parts(&mut self, steps: &[Step<'_>], is_whole: bool) -> (String, String) {
        let (first, rest) = steps.split_at(steps.iter().take_while(|step| matches!(step, Step::Only(_))).count());
        let mut head = self.beginning(first);
        let mut out: Vec<String> = Vec::new();
        let mut last: Option<&Step<'_>> = None;
        let half = rest.len() / 2;
        let is_twice = is_whole && half > 0 && rest.len() == 2 * half && rest[..half] == rest[half..];
        for step in if is_twice { &rest[..half] } else { rest } {
            match step {
                Step::Only(only) => {
                    let text = self.afterwards(&only.cond);
                    if !out.contains(&text) {
                        out.push(text);
                    }
                }
                // The one piece that is meant needs no choice: it is what the sentence is about.
                Step::Choose(choose) if head.is_empty() && out.is_empty() && self.just_of(&choose.who).is_some() => {
                    head = capital(self.just_of(&choose.who).unwrap_or_default());
                    self.calls_it(Some(choose.name), "it".into());
                }
                step => {
                    let text = self.told_step(step);
                    // Steps after ways that are told one by one belong to none of them.
                    let is_apart = last.is_some_and(|last| goes_several_ways(last, &out));
                    let apart = if is_apart { "in any case, " } else { "" };
                    out.extend(Some(apart.to_owned() + &text).filter(|_| !text.is_empty()));
                    last = Some(step);
                }
            }
        }
        if let [one, other] = &out[..] {
            let is_order = |text: &String| ORDERS.contains(&text.split(' ').next().unwrap_or_default());
            // The other turn comes last in any case.
            let is_later = one.starts_with("take another turn");
            if is_order(one) && is_order(other) && !one.contains(['.', ':']) && !is_twice && !is_later {
                out = vec![format!("{one}, then {}", other.replace("a new hand", "a new one"))];
            }
        }
        if is_twice {
            out.push("then the same once more".into());
        }
        (head, out.into_iter().map(capital).collect::<Vec<_>>().join(". "))
    }

    /// The conditions at the beginning.
    fn beginning(&mut self, first: &[Step<'_>]) -> String {
        let mut head = String::new();
        for step in first {
            let Step::Only(only) = step else { continue };
            let text = self.clause(&only.cond);
            let is_just = self.is_just(&only.cond);
            self.is_named |= is_just && text.starts_with("your opponent");
            let is_state = matches!(only.cond, Cond::Check | Cond::FoeCheck | Cond::Some { .. });
            head += &match (head.as_str(), is_just) {
                ("", true) => capital(text),
                ("", false) if is_state && text.ends_with("in check") => format!("Only while {text}"),
                ("", false) => format!("Only if {text}"),
                _ => format!(" and {text}"),
            };
        }
        self.has_head |= !head.is_empty();
        head
    }

    /// The condition that must hold afterwards.
    fn afterwards(&mut self, cond: &Cond<'_>) -> String {
        match cond {
            cond if self.is_just(cond) => format!("only if {}", self.clause(cond)),
            Cond::None(who) if who.name().is_some() && who.filters.len() == 1 => {
                let who = if self.called.len() > 1 { "neither".to_owned() } else { self.whom(&who.plain()) };
                format!("{who} may be in check afterwards").replace("it may", "it may not")
            }
            Cond::None(who) => format!("not if {} afterwards", self.clause(&Cond::some(*who))),
            Cond::Both(_) | Cond::Or(_) => format!("only if afterwards {}", self.clause(cond)),
            cond => format!("only if {} afterwards", self.clause(cond)),
        }
    }

    fn told_step(&mut self, step: &Step<'_>) -> String {
        match step {
            Step::Only(only) => self.afterwards(&only.cond),
            Step::Choose(choose) => self.chooses(choose),
            Step::Pick(pick) => {
                self.calls_it(Some(pick.name), "that square".into());
                format!("choose {}", self.where_to(pick.squares, false))
            }
            Step::NameKind(kind) => {
                self.calls_it(Some(kind.name), "that kind".into());
                format!("name {}", nouns::either(kind.kinds.iter().map(|kind| kind.name().to_owned())))
            }
            Step::Swap(swap) => self.swaps(swap),
            Step::Move(movement) => self.movement(movement),
            Step::Send(send) => self.sends(send),
            Step::Remove(remove) => self.removes(remove),
            Step::Strike(strike) => self.strikes(strike),
            Step::Return(back) => self.give_back(back),
            Step::Replace(replace) => self.replaces(replace),
            Step::Spawn(spawn) => self.spawns(spawn),
            Step::Change(change) => self.changes(change),
            Step::Promote(promote) => self.promotes(promote),
            Step::Shape(shape) => self.shapes(shape),
            Step::Defect(defect) => self.defects(defect),
            Step::Mark(mark) => self.marks(mark),
            Step::Lay(lay) => self.lays(lay),
            Step::Begin(begin) => self.begins(begin),
            Step::Note(note) => self.notes(note),
            Step::Draw(draw) => turns::draw(draw.amount),
            Step::Discard(discard) => turns::discard(discard.amount, self.is_theirs),
            Step::Look(look) => turns::look(look.amount),
            Step::Undo(undo) => self.undoes(undo),
            Step::Again(_) => "take another turn after this one, without checkmate".into(),
            Step::Cancel(_) => "cancel the card your opponent just played".into(),
            Step::Copy(_) => "the card just played works twice: first for your opponent, then for you".into(),
            Step::TakeCard(_) => {
                "the card just played works as usual, but then goes to your hand. You draw nothing for this card".into()
            }
            Step::Roll(roll) => self.rolls(roll.ways),
            Step::Either(either) => self.decides(either.ways),
            Step::Fork(fork) => self.forks(fork),
            Step::Theirs(theirs) => self.leaves_to_them(theirs),
            Step::SlideOn(step) => self.slide_on(&step.who),
            Step::StopShort(step) => self.stop_short(&step.who),
            Step::Burst(step) => self.bursts(step),
            Step::Push(step) => format!(
                "{} steps forward and pushes the pieces in front of it one square on, even off the board",
                self.whom(&step.who)
            ),
            Step::Ray(step) => format!(
                "{} fires along a line: every piece on it, yours too, is removed. Kings are spared",
                self.whom(&step.who)
            ),
            Step::Sweep(step) => format!(
                "{} runs along a line to the edge or your next piece, capturing every enemy piece on the way",
                self.whom(&step.who)
            ),
            Step::Fuse(step) => self.fuses(&step.who),
        }
    }

    /// A way that it can go; names given in it are known in it alone.
    fn told_way(&mut self, steps: &[Step<'_>]) -> String {
        let (names, before) = (self.called.len(), (self.is_named, self.told, self.has_head, self.is_inside));
        self.is_inside = true;
        let text = small(&self.told_steps(steps, false));
        self.called.truncate(names);
        (self.is_named, self.told, self.has_head, self.is_inside) = before;
        text
    }

    pub(super) fn rolls(&mut self, ways: &[&[Step<'_>]]) -> String {
        let all: Vec<String> = ways.iter().map(|steps| self.told_way(steps)).collect();
        match &all[..] {
            [heads, tails] if self.is_inside => format!("toss a coin (heads: {heads}; tails: {tails})"),
            [heads, tails] => format!("toss a coin. Heads: {heads}. Tails: {tails}"),
            sides => {
                let each = sides.iter().enumerate().map(|(at, side)| format!(". {}: {side}", at + 1));
                format!("roll a die with {} sides{}", number(sides.len() as u8), each.collect::<String>())
            }
        }
    }

    pub(super) fn decides(&mut self, ways: &[&[Step<'_>]]) -> String {
        let all: Vec<String> = ways.iter().map(|steps| self.told_way(steps)).collect();
        self.decided.push((ways.as_ptr().addr(), all.clone()));
        match all.iter().any(|way| way.contains(". ")) {
            false => format!("either {}", all.join(", or ")),
            true => {
                let each = all.iter().enumerate().map(|(at, way)| format!(". {}: {way}", at + 1));
                format!("choose one{}", each.collect::<String>())
            }
        }
    }

    pub(super) fn forks(&mut self, step: &Fork<'_>) -> String {
        let cond = self.clause(&step.cond);
        let then = self.told_way(step.then);
        let otherwise = match step.otherwise {
            Some(steps) if then.contains(". ") => format!(". Otherwise {}", self.told_way(steps)),
            Some(steps) => format!("; otherwise {}", self.told_way(steps)),
            None => String::new(),
        };
        format!("if {cond}, {then}{otherwise}")
    }

    pub(super) fn leaves_to_them(&mut self, step: &Theirs<'_>) -> String {
        let before = (self.is_theirs, self.is_named);
        (self.is_theirs, self.is_named) = (!self.is_theirs, false);
        let (head, text) = self.told_parts(step.steps, false);
        (self.is_theirs, self.is_named) = before;
        let head = if head.is_empty() { head } else { format!(", {},", if_so(&head)) };
        let text = if text.is_empty() { "nothing happens".into() } else { small(&text) };
        // `Your opponent may return …`, where an order follows; else what they choose in.
        let is_order = ORDERS.contains(&text.split(' ').next().unwrap_or_default());
        let who = self.they();
        match (step.may, is_order) {
            (false, true) if text.contains(". ") => {
                format!("{who} must do all of this{head}: {text}").replace(",:", ":")
            }
            (true, true) => format!("{who} may{head} {text}"),
            (true, false) => format!("{who} may choose{}: {text}", head.trim_end_matches(',')),
            (false, true) => format!("{who} must{head} {text}"),
            (false, false) => format!("{who} {}{}: {text}", self.they_do("choose"), head.trim_end_matches(',')),
        }
    }
}

/// True if the ways that a step can go were told one by one, last of all.
fn goes_several_ways(step: &Step<'_>, told: &[String]) -> bool {
    let is_long = told.last().is_some_and(|text| text.contains(". "));
    is_long && matches!(step, Step::Roll(_) | Step::Either(_) | Step::Fork(_))
}

/// A beginning of a sentence as a condition inside one.
fn if_so(head: &str) -> String {
    let head = small(head);
    match head.starts_with("only ") {
        true => head,
        false => format!("only if {head}"),
    }
}

/// The text with a small letter at its beginning.
fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_lowercase().to_string() + letters.as_str())
}
